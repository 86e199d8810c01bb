import { type RawBuilder, sql } from 'kysely';
import type { DatabaseTransaction } from '../../db/database.ts';
import { isHeld } from '../../delivery/queries.ts';

type Merge = {
  fromId: string;
  intoId: string;
  accountId: string | null;
  staffId: string;
  undoUntil: Date;
};

/**
 * Keeps both entries and the ids of the rows that will move, before one is merged into the other, for the undo. Merges into the
 * entry that goes are kept too, because they are deleted with it.
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
      'into_link', (select to_jsonb(link) from account_patients as link where patient_id = into_row.id),
      'link', (select to_jsonb(link) from account_patients as link where patient_id = gone.id),
      'appointments', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'id', id, 'patient_id', patient_id, 'assigned_by_staff', assigned_by_staff
        )), '[]')
        from appointments where patient_id in (gone.id, into_row.id)
      ),
      'messages', (
        select coalesce(jsonb_agg(jsonb_build_object('id', id, 'account_id', account_id)), '[]')
        from outgoing_messages where patient_id = gone.id
      ),
      'consents', (
        select coalesce(jsonb_agg(jsonb_build_object('id', id, 'account_id', account_id)), '[]')
        from consents where patient_id = gone.id
      ),
      'notes', (select coalesce(jsonb_agg(distinct note_id), '[]') from patient_notes where patient_id = gone.id),
      'former_contacts', (
        select coalesce(jsonb_agg(id), '[]') from former_contacts where patient_id = gone.id
      ),
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
  if (!kept) throw new Error('an entry is gone although both are locked');
  return kept.id;
}

/** Notes the version of the remaining entry after the merge: with a later one the merge can't be undone. */
export async function noteMergedVersion(transaction: DatabaseTransaction, id: string): Promise<void> {
  await sql`
    update patient_merges set into_version = patients.version
    from patients where patients.id = into_id and patient_merges.id = ${id}
  `.execute(transaction);
}

/**
 * Opens to the mailbox of the entry that went, whose address the remaining one takes, what that entry had booked, and to no
 * mailbox what the remaining one had.
 */
export async function openToTakenAddress(transaction: DatabaseTransaction, id: string): Promise<void> {
  await sql`
    update appointments set assigned_by_staff = was.assigned_by_staff or was.patient_id = merged.into_id
    from patient_merges as merged, jsonb_to_recordset(merged.before->'appointments')
      as was (id uuid, patient_id uuid, assigned_by_staff boolean)
    where merged.id = ${id} and appointments.id = was.id
  `.execute(transaction);
}

/** Columns that the database computes. */
const generatedColumns = new Set(['search_name']);

/** Inserts rows that were kept as JSON, an array of them; a column that was added later gets its default. */
async function insertKept(
  transaction: DatabaseTransaction,
  table: 'patients' | 'account_patients' | 'patient_merges',
  rows: RawBuilder<unknown>,
): Promise<void> {
  const { rows: columns } = await sql<{ name: string }>`
    select distinct jsonb_object_keys(kept) as name from jsonb_array_elements(${rows}) as kept
  `.execute(transaction);
  const names = columns.map(({ name }) => name).filter((name) => !generatedColumns.has(name));
  if (names.length === 0) return;
  const list = sql.join(names.map((name) => sql.ref(name)));
  await sql`
    insert into ${sql.table(table)} (${list})
    select ${list} from jsonb_populate_recordset(null::${sql.table(table)}, ${rows})
  `.execute(transaction);
}

/**
 * Restores both entries: the one that went with its appointments, messages, consents, notes, former contacts and link to an account,
 * the other with its own values. Data added since stays with the remaining entry. Returns the starts of the returned appointments.
 */
export async function restoreMerged(
  transaction: DatabaseTransaction,
  { id, staffId }: { id: string; staffId: string },
  now: Date,
): Promise<Date[]> {
  const before = sql`(select before from patient_merges where id = ${id})`;
  const former = sql`(select former_id from patient_merges where id = ${id})`;
  const into = sql`(select into_id from patient_merges where id = ${id})`;
  const kept = (path: string) => sql`jsonb_path_query_array(${before}, ${sql.lit(path)})`;
  await insertKept(transaction, 'patients', kept('$.gone'));
  await sql`
    update patients set first_name = was.first_name, last_name = was.last_name, date_of_birth = was.date_of_birth,
      date_of_birth_by_staff = was.date_of_birth_by_staff, language = was.language, email = was.email, phone = was.phone, email_proven_at = was.email_proven_at,
      former_ids = was.former_ids
    from jsonb_populate_record(null::patients, ${before}->'into') as was
    where patients.id = was.id
  `.execute(transaction);
  await sql`
    update account_patients set practice_values = nullif(${before}->'into_link'->'practice_values', 'null')
    where patient_id = ${into} and ${before} ? 'into_link'
  `.execute(transaction);
  await insertKept(transaction, 'account_patients', kept('$.link ? (exists(@.patient_id))'));
  const { rows: returned } = await sql<{ startAt: Date }>`
    with returned as (
      update appointments set patient_id = was.patient_id, assigned_by_staff = was.assigned_by_staff,
        updated_at = ${now}
      from jsonb_to_recordset(${before}->'appointments')
        as was (id uuid, patient_id uuid, assigned_by_staff boolean)
      where appointments.id = was.id and appointments.patient_id = ${into}
        and (appointments.patient_id, appointments.assigned_by_staff)
          is distinct from (was.patient_id, was.assigned_by_staff)
      returning appointments.id, appointments.patient_id, lower(during) as start_at
    ), audit as (
      insert into audit_events (at, actor_kind, actor_id, action, subject_kind, subject_id, before, after)
      select ${now}, 'staff', ${staffId}::uuid, 'undo', 'appointment', id,
        jsonb_build_object('patientId', ${into}), jsonb_build_object('patientId', ${former})
      from returned where patient_id = ${former}
    )
    select start_at as "startAt" from returned where patient_id = ${former}
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
  // Reminders that the patient turned off since, by a link of either entry or in the account, stay off for both.
  await sql`
    insert into consents (patient_id, kind, version, given, at)
    select former_id, kind, version, given, at
    from patient_merges join consents on patient_id = into_id or consents.account_id = patient_merges.account_id
    where patient_merges.id = ${id} and kind = 'reminders' and not given and at > merged_at
  `.execute(transaction);
  await sql`
    update patient_notes set patient_id = ${former}
    where patient_id = ${into}
      and note_id in (select value::uuid from jsonb_array_elements_text(${before}->'notes') as note (value))
  `.execute(transaction);
  await sql`
    update former_contacts set patient_id = ${former}
    where patient_id = ${into}
      and id in (select value::uuid from jsonb_array_elements_text(${before}->'former_contacts') as contact (value))
  `.execute(transaction);
  await insertKept(transaction, 'patient_merges', kept('$.merges[*]'));
  // The copy has served; an erasure of the restored entry would not find it.
  await sql`update patient_merges set undone_at = ${now}, before = '{}' where id = ${id}`.execute(
    transaction,
  );
  return returned.map(({ startAt }) => startAt);
}

/**
 * Messages since the merge about returned appointments were addressed to the remaining entry: those that have not left go to the
 * restored entry's own address, or are deleted if it has none, and links made for them end.
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
  const isWaiting = sql`${isNew} and channel = 'email' and ${isHeld(now)}`;
  if (to === null) await sql`delete from outgoing_messages where ${isWaiting}`.execute(transaction);
  else
    await sql`
      update outgoing_messages set recipient = ${to}, patient_id = ${former}, account_id = null where ${isWaiting}
    `.execute(transaction);
}
