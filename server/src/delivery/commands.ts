import { type RawBuilder, type Selectable, sql, type UpdateObject } from 'kysely';
import type { Config } from '../config.ts';
import type { Database, DatabaseTransaction } from '../db/database.ts';
import type { Listener } from '../db/listener.ts';
import type { Tables } from '../db/tables.ts';
import type { DeliveryFailure } from './delivery-failure.ts';
import {
  type MessageChannel,
  type MessageKind,
  type OutgoingMessage,
  toMessageRow,
  urgentPriority,
} from './outgoing-message.ts';
import { isHeld, withoutTokens } from './queries.ts';

/**
 * Writes a message into the caller's transaction: it goes out if, and only if, that commits. Call
 * `deliverSoon` after the commit, or it waits until a worker looks by itself. Answers its id.
 */
export async function enqueueMessage(
  db: Database,
  config: Config,
  message: OutgoingMessage,
  now: Date,
): Promise<string> {
  const { id } = await db
    .insertInto('outgoing_messages')
    .values(toMessageRow(message, config, now))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/**
 * Writes a message that several processes may want to write at the same time, or one of them again: once for each
 * key, in the caller's transaction, which has to hold both. Says whether it was written now.
 */
export async function enqueueOnce(
  transaction: DatabaseTransaction,
  config: Config,
  { to, ...message }: OutgoingMessage & { key: string },
  now: Date,
): Promise<boolean> {
  return enqueueOnceForAll(transaction, config, { ...message, to: [to] }, now);
}

/** The same to several readers at once. */
export async function enqueueOnceForAll(
  transaction: DatabaseTransaction,
  config: Config,
  { key, to, ...message }: Omit<OutgoingMessage, 'to'> & { key: string; to: readonly string[] },
  now: Date,
): Promise<boolean> {
  const isFirst = await transaction
    .insertInto('message_keys')
    .values({ key, at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .executeTakeFirst();
  if (!isFirst) return false;
  for (const each of to) await enqueueMessage(transaction, config, { ...message, to: each }, now);
  return true;
}

/** Puts other words, and another reader, into an e-mail that has not left; when it leaves stays. */
export async function replaceHeldMessage(
  transaction: DatabaseTransaction,
  id: string,
  { to, language, subject, body, html, attachments = [] }: OutgoingMessage,
): Promise<void> {
  await sql`
    update outgoing_messages set recipient = ${to}, language = ${language}, subject = ${subject}, body = ${body},
      html = ${html ?? null}, attachments = ${JSON.stringify(attachments)}
    where id = ${id}
  `.execute(transaction);
}

/** Deletes the reminders of a patient that have not left for this address; while they are due they are written anew. */
export async function dropHeldReminders(
  transaction: DatabaseTransaction,
  { patientId, from }: { patientId: string; from: string },
  now: Date,
): Promise<void> {
  await dropReminders(transaction, sql`patient_id = ${patientId} and recipient = ${from} and ${isHeld(now)}`);
}

/** Whether a reminder, if it is one, is still wanted: cancelled, moved or taken back meanwhile, it is not. */
const isWanted = sql<boolean>`(
  appointment_version is null or is_reminder_wanted(appointment_id, appointment_version)
)`;

/**
 * Deletes the reminders that have not left and that nobody wants any more. Should that change, by an undo perhaps, they are
 * written anew.
 */
export async function dropUnwantedReminders(db: Database): Promise<void> {
  await dropReminders(db, sql`state in ('waiting', 'kept') and not ${isWanted}`);
}

/** Deletes reminders together with their keys, without which they are written anew while they are due. */
async function dropReminders(db: Database, isDropped: RawBuilder<unknown>): Promise<void> {
  await sql`
    with dropped as (
      delete from outgoing_messages where kind = 'reminder' and ${isDropped}
      returning 'reminder:' || appointment_id || ':' || appointment_version as key
    )
    delete from message_keys using dropped where message_keys.key = dropped.key
  `.execute(db);
}

/** Takes back a message that has not left; one that is being sent at this moment stays. */
export async function withdrawMessage(db: Database, id: string): Promise<void> {
  await db
    .deleteFrom('outgoing_messages')
    .where('id', '=', id)
    .where('state', 'in', ['waiting', 'failed'])
    .execute();
}

/** Takes back messages about an appointment that are not due yet, the oldest first; what is due leaves before anything new. */
export async function withdrawUnsent(
  db: Database,
  { appointmentId, kinds }: { appointmentId: string; kinds: readonly MessageKind[] },
  now: Date,
): Promise<{ kind: MessageKind; attempts: number; toldBefore: unknown }[]> {
  const messages = await db
    .deleteFrom('outgoing_messages')
    .where('appointment_id', '=', appointmentId)
    .where('kind', 'in', kinds)
    .where('state', 'in', ['waiting', 'kept'])
    .where('send_at', '>', now)
    .returning(['kind', 'attempts', 'told_before as toldBefore', 'created_at as createdAt'])
    .execute();
  return messages.sort((one, other) => one.createdAt.getTime() - other.createdAt.getTime());
}

/** Wakes the workers of all processes: a committed message is waiting. */
export function deliverSoon(listener: Listener): void {
  listener.announce('message_waiting', '');
}

/** How long a claim holds: longer than sending may take. After that its holder counts as dead. */
const claimMs = 5 * 60 * 1000;

const messageColumns = [
  'id',
  'claim_token',
  'kind',
  'channel',
  'recipient',
  'language',
  'subject',
  'body',
  'html',
  'reply_to',
  'headers',
  'attachments',
  'attempts',
  'expires_at',
] as const;

/** A message that this process, and nobody else, is to send; only it can settle the claim. */
export type ClaimedMessage = Pick<Selectable<Tables['outgoing_messages']>, (typeof messageColumns)[number]>;

/**
 * Claims the most urgent message of a channel that is due; undefined if there is none. With `urgentOnly` only
 * codes count. What goes to one of `busyRecipients` waits, codes excepted, so that one slow receiver takes one lane.
 */
export async function claimMessage(
  db: Database,
  wanted: { channel: MessageChannel; urgentOnly: boolean; busyRecipients: readonly string[] },
  now: Date,
): Promise<ClaimedMessage | undefined> {
  const isUrgent = sql<boolean>`priority = ${urgentPriority}`;
  const isFree = sql<boolean>`recipient <> all(${wanted.busyRecipients}::text[])`;
  return db
    .updateTable('outgoing_messages')
    .set({
      state: 'sending',
      attempts: sql`attempts + 1`,
      claim_token: sql`gen_random_uuid()`,
      claimed_until: new Date(now.getTime() + claimMs),
    })
    .where('id', '=', (query) =>
      query
        .selectFrom('outgoing_messages')
        .select('id')
        .where('state', '=', sql.lit('waiting'))
        .where('channel', '=', wanted.channel)
        .where('send_at', '<=', now)
        .where((row) => row.or([row('expires_at', 'is', null), row('expires_at', '>', now)]))
        .where(isWanted)
        .where(wanted.urgentOnly ? isUrgent : sql<boolean>`(${isUrgent} or ${isFree})`)
        .orderBy('priority')
        .orderBy('send_at')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returning(messageColumns)
    .executeTakeFirst();
}

type Claim = Pick<ClaimedMessage, 'id' | 'claim_token'>;

/**
 * Once it is done, nobody needs the words of a code, which would still open a door, nor those of a notice to the
 * practice, which has several people's names; nor the tokens of links, of which only hashes are kept.
 */
const isForgotten = sql<boolean>`kind in ('code', 'practice_notice')`;
const withoutForgottenWords = {
  subject: sql<string>`case when ${isForgotten} then '' else subject end`,
  body: sql<string>`case when ${isForgotten} then '' else ${withoutTokens('body')} end`,
  html: sql<string | null>`case when ${isForgotten} then null else ${withoutTokens('html')} end`,
};

/** Notes that the message went out; false if the claim is no longer ours, and nothing changes then. */
export async function settleSent(db: Database, claim: Claim, now: Date): Promise<boolean> {
  return settle(db, claim, {
    state: 'sent',
    finished_at: now,
    failure: null,
    last_error: null,
    ...withoutForgottenWords,
  });
}

/** Notes a failure; with `retryAt` the message waits for its next try, without it is given up. */
export async function settleFailed(
  db: Database,
  claim: Claim,
  { reason, detail }: DeliveryFailure,
  retryAt: Date | undefined,
  now: Date,
): Promise<boolean> {
  const failure = { failure: reason, last_error: detail };
  return settle(
    db,
    claim,
    retryAt
      ? { state: 'waiting', send_at: retryAt, ...failure }
      : { state: 'failed', finished_at: now, ...failure, ...withoutForgottenWords },
  );
}

async function settle(
  db: Database,
  { id, claim_token }: Claim,
  values: UpdateObject<Tables, 'outgoing_messages'>,
): Promise<boolean> {
  const settled = await db
    .updateTable('outgoing_messages')
    .set({ ...values, claim_token: null, claimed_until: null })
    .where('id', '=', id)
    .where('claim_token', '=', claim_token)
    .returning('id')
    .execute();
  return settled.length > 0;
}

/** Frees the messages whose holder has died; those in `held` are still with this process. */
export async function releaseOverdueClaims(db: Database, held: readonly string[], now: Date): Promise<void> {
  await db
    .updateTable('outgoing_messages')
    .set({ state: 'waiting', claim_token: null, claimed_until: null })
    .where('state', '=', sql.lit('sending'))
    .where('claimed_until', '<=', now)
    .where(sql<boolean>`id <> all(${held}::uuid[])`)
    .execute();
}

/** Gives up what has become useless while it waited. */
export async function failExpired(db: Database, now: Date): Promise<void> {
  await db
    .updateTable('outgoing_messages')
    .set({ state: 'failed', finished_at: now, failure: 'expired', ...withoutForgottenWords })
    .where('state', '=', sql.lit('waiting'))
    .where('expires_at', '<=', now)
    .execute();
}
