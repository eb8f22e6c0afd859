import type { Match, Method, Segment } from './ast.ts';
import { evaluate, type Lookup, type Scope } from './evaluate.ts';
import { EvaluationError } from './operators.ts';
import { parseRules } from './parser.ts';
import { Path, type Value } from './values.ts';

/** One question: may this method be done on this path? */
export type Request = { method: Method; path: string; variables: ReadonlyMap<string, Value>; lookup: Lookup };

/** The answer, with what went wrong in conditions when nothing allowed it. */
export type Verdict = { permit: boolean; warnings: string[] };

export type Ruleset = { verify(request: Request): Promise<Verdict> };

/** Loads a Storage rules file. Throws `RulesError`. */
export function loadRuleset(source: string): Ruleset {
  const root = parseRules(source);
  return {
    async verify({ method, path, variables, lookup }) {
      const scope: Scope = { variables, functions: new Map(), lookup, depth: 0 };
      const segments = path.split('/').filter(Boolean);
      const warnings: string[] = [];
      const permit = await anyAllows(root, segments, method, scope, warnings);
      return { permit, warnings: permit ? [] : warnings };
    },
  };
}

async function anyAllows(
  match: Match,
  path: readonly string[],
  method: Method,
  outer: Scope,
  warnings: string[],
): Promise<boolean> {
  const found = matchPattern(match.pattern, path);
  if (!found) return false;
  const scope = scopeOf(match, found.wildcards, outer);
  if (found.rest.length === 0) {
    for (const allow of match.allows.filter(({ methods }) => methods.has(method))) {
      try {
        if ((await evaluate(allow.condition, scope)) === true) return true;
      } catch (error) {
        if (!(error instanceof EvaluationError)) throw error;
        warnings.push(`${error.message} (allow in line ${allow.line})`);
      }
    }
  }
  for (const inner of match.matches) {
    if (await anyAllows(inner, found.rest, method, scope, warnings)) return true;
  }
  return false;
}

function scopeOf(match: Match, wildcards: ReadonlyMap<string, Value>, outer: Scope): Scope {
  const functions = new Map(outer.functions);
  const scope: Scope = { ...outer, variables: new Map([...outer.variables, ...wildcards]), functions };
  for (const declaration of match.functions) functions.set(declaration.name, { declaration, scope: () => scope });
  return scope;
}

/** Fits a pattern to the start of a path; `{name=**}` takes all that is left, nothing included. */
function matchPattern(
  pattern: readonly Segment[],
  path: readonly string[],
): { wildcards: Map<string, Value>; rest: readonly string[] } | null {
  const wildcards = new Map<string, Value>();
  for (const [index, segment] of pattern.entries()) {
    if (segment.kind === 'rest') {
      wildcards.set(segment.name, new Path(path.slice(index)));
      return { wildcards, rest: [] };
    }
    const text = path[index];
    if (text === undefined || (segment.kind === 'text' && segment.text !== text)) return null;
    if (segment.kind === 'one') wildcards.set(segment.name, text);
  }
  return { wildcards, rest: path.slice(pattern.length) };
}
