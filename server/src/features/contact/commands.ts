import type { Language } from '@praxisportal/contract/language';
import type { Database } from '../../db/database.ts';

/** Keeps a contact message. */
export async function insertContactMessage(
  db: Database,
  sent: { name: string; email: string; message: string; language: Language; isSuspect: boolean },
  now: Date,
): Promise<void> {
  const { name, email, message, language, isSuspect } = sent;
  await db
    .insertInto('contact_messages')
    .values({ name, email, message, language, is_suspect: isSuspect, created_at: now })
    .execute();
}
