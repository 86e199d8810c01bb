import { sql } from 'kysely';
import type { PracticeData } from '../server/src/context.ts';
import type { Database } from '../server/src/db/database.ts';
import { fillTables } from './fill-tables.ts';

/**
 * Writes `count` appointments that are over, each half an hour, back to back for every doctor and ending
 * before `endMs`: what a practice gathers over the years. One of twenty was cancelled.
 */
export async function fillPast(
  ownerDb: Database,
  practice: PracticeData,
  past: { count: number; endMs: number },
  patientIds: string[],
): Promise<void> {
  const doctorIds = practice.doctors.map(({ id }) => id);
  const [treatment] = practice.services;
  if (!treatment) throw new Error('the practice has no treatments');
  await fillTables(ownerDb, async (transaction) => {
    await sql`
      insert into appointments (patient_id, doctor_id, treatment_type, treatment_id, during, status,
                                booking_method, created_at, updated_at)
      select (${patientIds}::uuid[])[1 + number % ${patientIds.length}::int],
             (${doctorIds}::text[])[1 + number % ${doctorIds.length}::int],
             ${treatment.name.de}, ${treatment.id},
             tstzrange(start_at, start_at + interval '30 minutes'),
             case when number % 20 = 0 then 'cancelled' else 'completed' end, 'website', start_at, start_at
      from generate_series(0, ${past.count}::int - 1) as number,
           lateral (select ${new Date(past.endMs)}::timestamptz
                    - (number / ${doctorIds.length}::int + 1) * interval '30 minutes' as start_at) as start
    `.execute(transaction);
  });
}
