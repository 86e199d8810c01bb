import type { ConsentKind } from '@praxisportal/contract/consents';
import type { Relation } from '@praxisportal/contract/patient';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../db/database.ts';
import type { PatientSearch } from '../../domain/patient-search.ts';
import { type DeskAppointment, selectDeskAppointments } from '../desk-appointments/queries.ts';
import { isOfPractice, type PatientRow } from '../patients/queries.ts';

/** Patients of whom this is the phone number or e-mail address, or that of the account which looks after them. */
function hasContact(column: 'phone' | 'email', part: string): RawBuilder<boolean> {
  const pattern = `%${part.replace(/[\\%_]/g, '\\$&')}%`;
  return sql`patients.id in (
    select id from patients where ${sql.ref(column)} like ${pattern}
    union all
    select patient_id from account_patients join accounts on accounts.id = account_id
    where ${sql.ref(`accounts.${column}`)} like ${pattern}
  )`;
}

/** A word of the name begins like this one, as it is written or as it sounds. */
function hasWord(word: string): RawBuilder<boolean> {
  return sql`(
    search_name like '% ' || btrim(plain_name(${word})) || '%'
    or search_name like '% ' || btrim(heard_name(${word})) || '%'
  )`;
}

function toConditions(search: PatientSearch): RawBuilder<boolean>[] {
  const { dateOfBirth, yearOfBirth, phoneDigits, email } = search;
  return [
    ...(dateOfBirth ? [sql<boolean>`date_of_birth = ${dateOfBirth}::date`] : []),
    ...(yearOfBirth
      ? [
          sql<boolean>`date_of_birth between ${`${yearOfBirth}-01-01`}::date and ${`${yearOfBirth}-12-31`}::date`,
        ]
      : []),
    ...(phoneDigits ? [hasContact('phone', phoneDigits)] : []),
    ...(email ? [hasContact('email', email)] : []),
  ];
}

/** The people whom all of it fits as it was typed, the surname that it begins first. */
export async function findPatientIds(db: Database, search: PatientSearch, most: number): Promise<string[]> {
  const conditions = [...search.words.map(hasWord), ...toConditions(search)];
  const { rows } = await sql<{ id: string }>`
    select id from patients
    where kept_until is null and ${sql.join(conditions, sql` and `)}
    order by lower(last_name) = any(${search.words.map((word) => word.toLowerCase())}::text[]) desc,
      exists (
        select from unnest(${search.words}::text[]) as word where starts_with(lower(last_name), lower(word))
      ) desc,
      last_name, first_name, date_of_birth, id
    limit ${most}
  `.execute(db);
  return rows.map(({ id }) => id);
}

/** The people whose names sound like these words although something is misspelt, best first. */
export async function findSimilarIds(db: Database, search: PatientSearch, most: number): Promise<string[]> {
  const isAlike = search.words.map((word) => sql<boolean>`search_name %> ${soundOf(word)}`);
  const { rows } = await sql<{ id: string }>`
    select id from patients
    where kept_until is null and ${sql.join([...isAlike, ...toConditions(search)], sql` and `)}
    order by ${likenessOf(search)} desc, last_name, first_name, id
    limit ${most}
  `.execute(db);
  return rows.map(({ id }) => id);
}

function soundOf(word: string): RawBuilder<string> {
  return sql`btrim(heard_name(${word}))`;
}

/** How much of all the words is in a name: the more, the liker. */
function likenessOf({ words }: PatientSearch): RawBuilder<number> {
  return sql`${sql.join(
    words.map((word) => sql`word_similarity(${soundOf(word)}, search_name)`),
    sql` + `,
  )}`;
}

/** So few letters are in too many names to begin with. */
const leastAnchorLetters = 3;

/** Names that have one of the words, those first that have more of the others too; all as they sound. */
export async function listCandidates(
  db: Database,
  search: PatientSearch,
  most: number,
): Promise<{ id: string; name: string; words: string[] }[]> {
  const anchors = search.words.filter((word) => word.length >= leastAnchorLetters);
  const hasAnchor = sql<boolean>`(${sql.join(anchors.map(hasWord), sql` or `)})`;
  const { rows } = await sql<{ id: string; name: string; words: string[] }>`
    select id, btrim(heard_name(first_name || ' ' || last_name)) as name,
      array[${sql.join(search.words.map(soundOf))}] as words
    from patients
    where kept_until is null and ${sql.join([hasAnchor, ...toConditions(search)], sql` and `)}
    order by ${likenessOf(search)} desc, last_name, first_name, id
    limit ${most}
  `.execute(db);
  return rows;
}

