const storageKey = 'token';

type Listener = (token: string | null) => void;
const listeners = new Set<Listener>();

// Storage can be blocked by the browser; the token then lasts as long as the page.
let tokenOfThisPage: string | null = null;

/** The bearer token of the signed-in patient, or null. */
export function readToken(): string | null {
  try {
    return localStorage.getItem(storageKey);
  } catch {
    return tokenOfThisPage;
  }
}

/** Stores the token, or removes it with null, and tells everyone who listens. */
export function writeToken(token: string | null): void {
  tokenOfThisPage = token;
  try {
    if (token === null) localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, token);
  } catch {
    // Kept in memory above.
  }
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
