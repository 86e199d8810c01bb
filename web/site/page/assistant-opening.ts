const listeners = new Set<() => void>();

/** Opens the assistant's panel, as its own button does. */
export function openAssistant(): void {
  for (const listener of listeners) listener();
}

/** Calls back when a page asks for the assistant; returns the function that stops it. */
export function watchAssistantOpening(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
