/** Keys whose values nobody reads: anchors in addresses. */
const unread = new Set(['id']);

const marked = new WeakSet<object>();

function markValue(value: unknown): unknown {
  if (typeof value === 'string') return value === '' ? '' : `⟦${value}⟧`;
  if (typeof value === 'function') {
    return (...values: unknown[]) => markValue(Reflect.apply(value, undefined, values));
  }
  markWords(value);
  return value;
}

/** Puts ⟦…⟧ around every text of a dictionary, once, also around what its functions answer. */
export function markWords(words: unknown): void {
  if (typeof words !== 'object' || words === null || marked.has(words)) return;
  marked.add(words);
  for (const [key, value] of Object.entries(words)) {
    if (!unread.has(key)) Reflect.set(words, key, markValue(value));
  }
}