/** The people whose surname sounds like one of the words. */
export async function findSurnameIds(db: Database, search: PatientSearch, most: number): Promise<string[]> {
  // The name as it sounds ends with the surname.
  const isSurname = sql<boolean>`(${sql.join(
    search.words.map((word) => sql`search_name like '% ' || ${soundOf(word)}`),
    sql` or `,
  )})`;
  const { rows } = await sql<{ id: string }>`
    select id from patients
    where kept_until is null and ${sql.join([isSurname, ...toConditions(search)], sql` and `)}
    order by last_name, first_name, id
    limit ${most}
  `.execute(db);
  return rows.map(({ id }) => id);
}

/** People of this date of birth whose name sounds the same; of very many first those whom it could still be. */
export async function findNamesakes(
  db: Database,
  {
    firstName,
    lastName,
    dateOfBirth,
    otherThan,
  }: { firstName: string; lastName: string; dateOfBirth: string; otherThan: readonly string[] },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from patients
    where date_of_birth = ${dateOfBirth}::date and kept_until is null
      and heard_name(first_name || ' ' || last_name) = heard_name(${`${firstName} ${lastName}`})
    order by id = any(${otherThan}::uuid[]), created_at limit 12
  `.execute(db);
  return rows.map(({ id }) => id);
}

/** The other patients of the account that manages this one, and which of them were the practice's before. */
export async function listFamily(
  db: Database,
  patientId: string,
): Promise<{ id: string; name: string; relation: Relation; isOfPractice: boolean }[]> {
  return db
    .selectFrom('account_patients as own')
    .innerJoin('account_patients as link', 'link.account_id', 'own.account_id')
    .innerJoin('patients', 'patients.id', 'link.patient_id')
    .select([
      'patients.id',
      sql<string>`first_name || ' ' || last_name`.as('name'),
      'link.relation',
      isOfPractice.as('isOfPractice'),
    ])
    .where('own.patient_id', '=', patientId)
    .where('link.patient_id', '<>', patientId)
    .orderBy('link.created_at')
    .execute();
}

/** The last word on each kind of consent, of the person or of the account that looks after them. */
export async function listConsents(
  db: Database,
  { id, accountId }: { id: string; accountId: string | null },
): Promise<{ kind: ConsentKind; given: boolean; at: Date }[]> {
  const { rows } = await sql<{ kind: ConsentKind; given: boolean; at: Date }>`
    select distinct on (kind) kind, given, at from consents
    where patient_id = ${id} or account_id = ${accountId}
    order by kind, at desc, id desc
  `.execute(db);
  return rows;
}

/** What a patient, or the account that manages them, was reached at before and is no longer; the latest change first. */
export async function listFormerContacts(
  db: Database,
  { id, accountId, email, phone }: Pick<PatientRow, 'id' | 'accountId' | 'email' | 'phone'>,
) {
  return db
    .selectFrom('former_contacts')
    .leftJoin('staff', 'staff.id', 'changed_by')
    .select([
      'channel',
      'contact',
      'changed_at as changedAt',
      sql<string | null>`staff.first_name || ' ' || staff.last_name`.as('changedBy'),
    ])
    .where(sql<boolean>`(patient_id = ${id} or account_id = ${accountId})`)
    .where(sql<boolean>`contact is distinct from ${email} and contact is distinct from ${phone}`)
    .orderBy('changed_at', 'desc')
    .orderBy('former_contacts.id')
    .limit(10)
    .execute();
}

/** Ten years of a visit each month; what is older is on paper. */
const mostShown = 120;

/** The appointments of a person, the latest first. */
export async function listAppointmentsOf(db: Database, patientId: string): Promise<DeskAppointment[]> {
  return selectDeskAppointments(db)
    .where('patient_id', '=', patientId)
    .orderBy(sql`lower(during)`, 'desc')
    .limit(mostShown)
    .execute();
}

/** What was written to somebody about their appointments, the latest first; never a code or a notice to the practice. */
export async function listMessagesTo(db: Database, patientId: string) {
  return db
    .selectFrom('outgoing_messages')
    .select([
      'id',
      'kind',
      'subject',
      'recipient',
      'state as mailState',
      'phoned_at as phonedAt',
      'created_at as createdAt',
    ])
    .where('patient_id', '=', patientId)
    .where('kind', 'in', ['confirmation', 'moved', 'cancellation', 'reminder'])
    .orderBy('created_at', 'desc')
    .limit(30)
    .execute();
}

/** A version of a note, with the name that its writer had then, if it is known. */
export type NoteRow = {
  noteId: string;
  version: number;
  text: string | null;
  writtenAt: Date;
  writtenBy: string | null;
  staffId: string | null;
};

/** Every version of the notes on a person, or of the one of this id; the notes by age, of each the newest version first. */
export async function listNoteVersions(db: Database, patientId: string, noteId?: string): Promise<NoteRow[]> {
  const { rows } = await sql<NoteRow>`
    select note_id as "noteId", version, text, written_at as "writtenAt", written_by as "staffId",
      coalesce(writer_name, staff.first_name || ' ' || staff.last_name) as "writtenBy"
    from patient_notes left join staff on staff.id = written_by
    where patient_id = ${patientId} ${noteId ? sql`and note_id = ${noteId}` : sql``}
    order by min(written_at) over (partition by note_id), note_id, version desc
  `.execute(db);
  return rows;
}

/** Whether a note of this id is one on somebody else. */
export async function isNoteOfAnother(db: Database, noteId: string, patientId: string): Promise<boolean> {
  const other = await db
    .selectFrom('patient_notes')
    .select('version')
    .where('note_id', '=', noteId)
    .where('patient_id', '<>', patientId)
    .executeTakeFirst();
  return other !== undefined;
}

/** How alike two first names sound that may be one, misspelt: from 0 to 1. */
const alikeFrom = 0.5;
const mostTwins = 5;

/**
 * Entries that may be of the same person, the likeliest first: the same date of birth and a first name that sounds alike;
 * or the same phone or e-mail with such a first name and no other date of birth, or with the same name and another one.
 * Twins have other first names, a mother and her child too.
 */
export async function findTwinIds(
  db: Database,
  { id, phone, email, accountId }: PatientRow,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with own as (select * from patients where id = ${id}), candidate as (
      select patients.id, false as reached from own join patients on patients.date_of_birth = own.date_of_birth
      union all
      select id, true from patients where phone = ${phone} or email = ${email}
      union all
      select patient_id, true from account_patients join accounts on accounts.id = account_id
      where accounts.phone = ${phone} or accounts.email = ${email} or accounts.id = ${accountId}::uuid
    ), compared as (
      select other.id, bool_or(reached) as is_reached, own.date_of_birth = other.date_of_birth as is_same_day,
        heard_name(own.first_name || ' ' || own.last_name)
          = heard_name(other.first_name || ' ' || other.last_name) as is_same_name,
        greatest(
          similarity(heard_name(own.first_name), heard_name(other.first_name)),
          similarity(heard_name(own.first_name || own.last_name), heard_name(other.last_name || other.first_name))
        ) as first_name_likeness,
        similarity(heard_name(own.last_name), heard_name(other.last_name)) as last_name_likeness
      from candidate join patients as other on other.id = candidate.id cross join own
      where other.id <> own.id and other.kept_until is null
      group by own.id, own.first_name, own.last_name, own.date_of_birth, other.id
    )
    select id from compared
    where (is_same_day and first_name_likeness >= ${alikeFrom})
      or (is_reached and is_same_day is null and first_name_likeness >= ${alikeFrom})
      or (is_reached and is_same_name)
    order by is_same_day is true desc, is_same_name desc, is_reached desc, last_name_likeness desc, id
    limit ${mostTwins}
  `.execute(db);
  return rows.map(({ id }) => id);
}

/** When appointments of somebody begin that a day's screen may show: those of the last hours, and to come. */
export async function listOpenDays(db: Database, patientId: string, now: Date): Promise<Date[]> {
  const rows = await db
    .selectFrom('appointments')
    .select(sql<Date>`lower(during)`.as('startAt'))
    .where('patient_id', '=', patientId)
    .where(sql<boolean>`lower(during) > ${now}::timestamptz - interval '1 day'`)
    .execute();
  return rows.map(({ startAt }) => startAt);
}
