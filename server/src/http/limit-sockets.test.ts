import { expect, test } from 'vitest';
import { createProxyTest } from './limit-sockets.ts';

test.each([
  [undefined, '203.0.113.7', false],
  [undefined, '2001:db8::1', false],
  [undefined, '', false],
  [undefined, '127.0.0.1', true],
  [undefined, '::ffff:127.0.0.1', true],
  [undefined, '::1', true],
  ['203.0.113.7, 10.0.0.0/8', '203.0.113.7', true],
  ['203.0.113.7, 10.0.0.0/8', '10.1.2.3', true],
  ['203.0.113.7, 10.0.0.0/8', '203.0.113.8', false],
])('with TRUST_PROXY=%s the address %j stands for many: %s', (trustProxy, address, expected) => {
  expect(createProxyTest(trustProxy)(address)).toBe(expected);
});
