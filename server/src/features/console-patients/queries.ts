import type { ConsentKind } from '@praxisportal/contract/consents';
import type { Language } from '@praxisportal/contract/language';
import type { Relation } from '@praxisportal/contract/patient';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../db/database.ts';
import type { PatientSearch } from '../../domain/patient-search.ts';
import { type DeskAppointment, selectDeskAppointments } from '../console-day/queries.ts';

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
  const sounds = search.words.map((word) => sql`btrim(heard_name(${word}))`);
  const isAlike = sounds.map((sound) => sql<boolean>`search_name %> ${sound}`);
  const likeness = sounds.map((sound) => sql`word_similarity(${sound}, search_name)`);
  const { rows } = await sql<{ id: string }>`
    select id from patients
    where kept_until is null and ${sql.join([...isAlike, ...toConditions(search)], sql` and `)}
    order by ${sql.join(likeness, sql` + `)} desc, last_name, first_name, id
    limit ${most}
  `.execute(db);
  return rows.map(({ id }) => id);
}

/** A person with how they are reached, and their next appointment. */
export type PatientRow = {
  id: string;
  firstName: string;
  lastName: string;
  dateOfBirth: string | null;
  language: Language;
  createdAt: Date;
  accountId: string | null;
  /** Of the account that looks after them, else their own */
  phone: string | null;
  email: string | null;
  nextStartAt: Date | null;
  nextDoctorName: string | null;
};

/** These people, in the order of their ids; who is gone, or stays because the law says so, is left out. */
export async function listPatientRows(
  db: Database,
  ids: readonly string[],
  now: Date,
): Promise<PatientRow[]> {
  const { rows } = await sql<PatientRow>`
    select patients.id, patients.first_name as "firstName", patients.last_name as "lastName",
      patients.date_of_birth::text as "dateOfBirth", patients.language, patients.created_at as "createdAt",
      accounts.id as "accountId", coalesce(accounts.phone, patients.phone) as phone,
      coalesce(accounts.email, patients.email) as email,
      next.start_at as "nextStartAt", next.doctor_name as "nextDoctorName"
    from unnest(${ids}::uuid[]) with ordinality as wanted (id, place)
      join patients on patients.id = wanted.id
      left join account_patients on patient_id = patients.id
      left join accounts on accounts.id = account_id
      left join lateral (
        select lower(during) as start_at, doctors.name as doctor_name
        from appointments join doctors on doctors.id = doctor_id
        where patient_id = patients.id and status = 'scheduled' and lower(during) >= ${now}
        order by lower(during) limit 1
      ) as next on true
    where kept_until is null
    order by wanted.place
  `.execute(db);
  return rows;
}

/** People of this date of birth whose name sounds the same. */
export async function findNamesakes(
  db: Database,
  { firstName, lastName, dateOfBirth }: { firstName: string; lastName: string; dateOfBirth: string },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from patients
    where date_of_birth = ${dateOfBirth}::date and kept_until is null
      and heard_name(first_name || ' ' || last_name) = heard_name(${`${firstName} ${lastName}`})
    order by created_at limit 12
  `.execute(db);
  return rows.map(({ id }) => id);
}

/** Who else is looked after by the account that looks after this person. */
export async function listFamily(
  db: Database,
  patientId: string,
): Promise<{ id: string; name: string; relation: Relation }[]> {
  return db
    .selectFrom('account_patients as own')
    .innerJoin('account_patients as other', 'other.account_id', 'own.account_id')
    .innerJoin('patients', 'patients.id', 'other.patient_id')
    .select(['patients.id', sql<string>`first_name || ' ' || last_name`.as('name'), 'other.relation'])
    .where('own.patient_id', '=', patientId)
    .where('other.patient_id', '<>', patientId)
    .orderBy('other.created_at')
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
