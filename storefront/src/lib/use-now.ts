import { useEffect, useState } from 'react';

/** Now, to the minute: what depends on the clock changes while a screen stays open. For screens that no server renders. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), 60_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
