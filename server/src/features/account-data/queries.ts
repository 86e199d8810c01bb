import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../db/database.ts';
import { withoutTokens } from '../../delivery/queries.ts';
import {
  isDateOfBirthOpen,
  isOfPractice,
  isWebsiteBooking,
  listWithPracticePart,
} from '../patients/queries.ts';

/**
 * Whose data are asked for: an account's, those of guests who proved this address, or those of one person alone. `contacts`
 * are the addresses and numbers that are theirs alone; `securityHash` is what the record of security events
 * knows them by, if it does. With `isByPractice` the practice hands them out, and what it entered is among them; otherwise
 * that is so only of patients that it has linked the account to.
 */
export type DataOwner = {
  accountId: string | null;
  personId?: string;
  email: string | null;
  contacts: readonly string[];
  securityHash: Buffer | null;
  isByPractice?: boolean;
};

/**
 * In SQL, whether an address or number was the account's when something was written with it. Its owner proved it then; what was written
 * later may be another person's, who has it now.
 */
export function wasContactOf(
  accountId: string | null,
  { contact, at }: { contact: string; at: string },
): RawBuilder<boolean> {
  return sql`exists (
    select from former_contacts as former
    where former.account_id = ${accountId} and former.contact = ${sql.ref(contact)}
      and ${sql.ref(at)} <= former.changed_at
  )`;
}

/** In SQL, any of the values of a subquery, read first: `or` over such conditions uses an index for each, over `in` none. */
const anyOf = (subquery: RawBuilder<unknown>) => sql`any(array${subquery})`;

/** A row as PostgreSQL gives it: JSON, so that instants and days are texts. */
export type ExportRow = Record<string, string | number | boolean | null>;

/** The parts of an export, by name. */
export type SectionName = keyof ReturnType<typeof toStatements>;

