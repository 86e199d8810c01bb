import type { BookableTreatment } from '@praxisportal/practice/types';
import type { Interval } from '../server/src/domain/intervals.ts';
import { toMinuteOfDay } from '../server/src/domain/wall-time.ts';
import { type DoctorCalendar, findWorkingDay } from '../server/src/domain/working-day.ts';
import { findZoneDayAt, toFirstInstantMs, toWallDate, toWallTime } from '../server/src/domain/zone-day.ts';
import { type DemoPerson, type Dice, draw } from './demo-people.ts';

/** What becomes of an appointment on its day, and at which instants; `none` is noted where nothing is said. */
export type DemoFate =
  | { kind: 'none' }
  | { kind: 'missed' }
  | { kind: 'cancelled'; atMs: number }
  | { kind: 'here'; arrivedMs: number; seatedMs: number | undefined; finishedMs: number | undefined };

export type DemoVisit = {
  /** The place in the list of patients */
  patient: number;
  doctorId: string;
  treatment: BookableTreatment;
  /** Wall time of the practice */
  date: string;
  time: string;
  minutes: number;
  during: Interval;
  bookedMs: number;
  way: 'website' | 'phone' | 'counter';
  note: string | undefined;
  fate: DemoFate;
};

type Column = { doctorId: string; calendar: DoctorCalendar };
type VisitsWish = {
  columns: readonly Column[];
  treatments: readonly BookableTreatment[];
  patients: readonly DemoPerson[];
  /** The days in order, YYYY-MM-DD */
  dates: readonly string[];
  nowMs: number;
  /** Nothing is booked before */
  firstMs: number;
  dice: Dice;
};

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** Who treats what, where the practice is the sample; a dentist who is not here treats everything. */
const specialities: Record<string, readonly string[]> = {
  weber: words(
    'kontrolluntersuchung fuellungen fuellungen zahnersatz prophylaxe prophylaxe wurzelbehandlung',
  ),
  yilmaz: words(
    'parodontologie parodontologie zahnersatz zahnersatz kontrolluntersuchung prophylaxe beratung',
  ),
  hoffmann: words('kinder kinder kinder kieferorthopaedie kieferorthopaedie kontrolluntersuchung beratung'),
};
const forChildren = ['kinder', 'kieferorthopaedie'];

const notes = [
  'Möchte vorher über die Kosten sprechen',
  'Rollstuhl: bitte Zimmer 1',
  'Angst vor der Spritze, bitte Zeit lassen',
  'Bringt Röntgenbild mit',
  'Bitte an das Antibiotikum vorher erinnern',
  'Provisorium ist locker',
];

/** The appointments of some weeks: full today and before, and the further ahead, the more is free. */
export function planDemoVisits(wish: VisitsWish): DemoVisit[] {
  const { columns, dates, patients, dice } = wish;
  const queues = {
    adults: createQueue(patients.flatMap(({ isChild }, index) => (isChild ? [] : [index]))),
    children: createQueue(patients.flatMap(({ isChild }, index) => (isChild ? [index] : []))),
  };
  const visits: DemoVisit[] = [];
  for (const date of dates) {
    for (const { doctorId, calendar } of columns) {
      const day = findWorkingDay(calendar, date);
      if (!day.open) continue;
      for (const { startMs, endMs } of day.intervals) {
        let atMs = startMs;
        for (;;) {
          if (dice() > findShareTaken(atMs, wish.nowMs)) {
            atMs = nextHalfHour(atMs + draw([0, 15, 30], dice) * minuteMs);
            if (atMs >= endMs) break;
          }
          if (isRepeated(atMs, calendar.timeZone)) {
            atMs = nextHalfHour(atMs);
            continue;
          }
          const treatment = drawTreatment(wish, doctorId);
          const time = toWallTime(atMs, calendar.timeZone);
          const patient = forChildren.includes(treatment.id) ? queues.children() : queues.adults();
          const isOnline = isOnGrid(time) && patients[patient]?.hasAccount === true && dice() < 0.8;
          // The practice itself knows who takes less time than it says on the website.
          const minutes = isOnline ? treatment.bookableMinutes : shorten(treatment.bookableMinutes, dice);
          const during = { startMs: atMs, endMs: atMs + minutes * minuteMs };
          if (during.endMs > endMs) break;
          visits.push(toVisit(wish, { doctorId, calendar, treatment, during, time, patient, isOnline }));
          atMs = during.endMs;
        }
      }
    }
  }
  return visits;
}

