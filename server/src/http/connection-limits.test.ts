import { expect, test } from 'vitest';
import { createConnectionCounter } from './connection-limits.ts';

const limits = { total: 5, perPrefix: 2, perNetwork: 3 };
const line = (number: number) => ({ prefix: `2001:db8:0:${number}::/64`, network: '2001:db8:0::/48' });

test('one address has room for so many, and again once one of them has left', () => {
  const counter = createConnectionCounter(limits);
  const from = { prefix: '192.0.2.1' };
  const leave = counter.admit(from);
  counter.admit(from);
  expect(counter.admit(from)).toBeUndefined();
  expect(counter.admit({ prefix: '192.0.2.2' })).toBeDefined();
  leave?.();
  leave?.();
  expect(counter.admit(from)).toBeDefined();
  expect(counter.admit(from)).toBeUndefined();
});

test('the lines of one network share a limit of their own', () => {
  const counter = createConnectionCounter(limits);
  for (const number of [1, 2, 3]) counter.admit(line(number));
  expect(counter.admit(line(4))).toBeUndefined();
  expect(counter.admit({ prefix: '2001:db8:1:1::/64', network: '2001:db8:1::/48' })).toBeDefined();
});

test('all together there is room for so many, wherever they come from', () => {
  const counter = createConnectionCounter(limits);
  const leaves = [1, 2, 3, 4, 5].map((number) => counter.admit({ prefix: `192.0.2.${number}` }));
  expect(counter.admit({ prefix: '192.0.2.9' })).toBeUndefined();
  for (const leave of leaves) leave?.();
  expect(counter.admit({ prefix: '192.0.2.1' })).toBeDefined();
});
