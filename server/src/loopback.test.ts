import { expect, test } from 'vitest';
import { isLoopback } from './loopback.ts';

test.each([
  'localhost',
  'LOCALHOST',
  'localhost.',
  'praxis.localhost',
  '127.0.0.1',
  '127.8.9.1',
  '::1',
  '[::1]',
])('%s is this machine', (host) => {
  expect(isLoopback(host)).toBe(true);
});

test.each([
  '0.0.0.0',
  '::',
  '[::]',
  '192.168.1.5',
  '128.0.0.1',
  '127.evil.example',
  '127.0.0.1.evil.example',
  'localhost.evil.example',
  'notlocalhost',
  '',
])('%s may be anybody', (host) => {
  expect(isLoopback(host)).toBe(false);
});
