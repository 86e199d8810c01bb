import type { AppointmentStatus, BookingMethod } from '@praxisportal/contract/appointment';
import { settingsLimits } from '@praxisportal/contract/staff/settings-limits';
import { type ExpressionBuilder, type RawBuilder, type Selectable, sql } from 'kysely';
import type { Database } from '../../db/database.ts';
import type { Tables } from '../../db/tables.ts';
import type { Interval } from '../../domain/intervals.ts';
import { hashToken } from '../../security/tokens.ts';
import {
  isBookedOnline,
  isOpenTo,
  isWebsiteBooking,
  openYearOfBirth,
  type PatientCare,
  selectCare,
} from '../patients/queries.ts';

/** An appointment with its doctor's name, as the database knows it. */
export type AppointmentRow = {
  id: string;
  patientId: string;
  doctorId: string;
  doctorName: string;
  treatmentType: string;
  startAt: Date;
  endAt: Date;
  status: AppointmentStatus;
  bookingMethod: BookingMethod;
};

/** An appointment as its patient sees it: also whose it is, how often it has changed, and what became of its last mail. */
export type AppointmentView = AppointmentRow &
  PatientCare & {
    patientFirstName: string;
    patientLastName: string;
    version: number;
    /** What is kept free after it, and the notice of the policy that was accepted with it */
    bufferMinutes: number;
    noticeHours: number;
    /** Whether its patient booked it through the website; the practice neither entered it nor gave it to this entry. */
    isFromWebsite: boolean;
    /** When the practice noted that they are there. */
    arrivedAt: Date | null;
    /** Of the last mail about it; null if there is none, or none any more. */
    mailState: OutgoingMessageRow['state'] | null;
    mailFailure: OutgoingMessageRow['failure'];
    mailFinishedAt: Date | null;
  };

/** By what somebody has an appointment: it is that of one of the account's people, or they have a guest's token. */
export type AppointmentKey = { id: string; accountId: string } | { token: string };

/** Who is written to about somebody's appointments: the account that looks after them, or the guest who they are. */
export type Contact = {
  accountId: string | null;
  firstName: string;
  lastName: string;
  email: string;
  /** Whether the account sees what the practice entered. */
  isLinked?: boolean;
  /** Whether a booking on the website proved the address of a patient without account. */
  isProven?: boolean;
};

type OutgoingMessageRow = Selectable<Tables['outgoing_messages']>;

/** Appointments with all that their patients see of them, to be narrowed down. */
export function selectAppointments(db: Database) {
  return db
    .selectFrom('appointments')
    .innerJoin('doctors', 'doctors.id', 'appointments.doctor_id')
    .innerJoin('patients', 'patients.id', 'appointments.patient_id')
    .leftJoinLateral(
      (query) =>
        query
          .selectFrom('outgoing_messages')
          .select(['state', 'failure', 'finished_at', 'phoned_at'])
          .whereRef('appointment_id', '=', 'appointments.id')
          .where('kind', 'in', ['confirmation', 'moved', 'cancellation'])
          .orderBy('created_at', 'desc')
          .limit(1)
          .as('mail'),
      (join) => join.onTrue(),
    )
    .leftJoinLateral(selectCare, (join) => join.onTrue())
    .select([
      'appointments.id',
      'appointments.patient_id as patientId',
      'care.relation',
      sql<boolean>`coalesce(has_namesake, false)`.as('hasNamesake'),
      openYearOfBirth.as('yearOfBirth'),
      'doctor_id as doctorId',
      'doctors.name as doctorName',
      'treatment_type as treatmentType',
      sql<Date>`lower(during)`.as('startAt'),
      sql<Date>`upper(during)`.as('endAt'),
      'appointments.status',
      'booking_method as bookingMethod',
      'patients.first_name as patientFirstName',
      'patients.last_name as patientLastName',
      'appointments.version',
      'buffer_minutes as bufferMinutes',
      'notice_hours as noticeHours',
      isWebsiteBooking.as('isFromWebsite'),
      'arrived_at as arrivedAt',
      'mail.state as mailState',
      'mail.failure as mailFailure',
      'mail.finished_at as mailFinishedAt',
    ]);
}

/** Ten years of a visit each week; whoever has more would wait for a list that nobody reads to its end. */
const mostListed = 500;

