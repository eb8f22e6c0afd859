import { bombarral } from './sitters/bombarral.ts';
import { caldas } from './sitters/caldas.ts';
import { obidos } from './sitters/obidos.ts';
import { other } from './sitters/other.ts';
import { peniche } from './sitters/peniche.ts';
import type { DemoSitter } from './sitters/sitter.ts';

export type { DemoSitter };

/** The 24 demo sitters, town by town. */
export const sitters: readonly DemoSitter[] = [...obidos, ...caldas, ...peniche, ...bombarral, ...other];
