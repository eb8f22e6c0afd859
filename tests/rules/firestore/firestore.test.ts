import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  assertFails,
  assertSucceeds,
  initializeTestEnvironment,
  type RulesTestEnvironment,
} from '@firebase/rules-unit-testing';
import { doc, type Firestore, setLogLevel, writeBatch } from 'firebase/firestore';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ALL, ROLES, type Role } from '../roles.ts';
import { fetchCoverage, undecided } from './coverage.ts';
import { changesData, nameOf, perform, type Row } from './operation.ts';
import { bookingRows } from './tables/bookings.ts';
import { operationRows } from './tables/operations.ts';
import { sitterRows } from './tables/sitters.ts';
import { userRows } from './tables/users.ts';
import { WORLD } from './world.ts';

/** A project of its own: its documents meet nobody else's on the same emulator. */
const PROJECT = 'demo-rules';
const HOST = process.env.FIRESTORE_EMULATOR_HOST ?? '127.0.0.1:8080';
const ROWS: readonly Row[] = [...userRows, ...sitterRows, ...bookingRows, ...operationRows];

let environment: RulesTestEnvironment;
let clients: Record<Role, Firestore>;
let worldIsWhole = false;

beforeAll(async () => {
  setLogLevel('silent');
  const [host = '', port] = HOST.split(':');
  environment = await initializeTestEnvironment({
    projectId: PROJECT,
    firestore: {
      host,
      port: Number(port),
      rules: readFileSync(join(import.meta.dirname, '../../../firestore.rules'), 'utf8'),
    },
  });
  const clientOf = (role: Role) => {
    const claims = ROLES[role];
    const context =
      claims === null ? environment.unauthenticatedContext() : environment.authenticatedContext(role, claims);
    return context.firestore() as unknown as Firestore;
  };
  clients = Object.fromEntries(ALL.map((role) => [role, clientOf(role)])) as Record<Role, Firestore>;
});
afterAll(() => environment.cleanup());

beforeEach(async () => {
  if (worldIsWhole) return;
  await environment.clearFirestore();
  await environment.withSecurityRulesDisabled(async (context) => {
    const db = context.firestore() as unknown as Firestore;
    const batch = writeBatch(db);
    for (const [path, data] of Object.entries(WORLD)) batch.set(doc(db, path), data);
    await batch.commit();
  });
  worldIsWhole = true;
});

describe.each(ROWS.map((row) => ({ ...row, name: nameOf(row) })))('$name', (row) => {
  const refused = (row.tried ?? ALL).filter((role) => !row.may.includes(role));

  it.each(refused)('is refused to %s', async (role) => {
    await assertFails(perform(clients[role], row));
  });
  it.each(row.may)('is allowed to %s', async (role) => {
    worldIsWhole &&= !changesData(row);
    await assertSucceeds(perform(clients[role], row));
  });
});

describe('the rules file', () => {
  it('has no condition that these tests have not seen both ways', async () => {
    expect(undecided(await fetchCoverage(HOST, PROJECT))).toEqual([]);
  });
});
