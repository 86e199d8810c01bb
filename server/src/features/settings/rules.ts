import { isDeepStrictEqual } from 'node:util';
import type { Offer } from '@praxisportal/contract/offer';
import type { Settings, SettingsChange } from '@praxisportal/contract/staff/settings';
import type { TreatmentFacts } from '@praxisportal/practice/types';
import type { Config } from '../../config.ts';
import type { PracticeData } from '../../context.ts';
import {
  findHeld,
  findTreatment,
  type PracticeSettings,
  type SetDoctor,
  type SetTreatment,
  type SettingRows,
  toSettings,
} from '../../domain/practice-settings.ts';
import { AppError } from '../../platform/app-error.ts';
import { toHouseholdMax } from '../booking-sources/rules.ts';
import { toDoctor } from '../doctors/rules.ts';

type Practice = Pick<PracticeData, 'doctors' | 'services'>;

/** What holds on a day and what is to hold later, of what the practice still has, in its order. */
export function toShownSettings(rows: SettingRows, { doctors, services }: Practice, today: string): Settings {
  const { versions, terms, messages } = rows;
  const settings = toSettings(rows);
  const ids = doctors.map(({ id }) => id);
  const { since: _since, ...notices } = messages.notices;
  return {
    today,
    treatments: {
      version: versions.treatments,
      rows: services
        .flatMap(({ id }) => listFrom(settings.treatments.get(id) ?? [], today))
        .map(({ notBy, ...row }) => ({ ...row, doctorIds: ids.filter((each) => !notBy.includes(each)) })),
    },
    doctors: {
      version: versions.doctors,
      rows: ids.flatMap((id) => listFrom(settings.doctors.get(id) ?? [], today)),
    },
    terms: { version: versions.terms, ...terms },
    messages: {
      version: versions.messages,
      reminders: messages.reminders,
      morningList: { ...messages.morningList, to: [...messages.morningList.to] },
      notices: { ...notices, to: [...notices.to] },
    },
  };
}

/** The row that holds on a day, and the later ones; rows are in the order of their days. */
function listFrom<Row extends { readonly validFrom: string }>(rows: readonly Row[], date: string): Row[] {
  const held = findHeld(rows, date);
  return rows.filter((row) => row === held || row.validFrom > date);
}

/** What patients may know of it, with the doctors who treat here now or are going to. */
export function toOffer(
  { doctors, services, plan }: PracticeData,
  today: string,
  { openAppointmentsMax }: Pick<Config, 'openAppointmentsMax'>,
): Offer {
  const { settings } = plan;
  const { leadMinutes, windowMonths, noticeHours } = settings.terms;
  return {
    doctors: doctors.flatMap((doctor) => {
      const rows = listFrom(settings.doctors.get(doctor.id) ?? [], today).filter(({ isActive }) => isActive);
      return rows.length > 0 ? [{ ...toDoctor(doctor), online: rows.some(({ isOnline }) => isOnline) }] : [];
    }),
    treatments: services.flatMap(({ id }) =>
      listFrom(settings.treatments.get(id) ?? [], today).map(({ validFrom, minutes, isOnline }) => ({
        ...{ id, from: validFrom, minutes, online: isOnline },
      })),
    ),
    ...{ leadMinutes, windowMonths, noticeHours },
    reminds: settings.messages.reminders.isOn,
    ...{ openAppointmentsMax, householdAppointmentsMax: toHouseholdMax(openAppointmentsMax) },
  };
}

/** A treatment with the length that holds on a day; written words about its length stay as long as that does. */
export function toKnownTreatment(
  treatment: TreatmentFacts,
  settings: PracticeSettings,
  date: string,
): TreatmentFacts {
  const set = findTreatment(settings, treatment.id, date);
  const minutes = set?.minutes ?? null;
  const bookableMinutes = set?.isOnline ? minutes : null;
  if (minutes === null || minutes === treatment.bookableMinutes) return { ...treatment, bookableMinutes };
  const durationLabel = { de: `${minutes} Min.`, en: `${minutes} min` };
  return { ...treatment, bookableMinutes, durationLabel };
}