/** One statement for each part; the columns are named as the export names its fields. */
function toStatements({
  accountId,
  personId,
  email,
  contacts,
  securityHash,
  isByPractice = false,
}: DataOwner) {
  const ofAccount = sql`(select patient_id from account_patients where account_id = ${accountId})`;
  const ofGuest = sql`(
    select id from patients
    where email = ${email} and email_proven_at is not null
      and not exists (select from account_patients where patient_id = patients.id)
  )`;
  const people = personId ? sql`(select ${personId}::uuid)` : accountId ? ofAccount : ofGuest;
  // Patients whose part of the practice is exported too.
  const linked = isByPractice
    ? people
    : sql`(select patient_id from account_patients where account_id = ${accountId} and linked_at is not null)`;
  // Entries that were merged into theirs are known by their former ids.
  const everKnownAs = (ids: RawBuilder<unknown>) => sql`(
    select id from ${ids} as person (id)
    union all select unnest(former_ids) from patients where id in ${ids}
  )`;
  const ifLinked = (column: string) => sql`case when patient_id in ${linked} then ${sql.ref(column)} end`;
  // Of an account's patient the own contact is what the desk noted before.
  const ownContact = (column: string) => sql`case when account_id is null or patients.id in ${linked}
    then ${sql.ref(`patients.${column}`)} end as ${sql.ref(column)}`;
  const isContact = (column: string) => sql`${sql.ref(column)} = any(${contacts}::text[])`;
  const appointments = sql`(
    select id from appointments
    where patient_id in ${people} and (patient_id in ${linked} or ${isWebsiteBooking})
  )`;
  return {
    account: sql`select id, account_number as "accountNumber", email, phone, language, created_at as "createdAt"
      from accounts where id = ${accountId}`,
    people: sql`select patients.id, first_name as "firstName", last_name as "lastName",
        case when patients.id in ${linked} or (account_id is not null and ${isDateOfBirthOpen('account_patients')})
          then date_of_birth end as "dateOfBirth",
        relation, ${ownContact('email')}, ${ownContact('phone')}, language, patients.created_at as "createdAt",
        email_proven_at as "emailProvenAt", identity_checked_at as "identityCheckedAt", linked_at as "linkedAt"
      from patients left join account_patients on patient_id = patients.id
      where patients.id in ${people} order by relation <> 'self', patients.created_at`,
    appointments: sql`select appointments.id, patient_id as "personId", doctors.name as doctor,
        treatment_type as treatment, lower(during) as "startAt", upper(during) as "endAt", status,
        booking_method as "bookedBy", language, version, arrived_at as "arrivedAt", seated_at as "seatedAt",
        appointments.finished_at as "finishedAt", overbooked,
        ${ifLinked('overbooked_reason')} as "overbookedReason", ${ifLinked('note')} as note,
        patient_note as "patientNote", pain,
        cancelled_by as "cancelledBy", ${ifLinked('cancel_reason')} as "cancelReason", created_at as "createdAt",
        updated_at as "updatedAt"
      from appointments join doctors on doctors.id = doctor_id
      where appointments.id in ${appointments} order by lower(during)`,
    changes: sql`select at, actor_kind as "by", action, subject_id as "appointmentId",
        before->>'startAt' as "startBefore", before->>'endAt' as "endBefore",
        before->>'doctorName' as "doctorBefore", before->>'status' as "statusBefore",
        before->>'patientId' as "personBefore",
        after->>'startAt' as "startAfter", after->>'endAt' as "endAfter",
        after->>'doctorName' as "doctorAfter", after->>'status' as "statusAfter",
        after->>'patientId' as "personAfter"
      from audit_events
      where actor_id = ${accountId} or actor_id = ${anyOf(everKnownAs(linked))}
        or (subject_kind = 'appointment' and subject_id = ${anyOf(appointments)})
      order by at, id`,
    looks: sql`select at, action, subject_id as "personId"
      from staff_audit
      where subject_kind = 'patient' and subject_id = ${anyOf(sql`(
          select id::text from ${everKnownAs(linked)} as person (id)
          union select id::text from ${people} as person (id)
        )`)}
        and (action = 'look' or subject_id = ${anyOf(sql`(select id::text from ${everKnownAs(linked)} as person (id))`)})
      order by at, id`,
    notes: sql`select note_id as "noteId", version, patient_id as "personId", text, written_at as "writtenAt"
      from patient_notes where patient_id in ${linked} order by written_at, note_id, version`,
    merges: sql`select into_id as "personId", merged_at as "mergedAt", undo_until as "undoUntil",
        undone_at as "undoneAt"
      from patient_merges where into_id in ${linked} order by merged_at, id`,
    erasures: sql`select patient_id as "personId", reason, asked_at as "askedAt", due_at as "dueAt"
      from patient_erasures where patient_id in ${linked} order by due_at, patient_id`,
    formerContacts: sql`select channel, contact, patient_id as "personId", changed_at as "changedAt"
      from former_contacts where account_id = ${accountId} or patient_id = ${anyOf(linked)} order by changed_at, id`,
    consents: sql`select kind, version, given, at, appointment_id as "appointmentId"
      from consents where account_id = ${accountId} or patient_id = ${anyOf(people)} order by at, kind`,
    // Whoever holds a session only must not read here what is on its way to the owner: a code, or a link's token.
    messages: sql`select kind, channel, recipient, case when kind = 'code' then '' else subject end as subject,
        case when kind = 'code' then '' else ${withoutTokens('body')} end as text, state, created_at as "createdAt",
        finished_at as "finishedAt", phoned_at as "phonedAt"
      from outgoing_messages
      where appointment_id = ${anyOf(appointments)} or (
        (account_id = ${accountId} or patient_id = ${anyOf(people)} or ${isContact('recipient')} or reply_to = ${email})
        and (
          ${isByPractice}::boolean
          or (appointment_id is null and (patient_id is null or patient_id in ${people}))
        )
      )
      order by created_at, id`,
    contactMessages: sql`select name, email, message, language, created_at as "createdAt",
        handled_at as "handledAt"
      from contact_messages
      where email = ${email} or ${wasContactOf(accountId, { contact: 'email', at: 'created_at' })}
      order by created_at, id`,
    chatDialogs: sql`select state::text, updated_at as "updatedAt"
      from chat_dialogs where account_id = ${accountId}`,
    chatWarnings: sql`select warnings, reason, warned_at as "warnedAt", banned_until as "bannedUntil"
      from chat_warnings where account_id = ${accountId}`,
    sessions: sql`select id, user_agent as browser, created_at as "createdAt", last_seen_at as "lastSeenAt"
      from sessions where account_id = ${accountId} order by created_at`,
    codes: sql`select channel, target, purpose, created_at as "createdAt", expires_at as "expiresAt", tries,
        verified_at as "verifiedAt", used_at as "usedAt"
      from one_time_codes where ${isContact('target')} order by created_at, id`,
    confirmations: sql`select appointment_id as "appointmentId", created_at as "createdAt"
      from booking_keys where account_id = ${accountId} or appointment_id = ${anyOf(appointments)}
      order by created_at`,
    bookingSources: sql`select appointment_id as "appointmentId", at as "createdAt"
      from booking_sources where appointment_id in ${appointments} order by at`,
    invitations: sql`select patient_id as "personId", created_at as "createdAt", expires_at as "expiresAt"
      from patient_invitations where patient_id in ${linked} order by created_at`,
    guestLinks: sql`select appointment_id as "appointmentId", created_at as "createdAt", expires_at as "expiresAt"
      from guest_tokens where appointment_id in ${appointments} order by created_at`,
    securityEvents: sql`select kind, detail, times, first_at as "firstAt", last_at as "lastAt"
      from security_events where account = ${securityHash} order by first_at, id`,
  } satisfies Record<string, RawBuilder<unknown>>;
}

