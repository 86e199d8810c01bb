import { practice } from '@praxisportal/practice/practice';
import { useEffect, useState } from 'react';
import { useHydrated } from '../ui/use-hydrated.ts';
import { onClockChange, serverNowMs } from './server-clock.ts';
import { readWallClock, type WallClock } from './wall-clock.ts';

const lookAgainMs = 15_000;

/** The practice's clock, kept up to date; null in prerendered HTML and until it is hydrated. */
export function usePracticeClock(): WallClock | null {
  const isHydrated = useHydrated();
  const [clock, setClock] = useState(() => (isHydrated ? readNow() : null));

  useEffect(() => {
    const look = () =>
      setClock((before) => {
        const now = readNow();
        return before?.date === now.date && before.time === now.time ? before : now;
      });
    look();
    const timer = setInterval(look, lookAgainMs);
    // The timers of a hidden tab and of a sleeping device stand still.
    document.addEventListener('visibilitychange', look);
    const stopListening = onClockChange(look);
    return () => {
      stopListening();
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, []);

  return clock;
}

function readNow(): WallClock {
  return readWallClock(serverNowMs(), practice.timeZone);
}
