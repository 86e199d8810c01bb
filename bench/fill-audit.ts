import { sql } from 'kysely';
import type { Database } from '../server/src/db/database.ts';
import { fillTables } from './fill-tables.ts';

/**
 * Writes as many deeds of the staff, mostly looks at cards, and as many events of appointments, by patients, the staff and
 * the server in turns; one of each every two minutes, back from now.
 */
export async function fillAudit(
  ownerDb: Database,
  { patientIds, staffIds, count }: { patientIds: string[]; staffIds: string[]; count: number },
): Promise<void> {
  await fillTables(ownerDb, async (transaction) => {
    await sql`
      insert into staff_audit (at, staff_id, action, subject_kind, subject_id)
      select now() - number * interval '2 minutes', staff_id, case when is_look then 'look' else 'sign_in' end,
        case when is_look then 'patient' else 'staff' end,
        case when is_look then (${patientIds}::text[])[1 + number % ${patientIds.length}] else staff_id::text end
      from generate_series(1, ${count}::int) as number,
        lateral (
          select number % 50 > 0 as is_look, (${staffIds}::uuid[])[1 + number % ${staffIds.length}] as staff_id
        ) as kind
    `.execute(transaction);
    await sql`
      insert into audit_events (at, actor_kind, actor_id, action, subject_kind, subject_id, after)
      select now() - number * interval '2 minutes', (array['system', 'account', 'staff'])[1 + number % 3],
        case when number % 3 > 0 then (${staffIds}::uuid[])[1 + number % ${staffIds.length}] end,
        (array['complete', 'book', 'move'])[1 + number % 3], 'appointment', gen_random_uuid(),
        jsonb_build_object('patientId', (${patientIds}::text[])[1 + number % ${patientIds.length}], 'startAt', now())
      from generate_series(1, ${count}::int) as number
    `.execute(transaction);
  });
}