/** Every row that tells something about the account or the people it looks after, as one moment saw it. */
export async function readAccountData(
  db: Database,
  owner: DataOwner,
): Promise<Record<SectionName, ExportRow[]>> {
  const parts = Object.entries(toStatements(owner)).map(
    ([name, statement]) =>
      sql`${sql.lit(name)}, (select coalesce(json_agg(row), '[]') from (${statement}) as row)`,
  );
  const { rows } = await sql<{ data: Record<SectionName, ExportRow[]> }>`
    select json_build_object(${sql.join(parts)}) as data
  `.execute(db);
  const [found] = rows;
  if (!found) throw new Error('an export is one row');
  return found.data;
}

/** A patient's appointments that the law makes the practice keep, by their last days. */
export type KeptPatient = {
  id: string;
  /** The last day on which something was treated. */
  treatedDate: string | null;
  /** The last day on which nobody came. */
  missedDate: string | null;
};

/**
 * The last treated and missed appointment of each patient, with `isWebsiteOnly` of website bookings alone; a past appointment
 * counts as treated until the job completes it.
 */
export async function listPatientsToKeep(
  db: Database,
  patients: readonly string[],
  { now, timeZone, isWebsiteOnly = false }: { now: Date; timeZone: string; isWebsiteOnly?: boolean },
): Promise<KeptPatient[]> {
  const { rows } = await sql<KeptPatient>`
    select patient.id,
      (max(upper(during)) filter (where status = 'completed' or (status = 'scheduled' and upper(during) <= ${now}))
        at time zone ${timeZone})::date::text as "treatedDate",
      (max(upper(during)) filter (where status = 'no_show') at time zone ${timeZone})::date::text as "missedDate"
    from unnest(${patients}::uuid[]) as patient (id) left join appointments
      on patient_id = patient.id and (not ${isWebsiteOnly}::boolean or ${isWebsiteBooking})
    group by patient.id
  `.execute(db);
  return rows;
}

/** The erased patients: `patients` entirely; of `partly` the website's part, and the practice's part stays. */
export type Erased = { patients: readonly string[]; partly: readonly string[] };

/** In SQL, whether an appointment is erased too. */
export function isErased({ patients, partly }: Erased): RawBuilder<boolean> {
  return sql`(
    patient_id = any(${patients}::uuid[]) or (patient_id = any(${partly}::uuid[]) and ${isWebsiteBooking})
  )`;
}