function words(text: string): string[] {
  return text.split(' ');
}

function drawTreatment({ treatments, dice }: VisitsWish, doctorId: string): BookableTreatment {
  const known = specialities[doctorId] ?? [];
  const special = known.flatMap((id) => treatments.find((treatment) => treatment.id === id) ?? []);
  return draw(special.length > 0 ? special : treatments, dice);
}

function isOnGrid(time: string): boolean {
  return time.endsWith(':00') || time.endsWith(':30');
}

/** Whether the clock shows this time for the second time, so that no booking can name it. */
function isRepeated(ms: number, timeZone: string): boolean {
  const day = findZoneDayAt(timeZone, ms);
  return toFirstInstantMs(day, toMinuteOfDay(toWallTime(ms, timeZone))) < ms;
}

/** The next full or half hour; zones are whole quarters of an hour away from UTC, ours whole hours. */
function nextHalfHour(ms: number): number {
  return Math.floor(ms / (30 * minuteMs) + 1) * 30 * minuteMs;
}

/** As long, or less, in steps of the desk's grid; minutes. */
function shorten(minutes: number, dice: Dice): number {
  return Math.max(20, Math.round((minutes * draw([0.5, 0.67, 0.84, 1], dice)) / 5) * 5);
}

/** How likely a time is taken: nearly always until today, and less with every day ahead. */
function findShareTaken(atMs: number, nowMs: number): number {
  const daysAhead = Math.max(0, (atMs - nowMs) / dayMs);
  return daysAhead < 1 ? 0.93 : Math.max(0.12, 0.85 - daysAhead * 0.02);
}

function toVisit(
  { nowMs, firstMs, dice }: VisitsWish,
  {
    calendar,
    isOnline,
    ...place
  }: Pick<DemoVisit, 'doctorId' | 'treatment' | 'during' | 'time' | 'patient'> & {
    calendar: DoctorCalendar;
    isOnline: boolean;
  },
): DemoVisit {
  const { during } = place;
  const { startMs, endMs } = during;
  const latestMs = Math.min(startMs - 2 * hourMs, nowMs - hourMs);
  const wishedMs = latestMs - Math.floor(dice() * 20 * dayMs);
  // People book at night; the practice does in its hours.
  const isAtDesk = !isOnline && wishedMs < latestMs - dayMs;
  const askedMs = isAtDesk ? toOfficeHours(wishedMs, calendar.timeZone) : wishedMs;
  const bookedMs = Math.max(firstMs, askedMs);
  return {
    ...{ ...place, bookedMs },
    date: toWallDate(startMs, calendar.timeZone),
    minutes: (endMs - startMs) / minuteMs,
    way: isOnline ? 'website' : dice() < 0.7 ? 'phone' : 'counter',
    note: !isOnline && dice() < 0.12 ? draw(notes, dice) : undefined,
    fate: drawFate(during, bookedMs, { nowMs, timeZone: calendar.timeZone }, dice),
  };
}

