import { afterEach, beforeEach, expect, test } from 'vitest';
import { readEnv, toConfig } from '../src/config.ts';
import { type Database, openDatabase } from '../src/db/database.ts';
import {
  type ClaimedMessage,
  claimMessage,
  enqueueMessage,
  failExpired,
  releaseOverdueClaims,
  settleFailed,
  settleSent,
} from '../src/delivery/commands.ts';
import { DeliveryFailure } from '../src/delivery/delivery-failure.ts';
import type { OutgoingMessage } from '../src/delivery/outgoing-message.ts';
import { createTestDatabase } from './harness.ts';

const config = toConfig(
  readEnv({ SMTP_URL: 'smtp://127.0.0.1:9', VOICE_PROVIDER: 'http', VOICE_HTTP_URL: 'http://127.0.0.1:9' }),
);
const now = new Date('2026-11-25T08:00:00Z');
const after = (seconds: number) => new Date(now.getTime() + seconds * 1000);

let db: Database;
beforeEach(async () => {
  const connectionString = await createTestDatabase();
  db = openDatabase({ connectionString }, { poolSize: 4, onError: () => undefined });
});
afterEach(() => db.destroy());

async function write(to: string, changes: Partial<OutgoingMessage> = {}, at = now): Promise<void> {
  const message = {
    kind: 'notice',
    channel: 'email',
    language: 'de',
    subject: 'Betreff',
    body: 'Text',
  } as const;
  await enqueueMessage(db, config, { ...message, to, ...changes }, at);
}

function claim(wanted: Partial<Parameters<typeof claimMessage>[1]> = {}, at = now) {
  return claimMessage(db, { channel: 'email', urgentOnly: false, busyRecipients: [], ...wanted }, at);
}

async function claimAll(wanted: Parameters<typeof claim>[0] = {}, at = now): Promise<string[]> {
  const recipients: string[] = [];
  for (let next = await claim(wanted, at); next; next = await claim(wanted, at))
    recipients.push(next.recipient);
  return recipients;
}

async function claimOne(wanted: Parameters<typeof claim>[0] = {}, at = now): Promise<ClaimedMessage> {
  const message = await claim(wanted, at);
  if (!message) throw new Error('nothing to claim');
  return message;
}

async function readRow() {
  return db.selectFrom('outgoing_messages').selectAll().executeTakeFirst();
}

test('codes go before all else, reminders after all else, and each in the order of its time', async () => {
  await write('reminder', { kind: 'reminder' });
  await write('second', { kind: 'confirmation', sendAt: after(-1) });
  await write('first', { kind: 'contact', sendAt: after(-2) });
  await write('code', { kind: 'code' });
  await write('future', { kind: 'code', sendAt: after(1) });
  await write('phone', { kind: 'code', channel: 'phone' });
  expect(await claimAll()).toEqual(['code', 'first', 'second', 'reminder']);
  expect(await claimAll({}, after(1))).toEqual(['future']);
  expect(await claimAll({ channel: 'phone' })).toEqual(['phone']);
});

test('the lane for codes takes nothing else; a receiver that is being served gets nothing but codes', async () => {
  await write('anna', { kind: 'confirmation' });
  await write('bert', { kind: 'confirmation' });
  await write('anna', { kind: 'code' });
  const busyRecipients = ['anna'];
  expect(await claimAll({ urgentOnly: true, busyRecipients })).toEqual(['anna']);
  expect(await claimAll({ busyRecipients })).toEqual(['bert']);
  expect(await claimAll()).toEqual(['anna']);
});

test('of twenty claims at once each gets a message of its own', async () => {
  for (let index = 0; index < 20; index += 1) await write(`to${index}`);
  const claimed = await Promise.all(Array.from({ length: 20 }, () => claim()));
  expect(new Set(claimed.map((message) => message?.id)).size).toBe(20);
  expect(await claim()).toBeUndefined();
});

test('who comes back after somebody else has taken over changes nothing', async () => {
  await write('anna');
  const late = await claimOne();
  await releaseOverdueClaims(db, [], after(299));
  expect(await claim({}, after(299))).toBeUndefined();
  await releaseOverdueClaims(db, [], after(300));
  const current = await claimOne({}, after(300));
  expect([current.id, current.attempts]).toEqual([late.id, 2]);
  const before = await readRow();
  expect(await settleSent(db, late, after(301))).toBe(false);
  expect(await settleFailed(db, late, new DeliveryFailure('refused', 'no'), undefined, after(301))).toBe(
    false,
  );
  expect(await settleFailed(db, late, new DeliveryFailure('deferred', 'no'), after(400), after(301))).toBe(
    false,
  );
  expect(await readRow()).toEqual(before);
  expect(await settleSent(db, current, after(302))).toBe(true);
  const done = await readRow();
  expect(done).toMatchObject({
    state: 'sent',
    finished_at: after(302),
    claim_token: null,
    claimed_until: null,
  });
  // Once settled, it stays: neither holder can settle it again.
  for (const holder of [late, current]) expect(await settleSent(db, holder, after(303))).toBe(false);
  expect(await readRow()).toEqual(done);
});

test('what this process still holds is not released, however late it is', async () => {
  await write('anna');
  const held = await claimOne();
  await releaseOverdueClaims(db, [held.id], after(3600));
  expect(await claim({}, after(3600))).toBeUndefined();
  expect(await settleSent(db, held, after(3600))).toBe(true);
});

test('a failure keeps its reason, and waits or ends', async () => {
  await write('anna', { kind: 'code', html: '<p>Text</p>' });
  await settleFailed(db, await claimOne(), new DeliveryFailure('deferred', '450 busy'), after(5), now);
  const waiting = {
    state: 'waiting',
    failure: 'deferred',
    last_error: '450 busy',
    send_at: after(5),
    body: 'Text',
  };
  expect(await readRow()).toMatchObject(waiting);
  expect(await claim({}, after(4))).toBeUndefined();
  await settleFailed(
    db,
    await claimOne({}, after(5)),
    new DeliveryFailure('refused', '550 no'),
    undefined,
    after(6),
  );
  // The words of a code are forgotten, whatever became of it.
  const failed = { state: 'failed', attempts: 2, failure: 'refused', finished_at: after(6) };
  expect(await readRow()).toMatchObject({ ...failed, subject: '', body: '', html: null });
});

test('what has expired is neither claimed nor kept waiting', async () => {
  await write('anna', { expiresAt: after(10) });
  expect(await claim({}, after(10))).toBeUndefined();
  await failExpired(db, after(9));
  expect(await readRow()).toMatchObject({ state: 'waiting' });
  await failExpired(db, after(10));
  expect(await readRow()).toMatchObject({ state: 'failed', failure: 'expired', attempts: 0 });
});
