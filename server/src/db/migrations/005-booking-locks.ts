import { type Kysely, sql } from 'kysely';

const statements = [
  // What an account did today is counted before it does more.
  'create index audit_events_actor on audit_events (actor_id, at) where actor_id is not null',

  /*
   * Queues behind every other transaction that changes one of these calendars. Doctors first and in one order, then
   * the patient, then the account: two transactions can't wait for each other.
   */
  `create function lock_calendars(the_doctors text[], the_patient uuid, the_account uuid) returns void
  language plpgsql as $$
  declare
    doctor text;
  begin
    for doctor in select unnest(the_doctors) as id order by id loop
      perform pg_advisory_xact_lock(1, hashtext(doctor));
    end loop;
    perform pg_advisory_xact_lock(2, hashtext(the_patient::text));
    perform pg_advisory_xact_lock(3, hashtext(the_account::text));
  end
  $$`,

  /*
   * Takes the locks and then reads what a booking is decided by, a row for each doctor. It is a function because a
   * statement sees what was committed before it began: read in the statement that waits for the lock, the booking
   * that was waited for would be missing. In a function each statement looks anew.
   */
  `create function lock_for_booking(
    the_doctors text[], the_patient uuid, the_account uuid, the_key text,
    wanted tstzrange, wanted_day tstzrange, the_now timestamptz, today_from timestamptz
  ) returns table (
    doctor text, is_busy boolean, booked_minutes double precision,
    usual_doctor text, is_repeated boolean, open_appointments integer, bookings_today integer
  )
  language plpgsql as $$
  declare
    usual text;
    repeated boolean;
    opened integer;
    booked integer;
    has_choice boolean := cardinality(the_doctors) > 1;
  begin
    perform lock_calendars(the_doctors, the_patient, the_account);
    repeated := exists (select from booking_keys where account_id = the_account and key = the_key);
    select count(*) into opened from appointments
      where patient_id = the_patient and status = 'scheduled' and lower(during) > the_now;
    select count(*) into booked from audit_events
      where actor_id = the_account and at >= today_from and action = 'book';
    if has_choice then
      select doctor_id into usual from appointments
        where patient_id = the_patient and status in ('scheduled', 'completed')
        group by doctor_id order by count(*) desc, max(lower(during)) desc, doctor_id limit 1;
    end if;
    return query select
      candidate,
      exists (
        select from appointments where doctor_id = candidate and status = 'scheduled' and during && wanted
      ),
      case when has_choice then (
        select coalesce(sum(extract(epoch from upper(during) - lower(during))) / 60, 0)::double precision
        from appointments
        where doctor_id = candidate and status = 'scheduled'
          and lower(during) >= lower(wanted_day) and lower(during) < upper(wanted_day)
      ) else 0 end,
      usual, repeated, opened, booked
      from unnest(the_doctors) as candidate;
  end
  $$`,

  `create function lock_for_cancelling(the_patient uuid, the_account uuid, today_from timestamptz) returns integer
  language plpgsql as $$
  begin
    perform lock_calendars('{}', the_patient, the_account);
    return (
      select count(*) from audit_events
      where actor_id = the_account and at >= today_from and action = 'cancel'
    );
  end
  $$`,
];

/** Locks and what is decided under them, in one statement for a booking and one for a cancellation. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
