import { useState } from 'react';

export type SteadyEntry<Item> = { item: Item; isGone: boolean };

/**
 * A list whose entries keep their order and place while the page is open, so that a second click meets what the first one met.
 * An entry that the newest answer no longer holds stays as it was last seen (`isGone`); new entries stand at the end.
 */
export function useSteadyList<Item extends { id: string }>(
  newest: readonly Item[] | undefined,
): readonly SteadyEntry<Item>[] {
  const [shown, setShown] = useState<{ newest: readonly Item[] | undefined; entries: SteadyEntry<Item>[] }>({
    newest: undefined,
    entries: [],
  });
  if (newest === shown.newest || newest === undefined) return shown.entries;
  const entries = mergeSteadyList(shown.entries, newest);
  setShown({ newest, entries });
  return entries;
}

export function mergeSteadyList<Item extends { id: string }>(
  shown: readonly SteadyEntry<Item>[],
  newest: readonly Item[],
): SteadyEntry<Item>[] {
  const byId = new Map(newest.map((item) => [item.id, item]));
  const kept = shown.map(({ item }) => {
    const present = byId.get(item.id);
    byId.delete(item.id);
    return { item: present ?? item, isGone: present === undefined };
  });
  return [...kept, ...[...byId.values()].map((item) => ({ item, isGone: false }))];
}
