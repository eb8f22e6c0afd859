import { styleText } from 'node:util';
import type { Outcome } from './outcome.ts';
import { sum } from './outcome.ts';

export type Result = { name: string; outcome: Outcome; milliseconds: number };

/** 4200 → "4.2 s", 75000 → "1 min 15 s". */
export function duration(milliseconds: number): string {
  const seconds = milliseconds / 1000;
  if (seconds < 60) return `${seconds.toFixed(1)} s`;
  return `${Math.floor(seconds / 60)} min ${String(Math.round(seconds % 60)).padStart(2, '0')} s`;
}

/** One line for a stage that has ended. */
export function line({ name, outcome: { passed, failed }, milliseconds }: Result): string {
  const mark = failed > 0 ? styleText('red', '×') : styleText('green', '✓');
  const counts = `${String(passed).padStart(5)} passed ${String(failed).padStart(4)} failed`;
  return `${mark} ${name.padEnd(10)} ${counts}   ${duration(milliseconds)}`;
}

/** The table at the end; its last line is `N passed, N failed`. */
export function summary(results: readonly Result[]): string {
  const { passed, failed } = sum(results.map(({ outcome }) => outcome));
  const total = results.reduce((all, { milliseconds }) => all + milliseconds, 0);
  return ['', ...results.map(line), `  in ${duration(total)}`, '', `${passed} passed, ${failed} failed`].join('\n');
}
