import type { Database } from '../../db/database.ts';

/** Notes that somebody has answered a message, or takes that back; false if it was so already. Who was first stays. */
export async function updateHandled(
  db: Database,
  id: string,
  by: { staffId: string; at: Date } | undefined,
): Promise<boolean> {
  const changed = await db
    .updateTable('contact_messages')
    .set({ handled_at: by?.at ?? null, handled_by: by?.staffId ?? null })
    .where('id', '=', id)
    .where('handled_at', by ? 'is' : 'is not', null)
    .returning('id')
    .executeTakeFirst();
  return changed !== undefined;
}
