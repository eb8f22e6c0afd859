import { expect, test } from 'vitest';
import { count, type Report } from './vitest-stage.ts';

const report: Report = {
  numPassedTests: 3,
  numFailedTests: 0,
  numPendingTests: 0,
  numTodoTests: 0,
  success: true,
  testResults: [{ name: 'a.test.ts', status: 'passed', assertionResults: [{}] }],
};

test('passed tests are counted', () => {
  expect(count(report, 0, '')).toEqual({ passed: 3, failed: 0 });
});

test.each<[string, Partial<Report>, number, number]>([
  ['a failed test', { numFailedTests: 2, success: false }, 1, 2],
  ['a skipped test', { numPendingTests: 1 }, 0, 1],
  ['a test to be written', { numTodoTests: 1 }, 0, 1],
  [
    'a file that cannot run',
    { success: false, testResults: [{ name: 'b', status: 'failed', assertionResults: [] }] },
    1,
    1,
  ],
  ['an error outside every test', { success: false }, 1, 1],
  ['no tests at all', { numPassedTests: 0 }, 0, 1],
])('%s counts as failed', (_, change, code, failed) => {
  expect(count({ ...report, ...change }, code, 'output')).toMatchObject({
    failed,
    detail: expect.stringContaining('output'),
  });
});