/** How many appointments that are not over are erased too. */
export async function countOpenAppointments(db: Database, erased: Erased, now: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from appointments
    where ${isErased(erased)} and status = 'scheduled' and upper(during) > ${now}
  `.execute(db);
  return rows[0]?.count ?? 0;
}

/** Whether somebody else is reached at this address too, by an account or without one. */
async function isSharedAddress(db: Database, email: string, patientId: string): Promise<boolean> {
  const { rows } = await sql`
    select from patients where email = ${email} and id <> ${patientId}
    union all
    select from accounts where email = ${email} limit 1
  `.execute(db);
  return rows.length > 0;
}

/** The address by which traces of a person are found; null if it might lead to those of another person. */
export async function findOwnEmail(
  db: Database,
  { id, ownEmail: email }: { id: string; ownEmail: string | null },
): Promise<string | null> {
  if (email === null) return null;
  return (await isSharedAddress(db, email, id)) ? null : email;
}

/**
 * The patients who are erased with an account, and those of which only the website's part is: patients of the practice
 * before the account was linked to them, besides its owner; and, if the account asks for it, those for which the practice
 * entered something and has not linked it.
 */
export async function splitForErasure(
  db: Database,
  accountId: string,
  { isByPractice }: { isByPractice: boolean },
): Promise<Erased> {
  const { rows } = await sql<{ id: string; isOfPractice: boolean; isLinked: boolean }>`
    select patient_id as id, linked_at is not null as "isLinked", ${isOfPractice} as "isOfPractice"
    from account_patients as link where account_id = ${accountId}
  `.execute(db);
  const unlinked = rows.filter(({ isLinked }) => !isLinked && !isByPractice).map(({ id }) => id);
  const withPracticePart = await listWithPracticePart(db, unlinked);
  const isPartly = (row: (typeof rows)[number]) => row.isOfPractice || withPracticePart.has(row.id);
  return {
    patients: rows.filter((row) => !isPartly(row)).map(({ id }) => id),
    partly: rows.filter(isPartly).map(({ id }) => id),
  };
}

/** A patient without account, and at what they are reached. */
export type FormerPerson = { id: string; contacts: string[] };

/** Until when a patient without account may be forgotten who never came or was a guest, and who was treated. */
export type FormerAges = { before: Date; treatedBefore: Date };

/** In SQL, patients with what is theirs: each is looked up by an index, however many appointments there are. */
const withAllTheyHad = (patients: RawBuilder<unknown>) => sql`
  ${patients} as patients left join account_patients on account_patients.patient_id = patients.id
    cross join lateral (
      select max(greatest(upper(during), updated_at)) as last_at, max(upper(during)) as last_end_at,
        coalesce(bool_or(status in ('scheduled', 'completed')), false) as has_come,
        coalesce(bool_or(booking_method <> 'guest'), false) as is_of_practice
      from appointments where patient_id = patients.id
    ) as had
    cross join lateral (
      select max(written_at) as last_at from patient_notes where patient_id = patients.id
    ) as noted
`;

/**
 * In SQL, whether a patient is without account and nothing of theirs is later than `before`, and either they never came,
 * or they were booked for on the website alone, as guests; the practice's own patients stay until `treatedBefore` is
 * later than everything they had.
 */
function isFormer({ before, treatedBefore }: FormerAges): RawBuilder<boolean> {
  return sql<boolean>`(
    account_id is null and coalesce(had.last_at <= ${before}, true) and coalesce(noted.last_at <= ${before}, true)
    and (not has_come or not is_of_practice or last_end_at <= ${treatedBefore})
  )`;
}

/** A place in the order of patients by age; the instant is text, because a Date has no microseconds. */
export type PatientPlace = { createdAt: string; id: string };

/**
 * Of the next `most` patients that are older than `before` those that may be forgotten, and the last place that was
 * looked at; none after the last patient.
 */
export async function listFormerPeople(
  db: Database,
  ages: FormerAges,
  { after, most }: { after: PatientPlace | undefined; most: number },
): Promise<{ people: FormerPerson[]; last: PatientPlace | undefined }> {
  const isLater = after
    ? sql`and (created_at, id) > (${after.createdAt}::timestamptz, ${after.id}::uuid)`
    : sql``;
  const { rows } = await sql<FormerPerson & PatientPlace & { isFormer: boolean }>`
    with slice as materialized (
      select id, email, phone, created_at from patients
      where created_at <= ${ages.before} and kept_until is null ${isLater}
      order by created_at, id limit ${most}
    )
    select id, array_remove(array[email, phone], null) as contacts, patients.created_at::text as "createdAt",
      ${isFormer(ages)} as "isFormer"
    from ${withAllTheyHad(sql`slice`)} order by patients.created_at, id
  `.execute(db);
  const people = rows.filter((row) => row.isFormer).map(({ id, contacts }) => ({ id, contacts }));
  return { people, last: rows.at(-1) };
}

/** Whether this patient may be forgotten. */
export async function isFormerPerson(db: Database, ages: FormerAges, id: string): Promise<boolean> {
  const { rows } = await sql`
    select from ${withAllTheyHad(sql`patients`)}
    where id = ${id} and patients.created_at <= ${ages.before} and kept_until is null and ${isFormer(ages)}
  `.execute(db);
  return rows.length > 0;
}
