import { Button, Skeleton, Text } from '@mantine/core';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorNotice } from '../../../components/error-notice.tsx';
import type { BookingItem, Side } from '../../../lib/bookings/booking-item.ts';
import { useMarkRead } from '../api/use-mark-read.ts';
import { useMessages } from '../api/use-messages.ts';
import { useOutbox } from '../api/use-outbox.ts';
import { byDay, type Draft, stillOut } from '../thread.ts';
import { useThreadScroll } from '../use-thread-scroll.ts';
import { DaySeparator } from './day-separator.tsx';
import { MessageBubble } from './message-bubble.tsx';
import { Panel } from './panel.tsx';
import { SendBox } from './send-box.tsx';
import classes from './thread.module.css';
import { UnsentMessage } from './unsent-message.tsx';

/** What scrolls must be within the keyboard's reach. */
const FOCUSABLE = { tabIndex: 0 } as const;

/** The live thread of a booking (design §7). */
export function Thread({ booking, side, uid }: { booking: BookingItem; side: Side; uid: string }) {
  const { t } = useTranslation(['booking', 'errors']);
  const [text, setText] = useState('');
  const box = useRef<HTMLTextAreaElement>(null);
  const whole = useRef<HTMLDivElement>(null);
  const { shown, status, error, retry, loadEarlier } = useMessages(booking.id);
  const outbox = useOutbox(booking.id);
  const messages = shown ?? [];
  const drafts = stillOut(outbox.drafts, messages);
  const { scroller, onScroll, missed, toEnd } = useThreadScroll(
    messages[0]?.id,
    messages.at(-1)?.id,
    outbox.drafts.length,
  );
  useMarkRead(booking.id, booking.unread[side], whole);
  const names = {
    customer: booking.customer.name,
    sitter: booking.sitter?.name ?? t('detail.sitter'),
    admin: t('detail.messages.team'),
  };
  const editAgain = (draft: Draft) => {
    outbox.drop(draft);
    setText(text ? `${draft.content}\n${text}` : draft.content);
    box.current?.focus();
  };
  return (
    <Panel title={t('detail.messages.title')}>
      <div ref={whole} className={classes.whole}>
        {status === 'error' && (
          <ErrorNotice message={t('detail.messages.loadFailed')} code={error.code} onRetry={retry} />
        )}
        {!shown && status === 'loading' && <Skeleton height={160} />}
        {(shown || drafts.length > 0) && (
          <div
            ref={scroller}
            className={classes.log}
            role="log"
            aria-label={t('detail.messages.title')}
            {...FOCUSABLE}
            onScroll={onScroll}
          >
            {loadEarlier && (
              <Button variant="subtle" size="compact-sm" className={classes.earlier ?? ''} onClick={loadEarlier}>
                {t('detail.messages.earlier')}
              </Button>
            )}
            {messages.length + drafts.length === 0 && (
              <p className={classes.empty}>
                {t(booking.sitterId ? 'detail.messages.empty' : 'detail.messages.emptyAlone')}
              </p>
            )}
            {byDay(messages).map((group) => (
              <div key={group.day} className={classes.group}>
                <DaySeparator day={group.day} />
                {group.messages.map(({ id, senderId, sender, content, createdAt }) => (
                  <MessageBubble
                    key={id}
                    author={senderId === uid ? t('detail.messages.you') : names[sender]}
                    mine={senderId === uid}
                    content={content}
                    at={createdAt}
                  />
                ))}
              </div>
            ))}
            {drafts.map((draft) => (
              <UnsentMessage
                key={draft.requestId}
                draft={draft}
                onRetry={() => outbox.retry(draft)}
                onEdit={() => editAgain(draft)}
              />
            ))}
          </div>
        )}
        {missed && (
          <Button size="compact-sm" className={classes.latest ?? ''} onClick={toEnd}>
            {t('detail.messages.latest')}
          </Button>
        )}
        {outbox.error && drafts.some(({ state }) => state === 'failed') && (
          <Text size="sm" c="var(--mantine-color-error)">
            {t(outbox.error.code, { ns: 'errors' })}
          </Text>
        )}
        <SendBox
          ref={box}
          text={text}
          onChange={setText}
          sent={outbox.sent}
          onSend={(content) => {
            outbox.send(content);
            setText('');
          }}
        />
      </div>
    </Panel>
  );
}
