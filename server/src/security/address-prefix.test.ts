import { expect, test } from 'vitest';
import { toAddressBlock, toAddressPrefix } from './address-prefix.ts';

const socket = '192.0.2.200';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  [' 203.0.113.7 ', '203.0.113.7'],
  ['203.0.113.7:4001', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::FFFF:203.0.113.7', '203.0.113.7'],
  ['::ffff:cb00:7107', '203.0.113.7'],
  ['0:0:0:0:0:ffff:203.0.113.7', '203.0.113.7'],
  ['[::ffff:203.0.113.7]:4001', '203.0.113.7'],
])('%s counts as %s', (named, prefix) => {
  expect(toAddressPrefix(named, socket)).toEqual({ prefix });
});

test.each([
  '2001:db8:1:2::1',
  '2001:db8:1:2:ffff:ffff:ffff:ffff',
  '2001:0DB8:0001:0002:0:0:0:1',
  '[2001:db8:1:2::1]',
  '[2001:db8:1:2::1]:4001',
  '2001:db8:1:2::1%eth0',
  '2001:db8:1:2::203.0.113.7',
])('%s counts as its /64 and its /48', (named) => {
  expect(toAddressPrefix(named, socket)).toEqual({ prefix: '2001:db8:1:2::/64', network: '2001:db8:1::/48' });
});

test.each([
  ['::1', '0:0:0:0::/64', '0:0:0::/48'],
  ['2001:db8::', '2001:db8:0:0::/64', '2001:db8:0::/48'],
  ['fe80::1%lo', 'fe80:0:0:0::/64', 'fe80:0:0::/48'],
])('%s counts as %s', (named, prefix, network) => {
  expect(toAddressPrefix(named, socket)).toEqual({ prefix, network });
});

test.each([
  '',
  'unknown',
  '_hidden',
  'localhost',
  '010.0.0.1',
  '0x7f.0.0.1',
  '3405803783',
  '203.0.113',
  '203.0.113.7.8',
  '203.0.113.7:4001:1',
  '203.0.113.7:x',
  '2001:db8:1:2:3:4:5:6:7',
  '2001:db8::1::2',
  '[2001:db8::1',
  '[]:4001',
  'x'.repeat(5000),
])('%j is no address, so the socket counts', (named) => {
  expect(toAddressPrefix(named, socket)).toEqual({ prefix: socket });
  expect(toAddressPrefix(named, '2001:db8:9::1')).toMatchObject({ prefix: '2001:db8:9:0::/64' });
});

test('a socket that is gone still counts as somebody', () => {
  expect(toAddressPrefix('unknown', undefined)).toEqual({ prefix: 'unknown' });
});

test.each([
  ['203.0.113.7', '203.0.113.0/24'],
  ['::ffff:203.0.113.7', '203.0.113.0/24'],
  ['2001:db8:1:2::1', '2001:db8:1::/48'],
  ['no address', 'unknown'],
])('%s is handed out with the block %s', (address, block) => {
  expect(toAddressBlock(toAddressPrefix(address, undefined))).toBe(block);
});
