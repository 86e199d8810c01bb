import { anyDoctorId } from '@praxisportal/contract/any-doctor';
import { isWithinWindow } from '../domain/booking-window.ts';
import { addDays, toWeekday } from '../domain/calendar-date.ts';
import { toWallDate } from '../domain/zone-day.ts';
import { chooseNext, listRelevant, narrow } from './choose-appointments.ts';
import { withoutOwnPlace } from './choose-starts.ts';
import { findInWeek } from './days/day-arithmetic.ts';
import { type DayWish, readDays } from './days/read-days.ts';
import { planAgreed } from './dialog/move-agreed.ts';
import { toCounted } from './names-other.ts';
import { readChange } from './read-correction.ts';
import { dropUndefined, mergeSuiting, type Slots } from './read-wish.ts';
import type { Tools } from './reading.ts';
import type { AppointmentsTask, MoveWords, Task } from './task.ts';
import type { Findings, MoveTarget, Need, OwnAppointment, Plan } from './turn.ts';
import { findBareWeekday } from './understand/match-appointment.ts';

type MoveTools = Pick<Tools, 'practice' | 'readSlots'>;

/**
 * Goes on where the appointments are known: which of them is to be moved, and where to, so that it can be looked up what is
 * free then; after a refused move, where else it could go; and whether an appointment is to be cancelled that has become
 * another one since that was asked. Undefined if there is nothing to find out.
 */
export function goOn(
  plan: Plan<Task>,
  findings: Findings,
  tools: MoveTools,
  nowMs: number,
): Plan<Task> | undefined {
  const { task } = plan;
  const { appointments, change, changes } = findings;
  const needed = (kind: Need['kind']) => plan.needs.some((need) => need.kind === kind);
  if (task.kind === 'cancelAll' && needed('cancelAppointments'))
    return changes?.every(({ outcome }) => outcome.done)
      ? undefined
      : { ...plan, needs: [{ kind: 'appointments' }] };
  if (task.kind === 'undo') return goOnOfUndo(plan, findings);
  if (task.kind === 'move' && needed('starts')) {
    const agreed = task.isAgreed ? planAgreed(plan, task, findings) : undefined;
    if (agreed) return agreed;
    const around = findNeedsAround(task, findings);
    return around && { ...plan, needs: [around] };
  }
  if (task.kind === 'change' && task.change === 'move' && change?.done === false) {
    const { appointmentId, target } = task;
    const move: MoveWords = { targets: { [appointmentId]: target }, refusal: change.sentence };
    const ids = { appointmentIds: [appointmentId], isPast: false };
    return {
      ...plan,
      needs: [{ kind: 'appointments' }],
      task: { kind: 'appointments', purpose: 'reschedule', ...ids, move },
    };
  }
  if (task.kind === 'change' && task.change === 'cancel' && change?.done === false && change.isOvertaken) {
    const ids = { appointmentIds: [task.appointmentId], isPast: false };
    return {
      ...plan,
      needs: [{ kind: 'appointments' }],
      task: { kind: 'appointments', purpose: 'cancel', ...ids, refusal: change.sentence },
    };
  }
  if (task.kind !== 'appointments' || task.move === undefined || appointments === undefined) return undefined;
  if (task.otherwise && !isOfOwn(task, appointments, { practice: tools.practice, nowMs }))
    return task.otherwise;
  const next = chooseMove({ ...task, move: task.move }, appointments, tools, nowMs);
  return { ...plan, needs: next.kind === 'move' ? findNeeds(next, tools, nowMs) : [], task: next };
}

/** Where a time was taken meanwhile: what else is free near it. */
function goOnOfUndo(
  plan: Plan<Task>,
  { undone, appointments, startsAround }: Findings,
): Plan<Task> | undefined {
  const taken = undone?.find(({ outcome }) => !outcome.done && outcome.isTaken);
  if (taken === undefined || startsAround !== undefined) return undefined;
  if (appointments === undefined) return { ...plan, needs: [{ kind: 'appointments' }] };
  const appointment = appointments.find(({ id }) => id === taken.appointmentId);
  if (appointment === undefined || plan.task.kind !== 'undo') return undefined;
  const { id: movingId, treatment_type: treatmentType } = appointment;
  const { date, time, doctorId } = plan.task.from ?? appointment;
  return {
    ...plan,
    task: { ...plan.task, taken: { date, time } },
    needs: [{ kind: 'startsAround', doctorId, treatmentType, date, movingId }],
  };
}

