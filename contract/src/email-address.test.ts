import { expect, test } from 'vitest';
import { hasForeignMailbox, toAsciiDomain } from './email-address.ts';
import { email } from './fields.ts';

const koeln = 'anna@xn--zahnrzte-kln-jcb2x.de';

test.each([
  ['anna@zahnärzte-köln.de', koeln],
  ['Anna@ZAHNÄRZTE-Köln.DE', koeln],
  ['anna@zahna\u0308rzte-ko\u0308ln.de', koeln],
  [koeln.toUpperCase(), koeln],
  ['anna@büro.straße.example', 'anna@xn--bro-hoa.xn--strae-oqa.example'],
  ['иван@example.org', undefined],
  ['ivan@пример.рф', 'ivan@xn--e1afmkfd.xn--p1ai'],
  ['li@例え。jp', 'li@xn--r8jz45g.jp'],
  ['a.b+c@example.org', 'a.b+c@example.org'],
  ["o'neil@example.org", "o'neil@example.org"],
  ['r&d/lab@example.org', 'r&d/lab@example.org'],
  [' anna@example.org\u200e', 'anna@example.org'],
  ['anna@xn--p1ai', undefined],
  ['anna@köln', undefined],
  ['anna@köln.de:25', undefined],
  ['anna@köln.de/x', undefined],
  ['anna@kö ln.de', undefined],
  ['anna@１.２.３.４', undefined],
  ['.anna@example.org', undefined],
  ['anna..b@example.org', undefined],
  ['"anna b"@example.org', undefined],
  ['anna@example', undefined],
  ['anna@[127.0.0.1]', undefined],
  ['anna@', undefined],
  ['@köln.de', undefined],
  [`${'a'.repeat(65)}@example.org`, undefined],
])('%s is kept as %s', (typed, kept) => {
  expect(email.safeParse(typed).data).toBe(kept);
});

test('only the domain is written in ASCII', () => {
  expect(toAsciiDomain('jürgen@köln.de')).toBe('jürgen@xn--kln-sna.de');
  expect(toAsciiDomain('köln.de')).toBe('köln.de');
  expect([hasForeignMailbox('jürgen@köln.de'), hasForeignMailbox('anna@köln.de')]).toEqual([true, false]);
});
