import type { Message } from '@patas/shared/message/schema';
import { type Day, dayOf } from '@patas/shared/time/lisbon';

/** `bookings/{id}/messages/{id}` with its id. */
export type MessageItem = Message & { id: string };

/** A message on its way: shown at once, kept when sending fails. */
export interface Draft {
  /** The same for every try, so that a message is never stored twice. */
  requestId: string;
  content: string;
  state: 'sending' | 'failed' | 'sent';
  at: Date;
  /** The stored message's id, once the server answered. */
  messageId: string | null;
}

export type OutboxAction =
  | { kind: 'send'; requestId: string; content: string; at: Date }
  | { kind: 'retry' | 'failed' | 'drop'; requestId: string }
  | { kind: 'sent'; requestId: string; messageId: string };

const STATES = { retry: 'sending', failed: 'failed', sent: 'sent' } as const;

/** What is on its way, in the order it was written. */
export function outbox(drafts: readonly Draft[], action: OutboxAction): Draft[] {
  const { requestId } = action;
  if (action.kind === 'send')
    return [...drafts, { requestId, content: action.content, at: action.at, state: 'sending', messageId: null }];
  if (action.kind === 'drop') return drafts.filter((draft) => draft.requestId !== requestId);
  const change = {
    state: STATES[action.kind],
    messageId: action.kind === 'sent' ? action.messageId : null,
  };
  return drafts.map((draft) => (draft.requestId === requestId ? { ...draft, ...change } : draft));
}

/** Drafts that the live thread does not show yet. */
export const stillOut = (drafts: readonly Draft[], messages: readonly MessageItem[]): Draft[] =>
  drafts.filter(({ messageId }) => messageId === null || !messages.some(({ id }) => id === messageId));

/** Messages under the Lisbon day they were written on, in order. */
export function byDay(messages: readonly MessageItem[]): { day: Day; messages: MessageItem[] }[] {
  const days: { day: Day; messages: MessageItem[] }[] = [];
  for (const message of messages) {
    const day = dayOf(message.createdAt);
    const last = days.at(-1);
    if (last?.day === day) last.messages.push(message);
    else days.push({ day, messages: [message] });
  }
  return days;
}
