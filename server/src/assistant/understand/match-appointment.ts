import { toWeekday } from '../../domain/calendar-date.ts';
import { findClockMentions } from '../days/clock-mentions.ts';
import { findDayMentions } from '../days/day-mentions.ts';
import { writeNumbersAsDigits } from '../days/number-words.ts';
import type { SeenAppointment, SeenTarget } from '../model/answer.ts';
import { namesRelative } from '../read-person.ts';
import type { Reading } from '../reading.ts';
import { repairWords } from '../repair-words.ts';

/** Day, time, doctor, treatment and patient that a message names. */
export type Named = {
  days: readonly { date?: string | undefined; weekday?: number | undefined }[];
  times: readonly string[];
  doctorIds: readonly string[];
  treatmentTypes: readonly string[];
  patientId: string | undefined;
  /** The text with days as "datum" and times as "uhrzeit", for what is said is the same on any day. */
  masked: string;
};

const toTime = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/** Reads what names an appointment. A bare weekday is that weekday in any week. */
export function readNamed({ text, slots, patientId, today }: Reading): Named {
  const digits = writeNumbersAsDigits(repairWords(text));
  const days = findDayMentions(digits, today);
  const dayless = mask(digits, days, '_');
  const clocks = findClockMentions(dayless);
  return {
    days: days.map(({ span, isBareWeekday }) => {
      const date = 'date' in span ? span.date : undefined;
      return isBareWeekday && date !== undefined ? { weekday: toWeekday(date) } : { date };
    }),
    times: clocks.map(({ minutes }) => toTime(minutes)),
    doctorIds: slots.doctor.namedIds,
    // A word for a child is no treatment of what is booked already.
    treatmentTypes: namesRelative(text) ? [] : slots.treatmentTypes,
    patientId: patientId !== undefined && isOfReason.test(text) ? undefined : patientId,
    masked: mask(digits, [
      ...days.map((each) => ({ ...each, word: 'datum' })),
      ...clocks.map((each) => ({ ...each, word: 'uhrzeit' })),
    ]),
  };
}

/** "Ja, weil Emil krank ist" names no appointment of Emil's. */
const isOfReason =
  /\b(?:weil|denn|wegen|damit|because|since|dann kann)\b|\b(?:mein|meine|my|unser|unsere|our)(?: \p{L}+){1,2} (?:ist|is|hat|has|liegt|muss|kann|war)\b/u;

type Span = { start: number; end: number; word?: string };

function mask(text: string, spans: readonly Span[], fill?: string): string {
  return [...spans]
    .sort((one, other) => other.start - one.start)
    .reduce(
      (masked, { start, end, word = '' }) =>
        masked.slice(0, start) + (fill ? fill.repeat(end - start) : word) + masked.slice(end),
      text,
    );
}

export type Agreement = 'same' | 'other' | undefined;
/** How each named part agrees with an appointment; undefined where it is not named. */
export type Match = Readonly<Record<'date' | 'time' | 'doctor' | 'treatment' | 'patient', Agreement>>;

/** Compares what is named with an appointment, and with where it would go: a part that agrees with either agrees. */
export function matchAppointment(named: Named, seen: SeenAppointment, target?: SeenTarget): Match {
  const dates = [seen.date, ...(target ? [target.date] : [])];
  const times = [seen.time, ...(target ? [target.time] : [])].flatMap((time) => [time, toHalfDay(time)]);
  const isDate = ({ date, weekday }: Named['days'][number]) =>
    dates.some((each) => (weekday === undefined ? date === each : toWeekday(each) === weekday));
  return {
    date: agree(named.days, isDate),
    time: agree(named.times, (time) => times.includes(time)),
    doctor: agree(named.doctorIds, (id) => id === seen.doctorId || id === target?.doctorId),
    treatment: agree(named.treatmentTypes, (type) => type === seen.treatmentType),
    patient: agree(named.patientId === undefined ? [] : [named.patientId], (id) => id === seen.patientId),
  };
}

/** "Um drei" of 15:00. */
function toHalfDay(time: string): string {
  const hour = Number(time.slice(0, 2));
  return `${String((hour + 12) % 24).padStart(2, '0')}${time.slice(2)}`;
}

function agree<Item>(items: readonly Item[], isSame: (item: Item) => boolean): Agreement {
  if (items.length === 0) return undefined;
  return items.every(isSame) ? 'same' : 'other';
}

const agreements = (match: Match) => Object.values(match);

export function contradicts(match: Match): boolean {
  return agreements(match).includes('other');
}

export function isNamedBy(match: Match): boolean {
  return agreements(match).includes('same') && !contradicts(match);
}

/** The weekday of the only day that is named, if it is named by nothing else. */
export function findBareWeekday(reading: Reading): number | undefined {
  const { days } = readNamed(reading);
  return days.length === 1 ? days[0]?.weekday : undefined;
}
