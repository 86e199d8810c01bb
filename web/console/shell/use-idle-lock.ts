import { useEffect, useEffectEvent } from 'react';
import { serverNowMs } from '../../shared/clock/server-clock.ts';
import { sharedStorage } from '../../shared/storage/browser-storage.ts';
import { callStaff, lastCallByPersonMs } from './call-staff.ts';

const activeKey = 'praxis:staff-active-at';
const lookEveryMs = 10_000;
const noteEveryMs = 5_000;
/** The server counts calls alone: an active user who only reads and scrolls has to tell it. */
const tellServerAfterMs = 120_000;

/** Locks when no tab of the console has been used for so long; null while nothing is to be locked. */
export function useIdleLock(lockAfterSeconds: number | null, lock: () => void): void {
  const onIdle = useEffectEvent(lock);

  useEffect(() => {
    if (lockAfterSeconds === null) return;
    let activeMs = serverNowMs();
    let isIdle = false;
    const look = () => {
      // A clock that was set back extends nothing.
      activeMs = Math.min(activeMs, serverNowMs());
      const lastMs = Math.max(activeMs, Math.min(Number(sharedStorage.get(activeKey)) || 0, serverNowMs()));
      if (isIdle || serverNowMs() - lastMs < lockAfterSeconds * 1000) return;
      isIdle = true;
      onIdle();
    };
    const note = () => {
      const nowMs = serverNowMs();
      if (nowMs - activeMs < noteEveryMs && nowMs >= activeMs) return;
      // The first movement after sleep comes before any timer: it finds the time over, and does not begin it anew.
      look();
      if (isIdle) return;
      activeMs = nowMs;
      sharedStorage.set(activeKey, String(nowMs));
      // A failure is reported by the next call of the user.
      if (nowMs - lastCallByPersonMs() > tellServerAfterMs) callStaff('getMe').catch(() => undefined);
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
