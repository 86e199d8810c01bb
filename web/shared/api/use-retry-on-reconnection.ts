import { useEffect, useEffectEvent } from 'react';
import { countReconnections } from './reconnections.ts';

/**
 * Calls `retry` as soon as the network has come back more often than at the time of a failure.
 * `countAtFailure` is undefined while nothing has failed.
 */
export function useRetryOnReconnection(countAtFailure: number | undefined, retry: () => void): void {
  const onReconnection = useEffectEvent(retry);
  useEffect(() => {
    if (countAtFailure === undefined) return;
    if (countReconnections() > countAtFailure) return onReconnection();
    const listen = () => onReconnection();
    window.addEventListener('online', listen);
    return () => window.removeEventListener('online', listen);
  }, [countAtFailure]);
}