/** Whether one that may be moved is on the day that is named, or on any if none is, and of whom it is to be taken from. */
function isOfOwn(
  task: AppointmentsTask,
  appointments: readonly OwnAppointment[],
  at: { practice: MoveTools['practice']; nowMs: number },
): boolean {
  const slots = task.move?.said?.slots;
  const { refusedDate, asideDate, date: newDate } = slots?.day ?? {};
  const date = task.isOfAnyDay ? undefined : (refusedDate ?? asideDate ?? newDate);
  const refused = slots?.doctor.refusedDoctorIds ?? [];
  const { treatmentTypes = [], patientId } = task;
  return listRelevant(task, appointments, at).some(
    (each) =>
      (treatmentTypes.length === 0 || treatmentTypes.includes(each.treatment_type)) &&
      (patientId === undefined || patientId === each.patientId) &&
      (date === undefined || each.date === date) &&
      (refused.length === 0 || refused.includes(each.doctorId)),
  );
}

type MoveTask = Extract<Task, { kind: 'move' }>;

/** The one appointment that is meant and where it is to go, or where each of those would go that may be meant. */
function chooseMove(
  { move, ...task }: AppointmentsTask & { move: MoveWords },
  appointments: readonly OwnAppointment[],
  { practice, readSlots }: MoveTools,
  nowMs: number,
): MoveTask | Extract<Task, { kind: 'refused' }> | AppointmentsTask {
  const { targets = {}, refusal, isAgreed } = move;
  const all = listRelevant(task, appointments, { nowMs, practice });
  const [first] = all;
  if (task.isSwap && first && all.length === 2) return { ...task, targets: { [first.id]: {} } };
  const [onlyId] = task.appointmentIds?.length === 1 ? task.appointmentIds : [];
  const base = onlyId === undefined ? undefined : targets[onlyId];
  const isTargeted = Object.keys(targets).length > 0;
  const today = toToday(practice, nowMs);
  const said = move.said && readMoveWords(move.said, today, (text) => readSlots(text, today));
  // "Geht das auch um zehn?" speaks of the new time, once there is one.
  const isNew = base !== undefined || (isTargeted && corrects.test(said?.text ?? ''));
  const chosen = chooseNext(said ? narrow(all, findMarks(said, task, all, isNew)) : all, task);
  const toTarget = (appointment: OwnAppointment): MoveTarget => {
    const before = targets[appointment.id];
    return said ? findTarget(said, appointment, before, isNew) : (before ?? {});
  };
  const [appointment] = chosen;
  if (appointment === undefined && refusal !== undefined) return { kind: 'refused', sentence: refusal };
  if (appointment === undefined || chosen.length > 1)
    return { ...task, targets: Object.fromEntries(chosen.map((each) => [each.id, toTarget(each)])) };
  const target = toTarget(appointment);
  const doctorId = target.doctorId ?? (target.refusedDoctorIds ? undefined : appointment.doctorId);
  const wish = dropUndefined({ ...target, doctorId, treatmentType: appointment.treatment_type });
  return {
    ...{ kind: 'move', appointment, wish },
    ...(refusal !== undefined && { refusal }),
    // Which Friday is meant is open where none was talked of.
    ...(isAgreed && (!said?.isToWeekday || target.date === base?.date) && { isAgreed }),
  };
}

function toToday({ facts }: MoveTools['practice'], nowMs: number): string {
  return toWallDate(nowMs, facts.timeZone);
}