function drawFate(
  { startMs, endMs }: Interval,
  bookedMs: number,
  { nowMs, timeZone }: { nowMs: number; timeZone: string },
  dice: Dice,
): DemoFate {
  const lot = dice();
  const isToday = toWallDate(startMs, timeZone) === toWallDate(nowMs, timeZone);
  if (!isToday && lot < 0.04) {
    const untilMs = Math.min(startMs - hourMs, nowMs - 10 * minuteMs);
    return untilMs > bookedMs ? { kind: 'cancelled', atMs: (bookedMs + untilMs) / 2 } : { kind: 'none' };
  }
  if (startMs < nowMs - 20 * minuteMs && lot > 0.97) return { kind: 'missed' };
  // Of days before, what nobody noted counts as done.
  if (!isToday || startMs > nowMs) return { kind: 'none' };
  const toSeen = (ms: number) => toToday(Math.min(ms, nowMs - minuteMs), { nowMs, timeZone });
  const arrivedMs = toSeen(startMs - (2 + Math.floor(dice() * 10)) * minuteMs);
  const seatedMs = toSeen(startMs + Math.floor(dice() * 7) * minuteMs);
  const isOver = endMs <= nowMs;
  const finishedMs = isOver ? toSeen(endMs + Math.floor(dice() * 4) * minuteMs) : undefined;
  return { kind: 'here', arrivedMs, seatedMs, finishedMs };
}

/** The same instant, or the first of today if it is of a day before: nobody is noted as here on another day than their own. */
export function toToday(ms: number, { nowMs, timeZone }: { nowMs: number; timeZone: string }): number {
  return Math.max(ms, findZoneDayAt(timeZone, nowMs).startMs);
}

/**
 * Lets those who come next sit in the waiting room, one of them for long, and has the first visit of today missed if nobody
 * has been: what is to be seen must not hang on the dice.
 */
export function fillWaitingRoom(
  visits: readonly DemoVisit[],
  { nowMs, timeZone }: { nowMs: number; timeZone: string },
): DemoVisit[] {
  const today = toWallDate(nowMs, timeZone);
  const waits = [24, 12, 7, 3];
  const next = visits
    .filter(
      ({ during, date, fate }) =>
        date === today &&
        during.startMs > nowMs &&
        during.startMs < nowMs + 3 * hourMs &&
        fate.kind === 'none',
    )
    .toSorted((a, b) => a.during.startMs - b.during.startMs)
    .slice(0, waits.length);
  const isMissing = visits.some(({ fate, date }) => fate.kind === 'missed' && date === today);
  const over = visits.findIndex(
    ({ date, fate }) => date === today && fate.kind === 'here' && fate.finishedMs !== undefined,
  );
  return visits.map((visit, index) => {
    if (index === over && !isMissing) return { ...visit, fate: { kind: 'missed' } };
    const wait = waits[next.indexOf(visit)];
    if (wait === undefined) return visit;
    const arrivedMs = toToday(nowMs - wait * minuteMs, { nowMs, timeZone });
    const here = { arrivedMs, seatedMs: undefined, finishedMs: undefined };
    return { ...visit, fate: { kind: 'here', ...here } };
  });
}

/** Hours for a day on which nobody would be here now: from some hours ago until some hours ahead. */
export function findDemoHours(
  calendars: readonly DoctorCalendar[],
  { date, nowMs }: { date: string; nowMs: number },
): { from: string; to: string } | undefined {
  const isLively = ({ startMs, endMs }: Interval) => startMs + hourMs < nowMs && nowMs + 1.5 * hourMs < endMs;
  const spans = calendars.flatMap((calendar) => {
    const day = findWorkingDay(calendar, date);
    const [first, last] = day.open ? [day.intervals[0], day.intervals.at(-1)] : [];
    return first && last ? [{ startMs: first.startMs, endMs: last.endMs }] : [];
  });
  if (spans.filter(isLively).length >= Math.min(2, calendars.length)) return undefined;
  const [hour = 0] = toWallTime(nowMs, calendars[0]?.timeZone ?? 'UTC')
    .split(':')
    .map(Number);
  const toTime = (hours: number) => `${String(hours).padStart(2, '0')}:00`;
  return { from: toTime(Math.max(0, hour - 4)), to: toTime(Math.min(24, hour + 6)) };
}

/** An instant between 8:00 and 17:00 of the same day. */
function toOfficeHours(ms: number, timeZone: string): number {
  return findZoneDayAt(timeZone, ms).startMs + 8 * hourMs + (ms % (9 * hourMs));
}

/** Hands out each of a list in turn. */
function createQueue(list: readonly number[]): () => number {
  let next = 0;
  return () => {
    const value = list[next % list.length] ?? 0;
    next += 1;
    return value;
  };
}
