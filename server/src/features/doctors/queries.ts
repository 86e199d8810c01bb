import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';
import type { Interval } from '../../domain/intervals.ts';

/** When the doctor already has appointments that overlap `within`, in order. */
export async function listBusyIntervals(
  db: Database,
  doctorId: string,
  within: Interval,
): Promise<Interval[]> {
  const rows = await db
    .selectFrom('appointments')
    .select([sql<Date>`lower(during)`.as('startAt'), sql<Date>`upper(during)`.as('endAt')])
    .where('doctor_id', '=', doctorId)
    .where('status', '=', 'scheduled')
    .where(sql<boolean>`during && tstzrange(${new Date(within.startMs)}, ${new Date(within.endMs)})`)
    .orderBy(sql`lower(during)`)
    .execute();
  return rows.map(({ startAt, endAt }) => ({ startMs: startAt.getTime(), endMs: endAt.getTime() }));
}
