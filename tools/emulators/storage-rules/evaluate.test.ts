import { describe, expect, test } from 'vitest';
import { evaluate, type Scope } from './evaluate.ts';
import { parseExpression } from './expressions.ts';
import { Lexer } from './lexer.ts';
import { Path, Timestamp, type Value } from './values.ts';

const variables = new Map<string, Value>([
  [
    'm',
    new Map<string, Value>([
      ['a', 1n],
      ['b', new Map<string, Value>([['c', 'deep']])],
    ]),
  ],
  [
    'before',
    new Map<string, Value>([
      ['a', 2n],
      ['old', true],
    ]),
  ],
  ['now', new Timestamp(Date.UTC(2026, 9, 25, 12))],
  ['uid', 'ana'],
]);
const scope: Scope = {
  variables,
  functions: new Map(),
  lookup: async (path) => (String(path).endsWith('/ana') ? new Map([['data', true]]) : null),
  depth: 0,
};
const run = (source: string) => evaluate(parseExpression(new Lexer(source)), scope);

describe('is true', () => {
  test.each([
    '1 + 2 * 3 == 7',
    '(1 + 2) * 3 == 9',
    '7 / 2 == 3',
    '7 % 4 == 3',
    '7.0 / 2 == 3.5',
    '-1 < 0',
    '1 == 1.0',
    "1 != 'a'",
    "'a' < 'b'",
    "'ab' + 'c' == 'abc'",
    '!(1 > 2)',
    "'a' in ['a', 'b']",
    "'a' in m",
    "!('z' in m)",
    "'a' in {'a': 1}",
    "m.b.c == 'deep'",
    "m['b']['c'] == 'deep'",
    "m.get('z', 5) == 5",
    "m.get(['b', 'c'], '') == 'deep'",
    "m.keys().hasOnly(['a', 'b'])",
    "m.diff(before).affectedKeys() == ['a', 'b', 'old'].toSet()",
    "m.diff(before).addedKeys().hasOnly(['b'])",
    "m.size() == 2 && 'abc'.size() == 3 && [1, 2].size() == 2",
    "'a-b-c'.split('-')[1] == 'b'",
    "'image/png'.matches('image/(png|jpeg)')",
    "!'ximage/png'.matches('image/.*')",
    "'IMAGE/PNG'.matches('(?i)image/png')",
    "' a '.trim() == 'a'",
    "'\u00a0a'.trim() == '\u00a0a'",
    "'A'.lower() == 'a'",
    "'a' is string && 1 is int && 1.5 is float && 1 is number && [] is list && {} is map && null is null",
    '!(1 is float)',
    'true ? 1 == 1 : 1 == 2',
    'now + duration.value(1, "h") > now',
    'now.year() == 2026 && now.month() == 10',
    'timestamp.date(2026, 10, 25) <= now',
    "int('12') == 12 && string(12) == '12' && float('1.5') == 1.5",
    'firestore.exists(/databases/(default)/documents/users/$(uid))',
    "!firestore.exists(/databases/(default)/documents/users/$('z'))",
    'firestore.get(/databases/(default)/documents/users/$(uid)).data',
    '[1, 2].hasAll([1]) && [1, 2].hasAny([2, 3]) && !([1, 2].hasOnly([1]))',
    "['a', 'b'].join('/') == 'a/b'",
    '// a remark\n 1 == 1 /* and another */',
  ])('%s', async (source) => expect(await run(source)).toBe(true));
});

describe('an error', () => {
  test.each([
    ['m.z', /property z is undefined/],
    ['uid.size', /string has no property/],
    ['uid.keys()', /string has no method keys/],
    ['1 < "a"', /cannot take int and string/],
    ['1 / 0', /division by zero/],
    ['1 && true', /a bool is needed/],
    ['!uid', /a bool is needed/],
    ['[1][3]', /out of range/],
    ["firestore.get(/databases/(default)/documents/users/$('z'))", /does not exist/],
    ["firestore.get('/users/x')", /takes a path/],
    ['/users/$(null)', /a path cannot hold null/],
  ])('%s', async (source, message) => {
    await expect(run(source)).rejects.toThrow(message);
  });
});

describe('an error gives way to the other side', () => {
  test.each([
    ['m.z || true', true],
    ['true || m.z', true],
    ['m.z && false', false],
    ['false && m.z', false],
  ])('%s', async (source, answer) => expect(await run(source)).toBe(answer));

  test.each(['m.z || false', 'm.z && true', 'true && m.z', 'false || m.z'])('%s is an error', async (source) => {
    await expect(run(source)).rejects.toThrow(/undefined/);
  });
});

test('a comparison with what is not a number is false', async () => {
  const nan = { ...scope, variables: new Map<string, Value>([['p', Number.NaN]]) };
  const ask = (source: string) => evaluate(parseExpression(new Lexer(source)), nan);
  expect(await ask('p < 0')).toBe(false);
  expect(await ask('p >= 0')).toBe(false);
  expect(await ask('!(p < 0)')).toBe(true);
});

test('a path literal keeps its segments', async () => {
  expect(await run('/databases/(default)/documents/a-b_1/$(uid)')).toEqual(
    new Path(['databases', '(default)', 'documents', 'a-b_1', 'ana']),
  );
});
