import { expect, it } from 'vitest';
import { byDay, type Draft, type MessageItem, outbox, stillOut } from './thread.ts';

const message = (id: string, createdAt: string): MessageItem => ({
  id,
  bookingId: 'b',
  senderId: 'u',
  sender: 'customer',
  content: id,
  createdAt: new Date(createdAt),
});
const at = new Date('2026-06-10T10:00:00Z');
const sent = (drafts: readonly Draft[], requestId: string) =>
  outbox(drafts, { kind: 'send', requestId, content: requestId, at });

it('keeps the text of what could not be sent, and tries again under the same id', () => {
  const failed = outbox(sent(sent([], 'a'), 'b'), { kind: 'failed', requestId: 'a' });
  expect(failed.map(({ requestId, content, state }) => [requestId, content, state])).toEqual([
    ['a', 'a', 'failed'],
    ['b', 'b', 'sending'],
  ]);
  expect(outbox(failed, { kind: 'retry', requestId: 'a' })[0]).toMatchObject({ requestId: 'a', state: 'sending' });
  expect(outbox(failed, { kind: 'drop', requestId: 'a' }).map(({ requestId }) => requestId)).toEqual(['b']);
});

it('shows a message once: as a draft until the thread has it', () => {
  const drafts = outbox(sent([], 'a'), { kind: 'sent', requestId: 'a', messageId: 'm1' });
  expect(stillOut(drafts, [])).toHaveLength(1);
  expect(stillOut(drafts, [message('m1', '2026-06-10T10:00:01Z')])).toHaveLength(0);
  expect(stillOut(sent([], 'a'), [message('m1', '2026-06-10T10:00:01Z')])).toHaveLength(1);
});

it('divides by days in Lisbon, not by days in UTC', () => {
  const days = byDay([
    message('a', '2026-06-10T22:59:00Z'),
    message('b', '2026-06-10T23:01:00Z'),
    message('c', '2026-06-11T08:00:00Z'),
  ]);
  expect(days.map(({ day, messages }) => [day, messages.map(({ id }) => id)])).toEqual([
    ['2026-06-10', ['a']],
    ['2026-06-11', ['b', 'c']],
  ]);
  expect(byDay([])).toEqual([]);
});
