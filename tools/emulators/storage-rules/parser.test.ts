import { describe, expect, test } from 'vitest';
import { RulesError } from './lexer.ts';
import { parseRules } from './parser.ts';

const file = (body: string) =>
  `rules_version = '2';\nservice firebase.storage {\n  match /b/{bucket}/o {\n${body}\n  }\n}`;
const allow = (condition: string) => file(`    match /a/{id} {\n      allow read: if ${condition};\n    }`);

describe('refuses, naming line and construct', () => {
  test.each([
    [allow('request.auth.uid.hash() == id'), 5, /unknown method hash\(\)/],
    [allow('isOwner()'), 5, /unknown function isOwner\(\)/],
    [allow('hashing.md5(id) == id'), 5, /unknown method md5\(\)/],
    [allow('firestore.getAfter(/a/b) != null'), 5, /unknown function firestore.getAfter\(\)/],
    [allow('uid == id'), 5, /unknown variable uid/],
    [allow('id is latlng'), 5, /unknown type latlng/],
    [allow("id.matches('(?=a)a')"), 5, /look-around/],
    [allow("id.matches('(a')"), 5, /not a regular expression/],
    [allow('id == '), 5, /an expression expected, found ";"/],
    [allow('id = 1'), 5, /found "="/],
    [allow('id # 1'), 5, /unknown character "#"/],
    [allow('id == 1').replace('read', 'view'), 5, /a method expected, found "view"/],
    [allow('id == 1').slice(0, -1), 8, /the end of the file/],
    [
      file('    function f(a) { return a; }\n    match /x/{y} { allow read: if f(); }'),
      5,
      /f\(\) takes 1 arguments, not 0/,
    ],
    [file('    match /x/{y=**}/z { allow read; }'), 4, /nothing can follow/],
    ["rules_version = '1';\nservice firebase.storage {}", 1, /rules_version '1'/],
    ['service firebase.storage {}', 1, /rules_version = '2' is missing/],
    ["rules_version = '2';\nservice cloud.firestore {}", 2, /cloud.firestore is not supported/],
  ])('%#', (source, line, message) => {
    let thrown: unknown;
    try {
      parseRules(source);
    } catch (error) {
      thrown = error;
    }
    expect(thrown).toBeInstanceOf(RulesError);
    expect(thrown).toMatchObject({ line, message: expect.stringMatching(message) });
  });
});

test('write means create, update and delete; read means get and list', () => {
  const match = parseRules(file('    match /x { allow read, delete: if true; allow write; }')).matches[0]?.matches[0];
  expect(match?.allows.map(({ methods }) => [...methods])).toEqual([
    ['get', 'list', 'delete'],
    ['create', 'update', 'delete'],
  ]);
});
