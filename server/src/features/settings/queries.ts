import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';

/** How many appointments each doctor has from this instant on, and when the last of them begins. */
export async function countComing(
  db: Database,
  from: Date,
): Promise<{ doctorId: string; count: number; lastAt: Date }[]> {
  return db
    .selectFrom('appointments')
    .select([
      'doctor_id as doctorId',
      sql<number>`count(*)::int`.as('count'),
      sql<Date>`max(lower(during))`.as('lastAt'),
    ])
    .where('status', '=', sql.lit('scheduled'))
    .where(sql`lower(during)`, '>=', from)
    .groupBy('doctor_id')
    .execute();
}
