import type { Expression, FunctionDeclaration, Match } from './ast.ts';
import { FUNCTIONS, LOOKUPS, NAMESPACES, TYPES } from './functions.ts';
import { RulesError } from './lexer.ts';
import { isMethod } from './methods.ts';
import { patternProblem } from './regular-expression.ts';

const VARIABLES = ['request', 'resource'];

type Scope = { variables: ReadonlySet<string>; functions: ReadonlyMap<string, FunctionDeclaration> };

/** Refuses every name, method, function and type nothing defines, in conditions that may never run too. */
export function checkMatch(match: Match, outer: Scope = { variables: new Set(VARIABLES), functions: new Map() }): void {
  const wildcards = match.pattern.flatMap((segment) => (segment.kind === 'text' ? [] : [segment.name]));
  const scope: Scope = {
    variables: new Set([...outer.variables, ...wildcards]),
    functions: new Map([...outer.functions, ...match.functions.map((fn) => [fn.name, fn] as const)]),
  };
  for (const fn of match.functions) checkFunction(fn, scope);
  for (const allow of match.allows) checkExpression(allow.condition, scope);
  for (const inner of match.matches) checkMatch(inner, scope);
}

function checkFunction(fn: FunctionDeclaration, outer: Scope): void {
  const variables = new Set([...outer.variables, ...fn.parameters]);
  const scope = { ...outer, variables };
  for (const { name, value } of fn.lets) {
    checkExpression(value, scope);
    variables.add(name);
  }
  checkExpression(fn.result, scope);
}

function checkExpression(expression: Expression, scope: Scope): void {
  const refuse = (problem: string) => new RulesError(problem, expression.line);
  switch (expression.kind) {
    case 'name':
      if (!scope.variables.has(expression.name)) throw refuse(`unknown variable ${expression.name}`);
      break;
    case 'is':
      if (!TYPES.has(expression.type)) throw refuse(`unknown type ${expression.type}`);
      break;
    case 'call':
      checkCall(expression, scope, refuse);
      break;
    case 'method':
      if (checkMethod(expression, scope, refuse)) return;
      break;
    default:
  }
  for (const child of childrenOf(expression)) checkExpression(child, scope);
}

type Refuse = (problem: string) => RulesError;

function checkCall(call: Extract<Expression, { kind: 'call' }>, scope: Scope, refuse: Refuse): void {
  const declared = scope.functions.get(call.name);
  if (!declared && !Object.hasOwn(FUNCTIONS, call.name)) throw refuse(`unknown function ${call.name}()`);
  if (declared && declared.parameters.length !== call.args.length) {
    throw refuse(`${call.name}() takes ${declared.parameters.length} arguments, not ${call.args.length}`);
  }
}

/** Returns true when the call belongs to a namespace, whose name is no variable. */
function checkMethod(call: Extract<Expression, { kind: 'method' }>, scope: Scope, refuse: Refuse): boolean {
  const { object, name, args } = call;
  if (object.kind === 'name' && NAMESPACES.has(object.name) && !scope.variables.has(object.name)) {
    const full = `${object.name}.${name}`;
    if (!LOOKUPS.has(full) && !Object.hasOwn(FUNCTIONS, full)) throw refuse(`unknown function ${full}()`);
    for (const argument of args) checkExpression(argument, scope);
    return true;
  }
  if (!isMethod(name)) throw refuse(`unknown method ${name}()`);
  const [pattern] = args;
  if (name === 'matches' && pattern?.kind === 'literal' && typeof pattern.value === 'string') {
    const problem = patternProblem(pattern.value);
    if (problem) throw refuse(`matches(): ${problem}`);
  }
  return false;
}

/** The expressions directly inside an expression. */
function childrenOf(expression: Expression): Expression[] {
  switch (expression.kind) {
    case 'list':
      return expression.items;
    case 'map':
      return expression.entries.flat();
    case 'path':
      return expression.segments.filter((segment) => typeof segment !== 'string');
    case 'unary':
    case 'is':
      return [expression.operand];
    case 'binary':
      return [expression.left, expression.right];
    case 'choice':
      return [expression.condition, expression.yes, expression.no];
    case 'member':
      return [expression.object];
    case 'index':
      return [expression.object, expression.index];
    case 'call':
      return expression.args;
    case 'method':
      return [expression.object, ...expression.args];
    default:
      return [];
  }
}
