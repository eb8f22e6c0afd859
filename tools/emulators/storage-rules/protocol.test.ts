import { expect, test } from 'vitest';
import { createRuntime } from './protocol.ts';

const SOURCE = `rules_version = '2';
service firebase.storage {
  match /b/{bucket}/o/{file} {
    allow get: if firestore.get(/databases/(default)/documents/files/$(file)).data.open;
    allow create: if firestore.exists(/a/1) || firestore.exists(/a/2) || firestore.exists(/a/3);
  }
}`;

function conversation() {
  const sent: Record<string, unknown>[] = [];
  const receive = createRuntime((message) => sent.push({ ...message }));
  const load = (content: string) =>
    receive({
      action: 'load_ruleset',
      id: 0,
      context: { rulesetName: 'r', source: { files: [{ name: 'storage.rules', content }] } },
    });
  const verify = (id: number, method: 'get' | 'create') =>
    receive({
      action: 'verify',
      id,
      context: { rulesetName: 'r', path: '/b/x/o/f1', method, variables: { request: { null_value: null } } },
    });
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  return { sent, receive, load, verify, settle };
}

test('loads, asks for a document, answers', async () => {
  const { sent, receive, load, verify, settle } = conversation();
  await load(SOURCE);
  expect(sent.pop()).toMatchObject({ id: 0, status: 'ok', result: { rulesVersion: 2 }, errors: [] });
  const done = verify(1, 'get');
  await settle();
  const path = '/databases/(default)/documents/files/f1';
  expect(sent.pop()).toMatchObject({ id: 1, server_request_id: 1, context: { path } });
  await receive({ id: 1, status: 'ok', result: { name: path, fields: { open: { booleanValue: true } } } });
  await done;
  expect(sent.pop()).toMatchObject({ id: 1, status: 'ok', result: { permit: true } });
});

test('a third document is one too many', async () => {
  const { sent, receive, load, verify, settle } = conversation();
  await load(SOURCE);
  const done = verify(1, 'create');
  for (const _ of ['/a/1', '/a/2']) {
    await settle();
    await receive({ id: 1, status: 'not_found' });
  }
  await done;
  expect(sent.pop()).toMatchObject({
    result: { permit: false },
    warnings: [expect.stringMatching(/more than 2 documents/)],
  });
});

test('a bad file is answered with its line, and never with a status that firebase-tools drops', async () => {
  const { sent, load } = conversation();
  await load('rules_version = "2";\nservice firebase.storage { allow fly; }');
  const [answer] = sent;
  expect(answer).toMatchObject({ id: 0, status: 'ok' });
  expect(JSON.parse(String((answer?.errors as string[] | undefined)?.[0]))).toMatchObject({
    sourcePosition_: { line_: 2 },
  });
});

test('an unknown ruleset is an error', async () => {
  const { sent, verify } = conversation();
  await verify(3, 'get');
  expect(sent).toEqual([expect.objectContaining({ id: 3, errors: [expect.stringContaining('no ruleset')] })]);
});
