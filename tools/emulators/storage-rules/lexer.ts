/** The rules file is wrong, or uses something this runtime does not know. */
export class RulesError extends Error {
  readonly line: number;
  constructor(message: string, line: number) {
    super(message);
    this.line = line;
  }
}

export type Token = {
  kind: 'name' | 'number' | 'string' | 'operator' | 'end';
  /** The text, a string's without its quotes and escapes. */
  text: string;
  line: number;
  /** Where it begins in the source. */
  at: number;
};

const SPACE = /(?:\s+|\/\/[^\n]*|\/\*[\s\S]*?\*\/)+/y;
const NAME = /[A-Za-z_]\w*/y;
const NUMBER = /\d+(?:\.\d+)?/y;
const STRING = /'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"/y;
const OPERATOR = /==|!=|<=|>=|&&|\|\||[-+*/%!<>=?:;,.(){}[\]$]/y;
const PATH_TEXT = /[\w.~%@-]+|\(default\)/y;

const ESCAPES: Record<string, string> = { n: '\n', t: '\t', r: '\r', b: '\b', f: '\f', v: '\v', 0: '\0' };

/** Reads a rules file token by token; a path literal is read on request, because `/` also divides. */
export class Lexer {
  readonly source: string;
  private position = 0;
  private ahead: Token | null = null;

  constructor(source: string) {
    this.source = source;
  }

  /** The next token, left where it is. */
  peek(): Token {
    this.ahead ??= this.read();
    return this.ahead;
  }

  next(): Token {
    const token = this.peek();
    this.ahead = null;
    return token;
  }

  /** Takes the next token if it is this operator or word. */
  accept(text: string): boolean {
    const { kind, text: found } = this.peek();
    if (found !== text || (kind !== 'operator' && kind !== 'name')) return false;
    this.next();
    return true;
  }

  expect(text: string): Token {
    const token = this.peek();
    if (!this.accept(text)) throw this.unexpected(token, `"${text}"`);
    return token;
  }

  /** Takes a name that is no operator. */
  name(what: string): string {
    const token = this.next();
    if (token.kind !== 'name') throw this.unexpected(token, what);
    return token.text;
  }

  /** Text of a path segment that begins right here, or `null`. */
  pathText(): string | null {
    if (this.ahead) {
      this.position = this.ahead.at;
      this.ahead = null;
    }
    return this.match(PATH_TEXT);
  }

  unexpected(token: Token, wanted: string): RulesError {
    const found = token.kind === 'end' ? 'the end of the file' : `"${token.text}"`;
    return new RulesError(`${wanted} expected, found ${found}`, token.line);
  }

  private read(): Token {
    this.match(SPACE);
    const at = this.position;
    const line = this.source.slice(0, at).split('\n').length;
    if (at >= this.source.length) return { kind: 'end', text: '', line, at };
    const string = this.match(STRING);
    if (string !== null) return { kind: 'string', text: plainText(string.slice(1, -1)), line, at };
    for (const [kind, pattern] of [
      ['name', NAME],
      ['number', NUMBER],
      ['operator', OPERATOR],
    ] as const) {
      const text = this.match(pattern);
      if (text !== null) return { kind, text, line, at };
    }
    throw new RulesError(`unknown character ${JSON.stringify(this.source[at])}`, line);
  }

  private match(pattern: RegExp): string | null {
    pattern.lastIndex = this.position;
    const found = pattern.exec(this.source);
    if (!found) return null;
    this.position = pattern.lastIndex;
    return found[0];
  }
}

function plainText(text: string): string {
  return text.replace(/\\(.)/gs, (_, character: string) => ESCAPES[character] ?? character);
}
