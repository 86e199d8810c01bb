import { type Kysely, sql } from 'kysely';
import { OperatorError } from '../../platform/operator-error.ts';
import { postgresErrorCode } from '../../platform/postgres-errors.ts';

const appointments = [
  `alter table appointments
    add column arrived_at timestamptz,
    add column seated_at timestamptz,
    add column finished_at timestamptz,
    add column overbooked boolean not null default false,
    add column overbooked_reason text check (overbooked_reason <> ''),
    add column note text not null default '' check (char_length(note) <= 500),
    add column cancelled_by text check (cancelled_by in ('patient', 'practice')),
    add column cancel_reason text check (cancel_reason <> '')`,

  // Two at once with one dentist are possible if the practice means it; with one patient they never are.
  'alter table appointments drop constraint appointments_doctor_once',
  `alter table appointments add constraint appointments_doctor_once
    exclude using gist (doctor_id with =, during with &&) where (status = 'scheduled' and not overbooked)`,
  `create index appointments_overbooked on appointments using gist (doctor_id, during)
    where status = 'scheduled' and overbooked`,

  // A day of the practice has those that are over too.
  'drop index appointments_scheduled',
  `create index appointments_start on appointments (lower(during)) where status <> 'cancelled'`,

  /*
   * Whether nobody has this dentist then, but for the appointment of id the_exception: what was booked on purpose beside
   * another counts as well, which the exclusion constraint lets pass. To be asked under the dentist's lock. Two
   * questions, because each has an index of its own.
   */
  `create function is_doctor_free(the_doctor text, wanted tstzrange, the_exception uuid) returns boolean
  language sql stable as $$
    select not exists (
      select from appointments where doctor_id = the_doctor and status = 'scheduled' and not overbooked
        and during && wanted and id is distinct from the_exception
    ) and not exists (
      select from appointments where doctor_id = the_doctor and status = 'scheduled' and overbooked
        and during && wanted and id is distinct from the_exception
    )
  $$`,

  'drop function decide_booking',
  /*
   * As before, and besides: the practice books for everybody whom it knows, without limits, and beside another
   * appointment if it says that it means it; is_staff and may_overbook say so. For everybody else a dentist who is
   * booked beside another is busy too.
   */
  `create function decide_booking(
    the_doctors text[], the_patient uuid, the_account uuid, the_key text,
    wanted tstzrange, wanted_day tstzrange, the_now timestamptz, today_from timestamptz,
    open_most integer, today_most integer, is_staff boolean, may_overbook boolean,
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
      elsif exists (
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
      order by candidate.id is not distinct from usual desc, day.booked, candidate.number limit 1;
    if place is null then
      outcome := 'slot_taken';
    end if;
  end
  $$`,
];

const undo = [
  // What somebody of the practice has just changed, as it was before; null before a booking.
  `create table staff_undo (
    id uuid primary key,
    staff_id uuid not null references staff on delete cascade,
    appointment_id uuid not null references appointments on delete cascade,
    version integer not null,
    before jsonb,
    message_ids uuid[] not null,
    undo_until timestamptz not null
  )`,
  'create index staff_undo_end on staff_undo (undo_until)',
  'create index staff_undo_appointment on staff_undo (appointment_id)',
  'create index staff_undo_staff on staff_undo (staff_id)',
];

const messages = [
  `alter table outgoing_messages
    add column phoned_at timestamptz,
    add column phoned_by uuid references staff on delete set null`,
  `alter table contact_messages
    add column handled_at timestamptz,
    add column handled_by uuid references staff on delete set null`,
  "create index outgoing_messages_failed on outgoing_messages (created_at) where state = 'failed'",
  'create index contact_messages_open on contact_messages (created_at) where handled_at is null',
];

const search = [
  /** Letters alone, without case and accents. */
  `create function plain_name(name text) returns text language sql immutable parallel safe as $$
    select regexp_replace(
      replace(replace(replace(
        regexp_replace(normalize(lower(name), NFD), '[\\u0300-\\u036f]', '', 'g'), 'ß', 'ss'), 'ı', 'i'), 'ø', 'o'),
      '[^[:alnum:]]+', ' ', 'g')
  $$`,

  /*
   * A name as it sounds in German, so that Meyer is found as Maier, Schmitt as Schmidt and Müller as Mueller: what is
   * heard on the phone has no spelling.
   */
  `create function heard_name(name text) returns text language sql immutable parallel safe as $$
    select regexp_replace(
      regexp_replace(
        regexp_replace(
          replace(replace(replace(replace(replace(replace(replace(replace(replace(
            plain_name(name), 'y', 'i'), 'ai', 'ei'), 'ae', 'a'), 'oe', 'o'), 'ue', 'u'),
            'ph', 'f'), 'th', 't'), 'd', 't'), 'v', 'f'),
          'c(?!h)', 'k', 'g'),
        'tz', 'z', 'g'),
      '(.)\\1+', '\\1', 'g')
  $$`,

  // Both forms, each word with a blank before it; the blank between the two is doubled, so that no word spans it.
  `alter table patients add column search_name text not null
    generated always as (
      ' ' || plain_name(first_name || ' ' || last_name) || '  ' || heard_name(first_name || ' ' || last_name)
    ) stored`,
  `create index patients_search on patients using gin (
    search_name gin_trgm_ops, phone gin_trgm_ops, email gin_trgm_ops
  )`,
  'create index patients_date_of_birth on patients (date_of_birth) where date_of_birth is not null',
  'create index accounts_search on accounts using gin (phone gin_trgm_ops, email gin_trgm_ops)',
];

/** What the practice's own console needs: presence, double bookings on purpose, undoing, finding people. */
export async function up(db: Kysely<never>): Promise<void> {
  await addTrigrams(db);
  for (const statement of [...appointments, ...undo, ...messages, ...search]) {
    await sql.raw(statement).execute(db);
  }
}

/** 42501: no right to create it · 0A000, 58P01: the server was installed without its contributed modules */
const extensionErrors = new Set(['42501', '0A000', '58P01']);

async function addTrigrams(db: Kysely<never>): Promise<void> {
  try {
    await sql`create extension if not exists pg_trgm`.execute(db);
  } catch (error) {
    if (!extensionErrors.has(postgresErrorCode(error) ?? '')) throw error;
    throw new OperatorError(
      'The database lacks the extension pg_trgm, which finds patients by names that are misspelt: have a superuser run ' +
        '"create extension pg_trgm" in it, and install PostgreSQL’s contributed modules if it is not available.',
      { cause: error },
    );
  }
}
