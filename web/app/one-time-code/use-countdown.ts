import { useEffect, useState } from 'react';

/** Whole seconds until this moment (ms since 1970), counted down to 0. */
export function useCountdown(untilMs: number): number {
  const [nowMs, setNowMs] = useState(0);

  useEffect(() => {
    setNowMs(Date.now());
    if (Date.now() >= untilMs) return;
    const timer = setInterval(() => {
      setNowMs(Date.now());
      if (Date.now() >= untilMs) clearInterval(timer);
    }, 500);
    return () => clearInterval(timer);
  }, [untilMs]);

  return nowMs === 0 ? 0 : Math.max(0, Math.ceil((untilMs - nowMs) / 1000));
}
