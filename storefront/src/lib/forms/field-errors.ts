import { cleanText } from '@patas/shared/text/clean';
import * as z from 'zod/mini';

/** What a field says when it is empty, and when what it holds won't do; `field` where the form names it differently. */
export interface FieldWords<K extends string> {
  missing?: K;
  invalid: K;
  field?: string;
}

const valueAt = (values: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>((value, key) => (value as Record<PropertyKey, unknown> | null | undefined)?.[key], values);

const isMissing = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === false ||
  (typeof value === 'string' && cleanText(value) === '') ||
  (Array.isArray(value) && value.length === 0);

/** The deepest part of a path that has words, numbers left out: `pets.0.name` has those of `pets.name`. */
function findWords<K extends string>(path: readonly PropertyKey[], words: Record<string, FieldWords<K>>) {
  for (let depth = path.length; depth > 0; depth -= 1) {
    const part = path.slice(0, depth);
    const found = words[part.filter((key) => typeof key !== 'number').join('.')];
    if (found) return { part, found };
  }
  throw new Error(`No words for the field ${path.join('.')}`);
}

/**
 * What is wrong with `values`, by field: a key of the screen's catalogue for each, the first issue of a field only.
 * A field that the schema names and `words` doesn't is a mistake of the program and throws.
 */
export function fieldErrors<K extends string>(
  schema: z.ZodMiniType,
  values: unknown,
  words: Record<string, FieldWords<K>>,
): Record<string, K> {
  const { error } = z.safeParse(schema, values);
  const errors: Record<string, K> = {};
  for (const { path } of error?.issues ?? []) {
    const { part, found } = findWords(path, words);
    const field = found.field ?? part.join('.');
    errors[field] ??= found.missing && isMissing(valueAt(values, part)) ? found.missing : found.invalid;
  }
  return errors;
}
