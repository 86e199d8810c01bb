import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { Database } from '../../db/database.ts';
import type { Tables } from '../../db/tables.ts';
import { isUntold } from '../notifications/queries.ts';

/** A message about an appointment that has not arrived. */
export type UndeliveredMessage = {
  id: string;
  kind: 'confirmation' | 'cancellation' | 'moved' | 'reminder';
  recipient: string;
  state: 'failed' | 'waiting';
  failure: Selectable<Tables['outgoing_messages']>['failure'];
  createdAt: Date;
  phone: string | null;
  appointmentId: string;
};

/** More than anybody can phone on a day. */
const mostListed = 200;

/** Of `outgoing_messages as stuck` with their appointments: those that are listed. */
function isListed(now: Date): RawBuilder<boolean> {
  return sql`(stuck.state = 'failed' or (stuck.state = 'waiting' and failure is not null))
    and upper(during) > ${now} and ${isUntold('stuck')}`;
}

/** How many messages `listUndelivered` lists. */
export async function countUndelivered(db: Database, now: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (
      select from outgoing_messages as stuck join appointments on appointments.id = stuck.appointment_id
      where ${isListed(now)} limit ${mostListed}
    ) as listed
  `.execute(db);
  return rows[0]?.count ?? 0;
}

/**
 * What could not be delivered, or not yet, about an appointment that is not over, and nobody was told on the phone; the
 * soonest appointment first. A later message about the same appointment that has arrived makes up for it.
 */
export async function listUndelivered(db: Database, now: Date): Promise<UndeliveredMessage[]> {
  const { rows } = await sql<UndeliveredMessage>`
    select stuck.id, stuck.kind, recipient, stuck.state, failure, stuck.created_at as "createdAt",
      coalesce(accounts.phone, patients.phone) as phone, appointments.id as "appointmentId"
    from outgoing_messages as stuck
      join appointments on appointments.id = stuck.appointment_id
      join patients on patients.id = appointments.patient_id
      left join account_patients on account_patients.patient_id = patients.id
      left join accounts on accounts.id = account_patients.account_id
    where ${isListed(now)}
    order by lower(during), stuck.created_at limit ${mostListed}
  `.execute(db);
  return rows;
}

/** A message of the contact form, and who answered it. */
export type InboxRow = {
  id: string;
  name: string;
  email: string;
  message: string;
  language: 'de' | 'en';
  isSuspect: boolean;
  createdAt: Date;
  handledAt: Date | null;
  handledBy: string | null;
};

function selectInbox(db: Database) {
  return db
    .selectFrom('contact_messages')
    .leftJoin('staff', 'staff.id', 'handled_by')
    .select([
      'contact_messages.id',
      'name',
      'contact_messages.email',
      'message',
      'contact_messages.language',
      'is_suspect as isSuspect',
      'contact_messages.created_at as createdAt',
      'handled_at as handledAt',
      sql<string | null>`staff.first_name || ' ' || staff.last_name`.as('handledBy'),
    ]);
}

/** What was written in the contact form: what nobody has answered, the oldest first; or all, the newest first. */
export async function listInbox(db: Database, state: 'open' | 'all'): Promise<InboxRow[]> {
  const rows = selectInbox(db).limit(mostListed);
  return state === 'open'
    ? rows.where('handled_at', 'is', null).orderBy('contact_messages.created_at').execute()
    : rows.orderBy('contact_messages.created_at', 'desc').execute();
}

export async function findInboxMessage(db: Database, id: string): Promise<InboxRow | undefined> {
  return selectInbox(db).where('contact_messages.id', '=', id).executeTakeFirst();
}

export async function countOpenMessages(db: Database): Promise<number> {
  const { open } = await db
    .selectFrom('contact_messages')
    .select(sql<number>`count(*)::int`.as('open'))
    .where('handled_at', 'is', null)
    .executeTakeFirstOrThrow();
  return open;
}
