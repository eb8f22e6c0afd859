import type { BinaryOperator, Expression } from './ast.ts';
import { type Lexer, RulesError } from './lexer.ts';

/** Binary operators from the loosest to the tightest. */
const LEVELS: readonly (readonly string[])[] = [
  ['||'],
  ['&&'],
  ['==', '!='],
  ['<', '<=', '>', '>=', 'in', 'is'],
  ['+', '-'],
  ['*', '/', '%'],
];

const WORDS = new Map<string, null | boolean>([
  ['null', null],
  ['true', true],
  ['false', false],
]);

/** Parses one expression, `a ? b : c` included. */
export function parseExpression(lexer: Lexer): Expression {
  const condition = parseLevel(lexer, 0);
  if (!lexer.accept('?')) return condition;
  const yes = parseExpression(lexer);
  lexer.expect(':');
  return { kind: 'choice', condition, yes, no: parseExpression(lexer), line: condition.line };
}

function parseLevel(lexer: Lexer, level: number): Expression {
  const operators = LEVELS[level];
  if (!operators) return parseUnary(lexer);
  let left = parseLevel(lexer, level + 1);
  for (;;) {
    const { kind, text, line } = lexer.peek();
    if ((kind !== 'operator' && kind !== 'name') || !operators.includes(text)) return left;
    lexer.next();
    if (text === 'is') left = { kind: 'is', operand: left, type: lexer.name('a type'), line };
    else left = { kind: 'binary', operator: text as BinaryOperator, left, right: parseLevel(lexer, level + 1), line };
  }
}

function parseUnary(lexer: Lexer): Expression {
  const { line } = lexer.peek();
  for (const operator of ['!', '-'] as const) {
    if (lexer.accept(operator)) return { kind: 'unary', operator, operand: parseUnary(lexer), line };
  }
  return parsePostfix(lexer, parsePrimary(lexer));
}

function parsePostfix(lexer: Lexer, start: Expression): Expression {
  let object = start;
  for (;;) {
    const { line } = lexer.peek();
    if (lexer.accept('.')) {
      const name = lexer.name('a field or method');
      object = lexer.accept('(')
        ? { kind: 'method', object, name, args: parseList(lexer, ')'), line }
        : { kind: 'member', object, name, line };
    } else if (lexer.accept('[')) {
      object = { kind: 'index', object, index: parseExpression(lexer), line };
      lexer.expect(']');
    } else return object;
  }
}

function parsePrimary(lexer: Lexer): Expression {
  const { kind, text, line, at } = lexer.peek();
  if (text === '/' && kind === 'operator') return { kind: 'path', segments: parsePath(lexer), line };
  const token = lexer.next();
  if (kind === 'string') return { kind: 'literal', value: text, line };
  if (kind === 'number') return { kind: 'literal', value: text.includes('.') ? Number(text) : BigInt(text), line };
  if (kind === 'name') {
    const word = WORDS.get(text);
    if (word !== undefined) return { kind: 'literal', value: word, line };
    return lexer.accept('(')
      ? { kind: 'call', name: text, args: parseList(lexer, ')'), line }
      : { kind: 'name', name: text, line };
  }
  if (text === '(') {
    const inner = parseExpression(lexer);
    lexer.expect(')');
    return inner;
  }
  if (text === '[') return { kind: 'list', items: parseList(lexer, ']'), line };
  if (text === '{') return { kind: 'map', entries: parseEntries(lexer), line };
  throw lexer.unexpected({ ...token, at }, 'an expression');
}

function parseList(lexer: Lexer, end: ')' | ']'): Expression[] {
  const items: Expression[] = [];
  if (lexer.accept(end)) return items;
  do items.push(parseExpression(lexer));
  while (lexer.accept(','));
  lexer.expect(end);
  return items;
}

function parseEntries(lexer: Lexer): [Expression, Expression][] {
  const entries: [Expression, Expression][] = [];
  if (lexer.accept('}')) return entries;
  do {
    const key = parseLevel(lexer, 0);
    lexer.expect(':');
    entries.push([key, parseExpression(lexer)]);
  } while (lexer.accept(','));
  lexer.expect('}');
  return entries;
}

/** `/databases/(default)/documents/users/$(uid)` */
function parsePath(lexer: Lexer): (string | Expression)[] {
  const segments: (string | Expression)[] = [];
  while (lexer.peek().text === '/' && lexer.peek().kind === 'operator') {
    const { line } = lexer.next();
    const text = lexer.pathText();
    if (text !== null) segments.push(text);
    else if (lexer.accept('$')) {
      lexer.expect('(');
      segments.push(parseExpression(lexer));
      lexer.expect(')');
    } else throw new RulesError('a path segment is missing after "/"', line);
  }
  return segments;
}
