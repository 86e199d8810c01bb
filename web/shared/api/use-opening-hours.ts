import type { OpeningHours } from '@praxisportal/contract/opening-hours';
import { useSyncExternalStore } from 'react';
import { serverNowMs } from '../clock/server-clock.ts';
import { callApi } from './client.ts';

// Every public page asks for these, also those that do without the cache of queries: so they keep them by themselves.
let held: OpeningHours | null | undefined;
let askedAtMs: number | undefined;
const listeners = new Set<() => void>();

const goodForMs = 5 * 60_000;

function ask(): void {
  if (document.hidden || (askedAtMs !== undefined && serverNowMs() - askedAtMs < goodForMs)) return;
  askedAtMs = serverNowMs();
  callApi('getOpeningHours').then(keep, () => {
    askedAtMs = undefined;
    keep(held ?? null);
  });
}

function keep(hours: OpeningHours | null): void {
  held = hours;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  document.addEventListener('visibilitychange', ask);
  ask();
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) document.removeEventListener('visibilitychange', ask);
  };
}

/**
 * The hours that hold, asked for once a page and again when somebody comes back to it after five minutes. Undefined in
 * prerendered HTML and until the server has answered, null if it did not: then those of the page's file stay.
 */
export function useOpeningHours(): OpeningHours | null | undefined {
  return useSyncExternalStore(
    subscribe,
    () => held,
    () => undefined,
  );
}
