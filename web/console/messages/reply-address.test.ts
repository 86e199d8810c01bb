import { expect, it } from 'vitest';
import { toReplyAddress } from './reply-address.ts';

const read = (address: string) => {
  const { pathname, searchParams } = new URL(address);
  return [pathname, searchParams.get('subject'), searchParams.get('body')];
};

it('an answer goes to the address as it is, with a subject and the question quoted', () => {
  const address = toReplyAddress(
    { email: 'brief2@example.net', message: 'Tag & Zeit?\n\n100 % sicher' },
    'Ihre Nachricht',
  );
  expect(address).toMatch(/^mailto:brief2@example\.net\?/);
  expect(address).not.toContain('+');
  expect(read(address)).toEqual([
    'brief2@example.net',
    'Ihre Nachricht',
    '\r\n\r\n> Tag & Zeit?\r\n> \r\n> 100 % sicher',
  ]);
});

it('an address can’t bring fields or recipients of its own', () => {
  const address = toReplyAddress({ email: 'a?bcc=x&c+d@example.net', message: 'M' }, 'S');
  expect(address).toMatch(/^mailto:a%3Fbcc%3Dx%26c%2Bd@example\.net\?subject=S&body=/);
});

it('of a long question the beginning is quoted, no letter of it in halves', () => {
  const address = toReplyAddress({ email: 'a@example.net', message: 'ü😀'.repeat(1_000) }, 'S');
  expect(address.length).toBeLessThanOrEqual(2_000);
  expect(read(address)[2]).toMatch(/^\r\n\r\n> (ü😀)+ü? …$/u);
});
