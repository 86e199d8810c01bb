import { limits } from '@praxisportal/contract/limits';
import type {
  Messages,
  SettingsSection,
  SettingsWithdrawal,
  Terms,
} from '@praxisportal/contract/staff/settings';
import type { Config } from '../../config.ts';
import type { WrittenPractice } from '../../context.ts';
import type { Database, DatabaseTransaction } from '../../db/database.ts';
import type { SetDoctor, SetTreatment } from '../../domain/practice-settings.ts';
import { lockPlan, nextRevision, sinceEver } from '../plan/commands.ts';

/**
 * Writes the settings of `practice/` and of the environment, each once: of every treatment and doctor that has none yet, and
 * the rest at the first start. Several processes may start at once.
 */
export async function seedSettings(
  db: Database,
  { facts, doctors, services }: WrittenPractice,
  config: Pick<Config, 'practiceNotices' | 'practiceMorningList'>,
): Promise<void> {
  const treatmentRows = services.map(({ id, bookableMinutes }) => ({
    ...{ treatment_id: id, valid_from: sinceEver, minutes: bookableMinutes, buffer_minutes: 0 },
    ...{ is_online: bookableMinutes !== null, not_by: [] },
  }));
  const doctorRows = doctors.map(({ id }) => ({
    ...{ doctor_id: id, valid_from: sinceEver, is_active: true, is_online: true },
  }));
  const terms = {
    lead_minutes: limits.sameDayLeadMinutes,
    window_months: limits.bookingWindowMonths,
    notice_hours: limits.cancellationNoticeHours,
  };
  const messages = {
    ...{ are_reminders_on: true, reminder_days: 1 },
    ...{ is_morning_list_on: config.practiceMorningList, morning_list_to: [facts.email] },
    ...{ morning_list_time: '07:00', are_notices_on: config.practiceNotices, notices_to: [facts.email] },
    notices_since: new Date(0),
  };
  await db.transaction().execute(async (transaction) => {
    await lockPlan(transaction, []);
    const written = await Promise.all([
      transaction
        .insertInto('settings_treatments')
        .values(treatmentRows)
        .onConflict((conflict) => conflict.doNothing())
        .returning('treatment_id')
        .execute(),
      transaction
        .insertInto('settings_doctors')
        .values(doctorRows)
        .onConflict((conflict) => conflict.doNothing())
        .returning('doctor_id')
        .execute(),
      transaction
        .insertInto('settings_terms')
        .values(terms)
        .onConflict((conflict) => conflict.doNothing())
        .returning('only_row')
        .execute(),
      transaction
        .insertInto('settings_messages')
        .values(messages)
        .onConflict((conflict) => conflict.doNothing())
        .returning('only_row')
        .execute(),
    ]);
    if (written.some((rows) => rows.length > 0)) await nextRevision(transaction);
  });
}

/** Gives a section another version; to be asked for behind every other change of the plan. */
export async function nextVersion(transaction: DatabaseTransaction, section: SettingsSection): Promise<void> {
  await transaction
    .updateTable('settings_sections')
    .set(({ eb }) => ({ version: eb('version', '+', 1) }))
    .where('section', '=', section)
    .execute();
}

/** How treatments are done from a day on, in place of what was said for the same day. */
export async function upsertTreatments(
  transaction: DatabaseTransaction,
  rows: readonly SetTreatment[],
): Promise<void> {
  await transaction
    .insertInto('settings_treatments')
    .values(
      rows.map(({ treatmentId, validFrom, minutes, bufferMinutes, isOnline, notBy }) => ({
        ...{ treatment_id: treatmentId, valid_from: validFrom, minutes, buffer_minutes: bufferMinutes },
        ...{ is_online: isOnline, not_by: notBy },
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['treatment_id', 'valid_from']).doUpdateSet(({ ref }) => ({
        minutes: ref('excluded.minutes'),
        buffer_minutes: ref('excluded.buffer_minutes'),
        is_online: ref('excluded.is_online'),
        not_by: ref('excluded.not_by'),
      })),
    )
    .execute();
}

/** Who treats here from a day on, in place of what was said for the same day. */
export async function upsertDoctors(
  transaction: DatabaseTransaction,
  rows: readonly SetDoctor[],
): Promise<void> {
  await transaction
    .insertInto('settings_doctors')
    .values(
      rows.map(({ doctorId, validFrom, isActive, isOnline }) => ({
        ...{ doctor_id: doctorId, valid_from: validFrom, is_active: isActive, is_online: isOnline },
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['doctor_id', 'valid_from']).doUpdateSet(({ ref }) => ({
        is_active: ref('excluded.is_active'),
        is_online: ref('excluded.is_online'),
      })),
    )
    .execute();
}

export async function updateTerms(
  transaction: DatabaseTransaction,
  { leadMinutes, windowMonths, noticeHours }: Terms,
): Promise<void> {
  await transaction
    .updateTable('settings_terms')
    .set({ lead_minutes: leadMinutes, window_months: windowMonths, notice_hours: noticeHours })
    .execute();
}

export async function updateMessages(
  transaction: DatabaseTransaction,
  { reminders, morningList, notices }: Messages,
  noticesSince: Date,
): Promise<void> {
  await transaction
    .updateTable('settings_messages')
    .set({
      ...{ are_reminders_on: reminders.isOn, reminder_days: reminders.daysBefore },
      ...{ is_morning_list_on: morningList.isOn, morning_list_to: morningList.to },
      ...{ morning_list_time: morningList.time, are_notices_on: notices.isOn, notices_to: notices.to },
      notices_since: noticesSince,
    })
    .execute();
}

/** Takes back what was said of one treatment or doctor for this day; false if nothing was. */
export async function deleteHeld(
  transaction: DatabaseTransaction,
  { section, id, validFrom }: SettingsWithdrawal,
): Promise<boolean> {
  const deleted =
    section === 'treatments'
      ? await transaction
          .deleteFrom('settings_treatments')
          .where('treatment_id', '=', id)
          .where('valid_from', '=', validFrom)
          .returning('valid_from')
          .execute()
      : await transaction
          .deleteFrom('settings_doctors')
          .where('doctor_id', '=', id)
          .where('valid_from', '=', validFrom)
          .returning('valid_from')
          .execute();
  return deleted.length > 0;
}
