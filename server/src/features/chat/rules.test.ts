import { randomBytes, randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { conversationsMost, toDialogOwner } from './rules.ts';

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
