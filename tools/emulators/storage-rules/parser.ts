import type { Allow, Expression, FunctionDeclaration, Match, Method, Segment } from './ast.ts';
import { checkMatch } from './check.ts';
import { parseExpression } from './expressions.ts';
import { Lexer, RulesError } from './lexer.ts';

const METHODS: Record<string, readonly Method[]> = {
  read: ['get', 'list'],
  write: ['create', 'update', 'delete'],
  get: ['get'],
  list: ['list'],
  create: ['create'],
  update: ['update'],
  delete: ['delete'],
};

/**
 * Parses a Storage rules file into one match without a pattern: the service.
 * Throws `RulesError` with the line of whatever is wrong or unknown.
 */
export function parseRules(source: string): Match {
  const lexer = new Lexer(source);
  parseVersion(lexer);
  const { line } = lexer.expect('service');
  const service = [lexer.name('a service')];
  while (lexer.accept('.')) service.push(lexer.name('a service'));
  if (service.join('.') !== 'firebase.storage')
    throw new RulesError(`the service ${service.join('.')} is not supported`, line);
  const root = parseBody(lexer, [], line);
  if (lexer.peek().kind !== 'end') throw lexer.unexpected(lexer.peek(), 'the end of the file');
  checkMatch(root);
  return root;
}

function parseVersion(lexer: Lexer): void {
  const { line } = lexer.peek();
  if (!lexer.accept('rules_version')) throw new RulesError("rules_version = '2' is missing", line);
  lexer.expect('=');
  const version = lexer.next();
  if (version.text !== '2') throw new RulesError(`rules_version '${version.text}' is not supported`, version.line);
  lexer.accept(';');
}

function parseBody(lexer: Lexer, pattern: Segment[], line: number): Match {
  const match: Match = { pattern, functions: [], allows: [], matches: [], line };
  lexer.expect('{');
  while (!lexer.accept('}')) {
    const statement = lexer.next();
    if (statement.text === 'match') match.matches.push(parseBody(lexer, parsePattern(lexer), statement.line));
    else if (statement.text === 'allow') match.allows.push(parseAllow(lexer, statement.line));
    else if (statement.text === 'function') match.functions.push(parseFunction(lexer, statement.line));
    else throw lexer.unexpected(statement, '"match", "allow", "function" or "}"');
  }
  return match;
}

function parsePattern(lexer: Lexer): Segment[] {
  const segments: Segment[] = [];
  while (lexer.peek().text === '/') {
    const slash = lexer.next();
    if (segments.at(-1)?.kind === 'rest') throw new RulesError('nothing can follow a {name=**}', slash.line);
    const text = lexer.pathText();
    if (text !== null) {
      segments.push({ kind: 'text', text });
      continue;
    }
    lexer.expect('{');
    const name = lexer.name('a wildcard');
    const rest = lexer.accept('=');
    if (rest) for (const star of ['*', '*']) lexer.expect(star);
    lexer.expect('}');
    segments.push({ kind: rest ? 'rest' : 'one', name });
  }
  if (segments.length === 0) throw lexer.unexpected(lexer.peek(), 'a path');
  return segments;
}

function parseAllow(lexer: Lexer, line: number): Allow {
  const methods = new Set<Method>();
  do {
    const token = lexer.next();
    const meant = METHODS[token.text];
    if (!meant) throw lexer.unexpected(token, 'a method');
    for (const method of meant) methods.add(method);
  } while (lexer.accept(','));
  let condition: Expression = { kind: 'literal', value: true, line };
  if (lexer.accept(':')) {
    lexer.expect('if');
    condition = parseExpression(lexer);
  }
  lexer.expect(';');
  return { methods, condition, line };
}

function parseFunction(lexer: Lexer, line: number): FunctionDeclaration {
  const name = lexer.name('a function name');
  const parameters: string[] = [];
  lexer.expect('(');
  if (!lexer.accept(')')) {
    do parameters.push(lexer.name('a parameter'));
    while (lexer.accept(','));
    lexer.expect(')');
  }
  lexer.expect('{');
  const lets: FunctionDeclaration['lets'] = [];
  while (lexer.accept('let')) {
    const variable = lexer.name('a variable');
    lexer.expect('=');
    lets.push({ name: variable, value: parseExpression(lexer) });
    lexer.expect(';');
  }
  lexer.expect('return');
  const result = parseExpression(lexer);
  lexer.accept(';');
  lexer.expect('}');
  return { name, parameters, lets, result, line };
}
