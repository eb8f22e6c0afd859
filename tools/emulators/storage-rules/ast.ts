/** An expression; `line` is where it stands in the rules file. */
export type Expression = { line: number } & (
  | { kind: 'literal'; value: null | boolean | bigint | number | string }
  | { kind: 'name'; name: string }
  | { kind: 'list'; items: Expression[] }
  | { kind: 'map'; entries: [Expression, Expression][] }
  | { kind: 'path'; segments: (string | Expression)[] }
  | { kind: 'unary'; operator: '!' | '-'; operand: Expression }
  | { kind: 'binary'; operator: BinaryOperator; left: Expression; right: Expression }
  | { kind: 'is'; operand: Expression; type: string }
  | { kind: 'choice'; condition: Expression; yes: Expression; no: Expression }
  | { kind: 'member'; object: Expression; name: string }
  | { kind: 'index'; object: Expression; index: Expression }
  | { kind: 'call'; name: string; args: Expression[] }
  | { kind: 'method'; object: Expression; name: string; args: Expression[] }
);

export type BinaryOperator = '||' | '&&' | '==' | '!=' | '<' | '<=' | '>' | '>=' | 'in' | '+' | '-' | '*' | '/' | '%';

/** `function name(parameters) { let …; return result; }` */
export type FunctionDeclaration = {
  name: string;
  parameters: string[];
  lets: { name: string; value: Expression }[];
  result: Expression;
  line: number;
};

export type Method = 'get' | 'list' | 'create' | 'update' | 'delete';

/** `allow methods: if condition;` */
export type Allow = { methods: ReadonlySet<Method>; condition: Expression; line: number };

/** A segment of a match: fixed text, `{one}` or `{rest=**}`. */
export type Segment = { kind: 'text'; text: string } | { kind: 'one' | 'rest'; name: string };

export type Match = {
  pattern: Segment[];
  functions: FunctionDeclaration[];
  allows: Allow[];
  matches: Match[];
  line: number;
};