/** What is said of the old and of the new: "vom 4. auf den 9.", "from Friday to Monday", "zu Dr. Weber". */
type SaidOfMove = {
  /** With the numbers as digits, and a direction where there was none */
  text: string;
  /** Undefined where nothing tells the two apart */
  from: Slots | undefined;
  to: Slots;
  /** Whether a day of the calendar is named: "Donnerstag, den 10." */
  isFull: boolean;
  /** ISO weekday, where the day is named by nothing else */
  weekday: number | undefined;
  /** Whether of the new day only the weekday is named. */
  isToWeekday: boolean;
};

function readMoveWords(
  { text, slots }: NonNullable<MoveWords['said']>,
  today: string,
  read: (text: string) => Slots,
): SaidOfMove {
  const counted = toCounted(text);
  const rest = readChange(counted, {})?.rest;
  const [from, to, cut] = splitMove(rest ?? text, rest === undefined ? slots : read(rest), read);
  const isFull = readDays(rest ?? counted, today).some(
    (day) => day.isFull && 'date' in day && day.date === to.day.date,
  );
  const whole = rest ?? text;
  const readWeekday = (part: string, slots: Slots) =>
    findBareWeekday({ text: part, slots, patientId: undefined, today });
  const weekday = readWeekday(whole.slice(0, cut), from ?? to);
  const isToWeekday = readWeekday(cut === undefined ? whole : whole.slice(cut), to) !== undefined;
  return { text: counted, from, to, isFull, weekday, isToWeekday };
}

/** What is said of the old and the new, and where the new begins. */
function splitMove(
  text: string,
  whole: Slots,
  read: (text: string) => Slots,
): [Slots | undefined, Slots, number?] {
  for (const { index, 0: word } of text.matchAll(/\b(?:auf|uff|to|zu|zum|zur)\b/gu)) {
    const to = read(text.slice(index + word.length));
    const isWhen = /^(?:auf|uff|to)$/u.test(word) && (to.day.isNamed || Object.keys(to.time).length > 0);
    if (isWhen || to.doctor.doctorId !== undefined) return [read(text.slice(0, index)), to, index];
  }
  return [undefined, whole];
}

/** What is said of the appointment as it is, of which no mark has to be right. */
function findMarks(
  { from, to, weekday }: SaidOfMove,
  { treatmentTypes, patientId, fromDate, toDate }: AppointmentsTask,
  all: readonly OwnAppointment[],
  isNew: boolean,
) {
  const mayBeOld = !isNew && from === undefined;
  // "Zu Dr. Hoffmann statt Weber am 8." names the day that stays.
  const isOtherDoctor = !isNew && to.doctor.doctorId !== undefined && to.doctor.refusedDoctorIds.length > 0;
  const named = from?.day.date ?? from?.day.refusedDate ?? to.day.refusedDate ?? to.day.asideDate;
  return {
    date: named ?? (mayBeOld || isOtherDoctor ? to.day.date : undefined),
    weekday: mayBeOld || from ? weekday : undefined,
    time: from?.time.time ?? to.refusedTime ?? (mayBeOld && all.length > 1 ? to.time.time : undefined),
    doctorId: isOtherDoctor
      ? to.doctor.refusedDoctorIds[0]
      : (from ?? (mayBeOld ? to : undefined))?.doctor.doctorId,
    treatmentTypes,
    patientId,
    fromDate,
    toDate,
  };
}

