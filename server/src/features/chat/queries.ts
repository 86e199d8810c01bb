import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';

/** A ban that is not over yet. */
export type Ban = { reason: string; until: Date };

/** What is remembered of a conversation, unparsed, and since when. */
export type KeptDialog = { state: unknown; updatedAt: Date };

/** The longest ban of any of the subjects, and what is remembered since some time of the owner's conversation. */
export async function findConversation(
  db: Database,
  { owner, subjects }: { owner: Buffer; subjects: readonly Buffer[] },
  { now, since }: { now: Date; since: Date },
): Promise<{ ban: Ban | undefined; kept: KeptDialog | undefined }> {
  const { rows } = await sql<{
    reason: string | null;
    until: Date | null;
    state: unknown;
    updatedAt: Date | null;
  }>`
    select ban.reason, ban.until, dialog.state, dialog.updated_at as "updatedAt"
    from (select) as nobody
    left join lateral (
      select reason, banned_until as until from chat_warnings
      where subject = any(${subjects}::bytea[]) and banned_until > ${now}
      order by banned_until desc limit 1
    ) as ban on true
    left join chat_dialogs as dialog on owner = ${owner} and updated_at > ${since}
  `.execute(db);
  const { reason, until, state, updatedAt } = { reason: null, until: null, updatedAt: null, ...rows[0] };
  return {
    ban: reason !== null && until ? { reason, until } : undefined,
    kept: updatedAt ? { state, updatedAt } : undefined,
  };
}
