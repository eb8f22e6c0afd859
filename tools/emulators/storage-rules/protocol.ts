import type { Method } from './ast.ts';
import type { Lookup } from './evaluate.ts';
import { RulesError } from './lexer.ts';
import { EvaluationError } from './operators.ts';
import { loadRuleset, type Ruleset } from './ruleset.ts';
import type { Path, Value } from './values.ts';
import { fromDocument, fromWire } from './wire.ts';

type Load = {
  action: 'load_ruleset';
  id: number;
  context: { rulesetName: string; source: { files: { name: string; content: string }[] } };
};
type Verify = {
  action: 'verify';
  id: number;
  context: { rulesetName: string; path: string; method: Method; variables: Record<string, Record<string, unknown>> };
};
/** Firestore's answer to a look-up; `id` is the verification's own. */
type Found = {
  id: number;
  status: string;
  result?: { name: string; fields?: Record<string, Record<string, unknown>> };
};

/** Storage rules may read this many different documents for one request. */
const MAX_LOOKUPS = 2;

/**
 * The runtime's side of the conversation: give it firebase-tools' messages, it writes its own to `send`.
 * A look-up suspends a verification until the answer with the same id arrives.
 */
export function createRuntime(send: (message: object) => void): (message: Load | Verify | Found) => Promise<void> {
  const rulesets = new Map<string, Ruleset>();
  const waiting = new Map<number, (found: Found) => void>();

  const reply = (id: number, result: object | null, errors: string[] = [], warnings: string[] = []) =>
    send({ id, status: 'ok', ...(result ? { result } : {}), errors, warnings });

  function load({ id, context }: Load): void {
    const [file] = context.source.files;
    try {
      rulesets.set(context.rulesetName, loadRuleset(file?.content ?? ''));
      reply(id, { rulesVersion: 2 });
    } catch (error) {
      if (!(error instanceof RulesError)) throw error;
      const position = { fileName_: file?.name ?? 'storage.rules', line_: error.line };
      reply(id, null, [JSON.stringify({ description_: error.message, sourcePosition_: position })]);
    }
  }

  async function verify({ id, context }: Verify): Promise<void> {
    const ruleset = rulesets.get(context.rulesetName);
    if (!ruleset) return reply(id, null, [`no ruleset is called ${context.rulesetName}`]);
    const variables = new Map(Object.entries(context.variables).map(([name, wire]) => [name, fromWire(wire)] as const));
    const { path, method } = context;
    const { permit, warnings } = await ruleset.verify({ method, path, variables, lookup: lookupFor(id) });
    reply(
      id,
      { permit },
      [],
      warnings.map((warning) => `${method} ${path}: ${warning}`),
    );
  }

  function lookupFor(id: number): Lookup {
    const known = new Map<string, Value | null>();
    return async (path: Path) => {
      const key = String(path);
      const before = known.get(key);
      if (before !== undefined) return before;
      if (known.size >= MAX_LOOKUPS) throw new EvaluationError(`more than ${MAX_LOOKUPS} documents are looked up`);
      const answer = new Promise<Found>((resolve) => waiting.set(id, resolve));
      send({ action: 'fetch_firestore_document', id, server_request_id: id, context: { path: key } });
      const { status, result } = await answer;
      const document = status === 'ok' && result ? toResource(path, fromDocument(result.fields ?? {})) : null;
      known.set(key, document);
      return document;
    };
  }

  return async (message) => {
    if (!('action' in message)) {
      waiting.get(message.id)?.(message);
      waiting.delete(message.id);
    } else if (message.action === 'load_ruleset') load(message);
    else await verify(message);
  };
}

function toResource(path: Path, data: Map<string, Value>): Value {
  return new Map<string, Value>([
    ['data', data],
    ['id', path.segments.at(-1) ?? ''],
    ['__name__', path],
  ]);
}