/** Where an appointment is to go by what is said now and what was talked of `before`; empty if that is open. */
function findTarget(
  { text, from, to, isFull, weekday, isToWeekday }: SaidOfMove,
  appointment: OwnAppointment,
  before: MoveTarget | undefined,
  isNew: boolean,
): MoveTarget {
  const old = { date: before?.date ?? appointment.date, time: before?.time ?? appointment.time };
  const change = readChange(text, old);
  const mayBeOld = !isNew && from === undefined;
  // "Den Dienstag eine Stunde später" names the weekday of the appointment, in whichever week that is.
  const isOwnWeekday = change !== undefined && weekday === toWeekday(appointment.date);
  const isOldDay = mayBeOld && (to.day.date === appointment.date || isOwnWeekday);
  const isOldTime = mayBeOld && to.time.time === appointment.time && (isOldDay || to.day.date === undefined);
  const time = isOldTime || Object.keys(to.time).length === 0 ? (change?.time ?? {}) : to.time;
  const doctor = findDoctor(to, change?.doctor === 'other', appointment, before);
  const isShifted = change?.date !== undefined;
  const isTimed = Object.keys(time).length > 0;
  const isStretch = to.day.fromDate !== undefined || to.day.toDate !== undefined;
  // "Von Donnerstag auf Freitag" names two days of the week in which the appointment is.
  const isOfOwnWeek = (from && weekday === toWeekday(appointment.date)) || sameWeek.test(text);
  const putIntoOwnWeek = () =>
    isToWeekday && isOfOwnWeek && to.day.date !== undefined
      ? findInWeek(appointment.date, to.day.date)
      : undefined;
  // "Ja, auf Freitag" is the Friday that was asked about.
  const talkedOf =
    isToWeekday && change === undefined && isSameWeekday(before?.date, to.day.date)
      ? before?.date
      : undefined;
  const inWeek = isFull
    ? undefined
    : (talkedOf ??
      putIntoOwnWeek() ??
      putIntoWeek(to.day.date, change?.date, text) ??
      putBehind(to.day.date, old.date, text));
  const isChanged = isOldDay || !to.day.isNamed || inWeek !== undefined;
  const day = isChanged ? { date: inWeek ?? change?.date } : putWithin(to.day, before);
  const { date: ownDate } = appointment;
  // The day that is given up may suit in another week.
  const isOwnRefused = mayBeOld && to.day.refusedDate === ownDate;
  const suiting = mergeSuiting(before ?? {}, isOwnRefused ? { isNamed: true } : to.day);
  const isSameDay = isTimed || doctor !== undefined;
  const date = day.date ?? (isStretch ? undefined : (before?.date ?? (isSameDay ? old.date : undefined)));
  // "Die Woche drauf, Donnerstag um zehn" names the time that stays.
  const isOtherDay = date !== undefined && date !== ownDate;
  const keepsTime = isShifted || doctor !== undefined || sameTime.test(text) || (isOldTime && isOtherDay);
  return {
    ...(date === undefined ? pickStretch(isStretch ? to.day : (before ?? {})) : { date }),
    ...(isTimed ? time : { time: keepsTime ? old.time : before?.time }),
    ...(doctor ?? pickDoctor(before ?? {})),
    ...dropUndefined(suiting),
  };
}

function isSameWeekday(date: string | undefined, other: string | undefined): boolean {
  return date !== undefined && other !== undefined && toWeekday(date) === toWeekday(other);
}

const corrects = /\b(?:auch|lieber|doch|besser|eher|instead|rather|also|how about)\b/u;

/** "Mittwoch" after "übernächste Woche" is that week's. */
function putWithin(day: DayWish, { fromDate, toDate }: MoveTarget = {}): DayWish {
  const { date } = day;
  if (date === undefined || fromDate === undefined || toDate === undefined || date >= fromDate) return day;
  const weeks = Array.from({ length: 12 }, (_, index) => addDays(date, 7 * (index + 1)));
  const within = weeks.find((each) => each >= fromDate && each <= toDate);
  return within === undefined ? day : { ...day, date: within };
}

/** "Donnerstag, eine Woche später" is the Thursday of that week. */
function putIntoWeek(
  date: string | undefined,
  shifted: string | undefined,
  text: string,
): string | undefined {
  if (date === undefined || shifted === undefined) return undefined;
  return /\b(?:wochen?|weeks?)\b/u.test(text) ? findInWeek(shifted, date) : undefined;
}

/** Beside the name of the day: "danach hätte ich Zeit" says something else. */
const behind =
  /\b\w*(?:tag|woch|abend|day)s? (?:danach|darauf|drauf)\b|\b(?:darauf|drauf)?folgend\w* \w*(?:tag|woch|abend)|\bfollowing \w+day\b|\w+day after (?:that|it)\b/u;
