import { expect, test } from 'vitest';
import { createConnectionCounter } from './connection-limits.ts';

const limits = { total: 5, perPrefix: 2, perNetwork: 3 };
const line = (number: number) => ({ prefix: `2001:db8:0:${number}::/64`, network: '2001:db8:0::/48' });

test('one address has room for so many, and again once one of them has left', () => {
  const counter = createConnectionCounter(limits);
  const from = { prefix: '192.0.2.1' };
  const leave = counter.add(from);
  counter.add(from);
  expect(counter.hasRoom(from)).toBe(false);
  expect(counter.hasRoom({ prefix: '192.0.2.2' })).toBe(true);
  leave();
  expect(counter.hasRoom(from)).toBe(true);
});

test('the lines of one network share a limit of their own', () => {
  const counter = createConnectionCounter(limits);
  for (const number of [1, 2, 3]) counter.add(line(number));
  expect(counter.hasRoom(line(4))).toBe(false);
  expect(counter.hasRoom({ prefix: '2001:db8:1:1::/64', network: '2001:db8:1::/48' })).toBe(true);
});

test('all together there is room for so many, wherever they come from', () => {
  const counter = createConnectionCounter(limits);
  const leaves = [1, 2, 3, 4, 5].map((number) => counter.add({ prefix: `192.0.2.${number}` }));
  expect(counter.hasRoom({ prefix: '192.0.2.9' })).toBe(false);
  for (const leave of leaves) leave();
  expect(counter.hasRoom({ prefix: '192.0.2.1' })).toBe(true);
});
