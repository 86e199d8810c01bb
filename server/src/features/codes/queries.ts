import type { Database } from '../../db/database.ts';

export type CodeTarget = { channel: 'email' | 'phone'; target: string };

/** When codes were sent to this target since `since`. */
export async function listSendTimes(
  db: Database,
  { channel, target }: CodeTarget,
  since: Date,
): Promise<Date[]> {
  const rows = await db
    .selectFrom('one_time_codes')
    .select('created_at')
    .where('channel', '=', channel)
    .where('target', '=', target)
    .where('created_at', '>', since)
    .execute();
  return rows.map((row) => row.created_at);
}
