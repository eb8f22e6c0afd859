import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ALL } from '../roles.ts';
import { judge } from './in-process.ts';
import { mutantsOf } from './mutants.ts';
import { nameOf } from './operation.ts';
import { ROWS } from './rows.ts';

const SOURCE = readFileSync(join(import.meta.dirname, '../../../storage.rules'), 'utf8');

/** The expectations that a rules file does not meet. */
async function unmet(source: string): Promise<string[]> {
  const asks = judge(source);
  const found: string[] = [];
  for (const row of ROWS)
    for (const role of row.tried ?? ALL)
      if ((await asks(row, role)) !== row.may.includes(role)) found.push(`${nameOf(row)} by ${role}`);
  return found;
}

it('answers as the table says', async () => {
  expect(await unmet(SOURCE)).toEqual([]);
});

const mutants = mutantsOf(SOURCE);
it('has conditions to take away', () => {
  expect(mutants.length).toBeGreaterThan(20);
});

it.each(mutants)('is noticed when it changes at $name', async ({ source }) => {
  expect(source).not.toBe(SOURCE);
  expect(await unmet(source)).not.toEqual([]);
});
