import { settingsLimits } from '@praxisportal/contract/staff/settings-limits';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Database, openDatabase } from '../src/db/database.ts';
import { listFreeDoctors } from '../src/features/appointments/queries.ts';
import { createTestDatabase } from './harness.ts';

/** The day on which everything is booked here, UTC. */
const date = '2026-12-01';
const day = { startMs: Date.parse(`${date}T00:00Z`), endMs: Date.parse(`${date}T24:00Z`) };
const at = (time: string) => Date.parse(`${date}T${time}Z`);
const noAppointment = '00000000-0000-4000-8000-000000000000';

let db: Database;
beforeAll(async () => {
  const connectionString = await createTestDatabase();
  db = openDatabase({ connectionString }, { poolSize: 1, onError: () => undefined });
  await sql`insert into doctors (id, name) values ('ada', 'Dr. Ada'), ('bea', 'Dr. Bea')`.execute(db);
});
afterAll(() => db.destroy());
beforeEach(async () => {
  await sql`truncate appointments, patients cascade`.execute(db);
});

/** An appointment of a patient of its own. */
async function insertAppointment(
  doctorId: string,
  { startMs, endMs, bufferMinutes = 0 }: { startMs: number; endMs: number; bufferMinutes?: number },
): Promise<void> {
  await sql`
    with patient as (
      insert into patients (first_name, last_name, language, created_at) values ('Eva', 'Kurz', 'de', now()) returning id
    )
    insert into appointments
      (patient_id, doctor_id, treatment_type, during, status, booking_method, buffer_minutes, created_at, updated_at)
    select id, ${doctorId}, 'Kontrolle', tstzrange(${new Date(startMs)}, ${new Date(endMs)}), 'scheduled', 'website',
      ${bufferMinutes}, now(), now()
    from patient
  `.execute(db);
}

/** The doctor that a booking by "any doctor" of a patient who was never here gets. */
async function decide(during: { startMs: number; endMs: number }): Promise<string | undefined> {
  const doctors = ['ada', 'bea'];
  const { rows } = await sql<{ outcome: string; place: number | null }>`
    with patient as (
      insert into patients (first_name, last_name, language, created_at) values ('Udo', 'Neu', 'de', now()) returning id
    )
    select outcome, place from patient, decide_booking_v2(
      ${doctors}::text[], id, id, null, tstzrange(${new Date(during.startMs)}, ${new Date(during.endMs)}),
      tstzrange(${new Date(day.startMs)}, ${new Date(day.endMs)}), now(), now(), 100, 100, false, false,
      0, ${settingsLimits.bufferMinutesMax}, null, null
    )
  `.execute(db);
  expect(rows[0]?.outcome).toBe('booked');
  return doctors[(rows[0]?.place ?? 0) - 1];
}

test('an appointment over midnight counts on the day on which it starts, for a booking and for a reschedule', async () => {
  await insertAppointment('ada', { startMs: day.startMs - 30 * 60_000, endMs: at('01:00') });
  await insertAppointment('bea', { startMs: at('08:00'), endMs: at('08:30') });
  const during = { startMs: at('10:00'), endMs: at('10:30') };
  const free = await listFreeDoctors(db, ['bea', 'ada'], {
    ...{ during, day, bufferMinutes: 0, except: noAppointment },
  });
  expect(free).toEqual(['ada', 'bea']);
  expect(await decide(during)).toBe('ada');
});

test('a buffer is kept however long the longest one is', async () => {
  for (const table of ['appointments', 'settings_treatments'])
    await sql`alter table ${sql.table(table)} drop constraint ${sql.ref(`${table}_buffer_minutes_check`)}`.execute(
      db,
    );
  await insertAppointment('ada', { startMs: at('08:00'), endMs: at('08:30'), bufferMinutes: 180 });
  const keepsDistance = async (start: string, end: string, buffer: number, longest: number) => {
    const { rows } = await sql<{ keeps: boolean }>`
      select keeps_distance_v2(
        'ada', tstzrange(${new Date(at(start))}, ${new Date(at(end))}), ${buffer}, ${longest}, null
      ) as keeps
    `.execute(db);
    return rows[0]?.keeps;
  };
  expect(await keepsDistance('11:00', '11:30', 0, 180)).toBe(false);
  expect(await keepsDistance('11:30', '12:00', 0, 180)).toBe(true);
  expect(await keepsDistance('04:00', '05:00', 181, 180)).toBe(false);
  expect(await keepsDistance('04:00', '05:00', 180, 180)).toBe(true);
});

test('servers of the release before book and reschedule by the functions that they know', async () => {
  const { rows: free } = await sql`
    select keeps_distance('ada', '[2026-12-01T10:00Z,2026-12-01T10:30Z)', 0, null) as keeps
  `.execute(db);
  expect(free).toEqual([{ keeps: true }]);
  await insertAppointment('ada', { startMs: at('08:00'), endMs: at('09:00'), bufferMinutes: 60 });
  const { rows: taken } = await sql`
    select keeps_distance('ada', '[2026-12-01T09:30Z,2026-12-01T10:00Z)', 0, null) as keeps
  `.execute(db);
  expect(taken).toEqual([{ keeps: false }]);
  const { rows } = await sql`
    with patient as (select id from patients)
    select outcome, place, is_overbooked from patient, decide_booking(
      array['ada', 'bea'], id, id, null, '[2026-12-01T10:00Z,2026-12-01T10:30Z)', '[2026-12-01T00:00Z,2026-12-02T00:00Z)',
      now(), now(), 100, 100, false, false, 0, null, null
    )
  `.execute(db);
  // The doctor that the patient has visited.
  expect(rows).toEqual([{ outcome: 'booked', place: 1, is_overbooked: false }]);
});

test('the tables refuse a buffer that is longer than the longest one', async () => {
  const other = openDatabase(
    { connectionString: await createTestDatabase() },
    { poolSize: 1, onError: () => undefined },
  );
  const { rows } = await sql<{ name: string; longest: number }>`
    select conname as name, (regexp_match(pg_get_constraintdef(oid), '<= (\\d+)'))[1]::integer as longest
    from pg_constraint where conname like '%buffer_minutes_check' order by conname
  `.execute(other);
  await other.destroy();
  expect(rows).toEqual([
    { name: 'appointments_buffer_minutes_check', longest: settingsLimits.bufferMinutesMax },
    { name: 'settings_treatments_buffer_minutes_check', longest: settingsLimits.bufferMinutesMax },
  ]);
});
