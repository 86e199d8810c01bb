import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';
import type { BookingSource } from './rules.ts';

/** What a guest's mailbox and browser have booked: appointments ahead, and bookings of this day, cancelled ones included. */
export type GuestBookings = { openOfMailbox: number; openOfBrowser: number; mailboxToday: number };

/**
 * Counts what limits a guest. To a mailbox belong the bookings that any of its spellings proved, those of guests with exactly
 * this address from before sources were kept, and those of the account with the address; never what shares a phone number,
 * which is not proven.
 */
export async function countGuestBookings(
  db: Database,
  { mailbox, browser }: Pick<BookingSource, 'mailbox' | 'browser'>,
  { email, now, todayFrom }: { email: string; now: Date; todayFrom: Date },
): Promise<GuestBookings> {
  const { rows } = await sql<GuestBookings>`
    select
      (
        select count(*)::int from appointments
        where is_open_appointment(status, during, ${now}) and (
          id in (select appointment_id from booking_sources where mailbox = ${mailbox})
          or booking_method = 'guest' and patient_id in (
            select id from patients where email = ${email} and email_proven_at is not null
          )
          or patient_id in (
            select patient_id from account_patients join accounts on accounts.id = account_id where email = ${email}
          )
        )
      ) as "openOfMailbox",
      (
        select count(*)::int from booking_sources join appointments on appointments.id = appointment_id
        where browser = ${browser} and is_open_appointment(status, during, ${now})
      ) as "openOfBrowser",
      (select count(*)::int from booking_sources where mailbox = ${mailbox} and at >= ${todayFrom}) as "mailboxToday"
  `.execute(db);
  const [counts] = rows;
  if (!counts) throw new Error('counting answers one row');
  return counts;
}

/**
 * In SQL, whether the desk noted that the patient came: on the day, or afterwards as a correction. An appointment that is
 * completed because its day is over says nothing.
 */
const isVisitNoted = sql<boolean>`(
  status in ('scheduled', 'completed') and (
    coalesce(arrived_at, seated_at, finished_at) is not null
    or (
      select action = 'presence' and after->>'status' = 'completed' from audit_events
      where subject_kind = 'appointment' and subject_id = appointments.id order by at desc, id desc limit 1
    )
  )
)`;

/**
 * Whether the practice knows the owner of this address: the desk noted a visit that was booked as a guest with it, or an account
 * has had it since before `newSince`.
 */
export async function isKnownAddress(db: Database, email: string, newSince: Date): Promise<boolean> {
  const { rows } = await sql`
    select from accounts where email = ${email} and created_at <= ${newSince}
    union all
    (
      select from appointments join patients on patients.id = patient_id
      where patients.email = ${email} and email_proven_at is not null and booking_method = 'guest' and ${isVisitNoted}
      limit 1
    )
  `.execute(db);
  return rows.length > 0;
}
