import { sql } from 'kysely';
import type { DatabaseTransaction } from '../../db/database.ts';

type Merge = {
  fromId: string;
  intoId: string;
  accountId: string | null;
  staffId: string;
  undoUntil: Date;
};

/**
 * Keeps both entries as they are and which rows will go over, before one is merged into the other; so that it can be taken
 * back. Merges into the entry that goes are kept along, because they are deleted with it.
 */
export async function insertMerge(
  transaction: DatabaseTransaction,
  { fromId, intoId, accountId, staffId, undoUntil }: Merge,
  now: Date,
): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into patient_merges (into_id, former_id, staff_id, merged_at, undo_until, into_version, account_id, before)
    select ${intoId}, ${fromId}, ${staffId}, ${now}, ${undoUntil}, into_row.version, ${accountId}, jsonb_build_object(
      'into', to_jsonb(into_row),
      'gone', to_jsonb(gone),
      'link', (select to_jsonb(link) from account_patients as link where patient_id = gone.id),
      'appointments', (select coalesce(jsonb_agg(id), '[]') from appointments where patient_id = gone.id),
      'messages', (
        select coalesce(jsonb_agg(jsonb_build_object('id', id, 'account_id', account_id)), '[]')
        from outgoing_messages where patient_id = gone.id
      ),
      'consents', (
        select coalesce(jsonb_agg(jsonb_build_object('id', id, 'account_id', account_id)), '[]')
        from consents where patient_id = gone.id
      ),
      'notes', (select coalesce(jsonb_agg(distinct note_id), '[]') from patient_notes where patient_id = gone.id),
      'merges', (
        select coalesce(jsonb_agg(to_jsonb(earlier)), '[]') from patient_merges as earlier
        where earlier.into_id = gone.id
      )
    )
    from patients as into_row, patients as gone
    where into_row.id = ${intoId} and gone.id = ${fromId}
    returning id
  `.execute(transaction);
  const [kept] = rows;
  if (!kept) throw new Error('both entries are locked and there');
  return kept.id;
}

/** Notes which version the entry that remains has after the merge: a later one can't be taken apart any more. */
export async function noteMergedVersion(transaction: DatabaseTransaction, id: string): Promise<void> {
  await sql`
    update patient_merges set into_version = patients.version
    from patients where patients.id = into_id and patient_merges.id = ${id}
  `.execute(transaction);
}

/** What the database computes by itself. */
const generatedColumns = new Set(['search_name']);

/**
 * Puts both entries back as they were: the one that went is there again with its appointments, messages, consents, notes and
 * link to an account, and the other has its own values. What was added since stays with the entry that remains. Returns when the
 * appointments begin that went back.
 */
export async function restoreMerged(
  transaction: DatabaseTransaction,
  { id, staffId }: { id: string; staffId: string },
  now: Date,
): Promise<Date[]> {
  const before = sql`(select before from patient_merges where id = ${id})`;
  const former = sql`(select former_id from patient_merges where id = ${id})`;
  const into = sql`(select into_id from patient_merges where id = ${id})`;
  const { rows: columns } = await sql<{ name: string }>`
    select jsonb_object_keys(${before}->'gone') as name
  `.execute(transaction);
  const names = columns.map(({ name }) => name).filter((name) => !generatedColumns.has(name));
  const list = sql.join(names.map((name) => sql.ref(name)));
  await sql`
    insert into patients (${list}) select ${list} from jsonb_populate_record(null::patients, ${before}->'gone')
  `.execute(transaction);
  await sql`
    update patients set first_name = was.first_name, last_name = was.last_name, date_of_birth = was.date_of_birth,
      language = was.language, email = was.email, phone = was.phone, email_proven_at = was.email_proven_at,
      former_ids = was.former_ids
    from jsonb_populate_record(null::patients, ${before}->'into') as was
    where patients.id = was.id
  `.execute(transaction);
  await sql`
    insert into account_patients
    select link.* from jsonb_populate_record(null::account_patients, nullif(${before}->'link', 'null')) as link
    where link.patient_id is not null
  `.execute(transaction);
  const appointments = sql`(
    select value::uuid from jsonb_array_elements_text(${before}->'appointments') as moved (value)
  )`;
  const { rows: returned } = await sql<{ startAt: Date }>`
    with returned as (
      update appointments set patient_id = ${former}, updated_at = ${now}
      where id in ${appointments} and patient_id = ${into} returning id, lower(during) as start_at
    ), audit as (
      insert into audit_events (at, actor_kind, actor_id, action, subject_kind, subject_id, before, after)
      select ${now}, 'staff', ${staffId}::uuid, 'undo', 'appointment', id,
        jsonb_build_object('patientId', ${into}), jsonb_build_object('patientId', ${former})
      from returned
    )
    select start_at as "startAt" from returned
  `.execute(transaction);
  await sql`
    update outgoing_messages as message set patient_id = ${former}, account_id = was.account_id
    from jsonb_to_recordset(${before}->'messages') as was (id uuid, account_id uuid)
    where message.id = was.id
  `.execute(transaction);
  await sql`
    update consents set patient_id = ${former}, account_id = was.account_id
    from jsonb_to_recordset(${before}->'consents') as was (id bigint, account_id uuid)
    where consents.id = was.id
  `.execute(transaction);
  await sql`
    update patient_notes set patient_id = ${former}
    where patient_id = ${into}
      and note_id in (select value::uuid from jsonb_array_elements_text(${before}->'notes') as note (value))
  `.execute(transaction);
  await sql`
    insert into patient_merges select earlier.*
    from jsonb_populate_recordset(null::patient_merges, ${before}->'merges') as earlier
  `.execute(transaction);
  await sql`update patient_merges set undone_at = ${now} where id = ${id}`.execute(transaction);
  return returned.map(({ startAt }) => startAt);
}

/**
 * What was written since the merge about appointments that went back was addressed to the entry that remains: what has not left
 * goes to the other's own address, or with null to nobody, and links that were made for it open nothing any more.
 */
export async function redirectMessages(
  transaction: DatabaseTransaction,
  { id, to }: { id: string; to: string | null },
  now: Date,
): Promise<void> {
  const since = sql`(select merged_at from patient_merges where id = ${id})`;
  const former = sql`(select former_id from patient_merges where id = ${id})`;
  const appointments = sql`(select id from appointments where patient_id = ${former})`;
  const isNew = sql`appointment_id in ${appointments} and created_at > ${since}`;
  await sql`
    delete from guest_tokens where ${isNew}
  `.execute(transaction);
  const isHeld = sql`(state = 'waiting' or (state = 'kept' and send_at > ${now}))`;
  const isWaiting = sql`${isNew} and channel = 'email' and ${isHeld}`;
  if (to === null) await sql`delete from outgoing_messages where ${isWaiting}`.execute(transaction);
  else
    await sql`
      update outgoing_messages set recipient = ${to}, patient_id = ${former}, account_id = null where ${isWaiting}
    `.execute(transaction);
}