/** Whom an account looks after. */
function selectPeople(accountId: string) {
  return (query: ExpressionBuilder<Tables, 'appointments'>) =>
    query.selectFrom('account_patients').select('patient_id').where('account_id', '=', accountId);
}

/**
 * The appointments that an account sees of all its patients, by start; of very many the latest, so that none that is still to come
 * is missing.
 */
export async function listAppointments(db: Database, accountId: string): Promise<AppointmentView[]> {
  const latestFirst = await selectAppointments(db)
    .where('patient_id', 'in', selectPeople(accountId))
    .where(isOpenTo(accountId))
    .orderBy(sql`lower(during)`, 'desc')
    .limit(mostListed)
    .execute();
  return latestFirst.reverse();
}

/** The range of PostgreSQL that an interval is. */
export function toRange({ startMs, endMs }: Interval): RawBuilder<string> {
  return sql<string>`tstzrange(${new Date(startMs)}, ${new Date(endMs)})`;
}

function overlaps(interval: Interval) {
  return sql<boolean>`during && ${toRange(interval)}`;
}

/** Whether the patient has an appointment that overlaps this time, other than that with the id `except`. */
export async function isPatientBooked(
  db: Database,
  patientId: string,
  during: Interval,
  except?: string,
): Promise<boolean> {
  const own = await db
    .selectFrom('appointments')
    .select('id')
    .where('patient_id', '=', patientId)
    .where('status', '=', 'scheduled')
    .where(overlaps(during))
    .$if(except !== undefined, (query) => query.where('id', '<>', except ?? ''))
    .executeTakeFirst();
  return own !== undefined;
}

