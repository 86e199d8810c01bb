import { sql } from 'kysely';
import * as z from 'zod';
import type { Database } from '../../db/database.ts';

const recipients = z.array(z.string());

/** What is set, as the plan's one statement reads it. */
export const settingRows = z.object({
  versions: z.object({ treatments: z.int(), doctors: z.int(), terms: z.int(), messages: z.int() }),
  treatments: z.array(
    z.object({
      treatmentId: z.string(),
      validFrom: z.string(),
      minutes: z.int().nullable(),
      bufferMinutes: z.int(),
      isOnline: z.boolean(),
      notBy: z.array(z.string()),
    }),
  ),
  doctors: z.array(
    z.object({ doctorId: z.string(), validFrom: z.string(), isActive: z.boolean(), isOnline: z.boolean() }),
  ),
  terms: z.object({ leadMinutes: z.int(), windowMonths: z.int(), noticeHours: z.int() }),
  messages: z.object({
    reminders: z.object({ isOn: z.boolean(), daysBefore: z.int() }),
    morningList: z.object({ isOn: z.boolean(), to: recipients, time: z.string() }),
    notices: z.object({ isOn: z.boolean(), to: recipients, since: z.coerce.date() }),
  }),
});

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
