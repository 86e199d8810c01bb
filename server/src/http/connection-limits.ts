import type { AddressPrefix } from '../security/address-prefix.ts';

/** How many connections there may be. A phone network puts many people behind one address. */
export type ConnectionLimits = { total: number; perPrefix: number; perNetwork: number };

/** Counts connections by where they come from. */
export function createConnectionCounter(limits: ConnectionLimits): {
  /** Counts one more from there, if there is room; what is returned takes it back, however often it is called. */
  admit: (from: AddressPrefix) => (() => void) | undefined;
} {
  const counts = new Map<string, number>();
  let total = 0;

  const change = (key: string, by: 1 | -1) => {
    const count = (counts.get(key) ?? 0) + by;
    if (count > 0) counts.set(key, count);
    else counts.delete(key);
  };
  const keysOf = ({ prefix, network }: AddressPrefix) => (network ? [prefix, network] : [prefix]);

  const hasRoom = ({ prefix, network }: AddressPrefix) =>
    total < limits.total &&
    (counts.get(prefix) ?? 0) < limits.perPrefix &&
    (network === undefined || (counts.get(network) ?? 0) < limits.perNetwork);

  return {
    admit: (from) => {
      if (!hasRoom(from)) return undefined;
      total += 1;
      for (const key of keysOf(from)) change(key, 1);
      let isCounted = true;
      return () => {
        if (!isCounted) return;
        isCounted = false;
        total -= 1;
        for (const key of keysOf(from)) change(key, -1);
      };
    },
  };
}
