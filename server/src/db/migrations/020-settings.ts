import { type Kysely, sql } from 'kysely';

const statements = [
  // Another number after each change of a section, by which two desks that change the same find out.
  `create table settings_sections (
    section text primary key check (section in ('treatments', 'doctors', 'terms', 'messages')),
    version integer not null default 1
  )`,
  "insert into settings_sections (section) values ('treatments'), ('doctors'), ('terms'), ('messages')",

  /*
   * How a treatment is done from a day on until its next row. Who does not do it is kept instead of who does, so that
   * somebody new does everything until it is said otherwise.
   */
  `create table settings_treatments (
    treatment_id text not null,
    valid_from date not null,
    minutes integer check (minutes between 1 and 1440),
    buffer_minutes integer not null check (buffer_minutes between 0 and 120),
    is_online boolean not null,
    not_by text[] not null,
    primary key (treatment_id, valid_from),
    check (minutes is not null or not is_online)
  )`,

  // Whether a doctor treats here, and can be booked online, from a day on until the next row.
  `create table settings_doctors (
    doctor_id text not null references doctors,
    valid_from date not null,
    is_active boolean not null,
    is_online boolean not null,
    primary key (doctor_id, valid_from)
  )`,

  `create table settings_terms (
    only_row boolean primary key default true check (only_row),
    lead_minutes integer not null check (lead_minutes >= 0),
    window_months integer not null check (window_months between 1 and 24),
    notice_hours integer not null check (notice_hours >= 0)
  )`,

  `create table settings_messages (
    only_row boolean primary key default true check (only_row),
    are_reminders_on boolean not null,
    reminder_days integer not null check (reminder_days between 1 and 14),
    is_morning_list_on boolean not null,
    morning_list_to text[] not null,
    morning_list_time text not null,
    are_notices_on boolean not null,
    notices_to text[] not null,
    -- What happened before is no news to whoever has just wished for it.
    notices_since timestamptz not null
  )`,

  // What was agreed on when it was booked: later settings change no appointment.
  `alter table appointments
    add column buffer_minutes integer not null default 0 check (buffer_minutes between 0 and 120),
    add column notice_hours integer not null default 24`,

  /*
   * Whether a start keeps the time free that this treatment, and each one before it, wants after it. To be asked under
   * the doctor's lock; appointments that overlap are not looked at here. Two parts, because each has an index of its own.
   */
  `create function keeps_distance(
    the_doctor text, wanted tstzrange, the_buffer integer, the_exception uuid
  ) returns boolean language sql stable as $$
    with near as (
      select id, during, buffer_minutes from appointments
      where doctor_id = the_doctor and status = 'scheduled' and not overbooked
        and during && tstzrange(lower(wanted) - interval '120 minutes', upper(wanted) + interval '120 minutes')
      union all
      select id, during, buffer_minutes from appointments
      where doctor_id = the_doctor and status = 'scheduled' and overbooked
        and during && tstzrange(lower(wanted) - interval '120 minutes', upper(wanted) + interval '120 minutes')
    )
    select not exists (
      select from near where id is distinct from the_exception and not during && wanted
        and upper(during) + make_interval(mins => buffer_minutes) > lower(wanted)
        and lower(during) < upper(wanted) + make_interval(mins => the_buffer)
    )
  $$`,

  'drop function decide_booking',
  // As before, and the website keeps the time free that is wanted after a treatment; the practice may use it.
  `create function decide_booking(
    the_doctors text[], the_patient uuid, the_account uuid, the_key text,
    wanted tstzrange, wanted_day tstzrange, the_now timestamptz, today_from timestamptz,
    open_most integer, today_most integer, is_staff boolean, may_overbook boolean, the_buffer integer,
    out outcome text, out place integer, out is_overbooked boolean
  ) language plpgsql as $$
  declare
    usual text;
  begin
    perform lock_calendars(the_doctors, the_patient, the_account);
    is_overbooked := false;
    outcome := case
      when is_staff then case
        -- Of whom the law alone makes the practice keep the name, nothing new is written.
        when exists (select from patients where id = the_patient and kept_until is null) then 'booked'
        else 'unknown_patient'
      end
      -- Whoever is not the booker is looked after by them, still, now that nobody can change it.
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
      end if;
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
      where is_doctor_free(candidate.id, wanted, null)
        and (is_staff or keeps_distance(candidate.id, wanted, the_buffer, null))
      order by candidate.id is not distinct from usual desc, day.booked, candidate.number limit 1;
    if place is null then
      outcome := 'slot_taken';
    end if;
  end
  $$`,
];

/** What the practice sets itself, from which day on, and what of it each appointment was booked with. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
