import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import { channels, type LiveEvent } from './live-event-feed.ts';

/** Announces an event; PostgreSQL delivers it when, and only when, the transaction commits. */
export async function announce(db: Database, event: LiveEvent): Promise<void> {
  await sql`select pg_notify(${channels.liveEvent}, ${JSON.stringify(event)})`.execute(db);
}

/** Wakes the worker that sends messages, when the transaction commits. */
export async function announceMessage(db: Database): Promise<void> {
  await sql`select pg_notify(${channels.messageWaiting}, '')`.execute(db);
}