const inNextWeek =
  /\bwoche (?:drauf|darauf|danach)\b|\b(?:darauf)?folgend\w* woche\b|\bfollowing week\b|\bweek after\b/u;

/** "Den darauffolgenden Donnerstag", "Donnerstag die Woche drauf", counted from the day that is given up. */
function putBehind(date: string | undefined, old: string, text: string): string | undefined {
  if (date === undefined) return undefined;
  if (inNextWeek.test(text)) return findInWeek(addDays(old, 7), date);
  if (!behind.test(text)) return undefined;
  const inWeek = findInWeek(old, date);
  return inWeek > old ? inWeek : addDays(inWeek, 7);
}

function pickStretch({ fromDate, toDate }: MoveTarget): MoveTarget {
  return { fromDate, toDate };
}

function pickDoctor({ doctorId, refusedDoctorIds }: MoveTarget): MoveTarget {
  return { doctorId, refusedDoctorIds };
}

const sameWeek = /\b(?:(?:selbe|gleiche|dieselbe|same|that)[nr]? (?:woche|week))\b/u;
const sameTime =
  /\b(?:(?:gleiche|selbe|selve|dieselbe)[nrm]? (?:(?:uhr)?zeit|uhr|zick)|(?:at the )?same time)\b/u;

/** Whom the appointment is to go to, if that is said: somebody who is named, or anybody else. */
function findDoctor(
  { doctor }: Slots,
  isOther: boolean,
  appointment: OwnAppointment,
  before: MoveTarget | undefined,
): MoveTarget | undefined {
  const present = before?.doctorId ?? appointment.doctorId;
  const { doctorId, refusedDoctorIds } = doctor;
  if (doctorId !== undefined && doctorId !== present) return { doctorId };
  if (isOther) return { refusedDoctorIds: [present] };
  return refusedDoctorIds.includes(present) ? { refusedDoctorIds } : undefined;
}

/** Nothing can be looked up of what nobody books online. */
function findNeeds({ appointment, wish }: MoveTask, { practice }: MoveTools, nowMs: number): Need[] {
  const { treatment_type: treatmentType, id: movingId } = appointment;
  const { date, time, doctorId = anyDoctorId, refusedDoctorIds } = wish;
  const isBookable =
    practice.treatments.some(({ name, bookableMinutes }) => name.de === treatmentType && bookableMinutes) &&
    (doctorId === anyDoctorId || practice.activeDoctors.some(({ id }) => id === doctorId));
  if (!isBookable) return [];
  const who = { doctorId, treatmentType, ...(refusedDoctorIds && { refusedDoctorIds }) };
  const { fromDate = date, toDate, timeFrom, timeTo } = wish;
  const isBookableDay = (day: string | undefined) =>
    day !== undefined && isWithinWindow(day, toToday(practice, nowMs), practice.terms.windowMonths);
  const isStretch = date === undefined && toDate !== undefined;
  const isFrom = isBookableDay(fromDate);
  const within = dropUndefined({
    ...{ weekdays: wish.weekdays, refusedDates: wish.refusedDates },
    ...(isFrom && { fromDate }),
    ...(isFrom && isStretch && { toDate, timeFrom, timeTo }),
  });
  const next: Need = { kind: 'nextStart', ...who, ...(Object.keys(within).length > 0 && { within }) };
  if (date === undefined || !isBookableDay(date)) return [next];
  return [{ kind: 'starts', ...who, date, ...(refusedDoctorIds && { time }), movingId }, next];
}

/** The days around one that has nothing free. */
function findNeedsAround({ appointment, wish }: MoveTask, findings: Findings): Need | undefined {
  const { id: movingId, treatment_type: treatmentType } = appointment;
  const { date, doctorId = anyDoctorId, refusedDoctorIds } = wish;
  const { starts } = withoutOwnPlace(findings, appointment, wish);
  if (date === undefined || starts === undefined || starts.starts.length > 0) return undefined;
  const who = { doctorId, treatmentType, ...(refusedDoctorIds && { refusedDoctorIds }) };
  return { kind: 'startsAround', ...who, date, movingId };
}
