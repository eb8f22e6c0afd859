import { once } from '../lib/once.ts';

/** Brings the styles of Mantine's basic components, which lean pages do without. */
export const loadBaseStyles = once(() => import('./styles-base.ts'));
