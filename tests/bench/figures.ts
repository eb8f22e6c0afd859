/** What a section of the bench measured, one printable line each. */
export type Figures = readonly string[];

export const median = (numbers: readonly number[]): number =>
  [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;

export const kib = (bytes: number): string => `${(bytes / 1024).toFixed(1)} KiB`;
