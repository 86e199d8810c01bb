import { sharedStorage } from '../storage/browser-storage.ts';

const storageKey = 'token';

type Listener = (token: string | null) => void;
const listeners = new Set<Listener>();

/** The bearer token of the signed-in patient, or null. */
export function readToken(): string | null {
  return sharedStorage.get(storageKey);
}

/** Stores the token, or removes it with null, and tells everyone who listens. */
export function writeToken(token: string | null): void {
  sharedStorage.set(storageKey, token);
  for (const listener of listeners) listener(token);
}

/** Calls back when the token changes, in this tab or in another one; returns the function that stops it. */
export function onTokenChange(listener: Listener): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === storageKey || event.key === null) listener(readToken());
  };
  listeners.add(listener);
  window.addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', onStorage);
  };
}
