import type { Database } from '../../db/database.ts';

/** A ban that is not over yet. */
export type Ban = { reason: string; until: Date };

/** The longest ban of any of these subjects. */
export async function findBan(
  db: Database,
  subjects: readonly Buffer[],
  now: Date,
): Promise<Ban | undefined> {
  const found = await db
    .selectFrom('chat_warnings')
    .select(['reason', 'banned_until as until'])
    .where('subject', 'in', subjects)
    .where('banned_until', '>', now)
    .orderBy('banned_until', 'desc')
    .limit(1)
    .executeTakeFirst();
  return found?.until ? { reason: found.reason, until: found.until } : undefined;
}

/** What is remembered of a conversation, unparsed, and since when. */
export type KeptDialog = { state: unknown; updatedAt: Date };

export async function findDialog(db: Database, owner: Buffer, since: Date): Promise<KeptDialog | undefined> {
  return db
    .selectFrom('chat_dialogs')
    .select(['state', 'updated_at as updatedAt'])
    .where('owner', '=', owner)
    .where('updated_at', '>', since)
    .executeTakeFirst();
}
