import { practice } from '@praxisportal/practice/practice';
import { useEffect, useState } from 'react';
import { readWallClock, type WallClock } from './wall-clock.ts';

const lookAgainMs = 15_000;

/** The practice's clock, kept up to date; null in prerendered HTML and until it is hydrated. */
export function usePracticeClock(): WallClock | null {
  const [clock, setClock] = useState<WallClock | null>(null);

  useEffect(() => {
    const look = () =>
      setClock((before) => {
        const now = readWallClock(Date.now(), practice.timeZone);
        return before?.date === now.date && before.time === now.time ? before : now;
      });
    look();
    const timer = setInterval(look, lookAgainMs);
    // The timers of a hidden tab and of a sleeping device stand still.
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, []);

  return clock;
}
