import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { stripVTControlCharacters } from 'node:util';
import { LOCAL, ROOT } from '../platform/paths.ts';
import type { Outcome } from './outcome.ts';

/** The parts of vitest's JSON report that are counted. */
export type Report = {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  success: boolean;
  testResults: { name: string; status: string; assertionResults: unknown[] }[];
};

const VITEST = join(ROOT, 'node_modules/vitest/vitest.mjs');

/** Runs one vitest project, telling each finished file to `onFile`, and counts its tests. */
export async function runVitest(
  project: string,
  env: Record<string, string>,
  onFile: (line: string) => void,
): Promise<Outcome> {
  const report = join(LOCAL, 'test', `${project}.json`);
  mkdirSync(join(LOCAL, 'test'), { recursive: true });
  rmSync(report, { force: true });
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const child = spawn(process.execPath, [VITEST, 'run', '--project', project, ...reporters], {
    cwd: ROOT,
    env: { ...process.env, NO_COLOR: '1', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const lines: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on('line', (raw) => {
      const line = stripVTControlCharacters(raw);
      lines.push(line);
      if (/^\s*[✓❯×]/.test(line)) onFile(line.trim());
    });
  }
  const code = await new Promise<number>((resolve) => child.once('close', (exit) => resolve(exit ?? 1)));
  const output = lines.join('\n');
  if (!existsSync(report)) return { passed: 0, failed: 1, detail: output };
  return count(JSON.parse(readFileSync(report, 'utf8')) as Report, code, output);
}

/**
 * Counts a report. A test that was skipped counts as failed, and so does a file that could not run and a run that
 * found nothing: what was not tried is not known to work.
 */
export function count(report: Report, code: number, output: string): Outcome {
  const brokenFiles = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  const skipped = report.numPendingTests + report.numTodoTests;
  const failed = report.numFailedTests + brokenFiles.length + skipped;
  const unexplained = failed === 0 && (code !== 0 || !report.success || report.numPassedTests === 0) ? 1 : 0;
  const outcome = { passed: report.numPassedTests, failed: failed + unexplained };
  if (outcome.failed === 0) return outcome;
  return { ...outcome, detail: skipped > 0 ? `${output}\n${skipped} tests were skipped.` : output };
}
