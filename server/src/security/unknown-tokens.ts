import type { AddressPrefix } from './address-prefix.ts';
import { hashToken, isSessionToken } from './tokens.ts';

/** So many tokens that no session has may come from one place at once, and so many more each second. */
export type UnknownTokenLimits = {
  burst: number;
  perSecond: number;
  /** Places, and living sessions, that are remembered at the most. */
  remembered: number;
};

const usualLimits: UnknownTokenLimits = { burst: 60, perSecond: 1, remembered: 10_000 };

export type UnknownTokens = {
  /** How many seconds the caller has to wait before a token may be looked up; 0 if it may be now. */
  findWaitSeconds: (tokenHash: Buffer, from: AddressPrefix, nowMs: number) => number;
  /** Notes what was found. */
  note: (tokenHash: Buffer, from: AddressPrefix, isKnown: boolean, nowMs: number) => void;
};

type Bucket = { left: number; atMs: number };

/**
 * By what tries with a token are counted: one that the server has signed by itself, also after a restart, because only a
 * session that has ended makes it wrong; any other by where it comes from. So a stranger behind the same address, with
 * made-up tokens, stops none of the sessions there.
 */
export function toTokenSource(secretKey: Buffer, token: string, from: AddressPrefix): AddressPrefix {
  return isSessionToken(secretKey, token) ? { prefix: `token ${hashToken(token).toString('base64')}` } : from;
}

/**
 * Counts tokens that belong to no session: each costs a query, and no caller has many. A token that has been good is
 * looked up however many others come from there; that lets in sessions of versions that did not sign their tokens. Kept
 * in memory, because asking the database is what is to be spared; what a restart forgets is a burst.
 */
export function createUnknownTokens(limits: UnknownTokenLimits = usualLimits): UnknownTokens {
  const buckets = new Map<string, Bucket>();
  const goodTokens = new Map<string, true>();

  const keysOf = ({ prefix, network }: AddressPrefix) => (network ? [prefix, network] : [prefix]);
  const burstOf = (key: string) => (key.endsWith('/48') ? 4 * limits.burst : limits.burst);

  const countLeft = (key: string, nowMs: number) => {
    const bucket = buckets.get(key);
    if (!bucket) return burstOf(key);
    const gained = (Math.max(0, nowMs - bucket.atMs) / 1000) * limits.perSecond;
    return Math.min(burstOf(key), bucket.left + gained);
  };
  const remember = <Value>(map: Map<string, Value>, key: string, value: Value) => {
    // Behind all others, so that the first is who was longest not seen.
    map.delete(key);
    map.set(key, value);
    const [oldest] = map.keys();
    if (map.size > limits.remembered && oldest !== undefined) map.delete(oldest);
  };

  return {
    findWaitSeconds: (tokenHash, from, nowMs) => {
      if (goodTokens.has(tokenHash.toString('base64'))) return 0;
      const left = Math.min(...keysOf(from).map((key) => countLeft(key, nowMs)));
      return left >= 1 ? 0 : Math.ceil((1 - left) / limits.perSecond);
    },
    note: (tokenHash, from, isKnown, nowMs) => {
      const token = tokenHash.toString('base64');
      if (isKnown) return remember(goodTokens, token, true);
      goodTokens.delete(token);
      for (const key of keysOf(from))
        remember(buckets, key, { left: countLeft(key, nowMs) - 1, atMs: nowMs });
    },
  };
}
