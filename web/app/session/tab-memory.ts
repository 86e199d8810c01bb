const prefix = 'praxis:';

/**
 * What this tab keeps over a reload, the way back, and a trip to the mail app: half-filled forms, sent codes.
 * It ends with the tab. A browser that blocks its storage keeps nothing, and nothing else changes.
 */
export function remember(key: string, value: unknown): void {
  try {
    sessionStorage.setItem(`${prefix}${key}`, JSON.stringify(value));
  } catch {
    // Blocked or full: the page itself still holds the value.
  }
}

/** What was remembered under this key; undefined if there is nothing, or nothing that can be read. */
export function recall(key: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(`${prefix}${key}`) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

/** Forgets everything whose key begins so; '' is everything. */
export function forget(start: string): void {
  try {
    const keys = Array.from({ length: sessionStorage.length }, (_, index) => sessionStorage.key(index) ?? '');
    for (const key of keys) if (key.startsWith(`${prefix}${start}`)) sessionStorage.removeItem(key);
  } catch {
    // Blocked: there is nothing to forget.
  }
}
