import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  assertFails,
  assertSucceeds,
  initializeTestEnvironment,
  type RulesTestContext,
  type RulesTestEnvironment,
} from '@firebase/rules-unit-testing';
import { deleteDoc, doc, type Firestore, setDoc } from 'firebase/firestore';
import { deleteObject, type FirebaseStorage, ref, uploadBytes } from 'firebase/storage';
import { afterAll, beforeAll, beforeEach, describe, it } from 'vitest';
import { ALL, ROLES, type Role } from '../roles.ts';
import { nameOf, perform } from './operation.ts';
import { ROWS } from './rows.ts';
import { DOCUMENTS, FILES, uidOf } from './world.ts';

/** The platform's project, where the rules look documents up; the bucket is ours alone and no function listens to it. */
const PROJECT = process.env.GCLOUD_PROJECT ?? 'demo-patas-da-prata';
const BUCKET = 'gs://demo-rules.appspot.com';

const address = (variable: string) => {
  const [host = '', port] = (process.env[variable] ?? '').split(':');
  return { host, port: Number(port) };
};
const firestoreOf = (context: RulesTestContext) => context.firestore() as unknown as Firestore;
const storageOf = (context: RulesTestContext) => context.storage(BUCKET) as unknown as FirebaseStorage;

let environment: RulesTestEnvironment;
let clients: Record<Role, FirebaseStorage>;
/** What an allowed operation has changed, to be put right before the next. */
let changed: string[] = [];

const put = (context: RulesTestContext, path: string) =>
  uploadBytes(ref(storageOf(context), path), new Uint8Array(8), { contentType: 'image/jpeg' });
const remove = (context: RulesTestContext, path: string) => deleteObject(ref(storageOf(context), path)).catch(() => {});

beforeAll(async () => {
  environment = await initializeTestEnvironment({
    projectId: PROJECT,
    firestore: address('FIRESTORE_EMULATOR_HOST'),
    storage: {
      ...address('FIREBASE_STORAGE_EMULATOR_HOST'),
      rules: readFileSync(join(import.meta.dirname, '../../../storage.rules'), 'utf8'),
    },
  });
  const clientOf = (role: Role) => {
    const claims = ROLES[role];
    return storageOf(
      claims === null ? environment.unauthenticatedContext() : environment.authenticatedContext(uidOf(role), claims),
    );
  };
  clients = Object.fromEntries(ALL.map((role) => [role, clientOf(role)])) as Record<Role, FirebaseStorage>;
  const uploaded = ROWS.flatMap((row) => (row.op === 'upload' ? [row.path] : []));
  await environment.withSecurityRulesDisabled(async (context) => {
    for (const [path, data] of Object.entries(DOCUMENTS)) await setDoc(doc(firestoreOf(context), path), data);
    for (const path of new Set(uploaded)) await remove(context, path);
    for (const path of Object.values(FILES)) await put(context, path);
  });
});

beforeEach(async () => {
  if (changed.length === 0) return;
  await environment.withSecurityRulesDisabled(async (context) => {
    const kept: readonly string[] = Object.values(FILES);
    for (const path of changed) await (kept.includes(path) ? put : remove)(context, path);
  });
  changed = [];
});

afterAll(async () => {
  await environment.withSecurityRulesDisabled(async (context) => {
    for (const path of Object.keys(DOCUMENTS)) await deleteDoc(doc(firestoreOf(context), path));
    for (const path of [...changed, ...Object.values(FILES)]) await remove(context, path);
  });
  await environment.cleanup();
});

describe.each(ROWS.map((row) => ({ ...row, name: nameOf(row) })))('$name', (row) => {
  const refused = (row.tried ?? ALL).filter((role) => !row.may.includes(role));

  it.each(refused)('is refused to %s', async (role) => {
    await assertFails(perform(clients[role], row));
  });
  it.each(row.may)('is allowed to %s', async (role) => {
    if (row.op === 'upload' || row.op === 'delete') changed = [row.path];
    await assertSucceeds(perform(clients[role], row));
  });
});
