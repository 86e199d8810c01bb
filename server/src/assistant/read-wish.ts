import { writeNumbersAsDigits } from './days/number-words.ts';
import { chooseDay, type DayWish, type ReadDay, readDays } from './days/read-days.ts';
import { readClock, type TimeWish } from './days/read-times.ts';
import { findBookable } from './find-treatment.ts';
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
  doctor: DoctorWish;
  day: DayWish;
  time: TimeWish;
  /** A time that does not suit, or of an appointment to give up. */
  refusedTime: string | undefined;
  isSoon: boolean;
};

/** `talkedOf` is the day that was spoken of before. */
export type ReadSlots = (text: string, today: string, talkedOf?: string) => Slots;

export function createSlotReader(practice: AssistantPractice): ReadSlots {
  const readDoctor = createDoctorReader(practice.doctors);
  const readTreatments = createTreatmentReader(practice.treatments, practice.askedFor);
  return (message, today, talkedOf) => {
    const text = repairWords(message);
    const digits = writeNumbersAsDigits(text);
    const days = readDays(digits, today, talkedOf);
    const treatmentIds = readTreatments(text);
    return {
      treatmentTypes: treatmentIds.flatMap((id) => findBookable(practice.treatments, id) ?? []),
      treatmentIds,
      doctor: readDoctor(text),
      day: chooseDay(days, digits, today),
      ...readClock(hideDays(digits, days)),
      isSoon: signals.soon?.test(text) ?? false,
    };
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
  const refused = [...(before.refusedDoctorIds ?? []), ...doctor.refusedDoctorIds];
  const keptDoctor = before.doctorId && refused.includes(before.doctorId) ? undefined : before.doctorId;
  const wish: BookingWish = {
    treatmentType: slots.treatmentTypes[0] ?? before.treatmentType,
    doctorId: doctor.doctorId ?? keptDoctor,
    refusedDoctorIds: refused.length > 0 ? [...new Set(refused)] : undefined,
    date: hasDay ? day.date : day.refusedDate === before.date && before.date ? undefined : before.date,
    fromDate: hasDay ? day.fromDate : before.fromDate,
    toDate: hasDay ? day.toDate : before.toDate,
    time: hasTime ? time.time : before.time,
    timeFrom: hasTime ? time.timeFrom : before.timeFrom,
    timeTo: hasTime ? time.timeTo : before.timeTo,
    asSoonAsPossible: slots.isSoon || (hasDay ? undefined : before.asSoonAsPossible) || undefined,
    patientId: patientId ?? before.patientId,
  };
  return dropUndefined(wish);
}

function dropUndefined(wish: BookingWish): BookingWish {
  const kept: BookingWish = {};
  return Object.assign(
    kept,
    Object.fromEntries(Object.entries(wish).filter(([, value]) => value !== undefined)),
  );
}

/** Whether a message says anything that an appointment needs. */
export function saysAnything({ treatmentTypes, doctor, day, time, isSoon }: Slots): boolean {
  return (
    treatmentTypes.length > 0 ||
    doctor.namedIds.length > 0 ||
    day.isNamed ||
    Object.keys(time).length > 0 ||
    isSoon
  );
}
