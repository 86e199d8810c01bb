import type { Database } from '../../db/database.ts';

/**
 * Notes that the patient was told on the phone what a message could not tell, or takes that back: of which appointment, and whether it
 * was otherwise before. Undefined if there is no such message. Who was first stays.
 */
export async function updatePhoned(
  db: Database,
  id: string,
  by: { staffId: string; at: Date } | undefined,
): Promise<{ appointmentId: string; isNews: boolean } | undefined> {
  const changed = await db
    .updateTable('outgoing_messages')
    .set({ phoned_at: by?.at ?? null, phoned_by: by?.staffId ?? null })
    .where('id', '=', id)
    .where('appointment_id', 'is not', null)
    .where('phoned_at', by ? 'is' : 'is not', null)
    .returning('appointment_id as appointmentId')
    .executeTakeFirst();
  const found =
    changed ??
    (await db
      .selectFrom('outgoing_messages')
      .select('appointment_id as appointmentId')
      .where('id', '=', id)
      .executeTakeFirst());
  const appointmentId = found?.appointmentId;
  return appointmentId ? { appointmentId, isNews: changed !== undefined } : undefined;
}
