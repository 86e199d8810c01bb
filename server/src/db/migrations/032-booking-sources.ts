import { type Kysely, sql } from 'kysely';

const statements = [
  `set local lock_timeout = '4s'`,

  /*
   * Where a newcomer's booking came from, as keyed hashes: what one source booked is counted, shown and cancelled together.
   * `domain` is empty for a known mail service, `browser` for a browser without the cookie of codes.
   */
  `create table booking_sources (
    appointment_id uuid primary key references appointments on delete cascade,
    mailbox bytea not null,
    domain bytea,
    browser bytea,
    address bytea not null,
    is_newcomer boolean not null,
    at timestamptz not null
  )`,
  'create index booking_sources_mailbox on booking_sources (mailbox)',
  'create index booking_sources_browser on booking_sources (browser, at) where browser is not null',
  'create index booking_sources_at on booking_sources (at)',

  /*
   * Whether newcomers may take this time of a doctor's day too: what they have there and this together are at most so many
   * minutes; null is no limit. To be asked under the doctor's lock.
   */
  `create function has_newcomer_room(
    the_doctor text, wanted tstzrange, wanted_day tstzrange, most_minutes integer, the_exception uuid
  ) returns boolean language sql stable as $$
    select most_minutes is null or most_minutes >= (
      extract(epoch from upper(wanted) - lower(wanted)) + coalesce((
        select sum(extract(epoch from upper(during) - lower(during)))
        from appointments join booking_sources on appointment_id = appointments.id and is_newcomer
        where doctor_id = the_doctor and status = 'scheduled' and appointments.id is distinct from the_exception
          and lower(during) >= lower(wanted_day) and lower(during) < upper(wanted_day)
      ), 0)
    ) / 60
  $$`,

  /*
   * decide_booking with two further limits: how many appointments all people of an account may have ahead, and how many
   * minutes of each doctor's day newcomers may fill; bookings of known patients count for nothing. The older form stays for older processes.
   */
  `create function decide_booking(
    the_doctors text[], the_patient uuid, the_account uuid, the_key text,
    wanted tstzrange, wanted_day tstzrange, the_now timestamptz, today_from timestamptz,
    open_most integer, today_most integer, is_staff boolean, may_overbook boolean, the_buffer integer,
    household_most integer, newcomer_minutes integer[],
    out outcome text, out place integer, out is_overbooked boolean
  ) language plpgsql as $$
  declare
    usual text;
  begin
    perform lock_calendars(the_doctors, the_patient, the_account);
    is_overbooked := false;
    outcome := case
      when is_staff then case
        when exists (select from patients where id = the_patient and kept_until is null) then 'booked'
        else 'unknown_patient'
      end
      when the_account <> the_patient and not exists (
        select from account_patients where account_id = the_account and patient_id = the_patient
      ) then 'unknown_patient'
      when exists (select from booking_keys where account_id = the_account and key = the_key) then 'repeated'
      when today_most <= (
        select count(*) from audit_events where actor_id = the_account and at >= today_from and action = 'book'
      ) then 'too_many_bookings_today'
      when open_most <= (
        select count(*) from appointments
        where patient_id = the_patient and status = 'scheduled' and lower(during) > the_now
      ) then 'too_many_open_appointments'
      when household_most <= (
        select count(*) from account_patients as person join appointments on appointments.patient_id = person.patient_id
        where person.account_id = the_account and status = 'scheduled' and lower(during) > the_now
      ) then 'too_many_open_appointments'
      else 'booked'
    end;
    if outcome <> 'booked' then
      return;
    elsif cardinality(the_doctors) = 1 then
      place := 1;
      if may_overbook then
        is_overbooked := not is_doctor_free(the_doctors[1], wanted, null);
      elsif not is_staff and not keeps_distance(the_doctors[1], wanted, the_buffer, null) or exists (
        select from appointments
        where doctor_id = the_doctors[1] and status = 'scheduled' and overbooked and during && wanted
      ) then
        -- Whether anybody else is there the exclusion constraint will say.
        outcome := 'slot_taken';
        place := null;
      elsif not has_newcomer_room(the_doctors[1], wanted, wanted_day, newcomer_minutes[1], null) then
        outcome := case when is_doctor_free(the_doctors[1], wanted, null) then 'newcomers_day_full' else 'slot_taken' end;
        place := null;
      end if;
      return;
    end if;
    select doctor_id into usual from appointments
      where patient_id = the_patient and status in ('scheduled', 'completed')
      group by doctor_id order by count(*) desc, max(lower(during)) desc, doctor_id limit 1;
    outcome := 'slot_taken';
    select candidate.number, case when candidate.has_room then 'booked' else 'newcomers_day_full' end into place, outcome
      from (
        select id, number, has_newcomer_room(id, wanted, wanted_day, newcomer_minutes[number], null) as has_room
        from unnest(the_doctors) with ordinality as listed (id, number)
        where is_doctor_free(id, wanted, null) and (is_staff or keeps_distance(id, wanted, the_buffer, null))
      ) as candidate
        cross join lateral (
          select coalesce(sum(upper(during) - lower(during)), '0') as booked from appointments
          where doctor_id = candidate.id and status = 'scheduled'
            and lower(during) >= lower(wanted_day) and lower(during) < upper(wanted_day)
        ) as day
      order by candidate.has_room desc, candidate.id is not distinct from usual desc, day.booked, candidate.number limit 1;
    if outcome is null then
      outcome := 'slot_taken';
    elsif outcome <> 'booked' then
      place := null;
    end if;
  end
  $$`,
];

/** Where bookings of guests and new accounts came from, and what they may fill of a day. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
