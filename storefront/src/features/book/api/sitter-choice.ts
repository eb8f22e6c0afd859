import type { SitterPageData } from '@patas/shared/page/page';
import { toCallError } from '../../../lib/call-error.ts';
import { fetchJson } from '../../../lib/fetch-json.ts';
import { choiceOf, type SitterChoice } from '../sitter-choice.ts';

export const sitterAddress = (id: string) => `/api/sitters/${encodeURIComponent(id)}.json`;

/** Whether an answer says that there is no such sitter, or none any more. */
export const saysMissing = (error: unknown): boolean => toCallError(error).details.status === 404;

/** The sitter as the form needs to know them; null when they are not listed. Rejects with a CallError. */
export async function loadSitterChoice(id: string): Promise<SitterChoice | null> {
  try {
    return choiceOf(await fetchJson<SitterPageData>(sitterAddress(id)));
  } catch (error) {
    if (saysMissing(error)) return null;
    throw error;
  }
}
