import { setImmediate as nextTurn } from 'node:timers/promises';

/** How long one turn may take, in ms, before whatever else waits in this process has its own. */
const turnMs = 10;

/** The same as `map`, of so many items that others would wait too long for all of them at once. */
export async function mapInTurns<Item, Result>(
  items: readonly Item[],
  toResult: (item: Item) => Result,
): Promise<Result[]> {
  const results: Result[] = [];
  let endsAtMs = performance.now() + turnMs;
  for (const item of items) {
    results.push(toResult(item));
    if (performance.now() < endsAtMs) continue;
    await nextTurn();
    endsAtMs = performance.now() + turnMs;
  }
  return results;
}
