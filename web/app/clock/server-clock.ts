import { tabStorage } from '../storage/browser-storage.ts';

/** The `Date` of an answer has whole seconds. */
const dateStepMs = 1_000;
const storageKey = 'praxis-clock-offset';

const listeners = new Set<() => void>();
let offsetMs: number | undefined;

// A reload judges what was kept before the first answer by the same clock.
const readOffsetMs = () => {
  offsetMs ??= Number(tabStorage.get(storageKey)) || 0;
  return offsetMs;
};

/** The server's time in ms since 1970, as far as it is known: it decides, whatever the clock of the device says. */
export function serverNowMs(): number {
  return Date.now() + (typeof window === 'undefined' ? 0 : readOffsetMs());
}

/**
 * The offset of the server's clock from that of the device, after an answer with this `Date` that was asked for and came at
 * these times of the device. The old offset stays if it agrees with the answer.
 */
export function nextOffsetMs(beforeMs: number, serverDateMs: number, askedMs: number, answeredMs: number) {
  const leastMs = serverDateMs - answeredMs;
  const mostMs = serverDateMs + dateStepMs - askedMs;
  // The device's clock was set while the answer was under way.
  if (leastMs > mostMs) return serverDateMs - answeredMs;
  return beforeMs >= leastMs && beforeMs <= mostMs ? beforeMs : Math.round((leastMs + mostMs) / 2);
}

/** Takes the server's time from the `Date` of an answer; without one nothing changes. */
export function noteServerDate(date: string | null, askedMs: number): void {
  const serverDateMs = Date.parse(date ?? '');
  if (Number.isNaN(serverDateMs)) return;
  const beforeMs = readOffsetMs();
  offsetMs = nextOffsetMs(beforeMs, serverDateMs, askedMs, Date.now());
  if (offsetMs !== Number(tabStorage.get(storageKey))) tabStorage.set(storageKey, String(offsetMs));
  if (offsetMs === beforeMs) return;
  for (const listener of listeners) listener();
}

/** Calls back when the server's time turns out to be another one; returns the function that stops it. */
export function onClockChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
