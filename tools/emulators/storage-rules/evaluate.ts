import type { Expression, FunctionDeclaration } from './ast.ts';
import { FUNCTIONS, LOOKUPS, NAMESPACES } from './functions.ts';
import { callMethod, readMember } from './methods.ts';
import { applyBinary, EvaluationError } from './operators.ts';
import { Path, typeOf, type Value } from './values.ts';

/** Reads a Firestore document, or `null` when there is none. Throws when a request asks for too many. */
export type Lookup = (path: Path) => Promise<Value | null>;

/** Names an expression can use. */
export type Scope = {
  variables: ReadonlyMap<string, Value>;
  functions: ReadonlyMap<string, { declaration: FunctionDeclaration; scope: () => Scope }>;
  lookup: Lookup;
  depth: number;
};

/** The language's own limit on calls within calls. */
const MAX_DEPTH = 20;

/** The value of an expression. Throws `EvaluationError` as the language does. */
export async function evaluate(expression: Expression, scope: Scope): Promise<Value> {
  switch (expression.kind) {
    case 'literal':
      return expression.value;
    case 'name':
      return scope.variables.get(expression.name) ?? null;
    case 'list':
      return evaluateAll(expression.items, scope);
    case 'map':
      return evaluateMap(expression.entries, scope);
    case 'path':
      return evaluatePath(expression.segments, scope);
    case 'unary':
      return evaluateUnary(expression.operator, await evaluate(expression.operand, scope));
    case 'binary':
      return evaluateBinary(expression, scope);
    case 'is':
      return isType(await evaluate(expression.operand, scope), expression.type);
    case 'choice':
      return evaluate(bool(await evaluate(expression.condition, scope)) ? expression.yes : expression.no, scope);
    case 'member':
      return readMember(await evaluate(expression.object, scope), expression.name);
    case 'index':
      return readMember(await evaluate(expression.object, scope), await evaluate(expression.index, scope));
    case 'call':
      return evaluateCall(expression.name, await evaluateAll(expression.args, scope), scope);
    case 'method':
      return evaluateMethod(expression, scope);
  }
}

function bool(value: Value): boolean {
  if (typeof value !== 'boolean') throw new EvaluationError(`a bool is needed, not ${typeOf(value)}`);
  return value;
}

function isType(value: Value, type: string): boolean {
  const actual = typeOf(value);
  return type === 'number' ? actual === 'int' || actual === 'float' : actual === type;
}

async function evaluateAll(expressions: readonly Expression[], scope: Scope): Promise<Value[]> {
  const values: Value[] = [];
  for (const expression of expressions) values.push(await evaluate(expression, scope));
  return values;
}

async function evaluateMap(entries: readonly [Expression, Expression][], scope: Scope): Promise<Value> {
  const map = new Map<string, Value>();
  for (const [key, value] of entries) map.set(String(await evaluate(key, scope)), await evaluate(value, scope));
  return map;
}

async function evaluatePath(segments: readonly (string | Expression)[], scope: Scope): Promise<Path> {
  const texts: string[] = [];
  for (const segment of segments) {
    const value = typeof segment === 'string' ? segment : await evaluate(segment, scope);
    if (typeof value !== 'string' || value === '') throw new EvaluationError(`a path cannot hold ${typeOf(value)}`);
    texts.push(value);
  }
  return new Path(texts);
}

function evaluateUnary(operator: '!' | '-', value: Value): Value {
  if (operator === '!') return !bool(value);
  if (typeof value === 'bigint' || typeof value === 'number') return -value;
  throw new EvaluationError(`"-" cannot take ${typeOf(value)}`);
}

/** `&&` and `||` are settled by either side: an error on one side gives way to the other side's answer. */
async function evaluateBinary(expression: Extract<Expression, { kind: 'binary' }>, scope: Scope): Promise<Value> {
  const { operator, left, right } = expression;
  if (operator !== '&&' && operator !== '||') {
    return applyBinary(operator, await evaluate(left, scope), await evaluate(right, scope));
  }
  const settles = operator === '||';
  let failure: EvaluationError | null = null;
  for (const side of [left, right]) {
    try {
      if (bool(await evaluate(side, scope)) === settles) return settles;
    } catch (error) {
      if (!(error instanceof EvaluationError)) throw error;
      failure ??= error;
    }
  }
  if (failure) throw failure;
  return !settles;
}

async function evaluateCall(name: string, args: Value[], scope: Scope): Promise<Value> {
  const found = scope.functions.get(name);
  if (!found) {
    const builtIn = FUNCTIONS[name];
    if (!builtIn) throw new EvaluationError(`unknown function ${name}()`);
    return builtIn(...args);
  }
  if (scope.depth >= MAX_DEPTH) throw new EvaluationError(`${name}(): more than ${MAX_DEPTH} calls within calls`);
  const { declaration } = found;
  const outer = found.scope();
  const variables = new Map(outer.variables);
  for (const [index, parameter] of declaration.parameters.entries()) variables.set(parameter, args[index] ?? null);
  const inner: Scope = { ...outer, variables, depth: scope.depth + 1 };
  for (const { name: variable, value } of declaration.lets) variables.set(variable, await evaluate(value, inner));
  return evaluate(declaration.result, inner);
}

async function evaluateMethod(call: Extract<Expression, { kind: 'method' }>, scope: Scope): Promise<Value> {
  const { object, name } = call;
  const args = await evaluateAll(call.args, scope);
  if (object.kind !== 'name' || !NAMESPACES.has(object.name) || scope.variables.has(object.name)) {
    return callMethod(await evaluate(object, scope), name, args);
  }
  const full = `${object.name}.${name}`;
  return LOOKUPS.has(full) ? evaluateLookup(full, args[0], scope) : evaluateCall(full, args, scope);
}

async function evaluateLookup(name: string, path: Value | undefined, scope: Scope): Promise<Value> {
  if (!(path instanceof Path)) throw new EvaluationError(`${name}() takes a path`);
  const document = await scope.lookup(path);
  if (name === 'firestore.exists') return document !== null;
  if (document === null) throw new EvaluationError(`${path} does not exist`);
  return document;
}
