import { markRead } from '@patas/shared/calls/mark-read';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { callFunction } from '../../../lib/call.ts';

/** Whether an element is on screen in a page that is looked at. */
function useSeen(target: RefObject<Element | null>): boolean {
  const [near, setNear] = useState(false);
  const [looking, setLooking] = useState(() => document.visibilityState === 'visible');
  useEffect(() => {
    if (!target.current) return;
    const observer = new IntersectionObserver(([entry]) => setNear(entry?.isIntersecting ?? false), { threshold: 0.2 });
    observer.observe(target.current);
    return () => observer.disconnect();
  }, [target]);
  useEffect(() => {
    const update = () => setLooking(document.visibilityState === 'visible');
    document.addEventListener('visibilitychange', update);
    return () => document.removeEventListener('visibilitychange', update);
  }, []);
  return near && looking;
}

/** Tells the server that this side has read the thread, once it is on screen; once for each number of unread messages. */
export function useMarkRead(bookingId: string, unread: number, thread: RefObject<Element | null>): void {
  const seen = useSeen(thread);
  const told = useRef(0);
  useEffect(() => {
    if (unread === 0) told.current = 0;
    if (!seen || unread === 0 || told.current === unread) return;
    told.current = unread;
    // Not worth a word to the reader: the count stays, and the next look tries again.
    callFunction(markRead, { bookingId }).catch((error: unknown) => {
      console.error(error);
      told.current = 0;
    });
  }, [bookingId, unread, seen]);
}
