import { addDays, toWeekday } from '../domain/calendar-date.ts';
import type { TimeWish } from './days/clock-mentions.ts';
import { findDayOfMonth, toMonday } from './days/day-arithmetic.ts';
import { writeNumbersAsDigits } from './days/number-words.ts';
import { chooseDay, type DayWish, namesImpossibleDay, type ReadDay, readDays } from './days/read-days.ts';
import { readClock } from './days/read-times.ts';
import { loadClockScale } from './days/weigh-clock.ts';
import { findBookable } from './find-treatment.ts';
import { type Correction, readCorrection } from './read-correction.ts';
import { createDoctorReader, type DoctorWish } from './read-doctor.ts';
import { createTreatmentReader } from './read-treatment.ts';
import { repairWords } from './repair-words.ts';
import type { AssistantPractice, BookingWish } from './turn.ts';
import { signals } from './words/signals.ts';

/** Everything that a message says about an appointment. */
export type Slots = {
  /** German names of bookable treatments, the first wish first. */
  treatmentTypes: string[];
  /** Ids of all treatments that are named, those that can't be booked as well. */
  treatmentIds: string[];
  /** German names of bookable treatments that are named themselves, and not by a word for a child. */
  namedTypes: string[];
  doctor: DoctorWish;
  day: DayWish;
  time: TimeWish;
  /** Whether a day is named that no calendar has. */
  isNoDay: boolean;
  /** A time that does not suit, or of an appointment to give up. */
  refusedTime: string | undefined;
  isSoon: boolean;
  /** After what, if no time is named. */
  after: BookingWish['after'];
  /** What is said of an appointment that is being chosen: of nothing else at all, or with a reason behind. */
  correction: 'whole' | 'reasoned' | undefined;
};

/** What a message may speak of: the wished appointment, whether that stands in an open form, and the times of its day that
 * were offered. */
export type TalkedOf = { wish: BookingWish; isOpen: boolean; offered?: readonly string[] | undefined };
export type ReadSlots = (text: string, today: string, talkedOf?: TalkedOf) => Slots;

/** From when on starts are offered to whoever comes after school; their form is not bound to it. */
export const schoolEndsAt = '13:00';
const afterWhat = {
  school: /\b(?:nach (?:der |dem )?(?:schule|schulschluss|unterricht)|after (?:school|class(?:es)?))\b/u,
  work: /\b(?:nach (?:der |dem |meine[rm] )?(?:arbeit|feierabend|dienst(?:schluss)?|schicht)|after (?:work|my shift))\b/u,
};

/** "Nach der Schule" names no time: when that is, is told by the patient. */
function readAfter(text: string): BookingWish['after'] {
  if (afterWhat.school.test(text)) return 'school';
  return afterWhat.work.test(text) ? 'work' : undefined;
}

export function createSlotReader(practice: AssistantPractice, weighClock = loadClockScale()): ReadSlots {
  const readDoctor = createDoctorReader(practice.doctors);
  const readTreatments = createTreatmentReader(practice.treatments, practice.askedFor);
  return (message, today, talkedOf) => {
    const text = repairWords(message);
    const doctor = readDoctor(text);
    const said = writeNumbersAsDigits(text);
    const correction = talkedOf?.isOpen
      ? readCorrection(said, { ...talkedOf.wish, offered: talkedOf.offered }, doctor.names)
      : undefined;
    const digits = correction?.rest ?? said;
    const days = readDays(digits, today, talkedOf?.wish.date ?? talkedOf?.wish.fromDate);
    const { asked: treatmentIds, named: namedIds } = readTreatments(text);
    const toTypes = (ids: readonly string[]) =>
      ids.flatMap((id) => findBookable(practice.treatments, id) ?? []);
    const slots: Slots = {
      treatmentTypes: toTypes(treatmentIds),
      treatmentIds,
      namedTypes: toTypes(namedIds),
      doctor,
      day: placeInTalkedMonth(
        placeInTalkedWeek(
          chooseDay(days, digits, today),
          days,
          today,
          toTalkedWeek(talkedOf?.wish, correction),
        ),
        days,
        digits,
        talkedOf?.wish,
      ),
      ...readClock(hideDays(digits, days), weighClock),
      isNoDay: namesImpossibleDay(digits, today),
      isSoon: signals.soon?.test(text) ?? false,
      after: readAfter(text),
      correction: correction && (correction.isWhole ? 'whole' : 'reasoned'),
    };
    return correction && talkedOf ? correct(slots, correction, talkedOf.wish) : slots;
  };
}

