import { useSyncExternalStore } from 'react';

const subscribe = () => () => {};

/**
 * False while rendering to a file and while hydrating, true from then on: for what depends on today, the
 * address's query or the browser, so that hydration finds the HTML it expects.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}
