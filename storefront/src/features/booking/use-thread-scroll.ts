import { useCallback, useLayoutEffect, useRef, useState } from 'react';

/** How far from the end still counts as reading the end, px. */
const NEAR_END = 60;

/**
 * Keeps a thread where its reader is: at the end while they read the end, in place while they read earlier messages or
 * load more of them. `first` and `last` name the outermost messages; a `mine` that changes goes to the end.
 */
export function useThreadScroll(first: string | undefined, last: string | undefined, mine: number) {
  const scroller = useRef<HTMLDivElement>(null);
  const atEnd = useRef(true);
  const before = useRef({ first, last, mine, height: 0 });
  const [missed, setMissed] = useState(false);
  const toEnd = useCallback(() => {
    const element = scroller.current;
    if (element) element.scrollTop = element.scrollHeight;
    setMissed(false);
  }, []);
  const onScroll = useCallback(() => {
    const element = scroller.current;
    if (!element) return;
    atEnd.current = element.scrollHeight - element.scrollTop - element.clientHeight < NEAR_END;
    if (atEnd.current) setMissed(false);
  }, []);
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const was = before.current;
    if (atEnd.current || was.mine !== mine) toEnd();
    else if (was.first !== first) element.scrollTop += element.scrollHeight - was.height;
    else if (was.last !== last) setMissed(true);
    before.current = { first, last, mine, height: element.scrollHeight };
  }, [first, last, mine, toEnd]);
  return { scroller, onScroll, missed, toEnd };
}