/** What a weekday may belong to: after "eine Woche später" it is that week. */
function toTalkedWeek(
  wish: BookingWish | undefined,
  change: Correction | undefined,
): BookingWish | undefined {
  const { date, stretch } = change ?? {};
  if (stretch) return { ...wish, date: undefined, ...stretch };
  const isOtherWeek =
    date !== undefined &&
    wish?.date !== undefined &&
    date !== wish.date &&
    toWeekday(date) === toWeekday(wish.date);
  return isOtherWeek ? { fromDate: toMonday(date), toDate: addDays(toMonday(date), 6) } : wish;
}

/** "Donnerstag" is the one of the week that is talked of, unless that is the coming one anyway. */
function placeInTalkedWeek(
  day: DayWish,
  days: readonly ReadDay[],
  today: string,
  { date: talkedOf, fromDate, toDate }: BookingWish = {},
): DayWish {
  const { date } = day;
  const isBare = days.some((each) => 'date' in each && each.date === date && each.isBareWeekday);
  const isFar = talkedOf !== undefined && talkedOf > addDays(today, 7);
  const first = fromDate ?? (isFar ? addDays(talkedOf, 1 - toWeekday(talkedOf)) : undefined);
  if (date === undefined || !isBare || first === undefined) return day;
  const placed = addDays(first, (toWeekday(date) - toWeekday(first) + 7) % 7);
  const isOfTalk = placed >= today && (toDate === undefined || placed <= toDate);
  return isOfTalk ? { ...day, date: placed } : day;
}

/** "Am 10." is the one of the month or stretch that is talked of, if that has such a day. */
function placeInTalkedMonth(
  day: DayWish,
  days: readonly ReadDay[],
  text: string,
  { fromDate, toDate }: BookingWish = {},
): DayWish {
  const { date } = day;
  if (date === undefined || fromDate === undefined || toDate === undefined || date >= fromDate) return day;
  const named = days.find((each) => 'date' in each && each.date === date);
  const isNumber =
    named &&
    /^\P{L}*(?:(?:am|der|den|the|on|te[nr]?|st|nd|rd|th)\P{L}*)*$/u.test(text.slice(named.start, named.end));
  const placed = isNumber && findDayOfMonth(Number(date.slice(8)), fromDate);
  return placed && placed <= toDate ? { ...day, date: placed } : day;
}

/** A day, time or dentist that is named says more than one that is told by the chosen one. */
function correct(
  slots: Slots,
  { date, stretch, isOtherDay, time, doctor }: Correction,
  wish: BookingWish,
): Slots {
  const told = date === undefined ? (stretch ?? { refusedDate: wish.date }) : { date };
  const day: DayWish = { ...told, isNamed: true };
  const isDay = (date !== undefined || stretch !== undefined || isOtherDay) && !slots.day.isNamed;
  const { refusedDoctorIds } = slots.doctor;
  return {
    ...slots,
    ...(isDay && { day }),
    ...(time && Object.keys(slots.time).length === 0 && { time }),
    doctor: {
      ...slots.doctor,
      ...(doctor === 'any' && { isAny: true }),
      ...(doctor === 'other' && wish.doctorId && { refusedDoctorIds: [...refusedDoctorIds, wish.doctorId] }),
    },
  };
}