/** How many open appointments a patient has at an instant. */
export async function countOpen(db: Database, patientId: string, after: Date): Promise<number> {
  const { count } = await db
    .selectFrom('appointments')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('patient_id', '=', patientId)
    .where(sql<boolean>`is_open_appointment(status, during, ${after})`)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/**
 * Whether an appointment can be put back at its former place: only one that is an overbooking itself may stand there. It was
 * booked beside another on purpose, and does not keep that other one out.
 */
export async function isPlaceRestorable(
  db: Database,
  doctorId: string,
  { during, except }: { during: Interval; except: string },
): Promise<boolean> {
  const inTheWay = await db
    .selectFrom('appointments')
    .select('id')
    .where('doctor_id', '=', doctorId)
    .where('status', '=', 'scheduled')
    .where('overbooked', '=', false)
    .where('id', '<>', except)
    .where(overlaps(during))
    .executeTakeFirst();
  return inTheWay === undefined;
}

/** Which of these doctors are free at this time, who has the fewest booked minutes on that day first. */
export async function listFreeDoctors(
  db: Database,
  doctorIds: readonly string[],
  {
    during,
    bufferMinutes,
    day,
    except,
  }: { during: Interval; bufferMinutes: number; day: Interval; except: string },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select doctor_id as id from list_free_doctors(
      ${doctorIds}::text[], ${toRange(during)}, ${toRange(day)},
      ${bufferMinutes}, ${settingsLimits.bufferMinutesMax}, ${except}
    )
    order by booked, place
  `.execute(db);
  return rows.map(({ id }) => id);
}

/**
 * Those of these doctors who may have the appointment on this day: one that a newcomer booked fills no more of it than
 * newcomers may (`mostMinutes`), unless it is there already; any other appointment may be everywhere.
 */
export async function listRoomyDoctors(
  db: Database,
  id: string,
  doctors: readonly { id: string; mostMinutes: number | null }[],
  { during, day }: { during: Interval; day: Interval },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select listed.id from unnest(
        ${doctors.map((doctor) => doctor.id)}::text[], ${doctors.map(({ mostMinutes }) => mostMinutes)}::integer[]
      ) with ordinality as listed (id, most_minutes, number)
    where not exists (select from booking_sources where appointment_id = ${id} and is_newcomer)
      or exists (
        select from appointments where appointments.id = ${id} and doctor_id = listed.id and ${overlaps(day)}
      )
      or has_newcomer_room(listed.id, ${toRange(during)}, ${toRange(day)}, listed.most_minutes, ${id})
    order by listed.number
  `.execute(db);
  return rows.map((row) => row.id);
}

/** Whether this key opens the appointment; a token opens what was booked through the website, until the end of its day. */
export function isOpenedBy(key: AppointmentKey, now: Date): RawBuilder<boolean> {
  if (!('token' in key)) return sql<boolean>`(appointments.id = ${key.id} and ${isOpenTo(key.accountId)})`;
  const opened = sql`select appointment_id from guest_tokens where token_hash = ${hashToken(key.token)} and expires_at > ${now}`;
  return sql<boolean>`(appointments.id in (${opened}) and ${isBookedOnline})`;
}

/** The appointment that this key opens. */
export async function findAppointment(
  db: Database,
  key: AppointmentKey,
  now: Date,
): Promise<AppointmentView | undefined> {
  return selectAppointments(db).where(isOpenedBy(key, now)).executeTakeFirst();
}

/**
 * What guests booked with this address, which they proved, and is still to come, or was to come today; also what an account
 * has claimed.
 */
export async function listGuestAppointments(
  db: Database,
  email: string,
  from: Date,
): Promise<AppointmentView[]> {
  return selectAppointments(db)
    .leftJoin('account_patients as link', 'link.patient_id', 'patients.id')
    .leftJoin('accounts', 'accounts.id', 'link.account_id')
    .where((row) =>
      row.or([
        row.and([row('patients.email', '=', email), row('email_proven_at', 'is not', null)]),
        row('accounts.email', '=', email),
      ]),
    )
    .where('booking_method', '=', 'guest')
    .where(isWebsiteBooking)
    .where('appointments.status', '=', 'scheduled')
    .where(sql<boolean>`lower(during) >= ${from}`)
    .orderBy(sql`lower(during)`)
    .execute();
}

/** Who is written to about this person's appointments; undefined if nobody has an address. */
export async function findContact(db: Database, patientId: string): Promise<Contact | undefined> {
  return toContact(await selectContacts(db).where('patients.id', '=', patientId).executeTakeFirstOrThrow());
}

/** The same of many people, by their ids; who has no address is not in it. */
export async function listMailContacts(
  db: Database,
  patientIds: readonly string[],
): Promise<Map<string, Contact>> {
  const rows = await selectContacts(db)
    .where(sql<boolean>`patients.id = any(${patientIds}::uuid[])`)
    .execute();
  return new Map(
    rows.flatMap((row) => {
      const contact = toContact(row);
      return contact ? [[row.patientId, contact] as const] : [];
    }),
  );
}

function selectContacts(db: Database) {
  return db
    .selectFrom('patients')
    .leftJoin('account_patients as link', 'link.patient_id', 'patients.id')
    .leftJoin('accounts', 'accounts.id', 'link.account_id')
    .leftJoin('account_patients as self', (join) =>
      join.onRef('self.account_id', '=', 'accounts.id').on('self.relation', '=', sql.lit('self')),
    )
    .leftJoin('patients as holder', 'holder.id', 'self.patient_id')
    .select([
      'patients.id as patientId',
      'accounts.id as accountId',
      sql<boolean>`link.linked_at is not null`.as('isLinked'),
      sql<boolean>`patients.email_proven_at is not null`.as('isProven'),
      sql<string>`coalesce(holder.first_name, patients.first_name)`.as('firstName'),
      sql<string>`coalesce(holder.last_name, patients.last_name)`.as('lastName'),
      sql<string | null>`coalesce(accounts.email, patients.email)`.as('email'),
    ]);
}

function toContact({
  accountId,
  firstName,
  lastName,
  email,
  isLinked,
  isProven,
}: Omit<Contact, 'email' | 'isLinked' | 'isProven'> & { email: string | null } & Record<
    'isLinked' | 'isProven',
    boolean
  >): Contact | undefined {
  return email === null ? undefined : { accountId, firstName, lastName, email, isLinked, isProven };
}

/** The appointment that this key of an account, or of a guest's browser, booked before, and what was asked for then. */
export async function findBookingByKey(
  db: Database,
  { key, ...owner }: { key: string } & ({ accountId: string } | { requester: Buffer }),
): Promise<(AppointmentView & { requestHash: Buffer }) | undefined> {
  return selectAppointments(db)
    .innerJoin('booking_keys', 'booking_keys.appointment_id', 'appointments.id')
    .select('request_hash as requestHash')
    .where((row) =>
      'accountId' in owner
        ? row('booking_keys.account_id', '=', owner.accountId)
        : row('requester', '=', owner.requester),
    )
    .where('key', '=', key)
    .executeTakeFirst();
}
