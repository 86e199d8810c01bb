import type { AddressPrefix } from '../http/address-prefix.ts';

/** How many live connections there may be. A phone network puts many people behind one address. */
export type ConnectionLimits = { total: number; perPrefix: number; perNetwork: number };

/** Counts connections by where they come from. */
export function createConnectionCounter(limits: ConnectionLimits): {
  /** Whether one more may come from there. */
  hasRoom: (from: AddressPrefix) => boolean;
  /** Counts one; what is returned takes it back. */
  add: (from: AddressPrefix) => () => void;
} {
  const counts = new Map<string, number>();
  let total = 0;

  const change = (key: string, by: 1 | -1) => {
    const count = (counts.get(key) ?? 0) + by;
    if (count > 0) counts.set(key, count);
    else counts.delete(key);
  };
  const keysOf = ({ prefix, network }: AddressPrefix) => (network ? [prefix, network] : [prefix]);

  return {
    hasRoom: ({ prefix, network }) =>
      total < limits.total &&
      (counts.get(prefix) ?? 0) < limits.perPrefix &&
      (network === undefined || (counts.get(network) ?? 0) < limits.perNetwork),
    add: (from) => {
      total += 1;
      for (const key of keysOf(from)) change(key, 1);
      return () => {
        total -= 1;
        for (const key of keysOf(from)) change(key, -1);
      };
    },
  };
}
