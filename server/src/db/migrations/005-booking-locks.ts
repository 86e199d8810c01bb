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
    if cardinality(the_doctors) > 1 then
      the_doctors := (select array_agg(id order by id) from unnest(the_doctors) as id);
    end if;
    foreach doctor in array the_doctors loop
      perform pg_advisory_xact_lock(1, hashtext(doctor));
    end loop;
    perform pg_advisory_xact_lock(2, hashtext(the_patient::text));
    perform pg_advisory_xact_lock(3, hashtext(the_account::text));
  end
  $$`,

  /*
   * Takes the locks, then decides what a booking comes to and, of several doctors, whose it is: whom the patient has
   * visited most if free, else who has the fewest booked minutes on that day, else who is listed first. It is a
   * function because a statement sees what was committed before it began: decided in the statement that waits for the
   * lock, the booking that was waited for would be missing. In a function each statement looks anew. It decides itself,
   * rather than telling what to decide by, so that deciding and writing are one statement and one round trip.
   */
  `create function decide_booking(
    the_doctors text[], the_patient uuid, the_account uuid, the_key text,
    wanted tstzrange, wanted_day tstzrange, the_now timestamptz, today_from timestamptz,
    open_most integer, today_most integer, out outcome text, out place integer
  ) language plpgsql as $$
  declare
    usual text;
  begin
    perform lock_calendars(the_doctors, the_patient, the_account);
    outcome := case
      when exists (select from booking_keys where account_id = the_account and key = the_key) then 'repeated'
      when today_most <= (
        select count(*) from audit_events where actor_id = the_account and at >= today_from and action = 'book'
      ) then 'too_many_bookings_today'
      when open_most <= (
        select count(*) from appointments
        where patient_id = the_patient and status = 'scheduled' and lower(during) > the_now
      ) then 'too_many_open_appointments'
      else 'booked'
    end;
    if outcome <> 'booked' then
      return;
    elsif cardinality(the_doctors) = 1 then
      -- The exclusion constraint will say whether that one is free.
      place := 1;
      return;
    end if;
    select doctor_id into usual from appointments
      where patient_id = the_patient and status in ('scheduled', 'completed')
      group by doctor_id order by count(*) desc, max(lower(during)) desc, doctor_id limit 1;
    select candidate.number into place
      from unnest(the_doctors) with ordinality as candidate (id, number)
        cross join lateral (
          select coalesce(sum(upper(during) - lower(during)), '0') as booked from appointments
          where doctor_id = candidate.id and status = 'scheduled'
            and lower(during) >= lower(wanted_day) and lower(during) < upper(wanted_day)
        ) as day
      where not exists (
        select from appointments where doctor_id = candidate.id and status = 'scheduled' and during && wanted
      )
      order by candidate.id is not distinct from usual desc, day.booked, candidate.number limit 1;
    if place is null then
      outcome := 'slot_taken';
    end if;
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
