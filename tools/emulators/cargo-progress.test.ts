import { expect, test } from 'vitest';
import { readCompileLine } from './cargo-progress.ts';

test('counts downloads as the total and compile lines as done', () => {
  const lines = [
    '    Updating crates.io index',
    '  Downloaded tokio v1.53.1',
    '  Downloaded serde v1.0.229',
    '   Compiling serde v1.0.229',
    'warning: unused',
    '   Compiling tokio v1.53.1',
    '    Finished `release` profile [optimized] target(s) in 2m 51s',
  ];
  let progress = { done: 0, total: 0, name: '' };
  const steps = lines.map((line) => {
    progress = readCompileLine(progress, line);
    return progress;
  });
  expect(steps.map(({ done, total }) => `${done}/${total}`)).toEqual(['0/0', '0/1', '0/2', '1/2', '1/2', '2/2', '2/2']);
  expect(steps[3]?.name).toBe('serde');
});
