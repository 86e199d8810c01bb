let count = 0;
const listeners = new Set<() => void>();

function change(by: 1 | -1): void {
  count += by;
  for (const listener of listeners) listener();
}

/** Notes that the browser does a proof of work; the returned function notes its end. */
export function noteWork(): () => void {
  change(1);
  return () => change(-1);
}

/** Whether the browser is at work for a call right now. */
export function isAtWork(): boolean {
  return count > 0;
}

/** Calls back when work begins or ends; returns the function that stops it. */
export function watchWork(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