type TreatmentsChange = Extract<SettingsChange, { section: 'treatments' }>;
type DoctorsChange = Extract<SettingsChange, { section: 'doctors' }>;

/**
 * The rows that a change of treatments makes. Throws `outside_rules` or `unknown_column` for what the practice does not have,
 * or `online_impossible` for what is to be booked online without a length or without anybody who does it, or is an
 * emergency, which somebody has to speak to.
 */
export function toTreatmentRows(
  { doctors, services }: Practice,
  { validFrom, treatments }: TreatmentsChange,
): SetTreatment[] {
  const known = doctors.map(({ id }) => id);
  return treatments.map(({ doctorIds, ...words }) => {
    const service = services.find(({ id }) => id === words.treatmentId);
    if (!service) throw new AppError('outside_rules', { rule: 'unknown_treatment' });
    if (doctorIds.some((id) => !known.includes(id))) throw new AppError('unknown_column');
    const isPossible = words.minutes !== null && doctorIds.length > 0 && service.kind !== 'emergency';
    if (words.isOnline && !isPossible) throw new AppError('online_impossible');
    return { ...words, validFrom, notBy: known.filter((id) => !doctorIds.includes(id)) };
  });
}

/**
 * The rows that a change of doctors makes. Throws `unknown_column`, or `last_doctor_stays` if from some day on nobody would
 * treat here.
 */
export function toDoctorRows(
  { doctors }: Practice,
  rows: SettingRows,
  { validFrom, doctors: words }: DoctorsChange,
): SetDoctor[] {
  if (words.some(({ doctorId }) => doctors.every(({ id }) => id !== doctorId)))
    throw new AppError('unknown_column');
  const changed = words.map((each) => ({ ...each, validFrom }));
  const isReplaced = (row: SetDoctor) =>
    row.validFrom === validFrom && changed.some(({ doctorId }) => doctorId === row.doctorId);
  const all = [...rows.doctors.filter((row) => !isReplaced(row)), ...changed];
  requireSomebody({ doctors }, all, validFrom);
  return changed;
}

/** Throws `last_doctor_stays` if nobody treats here on this day or on one from which something else holds. */
export function requireSomebody(
  { doctors }: Pick<PracticeData, 'doctors'>,
  rows: readonly SetDoctor[],
  from: string,
): void {
  const ordered = rows.toSorted((a, b) => a.validFrom.localeCompare(b.validFrom));
  const dates = [from, ...rows.map(({ validFrom }) => validFrom).filter((date) => date > from)];
  const isWorked = (date: string) =>
    doctors.some(({ id }) => {
      const own = ordered.filter(({ doctorId }) => doctorId === id);
      return findHeld(own, date)?.isActive;
    });
  if (!dates.every(isWorked)) throw new AppError('last_doctor_stays');
}

/** Throws `recipients_missing` if something is to be sent to nobody. */
export function requireRecipients({
  morningList,
  notices,
}: Pick<Extract<SettingsChange, { section: 'messages' }>, 'morningList' | 'notices'>): void {
  if ([morningList, notices].some(({ isOn, to }) => isOn && to.length === 0))
    throw new AppError('recipients_missing');
}

/** Who got the practice's mails, and who gets them from now on. */
export type RecipientsChange = { before: string[]; after: string[] };

type Recipients = { [Mail in 'morningList' | 'notices']: { isOn: boolean; to: readonly string[] } };

/** Who gets morning list and notices before and after a change; undefined if each mail still goes to the same addresses. */
export function findRecipientsChange(before: Recipients, after: Recipients): RecipientsChange | undefined {
  const mails = ['morningList', 'notices'] as const;
  const list = (of: Recipients, mail: (typeof mails)[number]) =>
    of[mail].isOn ? of[mail].to.toSorted() : [];
  if (mails.every((mail) => isDeepStrictEqual(list(before, mail), list(after, mail)))) return undefined;
  const all = (of: Recipients) => [...new Set(mails.flatMap((mail) => list(of, mail)))].sort();
  return { before: all(before), after: all(after) };
}
