import { toWeekday } from '../../domain/calendar-date.ts';
import { findClockMentions } from '../days/clock-mentions.ts';
import { findDayMentions } from '../days/day-mentions.ts';
import { writeNumbersAsDigits } from '../days/number-words.ts';
import { toStandardAnswer } from '../dialects.ts';
import type { SeenAppointment, SeenTarget } from '../model/answer.ts';
import type { Reading } from '../reading.ts';
import { repairWords } from '../repair-words.ts';
import { keepsIt, splitClauses, tellsBesides } from './split-clauses.ts';

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

type NamingPart = Pick<Reading, 'text' | 'slots' | 'patientId' | 'today'>;

/** Reads what names an appointment. A bare weekday is that weekday in any week. */
export function readNamed({ text, slots, patientId, today }: NamingPart): Named {
  const digits = writeNumbersAsDigits(repairWords(text));
  const days = findDayMentions(digits, today);
  const dayless = mask(digits, days, '_');
  const clocks = findClockMentions(dayless);
  return {
    // A day that is over tells of something else.
    days: days.flatMap(({ span, isBareWeekday }) => {
      const date = 'date' in span ? span.date : undefined;
      if (date !== undefined && date < today) return [];
      return [isBareWeekday && date !== undefined ? { weekday: toWeekday(date) } : { date }];
    }),
    times: clocks.map(({ minutes }) => toTime(minutes)),
    doctorIds: slots.doctor.namedIds,
    treatmentTypes: slots.namedTypes,
    patientId,
    masked: mask(digits, [
      ...days.map((each) => ({ ...each, word: 'datum' })),
      ...clocks.map((each) => ({ ...each, word: 'uhrzeit' })),
    ]),
  };
}

/** What reads a part of a message as a message of its own. */
export type ReadPart = (text: string) => Reading;

/**
 * Reads what names an appointment in the clauses that answer: a day or person in why, or in what happens besides, names none.
 * Clauses that keep another appointment than the one that is asked about are left out, of the masked text, too; `isContrast`
 * says whether there are any.
 */
export function readAnswering(
  written: Reading,
  { seen, target }: { seen: readonly SeenAppointment[]; target?: SeenTarget | undefined },
  readPart: ReadPart,
): Named & { text: string; answering: Reading; isContrast: boolean } {
  const reading = { ...written, text: toStandardAnswer(written.text) };
  const clauses = splitClauses(reading.text);
  const [only, ...others] = seen;
  const keepsOther = (clause: string) =>
    only !== undefined &&
    others.length === 0 &&
    keepsIt.test(clause) &&
    !tellsBesides(clause) &&
    !makesCondition.test(clause) &&
    (otherOne.test(clause) || contradicts(matchAppointment(readNamed(readPart(clause)), only, target)));
  const kept = clauses.length > 1 ? clauses.filter(keepsOther) : [];
  const isLeft = kept.length < clauses.length;
  const isContrast = isLeft && kept.length > 0;
  const text = isLeft ? kept.reduce((said, clause) => said.replace(clause, ' '), reading.text) : reading.text;
  const answers = clauses.filter((clause) => !(isLeft && kept.includes(clause)) && !tellsBesides(clause));
  const answering = readPart(answers.join(', '));
  return {
    ...readNamed(answering),
    masked: readNamed({ ...reading, text }).masked,
    text,
    answering,
    isContrast,
  };
}

const makesCondition =
  /^(?:(?:nur|aber|ja|only|but) )*(?:wenn|falls|sofern|ausser|solang\p{L}*|if|unless)(?!\p{L})/u;
const otherOne =
  /(?<!\p{L})(?:ander\p{L}*|other|rest|(?:de[nr]|the) (?:erste|zweite|dritte|letzte|first|second|third|last)\p{L}*)(?!\p{L})/u;

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
  const times = [seen.time, ...(target ? [target.time] : [])];
  return {
    date: agree(named.days, (day) => dates.some((each) => isOfDate(day, each))),
    time: agree(named.times, (time) => times.some((each) => isOfTime(time, each))),
    doctor: agree(named.doctorIds, (id) => id === seen.doctorId || id === target?.doctorId),
    treatment: agree(named.treatmentTypes, (type) => type === seen.treatmentType),
    patient: agree(named.patientId === undefined ? [] : [named.patientId], (id) => id === seen.patientId),
  };
}

/** Whether a day that is named is this one; a bare weekday is that of any week. */
export function isOfDate({ date, weekday }: Named['days'][number], other: string): boolean {
  return weekday === undefined ? date === other : toWeekday(other) === weekday;
}

/** Whether a time that is named is this one, on the clock of twelve hours, too. */
export function isOfTime(named: string, time: string): boolean {
  return named === time || named === toHalfDay(time);
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
export function findBareWeekday(reading: NamingPart): number | undefined {
  const { days } = readNamed(reading);
  return days.length === 1 ? days[0]?.weekday : undefined;
}
