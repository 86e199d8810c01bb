import type { Language } from '@praxisportal/contract/language';
import type { Database } from '../../db/database.ts';

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
