import { expect, test } from 'vitest';
import { createUnknownTokens } from './unknown-tokens.ts';

const limits = { burst: 3, perSecond: 1, remembered: 5 };
const from = { prefix: '192.0.2.1' };
const hash = (text: string) => Buffer.from(text);

function tryUnknown(
  tokens: ReturnType<typeof createUnknownTokens>,
  place: { prefix: string; network?: string },
  nowMs = 0,
) {
  const wait = tokens.findWaitSeconds(hash('unknown'), place, nowMs);
  if (wait === 0) tokens.note(hash('unknown'), place, false, nowMs);
  return wait;
}

test('so many at once, and then one a second', () => {
  const tokens = createUnknownTokens(limits);
  expect([1, 2, 3, 4, 5].map(() => tryUnknown(tokens, from))).toEqual([0, 0, 0, 1, 1]);
  expect(tryUnknown(tokens, from, 999)).toBe(1);
  expect(tryUnknown(tokens, from, 1000)).toBe(0);
  expect(tryUnknown(tokens, from, 1000)).toBe(1);
  expect([1, 2, 3, 4].map(() => tryUnknown(tokens, from, 600_000))).toEqual([0, 0, 0, 1]);
});

test('each place counts for itself, and the lines of one network together', () => {
  const tokens = createUnknownTokens({ ...limits, remembered: 100 });
  for (let index = 0; index < 4; index += 1) tryUnknown(tokens, from);
  expect(tryUnknown(tokens, { prefix: '192.0.2.2' })).toBe(0);
  const network = '2001:db8:1::/48';
  const lines = Array.from({ length: 14 }, (_, line) => ({ prefix: `2001:db8:1:${line}::/64`, network }));
  expect(lines.filter((line) => tryUnknown(tokens, line) === 0)).toHaveLength(12);
});

test('a token that was good is looked up all the same, until it is not good any more', () => {
  const tokens = createUnknownTokens(limits);
  tokens.note(hash('good'), from, true, 0);
  for (let index = 0; index < 4; index += 1) tryUnknown(tokens, from);
  expect(tokens.findWaitSeconds(hash('good'), from, 0)).toBe(0);
  tokens.note(hash('good'), from, false, 0);
  expect(tokens.findWaitSeconds(hash('good'), from, 0)).toBeGreaterThan(0);
});

test('only so many places are remembered, the one forgotten that was longest not seen', () => {
  const tokens = createUnknownTokens(limits);
  for (let index = 0; index < 4; index += 1) tryUnknown(tokens, from);
  for (let place = 0; place < 5; place += 1) tryUnknown(tokens, { prefix: `198.51.100.${place}` });
  expect(tryUnknown(tokens, from)).toBe(0);
});

test('a clock that goes back takes nothing away', () => {
  const tokens = createUnknownTokens(limits);
  tryUnknown(tokens, from, 10_000);
  expect([1, 2, 3].map(() => tryUnknown(tokens, from, 0))).toEqual([0, 0, 1]);
});
