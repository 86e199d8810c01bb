import type {
  Settings,
  SettingsChange,
  SettingsSection,
  SettingsWithdrawal,
  VersionedChange,
} from '@praxisportal/contract/staff/settings';
import type { AppContext } from '../../context.ts';
import type { DatabaseTransaction } from '../../db/database.ts';
import { deliverSoon } from '../../delivery/commands.ts';
import type { SettingRows } from '../../domain/practice-settings.ts';
import { toWallDate } from '../../domain/zone-day.ts';
import { AppError } from '../../platform/app-error.ts';
import { recordStaffDeed } from '../audit/commands.ts';
import { changePlan } from '../plan/change-plan.ts';
import { refuseOtherTimes } from '../plan/rules.ts';
import { type Changer, withBrake } from '../staff/with-brake.ts';
import {
  deleteHeld,
  nextVersion,
  updateMessages,
  updateTerms,
  upsertDoctors,
  upsertTreatments,
} from './commands.ts';
import {
  findRecipientsChange,
  requireRecipients,
  requireSomebody,
  toDoctorRows,
  toShownSettings,
  toTreatmentRows,
} from './rules.ts';
import { tellOfRecipients } from './tell-of-recipients.ts';

type Setter = { staffId: string };

/** The settings as they stand. */
export function readSettings({ clock, practice }: Pick<AppContext, 'clock' | 'practice'>): Settings {
  const today = toWallDate(clock.nowMs(), practice.facts.timeZone);
  return toShownSettings(practice.plan.rows.settings, practice, today);
}

/**
 * Changes one section, behind every booking that is under way: what was booked before stays as it is, what comes after is
 * decided by the new settings. Who gets the practice's mails has a budget, and owners and former recipients hear of it.
 * Throws `settings_changed` with the settings as they are if another desk was faster, `brake_proof_needed`,
 * `plan_in_past` or `plan_too_long` for the day from which it is to hold, and what the rows of a section throw.
 */
export async function changeSettings(
  context: AppContext,
  setter: Changer,
  versioned: VersionedChange,
): Promise<Settings> {
  const { change } = versioned;
  const { messages } = context.practice.plan.rows.settings;
  const isBraked = change.section === 'messages' && findRecipientsChange(messages, change) !== undefined;
  const write = () => changeSection(context, setter, versioned);
  return isBraked ? withBrake(context, 'staff_recipients', setter, write) : write();
}

async function changeSection(
  context: AppContext,
  setter: Changer,
  { version, change }: VersionedChange,
): Promise<Settings> {
  const { practice } = context;
  const { staffId } = setter;
  if ('validFrom' in change) requireComingDay(context, change.validFrom);
  const doctorIds = practice.doctors.map(({ id }) => id);
  await changePlan(context, doctorIds, async (transaction, { rows, now }) => {
    requireVersion(context, rows.settings, { section: change.section, version });
    const before = await writeChange(context, transaction, { change, rows: rows.settings, now });
    await nextVersion(transaction, change.section);
    const { section, ...after } = change;
    const from = 'validFrom' in change ? change.validFrom : null;
    const what = nameSubjects(practice, change);
    const detail = { section, from, what, before: JSON.stringify(before), after: JSON.stringify(after) };
    const deed = { action: 'change_settings', subjectKind: 'settings', subjectId: section, detail } as const;
    await recordStaffDeed(transaction, { ...deed, staffId }, now);
    if (change.section !== 'messages') return;
    const recipients = findRecipientsChange(rows.settings.messages, change);
    if (recipients) await tellOfRecipients(transaction, context, { by: setter, ...recipients }, now);
  });
  deliverSoon(context.listener);
  return readSettings(context);
}

/**
 * Takes back what is to hold of one treatment or doctor from a later day on. Throws `settings_changed`, `not_found`,
 * `settings_in_force` for what holds already, or `last_doctor_stays`.
 */
export async function withdrawSettings(
  context: AppContext,
  { staffId }: Setter,
  withdrawal: SettingsWithdrawal,
): Promise<Settings> {
  const { clock, practice } = context;
  const { section, id, validFrom } = withdrawal;
  if (validFrom <= toWallDate(clock.nowMs(), practice.facts.timeZone))
    throw new AppError('settings_in_force');
  const doctorIds = practice.doctors.map((doctor) => doctor.id);
  await changePlan(context, doctorIds, async (transaction, { rows, now }) => {
    requireVersion(context, rows.settings, withdrawal);
    if (!(await deleteHeld(transaction, withdrawal))) throw new AppError('not_found');
    if (section === 'doctors') {
      const left = rows.settings.doctors.filter((row) => row.doctorId !== id || row.validFrom !== validFrom);
      requireSomebody(practice, left, validFrom);
    }
    await nextVersion(transaction, section);
    const what = nameSubject(practice, id);
    const detail = { section, from: validFrom, what };
    const deed = { action: 'withdraw_settings', subjectKind: 'settings', subjectId: id, detail } as const;
    await recordStaffDeed(transaction, { ...deed, staffId }, now);
  });
  return readSettings(context);
}

function requireVersion(
  { clock, practice }: AppContext,
  rows: SettingRows,
  { section, version }: { section: SettingsSection; version: number },
): void {
  if (rows.versions[section] === version) return;
  const today = toWallDate(clock.nowMs(), practice.facts.timeZone);
  throw new AppError('settings_changed', { settings: toShownSettings(rows, practice, today) });
}

function nameSubjects(practice: AppContext['practice'], change: SettingsChange): string {
  switch (change.section) {
    case 'treatments':
      return change.treatments.map(({ treatmentId }) => nameSubject(practice, treatmentId)).join(', ');
    case 'doctors':
      return change.doctors.map(({ doctorId }) => nameSubject(practice, doctorId)).join(', ');
    case 'terms':
    case 'messages':
      return '';
  }
}

function nameSubject({ doctors, services }: AppContext['practice'], id: string): string {
  const treatment = services.find((each) => each.id === id)?.name.de;
  return treatment ?? doctors.find((doctor) => doctor.id === id)?.name ?? id;
}

/** Throws `plan_in_past` or `plan_too_long`. */
export function requireComingDay({ clock, practice }: AppContext, from: string): void {
  refuseOtherTimes({ from, to: from }, toWallDate(clock.nowMs(), practice.facts.timeZone));
}

type Change = { change: SettingsChange; rows: SettingRows; now: Date };

/** Writes the rows, and says what of them was there before. */
async function writeChange(
  { practice }: AppContext,
  transaction: DatabaseTransaction,
  { change, rows, now }: Change,
): Promise<unknown> {
  switch (change.section) {
    case 'treatments': {
      await upsertTreatments(transaction, toTreatmentRows(practice, change));
      const ids = change.treatments.map(({ treatmentId }) => treatmentId);
      return rows.treatments.filter(({ treatmentId }) => ids.includes(treatmentId));
    }
    case 'doctors': {
      await upsertDoctors(transaction, toDoctorRows(practice, rows, change));
      const ids = change.doctors.map(({ doctorId }) => doctorId);
      return rows.doctors.filter(({ doctorId }) => ids.includes(doctorId));
    }
    case 'terms':
      await updateTerms(transaction, change);
      return rows.terms;
    case 'messages': {
      requireRecipients(change);
      const { notices } = rows.messages;
      // What happened while nobody wanted to hear of it is no news.
      await updateMessages(transaction, change, notices.isOn ? notices.since : now);
      return rows.messages;
    }
    default:
      return change satisfies never;
  }
}
