import type { Language } from '@praxisportal/contract/language';
import type { Database } from '../../db/database.ts';

/** Deletes contact messages that are older than `before`; the practice answers from its mailbox. */
export async function deleteOldContactMessages(db: Database, before: Date): Promise<void> {
  await db.deleteFrom('contact_messages').where('created_at', '<', before).execute();
}

/** Keeps a contact message. */
export async function insertContactMessage(
  db: Database,
  sent: { name: string; email: string; message: string; language: Language },
  now: Date,
): Promise<void> {
  const { name, email, message, language } = sent;
  await db
    .insertInto('contact_messages')
    .values({ name, email, message, language, created_at: now })
    .execute();
}
