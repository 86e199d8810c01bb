/** Goes on at once, or after the question whether typed text may be discarded; `stay` is called if not. */
export type RequestLeave = (goOn: () => void, stay?: () => void) => void;

const guards = new Set<RequestLeave>();

/** Has the page ask before unsaved text is left; the returned function removes the guard. */
export function addLeaveGuard(guard: RequestLeave): () => void {
  guards.add(guard);
  return () => void guards.delete(guard);
}

/** Whether the page holds unsaved text. */
export function isGuarded(): boolean {
  return guards.size > 0;
}

/** Asks one guard after the other. */
export const requestPageLeave: RequestLeave = (goOn, stay) => {
  const ask = ([first, ...others]: readonly RequestLeave[]): void =>
    first ? first(() => ask(others), stay) : goOn();
  ask([...guards]);
};
