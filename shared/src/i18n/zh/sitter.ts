import type { Translation } from '../catalogue.ts';
import type en from '../en/sitter.ts';

export default {} as const satisfies Translation<typeof en>;
