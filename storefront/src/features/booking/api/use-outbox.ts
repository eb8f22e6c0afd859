import { postMessage } from '@patas/shared/calls/post-message';
import { useCallback, useEffect, useReducer, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { callFunction } from '../../../lib/call.ts';
import { type CallError, toCallError } from '../../../lib/call-error.ts';
import { notify } from '../../../lib/notify.ts';
import { type Draft, outbox } from '../thread.ts';

export interface Outbox {
  drafts: readonly Draft[];
  send: (content: string) => void;
  retry: (draft: Draft) => void;
  /** Takes an unsent message out, to be written again. */
  drop: (draft: Draft) => void;
  /** Why the last one failed. */
  error: CallError | null;
  /** How many were sent while the screen was open: each is announced. */
  sent: number;
}

/** Sends messages; each is shown at once and tried again under the same request id (spec §7). */
export function useOutbox(bookingId: string): Outbox {
  const { t } = useTranslation('booking');
  const [drafts, change] = useReducer(outbox, []);
  const [error, setError] = useState<CallError | null>(null);
  const [sent, setSent] = useState(0);
  useEffect(notify.prepare, []);
  const post = useCallback(
    async (requestId: string, content: string) => {
      try {
        const { message } = await callFunction(postMessage, { bookingId, content, requestId });
        change({ kind: 'sent', requestId, messageId: message.id });
        setError(null);
        setSent((count) => count + 1);
      } catch (thrown) {
        console.error(thrown);
        change({ kind: 'failed', requestId });
        setError(toCallError(thrown));
        notify.error(t('detail.messages.failed'));
      }
    },
    [bookingId, t],
  );
  const send = (content: string) => {
    const requestId = crypto.randomUUID();
    change({ kind: 'send', requestId, content, at: new Date() });
    void post(requestId, content);
  };
  const retry = ({ requestId, content }: Draft) => {
    change({ kind: 'retry', requestId });
    void post(requestId, content);
  };
  return { drafts, send, retry, drop: ({ requestId }) => change({ kind: 'drop', requestId }), error, sent };
}
