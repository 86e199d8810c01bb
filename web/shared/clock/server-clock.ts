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

/** The server's time in ms since 1970, as far as it is known: it decides, not the clock of the device. */
export function serverNowMs(): number {
  if (typeof window === 'undefined') return Date.now();
  noticeSetBack();
  return Date.now() + readOffsetMs();
}

/** Below this, a device's clock is adjusted, not set. */
const leastSetBackMs = 2_000;
/** The server's time less the page's monotonic clock, at the last answer. */
let monotonicOffsetMs: number | undefined;

/**
 * Since the last answer at least as much time has passed as on the monotonic clock (which may pause in sleep). A device
 * whose clock says less was set back: the offset is mended at once, without waiting for the next answer.
 */
function noticeSetBack(): void {
  if (monotonicOffsetMs === undefined) return;
  const leastOffsetMs = Math.round(monotonicOffsetMs + performance.now() - Date.now());
  if (leastOffsetMs - readOffsetMs() > leastSetBackMs) takeOffset(leastOffsetMs);
}

function takeOffset(nextMs: number): void {
  const beforeMs = readOffsetMs();
  offsetMs = nextMs;
  if (nextMs !== Number(tabStorage.get(storageKey))) tabStorage.set(storageKey, String(nextMs));
  if (nextMs === beforeMs) return;
  // After the caller, which may be a component that is rendering.
  for (const listener of listeners) queueMicrotask(listener);
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
  takeOffset(nextOffsetMs(readOffsetMs(), serverDateMs, askedMs, Date.now()));
  monotonicOffsetMs = Date.now() + readOffsetMs() - performance.now();
}

/** Calls back when the server's time turns out to be another one; returns the function that stops it. */
export function onClockChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
