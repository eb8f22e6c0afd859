/** The mark of Patas da Prata, the same file the browser shows on the tab. */
export const Logo = ({ size }: { size: number }) => <img src="/favicon.svg" width={size} height={size} alt="" />;
