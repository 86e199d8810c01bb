import type { Language } from '@praxisportal/contract/language';
import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';
import type { Interval } from '../../domain/intervals.ts';
import { type AppointmentView, selectAppointments } from '../appointments/queries.ts';
import type { RemindedPerson } from './rules.ts';

/**
 * Whether somebody wants to be reminded, by their last word, or by that of the account which looks after them since;
 * undefined if there is nobody of this id.
 */
export async function findReminderConsent(
  db: Database,
  { kind, id }: RemindedPerson,
): Promise<boolean | undefined> {
  const { rows } =
    kind === 'account'
      ? await sql<{ wanted: boolean }>`
          select wanted from accounts, wants_reminders(null, id) where id = ${id}
        `.execute(db)
      : await sql<{ wanted: boolean }>`
          select wanted from patients, wants_reminders(id, null) where id = ${id}
        `.execute(db);
  return rows[0]?.wanted;
}

/** An appointment to remind of: in which language, and which version of it was arranged when. */
export type RemindableAppointment = AppointmentView & {
  language: Language;
  arrangedVersion: number;
  arrangedAt: Date;
};

/** The appointments that start in this time, whose people want to be reminded and have not been yet. */
export async function listRemindable(
  db: Database,
  { startMs, endMs }: Interval,
): Promise<RemindableAppointment[]> {
  return selectAppointments(db)
    .select([
      sql<Language>`coalesce(appointments.language, patients.language)`.as('language'),
      'arranged_version as arrangedVersion',
      sql<Date>`coalesce(arranged_at, appointments.created_at)`.as('arrangedAt'),
    ])
    .where('appointments.status', '=', sql.lit('scheduled'))
    .where(sql`lower(during)`, '>=', new Date(startMs))
    .where(sql`lower(during)`, '<', new Date(endMs))
    .where(sql<boolean>`is_reminder_wanted(appointments.id, arranged_version)`)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('message_keys')
            .select('key')
            .where('key', '=', sql<string>`'reminder:' || appointments.id || ':' || arranged_version`),
        ),
      ),
    )
    .orderBy(sql`lower(during)`)
    .execute();
}
