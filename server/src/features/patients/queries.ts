import type { Language } from '@praxisportal/contract/language';
import type { Patient, Relation } from '@praxisportal/contract/patient';
import { type ExpressionBuilder, type RawBuilder, sql } from 'kysely';
import type { Database } from '../../db/database.ts';
import type { Tables } from '../../db/tables.ts';

/** In SQL, whether an appointment was booked through the website. */
export const isBookedOnline = sql<boolean>`appointments.booking_method in ('website', 'chatbot', 'guest')`;

/**
 * In SQL, whether an appointment was booked through the website by the entry that has it: the practice neither entered it
 * nor gave it to this entry.
 */
export const isWebsiteBooking = sql<boolean>`(${isBookedOnline} and not appointments.assigned_by_staff)`;

/**
 * In SQL, whether an account sees an appointment of one of its patients: those that the website booked, the others once
 * the practice has linked the account (docs/product.md, "Identity").
 */
export function isOpenTo(accountId: string): RawBuilder<boolean> {
  return sql`exists (
    select from account_patients as link
    where link.patient_id = appointments.patient_id and link.account_id = ${accountId}
      and (link.linked_at is not null or ${isWebsiteBooking})
  )`;
}

/** Those of the patients with a part of the practice: a date of birth, an identity check, a note or an appointment that it entered. */
export async function listWithPracticePart(db: Database, ids: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    select id from patients
    where id = any(${ids}::uuid[]) and (
      identity_checked_at is not null or date_of_birth_by_staff
      or (date_of_birth is not null and not exists (select from account_patients where patient_id = patients.id))
      or exists (select from patient_notes where patient_id = patients.id)
      or exists (
        select from account_patients where patient_id = patients.id and practice_values is not null
      )
      or exists (
        select from appointments
        where patient_id = patients.id and (not ${isWebsiteBooking} or appointments.note <> '')
      )
    )
  `.execute(db);
  return new Set(rows.map(({ id }) => id));
}

/** In SQL, whether a patient of the account `link` besides its owner was one of the practice before; they stay when the account goes. */
export const isOfPractice = sql<boolean>`(link.relation <> 'self' and link.practice_values is not null)`;

/** In SQL, what the practice knows of a patient that an account may change, as it is kept with the link to the account. */
export const practiceValues = sql`jsonb_build_object(
  'first_name', patients.first_name, 'last_name', patients.last_name,
  'date_of_birth', patients.date_of_birth, 'date_of_birth_by_staff', patients.date_of_birth_by_staff,
  'identity_checked_at', patients.identity_checked_at, 'identity_checked_by', patients.identity_checked_by
)`;

/** In SQL, whether the account that manages a patient sees the date of birth: one that the practice entered only once it is linked. */
export function isDateOfBirthOpen(link: 'account_patients' | 'care'): RawBuilder<boolean> {
  return sql`(${sql.ref(`${link}.linked_at`)} is not null or not patients.date_of_birth_by_staff)`;
}

/** What a patient is to the account that manages them, and what tells them apart from others of their name there. */
export type PatientCare = {
  /** Null without account */
  relation: Relation | null;
  /** Whether another person of the account has the same name */
  hasNamesake: boolean;
  /** YYYY; null if it is unknown, or not open to the account */
  yearOfBirth: string | null;
};

/** A date of birth that the practice entered tells namesakes apart only in a linked account. */
export const openYearOfBirth = sql<string | null>`
  case when ${isDateOfBirthOpen('care')} then to_char(patients.date_of_birth, 'YYYY') end`;

/** The link of a patient to the account that manages them, to be joined as `care`. */
export function selectCare(query: ExpressionBuilder<Tables, 'patients'>) {
  return query
    .selectFrom('account_patients as link')
    .whereRef('link.patient_id', '=', 'patients.id')
    .select([
      'link.relation',
      'link.linked_at',
      sql<boolean>`exists (
        select from account_patients as other join patients as namesake on namesake.id = other.patient_id
        where other.account_id = link.account_id and namesake.id <> patients.id
          and namesake.search_name = patients.search_name
      )`.as('has_namesake'),
    ])
    .limit(1)
    .as('care');
}

/** What the patient is to the account that manages them; undefined if the patient was deleted meanwhile. */
export async function findCare(db: Database, patientId: string): Promise<PatientCare | undefined> {
  return db
    .selectFrom('patients')
    .leftJoinLateral(selectCare, (join) => join.onTrue())
    .select([
      'care.relation',
      sql<boolean>`coalesce(has_namesake, false)`.as('hasNamesake'),
      openYearOfBirth.as('yearOfBirth'),
    ])
    .where('patients.id', '=', patientId)
    .executeTakeFirst();
}

const isOpenToAccount = isDateOfBirthOpen('account_patients');

function selectPatients(db: Database, accountId: string) {
  return db
    .selectFrom('account_patients')
    .innerJoin('patients', 'patients.id', 'patient_id')
    .select([
      'patients.id',
      'first_name as firstName',
      'last_name as lastName',
      sql<string | null>`case when ${isOpenToAccount} then date_of_birth::text end`.as('dateOfBirth'),
      'relation',
      sql<boolean>`linked_at is not null`.as('linked'),
    ])
    .where('account_id', '=', accountId);
}

/** The people whom an account looks after: its own person, then the others as they came. */
export async function listPatients(db: Database, accountId: string): Promise<Patient[]> {
  return selectPatients(db, accountId)
    .orderBy(sql`relation <> 'self'`)
    .orderBy('account_patients.created_at')
    .orderBy('first_name')
    .orderBy('patients.id')
    .execute();
}

/** One of the people whom the account looks after. */
export async function findPatient(
  db: Database,
  { id, accountId }: { id: string; accountId: string },
): Promise<Patient | undefined> {
  return selectPatients(db, accountId).where('patients.id', '=', id).executeTakeFirst();
}

/** The version of a patient's row, which every change is based on; undefined if there is no such patient. */
export async function findPatientVersion(db: Database, id: string): Promise<number | undefined> {
  const row = await db.selectFrom('patients').select('version').where('id', '=', id).executeTakeFirst();
  return row?.version;
}

/** Whether the date of birth was entered by the practice, and the account may not see it. */
export async function isDateOfBirthHidden(
  db: Database,
  { id, accountId }: { id: string; accountId: string },
): Promise<boolean> {
  const hidden = await db
    .selectFrom('account_patients')
    .innerJoin('patients', 'patients.id', 'patient_id')
    .select('patients.id')
    .where('account_id', '=', accountId)
    .where('patients.id', '=', id)
    .where(({ not }) => not(isOpenToAccount))
    .executeTakeFirst();
  return hidden !== undefined;
}

/** Whether the practice entered the date of birth or saw it in a document; otherwise an account gave it, or there is none. */
export async function isDateOfBirthKnown(db: Database, id: string): Promise<boolean> {
  const known = await db
    .selectFrom('patients')
    .select('id')
    .where('id', '=', id)
    .where('date_of_birth', 'is not', null)
    .where((row) =>
      row.or([row('date_of_birth_by_staff', '=', true), row('identity_checked_at', 'is not', null)]),
    )
    .executeTakeFirst();
  return known !== undefined;
}

/** Whether the patient has an open appointment that the account sees. */
export async function hasOpenAppointment(
  db: Database,
  { id: patientId, accountId }: { id: string; accountId: string },
  now: Date,
): Promise<boolean> {
  const open = await db
    .selectFrom('appointments')
    .select('id')
    .where('patient_id', '=', patientId)
    .where('status', '=', 'scheduled')
    .where(sql<boolean>`upper(during) > ${now}`)
    .where(isOpenTo(accountId))
    .executeTakeFirst();
  return open !== undefined;
}

/**
 * Who a person is today: of an entry that was merged into another, that other. Undefined if there is nobody, or nobody but
 * whom the law makes the practice keep.
 */
export async function findPersonId(db: Database, id: string): Promise<string | undefined> {
  return (await listPersonIds(db, [id])).get(id);
}

/** As `findPersonId`, for several ids at once: by each id the person's, if there is one. */
export async function listPersonIds(db: Database, ids: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await sql<{ askedId: string; id: string }>`
    select asked.id as "askedId", person.id
    from unnest(${ids}::uuid[]) as asked (id) cross join lateral (
      select patients.id from patients
      where (patients.id = asked.id or (former_ids <> '{}' and former_ids @> array[asked.id]))
        and kept_until is null
      limit 1
    ) as person
  `.execute(db);
  return new Map(rows.map(({ askedId, id }) => [askedId, id]));
}

/** A person with how they are reached, and their next appointment. */
export type PatientRow = {
  id: string;
  version: number;
  firstName: string;
  lastName: string;
  dateOfBirth: string | null;
  language: Language;
  createdAt: Date;
  accountId: string | null;
  /** Whether they are the account's own person; null without account */
  isOwner: boolean | null;
  /** Whether the account sees what the practice entered; null without account */
  isLinked: boolean | null;
  identityCheckedAt: Date | null;
  identityCheckedBy: string | null;
  /** Of the account that looks after them, else their own */
  phone: string | null;
  email: string | null;
  /** What the desk noted; of no effect as long as an account manages them */
  ownPhone: string | null;
  ownEmail: string | null;
  nextStartAt: Date | null;
  nextDoctorName: string | null;
  /** When they, or the account that looks after them, are erased at their request */
  erasesAt: Date | null;
};

/** These people, in the order of their ids; who is gone, or stays because the law says so, is left out. */
export async function listPatientRows(
  db: Database,
  ids: readonly string[],
  now: Date,
): Promise<PatientRow[]> {
  const { rows } = await sql<PatientRow>`
    select patients.id, patients.version, patients.first_name as "firstName", patients.last_name as "lastName",
      patients.date_of_birth::text as "dateOfBirth", patients.language, patients.created_at as "createdAt",
      accounts.id as "accountId", relation = 'self' as "isOwner",
      case when account_id is not null then linked_at is not null end as "isLinked", identity_checked_at as "identityCheckedAt",
      (select first_name || ' ' || last_name from staff where staff.id = identity_checked_by) as "identityCheckedBy",
      coalesce(accounts.phone, patients.phone) as phone, coalesce(accounts.email, patients.email) as email,
      patients.phone as "ownPhone", patients.email as "ownEmail",
      next.start_at as "nextStartAt", next.doctor_name as "nextDoctorName",
      (select min(due_at) from patient_erasures as erasure
        where erasure.patient_id = patients.id or erasure.account_id = accounts.id) as "erasesAt"
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
