import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '../../db/database.ts';
import { type DeskAppointment, selectDeskAppointments } from '../desk-appointments/queries.ts';

/** A merge that is kept to be taken back. */
export type KeptMerge = {
  id: string;
  intoId: string;
  formerId: string;
  undoUntil: Date;
  undoneAt: Date | null;
  intoVersion: number;
  accountId: string | null;
  /** The contact of the entry that went */
  formerPhone: string | null;
  formerEmail: string | null;
};

function selectMerges(db: Database) {
  return db
    .selectFrom('patient_merges')
    .select([
      'id',
      'into_id as intoId',
      'former_id as formerId',
      'undo_until as undoUntil',
      'undone_at as undoneAt',
      'into_version as intoVersion',
      'account_id as accountId',
      sql<string | null>`before->'gone'->>'phone'`.as('formerPhone'),
      sql<string | null>`before->'gone'->>'email'`.as('formerEmail'),
    ]);
}

/** A merge into this entry, by its id. */
export async function findMerge(
  db: Database,
  { id, intoId }: { id: string; intoId: string },
): Promise<KeptMerge | undefined> {
  return selectMerges(db).where('id', '=', id).where('into_id', '=', intoId).executeTakeFirst();
}

/** The newest merge into this entry that can be taken back now, with what the entry was called that went. */
export async function findUndoableMerge(
  db: Database,
  intoId: string,
  now: Date,
): Promise<{ id: string; undoUntil: Date; formerName: string } | undefined> {
  return db
    .selectFrom('patient_merges')
    .select([
      'id',
      'undo_until as undoUntil',
      sql<string>`concat(before->'gone'->>'first_name', ' ', before->'gone'->>'last_name')`.as('formerName'),
    ])
    .where('into_id', '=', intoId)
    .where('undone_at', 'is', null)
    .where('undo_until', '>', now)
    .orderBy('place', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Whether the entry is known by former ids that it did not have after this merge. */
export async function wasMergedSince(transaction: DatabaseTransaction, id: string): Promise<boolean> {
  const { rows } = await sql<{ isOther: boolean }>`
    select former_ids <> (
      select array_agg(value::uuid order by place) from jsonb_array_elements_text(
        (before->'into'->'former_ids') || to_jsonb(former_id) || (before->'gone'->'former_ids')
      ) with ordinality as known (value, place)
    ) as "isOther"
    from patient_merges join patients on patients.id = into_id
    where patient_merges.id = ${id}
  `.execute(transaction);
  return rows[0]?.isOther ?? false;
}

/** When the patient's own booking proved the address of this entry. */
export async function findEmailProof(db: Database, patientId: string): Promise<Date | null> {
  const row = await db
    .selectFrom('patients')
    .select('email_proven_at')
    .where('id', '=', patientId)
    .executeTakeFirst();
  return row?.email_proven_at ?? null;
}

/** Numbers of what moves with an entry when it is merged. */
export type MergeCounts = {
  id: string;
  appointmentCount: number;
  noteCount: number;
  messageCount: number;
  lastVisitDate: string | null;
};

/** Numbers of appointments, messages and notes of these patients, by their ids. */
export async function listMergeCounts(
  db: Database,
  ids: readonly string[],
  timeZone: string,
): Promise<Map<string, MergeCounts>> {
  const { rows } = await sql<MergeCounts>`
    select person.id,
      (select count(*)::int from appointments where patient_id = person.id) as "appointmentCount",
      (
        select count(*)::int from (
          select distinct on (note_id) text from patient_notes
          where patient_id = person.id order by note_id, version desc
        ) as note where text is not null
      ) as "noteCount",
      (select count(*)::int from outgoing_messages where patient_id = person.id) as "messageCount",
      (
        select (max(lower(during)) at time zone ${timeZone})::date::text from appointments
        where patient_id = person.id and status = 'completed'
      ) as "lastVisitDate"
    from unnest(${ids}::uuid[]) as person (id)
  `.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
}

/** Appointments of two patients at the same time, which one patient can't have. */
export async function listOverlaps(
  db: Database,
  remainingId: string,
  goingId: string,
): Promise<{ remaining: DeskAppointment; going: DeskAppointment }[]> {
  const { rows } = await sql<{ own: string; other: string }>`
    select own.id as own, other.id as other
    from appointments as own join appointments as other on own.during && other.during
    where own.patient_id = ${remainingId} and own.status = 'scheduled'
      and other.patient_id = ${goingId} and other.status = 'scheduled'
    order by lower(own.during)
  `.execute(db);
  const ids = rows.flatMap(({ own, other }) => [own, other]);
  if (ids.length === 0) return [];
  const appointments = await selectDeskAppointments(db).where('appointments.id', 'in', ids).execute();
  const byId = new Map(appointments.map((appointment) => [appointment.id, appointment]));
  return rows.flatMap(({ own, other }) => {
    const [remaining, going] = [byId.get(own), byId.get(other)];
    return remaining && going ? [{ remaining, going }] : [];
  });
}
