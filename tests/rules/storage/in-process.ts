import { loadRuleset } from '../../../tools/emulators/storage-rules/ruleset.ts';
import { type Path, Timestamp, type Value } from '../../../tools/emulators/storage-rules/values.ts';
import { ROLES, type Role } from '../roles.ts';
import { METHODS, type Operation } from './operation.ts';
import { DOCUMENTS, uidOf } from './world.ts';

function toValue(data: unknown): Value {
  if (data === null || typeof data === 'string' || typeof data === 'boolean') return data;
  if (typeof data === 'number') return Number.isInteger(data) ? BigInt(data) : data;
  if (data instanceof Date) return new Timestamp(data.getTime());
  if (Array.isArray(data)) return data.map(toValue);
  if (typeof data === 'object') return new Map(Object.entries(data).map(([name, item]) => [name, toValue(item)]));
  throw new Error(`no value of the rules language: ${typeof data}`);
}

async function lookup(path: Path): Promise<Value | null> {
  const [, , , ...segments] = path.segments;
  const data = DOCUMENTS[segments.join('/')];
  return data === undefined ? null : toValue({ data });
}

/** Asks a rules file, without any emulator, what it answers to an operation by a role. */
export function judge(source: string): (row: Operation, role: Role) => Promise<boolean> {
  const ruleset = loadRuleset(source);
  return async (row, role) => {
    const claims = ROLES[role];
    const content = 'content' in row ? { contentType: row.content.type, size: row.content.size } : null;
    const request = {
      auth: claims === null ? null : { uid: uidOf(role), token: claims },
      resource: content,
      time: new Date(),
    };
    const { permit } = await ruleset.verify({
      method: METHODS[row.op],
      path: `/b/bucket/o/${row.path}`,
      variables: new Map([
        ['request', toValue(request)],
        ['resource', row.op === 'upload' ? null : toValue({ size: 8, contentType: 'image/jpeg' })],
      ]),
      lookup,
    });
    return permit;
  };
}