/** The digits of days are no times: "am 8. um 9". The words stay, because "Freitagvormittag" holds both. */
function hideDays(text: string, days: readonly ReadDay[]): string {
  let hidden = text;
  for (const { start, end } of days)
    hidden = hidden.slice(0, start) + hidden.slice(start, end).replace(/\d/g, '_') + hidden.slice(end);
  return hidden;
}

/** What is known after a message: what it says, and of what was known before that it leaves open. */
export function mergeWish(before: BookingWish, slots: Slots, patientId: string | undefined): BookingWish {
  const { day, time, doctor } = slots;
  const hasDay = day.date !== undefined || day.fromDate !== undefined || day.toDate !== undefined;
  const hasTime = Object.keys(time).length > 0;
  const known = doctor.isAny ? [] : (before.refusedDoctorIds ?? []);
  const refused = [...known.filter((id) => id !== doctor.doctorId), ...doctor.refusedDoctorIds];
  const isKept = before.doctorId !== undefined && !doctor.isAny && !refused.includes(before.doctorId);
  const suiting = mergeSuiting(before, day);
  const wish: BookingWish = {
    treatmentType: slots.treatmentTypes[0] ?? before.treatmentType,
    doctorId: doctor.doctorId ?? (isKept ? before.doctorId : undefined),
    refusedDoctorIds: refused.length > 0 ? [...new Set(refused)] : undefined,
    ...suiting,
    date: hasDay
      ? day.date
      : before.date !== undefined && suits(before.date, suiting)
        ? before.date
        : undefined,
    fromDate: hasDay ? day.fromDate : before.fromDate,
    toDate: hasDay ? day.toDate : before.toDate,
    time: hasTime ? time.time : before.time,
    timeFrom: hasTime ? time.timeFrom : before.timeFrom,
    timeTo: hasTime ? time.timeTo : before.timeTo,
    asSoonAsPossible: slots.isSoon || (hasDay ? undefined : before.asSoonAsPossible) || undefined,
    patientId: patientId ?? before.patientId,
    relation: before.relation,
    after: hasTime ? undefined : (slots.after ?? before.after),
  };
  return dropUndefined(wish);
}

type Suiting = Pick<BookingWish, 'weekdays' | 'refusedDates'>;

/** Which days suit after a message: a day that is named after it was refused does again. */
export function mergeSuiting(before: Suiting, day: DayWish): Suiting {
  const { date, refusedWeekdays = [], refusedDates = [] } = day;
  const known = day.weekdays ?? before.weekdays ?? [1, 2, 3, 4, 5, 6, 7];
  const weekdays = known.filter((weekday) => !refusedWeekdays.includes(weekday));
  const isAny = weekdays.length === 0 || weekdays.length === 7;
  const isAgain = date !== undefined && !weekdays.includes(toWeekday(date));
  const refused = [...(before.refusedDates ?? []), ...refusedDates].filter((each) => each !== date);
  return {
    weekdays: isAny || isAgain ? undefined : [...new Set(weekdays)],
    refusedDates: refused.length > 0 ? [...new Set(refused)] : undefined,
  };
}

function suits(date: string, { weekdays, refusedDates }: Suiting): boolean {
  return (weekdays?.includes(toWeekday(date)) ?? true) && !refusedDates?.includes(date);
}

export function dropUndefined(wish: BookingWish): BookingWish {
  const kept: BookingWish = {};
  return Object.assign(
    kept,
    Object.fromEntries(Object.entries(wish).filter(([, value]) => value !== undefined)),
  );
}

/** Whether a message says anything that an appointment needs. */
export function saysAnything({ treatmentTypes, doctor, day, time, isSoon, after }: Slots): boolean {
  return treatmentTypes.length > 0 || doctor.namedIds.length > 0 || namesWhen({ day, time, after }) || isSoon;
}

/** Whether a message names a day or a time. */
export function namesWhen({ day, time, after }: Pick<Slots, 'day' | 'time' | 'after'>): boolean {
  return day.isNamed || Object.keys(time).length > 0 || after !== undefined;
}
