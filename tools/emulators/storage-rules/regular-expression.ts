import { EvaluationError } from './operators.ts';

/** What RE2, the language's engine, does not have. */
const BEYOND_RE2 = /\(\?<?[=!]|\\[1-9]|\\k</;

const cache = new Map<string, RegExp>();

/** Says what is wrong with a pattern, or `null`. */
export function patternProblem(pattern: string): string | null {
  if (BEYOND_RE2.test(pattern)) return 'look-around and back-references are not part of the language';
  try {
    compile(pattern);
    return null;
  } catch {
    return 'not a regular expression this runtime knows';
  }
}

function compile(pattern: string): RegExp {
  const ignoreCase = pattern.startsWith('(?i)');
  return new RegExp(`^(?:${ignoreCase ? pattern.slice(4) : pattern})$`, ignoreCase ? 'iu' : 'u');
}

/** The pattern as `matches()` reads it: it must cover the whole text. Throws `EvaluationError` on a bad one. */
export function fullMatch(pattern: string): RegExp {
  const known = cache.get(pattern);
  if (known) return known;
  const problem = patternProblem(pattern);
  if (problem) throw new EvaluationError(`matches(${JSON.stringify(pattern)}): ${problem}`);
  const compiled = compile(pattern);
  cache.set(pattern, compiled);
  return compiled;
}
