import { randomBytes, randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { conversationsMost, namesDay, toDialogOwner } from './rules.ts';

test('each tab has a conversation of its own, and one person not more of them than there are places', () => {
  const key = randomBytes(32);
  const [owner, other] = [randomBytes(32), randomBytes(32)];
  const toHex = (whose: Buffer, id?: string) => toDialogOwner(key, whose, id).toString('hex');
  const id = randomUUID();
  expect(toHex(owner, id)).toBe(toHex(owner, id));
  expect(toHex(owner, id)).not.toBe(toHex(other, id));
  // An earlier version of the site tells no tabs apart.
  expect(toHex(owner)).toBe(owner.toString('hex'));
  const places = new Set(Array.from({ length: 2000 }, () => toHex(owner, randomUUID())));
  expect(places.size).toBeLessThanOrEqual(conversationsMost);
  expect(places.size).toBeGreaterThan(conversationsMost / 2);
});

test.each([
  ...['3. Dez.', '3 . 12 . 2026', '3/12/2026 10 h', 'December 3rd', 'am dritten zwölften', 'am 3. Dezember'],
  ...['morgen um zehn', 'Donnerstag um 10:00 Uhr'],
])('the day of an appointment is known: %s', (when) => {
  expect(namesDay(`Ihr Termin: ${when}`)).toBe(true);
});

test.each([['Wie kann ich Ihnen heute helfen?'], ['Eine Füllung dauert 30 Minuten.'], ['Guten Morgen!']])(
  'no day of an appointment is in %s',
  (text) => {
    expect(namesDay(text)).toBe(false);
  },
);
