import { limits } from '@praxisportal/contract/limits';
import { addDays } from './calendar-date.ts';
import type { ClosedTime } from './working-day.ts';

/** How a treatment is done from a calendar day on until its next row; `minutes` is null if that is agreed each time. */
export type SetTreatment = {
  readonly treatmentId: string;
  readonly validFrom: string;
  readonly minutes: number | null;
  /** The time after it that the website keeps free */
  readonly bufferMinutes: number;
  readonly isOnline: boolean;
  /** The doctors who don't do it */
  readonly notBy: readonly string[];
};

/** Whether a doctor treats here, and can be booked online, from a calendar day on until the next row. */
export type SetDoctor = {
  readonly doctorId: string;
  readonly validFrom: string;
  readonly isActive: boolean;
  readonly isOnline: boolean;
};

/** Under which terms patients book: minutes before a start, months ahead, hours of notice before giving one up. */
export type BookingTerms = {
  readonly leadMinutes: number;
  readonly windowMonths: number;
  readonly noticeHours: number;
};

/** What is sent when; of the practice's own mails also to whom. */
export type MessageSettings = {
  readonly reminders: { readonly isOn: boolean; readonly daysBefore: number };
  /** `time` is wall time HH:MM. */
  readonly morningList: { readonly isOn: boolean; readonly to: readonly string[]; readonly time: string };
  readonly notices: {
    readonly isOn: boolean;
    readonly to: readonly string[];
    /** What happened before is no news. */
    readonly since: Date;
  };
};

/** What the practice sets itself, as it is kept; of each section another version after each change. */
export type SettingRows = {
  readonly versions: Readonly<Record<'treatments' | 'doctors' | 'terms' | 'messages', number>>;
  readonly treatments: readonly SetTreatment[];
  readonly doctors: readonly SetDoctor[];
  readonly terms: BookingTerms;
  readonly messages: MessageSettings;
};

/** The same, by whose it is; rows in the order of their days. */
export type PracticeSettings = Pick<SettingRows, 'terms' | 'messages'> & {
  readonly treatments: ReadonlyMap<string, readonly SetTreatment[]>;
  readonly doctors: ReadonlyMap<string, readonly SetDoctor[]>;
};

/** What a treatment takes of a calendar: its length, and what is kept free after it. */
export type Service = { readonly minutes: number; readonly bufferMinutes: number };

/** Sorts the rows by whose they are, once for all that is asked of them. */
export function toSettings({ treatments, doctors, terms, messages }: SettingRows): PracticeSettings {
  return {
    ...{ terms, messages },
    treatments: Map.groupBy(treatments.toSorted(byDay), ({ treatmentId }) => treatmentId),
    doctors: Map.groupBy(doctors.toSorted(byDay), ({ doctorId }) => doctorId),
  };
}

function byDay(a: { validFrom: string }, b: { validFrom: string }): number {
  return a.validFrom.localeCompare(b.validFrom);
}

/** The row that holds on a calendar day YYYY-MM-DD, of rows in the order of their days; undefined if none does yet. */
export function findHeld<Row extends { readonly validFrom: string }>(
  rows: readonly Row[] | undefined,
  date: string,
): Row | undefined {
  return rows?.findLast(({ validFrom }) => validFrom <= date);
}

/** How a treatment is done on a day; undefined if that was never said. */
export function findTreatment(
  { treatments }: PracticeSettings,
  treatmentId: string,
  date: string,
): SetTreatment | undefined {
  return findHeld(treatments.get(treatmentId), date);
}

/** Whether a doctor treats here on a day; who has no row does. */
export function isActiveDoctor({ doctors }: PracticeSettings, doctorId: string, date: string): boolean {
  return findHeld(doctors.get(doctorId), date)?.isActive ?? true;
}

/** Whether a doctor does a treatment on a day. */
export function doesTreatment(
  settings: PracticeSettings,
  { treatmentId, doctorId }: { treatmentId: string; doctorId: string },
  date: string,
): boolean {
  const treatment = findTreatment(settings, treatmentId, date);
  return treatment !== undefined && !treatment.notBy.includes(doctorId);
}

/**
 * What the website may book of a doctor on a day YYYY-MM-DD; undefined if that doctor does not do it, or not by way of the
 * website. Without a treatment it is half an hour.
 */
export function findOnlineService(
  settings: PracticeSettings,
  { treatmentId, doctorId }: { treatmentId: string | undefined; doctorId: string },
  date: string,
): Service | undefined {
  const doctor = findHeld(settings.doctors.get(doctorId), date);
  if (doctor && !(doctor.isActive && doctor.isOnline)) return undefined;
  if (treatmentId === undefined) return { minutes: limits.defaultTreatmentMinutes, bufferMinutes: 0 };
  const treatment = findTreatment(settings, treatmentId, date);
  if (!treatment?.isOnline || treatment.minutes === null || treatment.notBy.includes(doctorId))
    return undefined;
  return { minutes: treatment.minutes, bufferMinutes: treatment.bufferMinutes };
}

/** An appointment that was booked: as long as it is, and with whom it is. */
export type BookedService = Service & { readonly treatmentId: string | null; readonly doctorId: string };

/**
 * The same of an appointment that is to be moved: it keeps its length, and may stay with who has it whatever they do by now.
 * Elsewhere it takes a doctor who does it and can be booked online.
 */
export function findMovedService(
  settings: PracticeSettings,
  { treatmentId, doctorId: own, minutes, bufferMinutes }: BookedService,
  doctorId: string,
  date: string,
): Service | undefined {
  const service = { minutes, bufferMinutes };
  const doctor = findHeld(settings.doctors.get(doctorId), date);
  if (doctor && !doctor.isActive) return undefined;
  if (doctorId === own) return service;
  if (doctor && !doctor.isOnline) return undefined;
  const isDone = treatmentId === null || doesTreatment(settings, { treatmentId, doctorId }, date);
  return isDone ? service : undefined;
}

/** From the last day that there is on: for good. */
const forGood = '9999-12-31';

/** The days on which a doctor does not treat here, as absences. */
export function listInactiveTimes(rows: readonly SetDoctor[]): ClosedTime[] {
  return rows.flatMap(({ isActive, validFrom }, index) => {
    const next = rows[index + 1];
    const to = next ? addDays(next.validFrom, -1) : forGood;
    return isActive ? [] : [{ from: validFrom, to, reason: null }];
  });
}
