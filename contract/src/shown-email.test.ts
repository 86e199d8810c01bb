import { expect, test } from 'vitest';
import { toAsciiDomain } from './email-address.ts';
import { toShownEmail } from './shown-email.ts';

test.each([
  'anna@zahnärzte-köln.de',
  'anna@büro.straße.example',
  'ivan@пример.рф',
  'li@例え.jp',
  'a@παράδειγμα.δοκιμή',
  'a@مثال.إختبار',
  'a@उदाहरण.परीक्षा',
  'a@ñandú-ñ-ñ.es',
  'a@ü.de',
  'anna@example.org',
  'anna',
])('%s is shown as it was written', (address) => {
  expect(toShownEmail(toAsciiDomain(address))).toBe(address);
});

test('a domain that mixes scripts, or is none, stays in ASCII', () => {
  // The second letter is Cyrillic.
  for (const address of [toAsciiDomain('a@pаypal.com'), 'a@xn--.de', 'a@xn--a.de', 'a@xn--999999999.de'])
    expect(toShownEmail(address)).toBe(address);
  expect(toAsciiDomain('a@pаypal.com')).toMatch(/@xn--/);
});
