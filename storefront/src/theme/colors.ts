import type { MantineColorsTuple } from '@mantine/core';

/** The coast's colours, light to dark. Checked by colors.test.ts: text on its ground has a contrast of 4.5 or more. */

/** The Atlantic on a clear morning: the primary colour. */
export const sea: MantineColorsTuple = [
  '#eef7f8',
  '#d9edf0',
  '#b3dbe2',
  '#84c3cf',
  '#56a9ba',
  '#338da1',
  '#1d7186',
  '#11596d',
  '#0b4557',
  '#073342',
];

/** Low sun on ochre walls: accents, stars, what one should not miss. */
export const sun: MantineColorsTuple = [
  '#fff6e7',
  '#ffe8c2',
  '#ffd38c',
  '#fcbb55',
  '#f5a42d',
  '#e38a13',
  '#bd6c08',
  '#955405',
  '#704005',
  '#4e2e05',
];

/** Dunes: grounds and quiet surfaces. */
export const sand: MantineColorsTuple = [
  '#fcfaf6',
  '#f6f1e8',
  '#ece3d4',
  '#ded0ba',
  '#c7b699',
  '#a9977a',
  '#877761',
  '#685b4a',
  '#4a4136',
  '#302a23',
];

/** Silver, the coast's own: lines and quiet text. Stands for Mantine's `gray`. */
export const silver: MantineColorsTuple = [
  '#f6f8f8',
  '#ebeff0',
  '#dbe2e5',
  '#c3cdd2',
  '#9caab1',
  '#738590',
  '#536570',
  '#3f4e57',
  '#2b373e',
  '#192227',
];

/** Night over the sea. Stands for Mantine's `dark`: text first, grounds last. */
export const night: MantineColorsTuple = [
  '#e4ecee',
  '#c5d1d6',
  '#a3b3ba',
  '#768b95',
  '#3a5059',
  '#2d424b',
  '#20333b',
  '#15262d',
  '#0f1d23',
  '#0a1519',
];

/** Fired clay of Caldas: errors and what cannot be undone. Stands for Mantine's `red`. */
export const clay: MantineColorsTuple = [
  '#fdf1ee',
  '#fadcd5',
  '#f4b6a9',
  '#ec8d7b',
  '#e26a54',
  '#d24f38',
  '#b53b27',
  '#922e1d',
  '#6d2216',
  '#4a170f',
];

/** Umbrella pines: what went well. Stands for Mantine's `green`. */
export const pine: MantineColorsTuple = [
  '#eff8f1',
  '#d9efdf',
  '#b2dfc0',
  '#82c998',
  '#56b174',
  '#369457',
  '#257744',
  '#1c5e36',
  '#15482a',
  '#0e331d',
];
