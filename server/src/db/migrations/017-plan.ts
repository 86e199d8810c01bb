import { type Kysely, sql } from 'kysely';

const statements = [
  // One row: another number after each change of what is planned, by which a stale copy of it is known.
  `create table plan_revision (
    only_row boolean primary key default true check (only_row),
    revision bigint not null
  )`,
  'insert into plan_revision (revision) values (1)',

  // Weekly hours of a doctor, or of the practice if nobody's, from a day on until the next ones.
  `create table plan_hours (
    id uuid primary key default gen_random_uuid(),
    doctor_id text references doctors,
    valid_from date not null,
    hours jsonb not null,
    constraint plan_hours_once unique nulls not distinct (doctor_id, valid_from)
  )`,

  // Absences of a doctor, or closures of the practice if nobody's; what was taken back stays for the record.
  `create table plan_absences (
    id uuid primary key default gen_random_uuid(),
    doctor_id text references doctors,
    first_date date not null,
    last_date date not null,
    from_time text,
    to_time text,
    reason_de text,
    reason_en text,
    is_reason_shown boolean not null,
    version integer not null default 1,
    created_at timestamptz not null,
    removed_at timestamptz,
    check (first_date <= last_date),
    check ((from_time is null) = (to_time is null) and from_time < to_time),
    check ((reason_de is null) = (reason_en is null))
  )`,
  'create index plan_absences_doctor on plan_absences (doctor_id)',

  // Days with hours of their own, and who works then: [{doctorId, hours}].
  `create table plan_special_days (
    id uuid primary key default gen_random_uuid(),
    date date not null constraint plan_special_days_once unique,
    hours jsonb not null,
    doctors jsonb not null,
    reason_de text,
    reason_en text,
    check ((reason_de is null) = (reason_en is null))
  )`,

  /*
   * Queues behind every booking in these doctors' calendars, in the order of lock_calendars, and behind every other
   * change of what is planned: what is decided under these locks is decided about all that was booked before.
   */
  `create function lock_plan(the_doctors text[]) returns void language plpgsql as $$
  declare
    doctor text;
  begin
    perform pg_advisory_xact_lock(4, 0);
    foreach doctor in array array(select id from unnest(the_doctors) as id order by id) loop
      perform pg_advisory_xact_lock(1, hashtext(doctor));
    end loop;
  end
  $$`,

  /*
   * Whether this is still what is planned. It is volatile, so that it looks anew, at what was committed while the
   * statement that asks waited for a lock.
   */
  `create function is_plan_current(the_revision bigint) returns boolean language plpgsql volatile as $$
  begin
    return exists (select from plan_revision where revision = the_revision);
  end
  $$`,
];

/** When the practice is open and who works when, as the practice itself changes it. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
