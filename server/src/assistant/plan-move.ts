import { isWithinWindow } from '../domain/booking-window.ts';
import { toWallDate } from '../domain/zone-day.ts';
import { listRelevant, narrow } from './choose-appointments.ts';
import type { Tools } from './plan-turn.ts';
import type { ReadSlots, Slots } from './read-wish.ts';
import type { AppointmentsTask, MoveBase, Task } from './task.ts';
import type { BookingWish, Findings, Need, OwnAppointment, Plan } from './turn.ts';

type MoveTools = Pick<Tools, 'practice' | 'readSlots'>;

/**
 * Goes on where the appointments are known: which of them is to be moved, and where to, so that it can be looked up what is
 * free then; after a refused move, where else it could go. Undefined if there is nothing to find out.
 */
export function goOn(
  plan: Plan<Task>,
  { appointments, change }: Findings,
  tools: MoveTools,
  nowMs: number,
): Plan<Task> | undefined {
  const { task } = plan;
  if (task.kind === 'change' && task.change === 'move' && change?.done === false) {
    const { appointmentId, base } = task;
    const move = { said: '', base, refusal: change.sentence };
    const ids = { appointmentIds: [appointmentId], isPast: false };
    return {
      ...plan,
      needs: [{ kind: 'appointments' }],
      task: { kind: 'appointments', purpose: 'reschedule', ...ids, move },
    };
  }
  if (task.kind !== 'appointments' || task.move === undefined || appointments === undefined) return undefined;
  const move = chooseMove({ ...task, move: task.move }, appointments, tools, nowMs);
  return move && { ...plan, needs: findNeeds(move, tools, nowMs), task: move };
}

type MoveTask = Extract<Task, { kind: 'move' }>;

function chooseMove(
  task: AppointmentsTask & { move: NonNullable<AppointmentsTask['move']> },
  appointments: readonly OwnAppointment[],
  { practice, readSlots }: MoveTools,
  nowMs: number,
): MoveTask | undefined {
  const { said, base, refusal } = task.move;
  const today = toWallDate(nowMs, practice.facts.timeZone);
  const all = listRelevant(task, appointments, { nowMs, practice });
  const [from, to] = splitMove(said, (text) => readSlots(text, today));
  const given = from?.day.date ?? from?.day.refusedDate ?? to.day.refusedDate ?? to.day.asideDate;
  const mayBeOld = base === undefined && from === undefined;
  const date = given ?? (mayBeOld ? to.day.date : undefined);
  const time = from?.time.time ?? to.refusedTime ?? (mayBeOld && all.length > 1 ? to.time.time : undefined);
  const { doctorId, treatmentTypes } = task;
  const chosen = narrow(all, { date, time, doctorId, treatmentTypes });
  const [appointment] = chosen;
  if (appointment === undefined || chosen.length > 1) return undefined;
  const isOldDay = mayBeOld && given === undefined && to.day.date === appointment.date;
  const isOldTime = mayBeOld && to.time.time === appointment.time && (isOldDay || to.day.date === undefined);
  const before = base ?? { date: appointment.date, time: appointment.time };
  const counted = countFrom(said, before, (text) => readSlots(text, today, { wish: before, isOpen: true }));
  const wish: BookingWish = {
    treatmentType: appointment.treatment_type,
    doctorId: appointment.doctorId,
    ...toTarget(counted ?? to, { appointment, base, said, isOldDay, isOldTime }),
  };
  return { kind: 'move', appointment, wish, ...(refusal !== undefined && { refusal }) };
}

/** What is said of the old and of the new: "vom 4. auf den 9.", "from Friday to Monday". */
function splitMove(said: string, read: (text: string) => Slots): [Slots | undefined, Slots] {
  for (const { index, 0: word } of said.matchAll(/\b(?:auf|uff|to)\b/gu)) {
    const to = read(said.slice(index + word.length));
    if (to.day.isNamed || Object.keys(to.time).length > 0) return [read(said.slice(0, index)), to];
  }
  return [undefined, read(said)];
}

/** What is told by the day and time that were talked of: "eine Woche später, gleiche Uhrzeit". */
function countFrom(said: string, before: MoveBase, read: (text: string) => Slots): Slots | undefined {
  const counted = read(said);
  if (counted.correction === undefined) return undefined;
  return sameTime.test(said) && Object.keys(counted.time).length === 0 && before.time !== undefined
    ? { ...counted, time: { time: before.time } }
    : counted;
}

const sameTime = /\b(?:(?:gleiche|selbe|dieselbe)[nrm]? (?:uhr)?zeit|(?:at the )?same time)\b/u;

type Old = {
  appointment: OwnAppointment;
  base: MoveBase | undefined;
  said: string;
  isOldDay: boolean;
  isOldTime: boolean;
};

function toTarget({ day, time }: Slots, { appointment, base, said, isOldDay, isOldTime }: Old): BookingWish {
  const wished = isOldTime ? {} : time;
  const isTimed = Object.keys(wished).length > 0;
  const stretch = { fromDate: day.fromDate, toDate: day.toDate };
  const isStretch = day.fromDate !== undefined || day.toDate !== undefined;
  const named = isOldDay ? undefined : day.date;
  // Who names a time alone means the day that is talked of.
  const date = named ?? (isStretch ? undefined : (base?.date ?? (isTimed ? appointment.date : undefined)));
  const kept = sameTime.test(said) ? (base?.time ?? appointment.time) : base?.time;
  return { ...(date === undefined ? stretch : { date }), ...(isTimed ? wished : kept && { time: kept }) };
}

/** Nothing can be looked up of what nobody books online. */
function findNeeds({ appointment, wish }: MoveTask, { practice }: MoveTools, nowMs: number): Need[] {
  const { doctorId, treatment_type: treatmentType } = appointment;
  const isBookable =
    practice.treatments.some(({ name, bookableMinutes }) => name.de === treatmentType && bookableMinutes) &&
    practice.activeDoctors.some(({ id }) => id === doctorId);
  if (!isBookable) return [];
  const next: Need = { kind: 'nextStart', doctorId, treatmentType };
  const { date } = wish;
  const today = toWallDate(nowMs, practice.facts.timeZone);
  if (date === undefined || !isWithinWindow(date, today, practice.terms.windowMonths)) return [next];
  return [{ kind: 'starts', doctorId, treatmentType, date, movingId: appointment.id }, next];
}

/** Whether the message names a day or time other than the one that was asked about. */
export function namesOther(text: string, base: MoveBase, readSlots: ReadSlots, today: string): boolean {
  const { day, time, correction } = readSlots(text, today, { wish: base, isOpen: true });
  const isOtherDay = day.fromDate !== undefined || (day.date !== undefined && day.date !== base.date);
  const isOtherTime = Object.keys(time).length > 0 && time.time !== base.time;
  return correction !== undefined || isOtherDay || isOtherTime;
}
