import { useState } from 'react';
import { serverNowMs } from '../clock/server-clock.ts';
import { forget, recall, remember } from '../session/tab-memory.ts';
import { isRecent } from './drafts.ts';

/**
 * Whether something that was kept has the shape of a draft: the same kinds of values under the same names, lists of such
 * values, texts under any names where the draft has none. Null stands for any value.
 */
export function isLike<Draft>(kept: unknown, draft: Draft): kept is Draft {
  if (kept === null || draft === null) return true;
  if (typeof kept !== typeof draft) return false;
  if (typeof draft !== 'object' || typeof kept !== 'object') return true;
  if (Array.isArray(draft)) return Array.isArray(kept) && kept.every((each) => isLike(each, draft[0] ?? ''));
  const values = new Map<string, unknown>(Object.entries(kept));
  const expected = Object.entries(draft);
  if (expected.length === 0) return [...values.values()].every((value) => typeof value === 'string');
  return expected.every(([name, value]) => values.has(name) && isLike(values.get(name), value));
}

/** Reads what was kept as a draft with the shape of an example, as `isLike` compares them; null if it has another one. */
export function readLike<Draft>(example: Draft) {
  return (kept: unknown): Draft | null => (isLike(kept, example) ? kept : null);
}

/**
 * A draft that is more than texts and boxes, and is kept in this tab like those of `useForm`: over a reload and the way
 * back, for an hour. `read` says what of something that was kept is still a draft. Setting `null` forgets it.
 */
export function useKeptDraft<Draft>(name: string, read: (kept: unknown) => Draft | null) {
  const key = `${name}:draft`;
  const [draft, setDraft] = useState<Draft | null>(() => {
    const kept = recall(key);
    return isRecent(kept, serverNowMs()) ? read(kept.values) : null;
  });
  const put = (next: Draft | null) => {
    setDraft(next);
    if (next === null) forget(key);
    else remember(key, { savedAtMs: serverNowMs(), values: next });
  };
  return [draft, put] as const;
}
