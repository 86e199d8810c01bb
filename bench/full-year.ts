import { bookableTreatments } from '@praxisportal/practice/treatments';
import { sql } from 'kysely';
import type { PracticeData } from '../server/src/context.ts';
import type { Database } from '../server/src/db/database.ts';
import { addDays } from '../server/src/domain/calendar-date.ts';
import type { Interval } from '../server/src/domain/intervals.ts';
import { findWorkingDay } from '../server/src/domain/working-day.ts';
import { toDoctorCalendar } from '../server/src/features/doctors/rules.ts';
import { fillTables } from './fill-tables.ts';

type Visit = {
  doctorId: string;
  treatmentType: string;
  treatmentId: string;
  during: Interval;
  isCancelled: boolean;
};

/** Calendar days YYYY-MM-DD, both included; what ended before `nowMs` is written as completed. */
export type Year = { firstDate: string; lastDate: string; nowMs: number };

const gridMs = 30 * 60_000;
/** With the practice's mix of treatments this books about three quarters of the working time. */
const startProbability = 0.73;
const cancelledShare = 0.05;

/**
 * Fills every doctor's working time about three quarters full with appointments of the practice's own
 * treatments. Returns how many were written and which share of the working time they take.
 */
export async function fillYear(
  ownerDb: Database,
  practice: PracticeData,
  year: Year,
  patientIds: string[],
): Promise<{ appointmentCount: number; bookedShare: number }> {
  const random = createRandom(20261125);
  const visits: Visit[] = [];
  let workingMs = 0;
  for (let date = year.firstDate; date <= year.lastDate; date = addDays(date, 1)) {
    for (const doctor of practice.doctors) {
      const day = findWorkingDay(toDoctorCalendar(practice, doctor), date);
      if (!day.open) continue;
      for (const interval of day.intervals) {
        workingMs += interval.endMs - interval.startMs;
        visits.push(...fillInterval(doctor.id, interval, random));
      }
    }
  }
  await insertVisits(ownerDb, visits, year.nowMs, patientIds);
  const kept = visits.filter(({ isCancelled }) => !isCancelled);
  const bookedMs = kept.reduce((sum, { during }) => sum + during.endMs - during.startMs, 0);
  return { appointmentCount: visits.length, bookedShare: bookedMs / workingMs };
}

function fillInterval(doctorId: string, { startMs, endMs }: Interval, random: () => number): Visit[] {
  const visits: Visit[] = [];
  let atMs = startMs;
  while (atMs < endMs) {
    const leftMinutes = (endMs - atMs) / 60_000;
    const fitting = bookableTreatments.filter(({ bookableMinutes }) => bookableMinutes <= leftMinutes);
    const treatment = fitting[Math.floor(random() * fitting.length)];
    if (!treatment || random() > startProbability) {
      atMs += gridMs;
      continue;
    }
    const during = { startMs: atMs, endMs: atMs + treatment.bookableMinutes * 60_000 };
    visits.push({
      doctorId,
      treatmentType: treatment.name.de,
      treatmentId: treatment.id,
      during,
      isCancelled: random() < cancelledShare,
    });
    atMs += Math.ceil((during.endMs - atMs) / gridMs) * gridMs;
  }
  return visits;
}

/** Patients take turns in the order of time, so that nobody has two appointments at once. */
async function insertVisits(
  ownerDb: Database,
  visits: Visit[],
  nowMs: number,
  patientIds: string[],
): Promise<void> {
  const inOrder = visits.toSorted((a, b) => a.during.startMs - b.during.startMs);
  const patients = inOrder.map((_, index) => patientIds[index % patientIds.length]);
  const starts = inOrder.map(({ during }) => new Date(during.startMs));
  const ends = inOrder.map(({ during }) => new Date(during.endMs));
  const states = inOrder.map(({ during, isCancelled }) => {
    if (isCancelled) return 'cancelled';
    return during.endMs <= nowMs ? 'completed' : 'scheduled';
  });
  await fillTables(ownerDb, async (transaction) => {
    await sql`
    insert into appointments (patient_id, doctor_id, treatment_type, treatment_id, during, status, booking_method,
                              created_at, updated_at)
    select patient_id, doctor_id, treatment_type, treatment_id, tstzrange(start_at, end_at), status, 'website',
           booked_at, booked_at
    from unnest(${patients}::uuid[], ${inOrder.map(({ doctorId }) => doctorId)}::text[],
                ${inOrder.map(({ treatmentType }) => treatmentType)}::text[],
                ${inOrder.map(({ treatmentId }) => treatmentId)}::text[],
                ${starts}::timestamptz[], ${ends}::timestamptz[], ${states}::text[])
         as visit (patient_id, doctor_id, treatment_type, treatment_id, start_at, end_at, status),
         least(start_at - interval '14 days', ${new Date(nowMs)}::timestamptz) as booked_at
  `.execute(transaction);
  });
}

/** Always the same numbers from 0 to 1 (mulberry32), so that two runs measure the same calendar. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
