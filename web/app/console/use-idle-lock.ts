import { useEffect, useEffectEvent } from 'react';
import { callStaff, lastCallByPersonMs } from './call-staff.ts';

const activeKey = 'praxis:staff-active-at';
const lookEveryMs = 10_000;
const noteEveryMs = 5_000;
/** The server counts calls alone: who reads and scrolls for long tells it that they are there. */
const tellServerAfterMs = 120_000;

function readActiveMs(): number {
  try {
    return Number(localStorage.getItem(activeKey) ?? 0);
  } catch {
    return 0;
  }
}

/** Locks when nobody has touched any tab of the console for so long; null while nothing is to be locked. */
export function useIdleLock(lockAfterSeconds: number | null, lock: () => void): void {
  const onIdle = useEffectEvent(lock);

  useEffect(() => {
    if (lockAfterSeconds === null) return;
    let activeMs = Date.now();
    const note = () => {
      const nowMs = Date.now();
      if (nowMs - activeMs < noteEveryMs) return;
      activeMs = nowMs;
      try {
        localStorage.setItem(activeKey, String(nowMs));
      } catch {
        // Blocked: every tab counts for itself.
      }
      // What fails here is said by the next call that somebody makes.
      if (nowMs - lastCallByPersonMs() > tellServerAfterMs) callStaff('getMe').catch(() => undefined);
    };
    // A sleeping machine looks again when it wakes.
    const look = () => {
      if (Date.now() - Math.max(activeMs, readActiveMs()) >= lockAfterSeconds * 1000) onIdle();
    };
    const timer = setInterval(look, lookEveryMs);
    const events = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'scroll'] as const;
    for (const name of events) document.addEventListener(name, note, { capture: true, passive: true });
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      for (const name of events) document.removeEventListener(name, note, { capture: true });
      document.removeEventListener('visibilitychange', look);
    };
  }, [lockAfterSeconds]);
}
