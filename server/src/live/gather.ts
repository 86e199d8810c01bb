/**
 * Passes an item on at once, and further ones with its key at most once in `intervalMs`, the newest only:
 * nobody waits for news, and a flood of them stays small. Once stopped it forgets what still waits, and takes nothing more.
 */
export function gather<Item>(
  intervalMs: number,
  passOn: (item: Item) => void,
): { add: (key: string, item: Item) => void; stop: () => void } {
  const recent = new Map<string, { timer: NodeJS.Timeout; newest?: { item: Item } }>();
  let isStopped = false;

  const passOnNow = (key: string, item: Item) => {
    const timer = setTimeout(() => {
      const newest = recent.get(key)?.newest;
      recent.delete(key);
      if (newest) passOnNow(key, newest.item);
    }, intervalMs);
    recent.set(key, { timer });
    passOn(item);
  };

  return {
    add: (key, item) => {
      if (isStopped) return;
      const known = recent.get(key);
      if (known) known.newest = { item };
      else passOnNow(key, item);
    },
    stop: () => {
      isStopped = true;
      for (const { timer } of recent.values()) clearTimeout(timer);
      recent.clear();
    },
  };
}
