import type { Localized, WeeklyHours } from '@praxisportal/practice/types';
import { addDays } from './calendar-date.ts';
import {
  listInactiveTimes,
  type PracticeSettings,
  type SettingRows,
  toSettings,
} from './practice-settings.ts';
import type {
  ClosedTime,
  DayHours,
  DoctorCalendar,
  HeldHours,
  PracticeCalendar,
  SpecialDay,
} from './working-day.ts';

/** The weekly hours of a doctor, or of the practice if it is nobody's, from a calendar day on until the next ones. */
export type PlannedHours = {
  readonly id: string;
  readonly doctorId: string | null;
  readonly validFrom: string;
  readonly hours: readonly WeeklyHours[];
  /** Each change adds one. */
  readonly version: number;
};

/** A doctor's absence, or a closure of the practice if it is nobody's; the reason may be for the staff only. */
export type PlannedAbsence = {
  readonly id: string;
  readonly doctorId: string | null;
  readonly from: string;
  readonly to: string;
  /** A part of each of these days; all of each if null */
  readonly hours: DayHours | null;
  readonly reason: Localized | null;
  readonly isReasonShown: boolean;
  /** Each change adds one. */
  readonly version: number;
};

/** A day on which the practice is open otherwise than its weekday says, and who works then. */
export type PlannedSpecialDay = SpecialDay & {
  readonly id: string;
  readonly version: number;
  readonly reason: Localized | null;
  readonly doctors: readonly { readonly doctorId: string; readonly hours: readonly DayHours[] }[];
};

/** What is planned, as it is kept; the revision is another after each change. */
export type PlanRows = {
  readonly revision: number;
  readonly hours: readonly PlannedHours[];
  readonly absences: readonly PlannedAbsence[];
  readonly specialDays: readonly PlannedSpecialDay[];
  readonly settings: SettingRows;
};

type PlannedPractice = Omit<PracticeCalendar, 'timeZone' | 'federalState'>;
type PlannedDoctor = Omit<DoctorCalendar, keyof PracticeCalendar>;

/** When the practice is open, who works when and does what: the one source of all free times. */
export type PracticePlan = {
  readonly rows: PlanRows;
  readonly settings: PracticeSettings;
  readonly practice: PlannedPractice;
  readonly doctors: ReadonlyMap<string, PlannedDoctor>;
};

const unplanned: PlannedDoctor = { workingHours: [], absences: [], specialHours: [] };

/** Sorts the rows by whose they are, once for all that is asked of them. */
export function toPlan(rows: PlanRows): PracticePlan {
  const settings = toSettings(rows.settings);
  const ofPractice = (row: { doctorId: string | null }) => row.doctorId === null;
  const named = [...rows.hours, ...rows.absences].flatMap(({ doctorId }) => doctorId ?? []);
  const special = rows.specialDays.flatMap(({ doctors }) => doctors.map(({ doctorId }) => doctorId));
  const set = rows.settings.doctors.map(({ doctorId }) => doctorId);
  const doctors = [...new Set([...named, ...special, ...set])].map((doctorId): [string, PlannedDoctor] => {
    const own = (row: { doctorId: string | null }) => row.doctorId === doctorId;
    return [
      doctorId,
      {
        workingHours: toHeldHours(rows.hours.filter(own)),
        absences: [
          ...rows.absences.filter(own).map(toClosedTime),
          ...listInactiveTimes(settings.doctors.get(doctorId) ?? []),
        ],
        specialHours: rows.specialDays.flatMap((day) =>
          day.doctors.filter(own).map(({ hours }) => ({ date: day.date, hours })),
        ),
      },
    ];
  });
  return {
    ...{ rows, settings },
    practice: {
      openingHours: toHeldHours(rows.hours.filter(ofPractice)),
      closures: rows.absences.filter(ofPractice).map(toClosedTime),
      specialDays: rows.specialDays,
    },
    doctors: new Map(doctors),
  };
}

type Place = Pick<PracticeCalendar, 'timeZone' | 'federalState'>;

/** When the practice is open. */
export function toPracticeCalendar(plan: PracticePlan, { timeZone, federalState }: Place): PracticeCalendar {
  return { timeZone, federalState, ...plan.practice };
}

/** When a doctor works; who has no hours in the plan never does. */
export function toCalendarOf(plan: PracticePlan, doctorId: string, place: Place): DoctorCalendar {
  return { ...toPracticeCalendar(plan, place), ...(plan.doctors.get(doctorId) ?? unplanned) };
}

function toHeldHours(planned: readonly PlannedHours[]): HeldHours[] {
  const inOrder = planned.toSorted((a, b) => a.validFrom.localeCompare(b.validFrom));
  return inOrder.flatMap(({ validFrom, hours }, index) => {
    const next = inOrder[index + 1];
    const lastDate = next && addDays(next.validFrom, -1);
    return hours.map((row) => ({ ...row, firstDate: validFrom, lastDate }));
  });
}

function toClosedTime({ from, to, hours, reason, isReasonShown }: PlannedAbsence): ClosedTime {
  return { from, to, reason: isReasonShown ? reason : null, hours: hours ?? undefined };
}
