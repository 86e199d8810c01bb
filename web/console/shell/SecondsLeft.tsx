import { useEffect, useState } from 'react';
import { serverNowMs } from '../../shared/clock/server-clock.ts';
import { formatSeconds } from '../../shared/i18n/format.ts';

/** How long something is still possible, until ms since 1970. Seen only: heard, it would interrupt every second. */
export function SecondsLeft({ untilMs }: { untilMs: number }) {
  const [nowMs, setNowMs] = useState(() => serverNowMs());
  useEffect(() => {
    const timer = setInterval(() => setNowMs(serverNowMs()), 1000);
    return () => clearInterval(timer);
  }, []);
  const seconds = Math.max(0, Math.round((untilMs - nowMs) / 1000));
  return (
    <span aria-hidden="true" className="figures">
      {formatSeconds(seconds)}
    </span>
  );
}
