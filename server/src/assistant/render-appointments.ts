import { limits } from '@praxisportal/contract/limits';
import { formatDay } from '../domain/format-day.ts';
import { toWallDate } from '../domain/zone-day.ts';
import { listRelevant, narrow } from './choose-appointments.ts';
import { describeChoice } from './render-booking.ts';
import type { AppointmentsTask, Task } from './task.ts';
import type { DialogState, Findings, OpenQuestion, OwnAppointment, Reply } from './turn.ts';
import type { Writer } from './writer.ts';

/** Shows appointments; to cancel or move one, asks back about exactly one of them. */
export function renderAppointments(
  task: AppointmentsTask,
  findings: Findings,
  state: DialogState,
  writer: Writer,
): Reply {
  const { texts } = writer;
  const all = listRelevant(task, findings.appointments ?? [], writer);
  const fitting = chooseFitting(all, task);
  const shown = fitting.length > 0 ? fitting : all;
  const locked = findLocked(task, findings.appointments ?? [], writer);
  if (locked && (all.length === 0 || isOnlyDay(task, fitting))) {
    const { phone } = writer.practice.facts;
    const isCancel = task.purpose === 'cancel';
    return { message: texts.appointments.locked(toLine(locked, writer), isCancel, phone), state };
  }
  if (shown.length === 0) {
    const nothing = task.isPast ? texts.appointments.noPast : texts.appointments.none;
    const message = task.isOfStranger ? `${texts.appointments.ownOnly} ${nothing}` : nothing;
    return { message, action: toAction(task, []), state };
  }
  const { message, question } = describe(task, shown, fitting.length === 0 && isNarrowed(task), writer);
  return { message, action: toAction(task, shown), state: { ...state, ...(question && { question }) } };
}

function toAction(
  task: Pick<AppointmentsTask, 'purpose' | 'date' | 'time' | 'timeFrom' | 'timeTo'>,
  appointments: readonly OwnAppointment[],
): NonNullable<Reply['action']> {
  const { date, time, timeFrom, timeTo } = task;
  return {
    type: 'show_appointments',
    reason: task.purpose,
    appointments: [...appointments],
    ...(date && { date }),
    ...(time && { time }),
    ...(timeFrom && { timeFrom }),
    ...(timeTo && { timeTo }),
  };
}

function isNarrowed({ date, doctorId }: AppointmentsTask): boolean {
  return date !== undefined || doctorId !== undefined;
}

/** Of a list all marks count; somebody who wants to change one may have named the time of another. */
function chooseFitting(
  appointments: readonly OwnAppointment[],
  { purpose, date, time, doctorId, treatmentTypes }: AppointmentsTask,
): readonly OwnAppointment[] {
  if (purpose === 'cancel') return narrow(appointments, { date, time, doctorId, treatmentTypes });
  if (purpose === 'reschedule') return narrow(appointments, { doctorId, treatmentTypes });
  return appointments
    .filter((appointment) => doctorId === undefined || appointment.doctorId === doctorId)
    .filter((appointment) => date === undefined || appointment.date === date);
}

/** Whether a day is named on which nothing else could be given up; of a move it may be the new day. */
function isOnlyDay({ purpose, date }: AppointmentsTask, fitting: readonly OwnAppointment[]): boolean {
  return purpose === 'cancel' && date !== undefined && !fitting.some((each) => each.date === date);
}

/** The appointment of the day that is named, or of today, that can't be given up or moved any more. */
function findLocked(
  { purpose, date }: AppointmentsTask,
  appointments: readonly OwnAppointment[],
  { nowMs, practice }: Writer,
): OwnAppointment | undefined {
  if (purpose === 'list') return undefined;
  const day = date ?? toWallDate(nowMs, practice.facts.timeZone);
  return appointments.find(
    (each) =>
      each.date === day &&
      each.status === 'scheduled' &&
      !(purpose === 'cancel' ? each.cancellable : each.movable),
  );
}

function describe(
  task: AppointmentsTask,
  shown: readonly OwnAppointment[],
  isOffTheMark: boolean,
  writer: Writer,
): { message: string; question?: OpenQuestion } {
  const { texts } = writer;
  const list = shown.map((appointment, index) => `${index + 1}. ${toLine(appointment, writer)}`).join('\n');
  const [only] = shown;
  const noticeHours = Math.max(...shown.map((each) => each.noticeHours));
  const notice = texts.appointments.notice(noticeHours, limits.noShowFeeEur);
  if (task.purpose === 'list') {
    const heading = task.isPast
      ? texts.appointments.past
      : isOffTheMark
        ? texts.appointments.noneThen
        : texts.appointments.list;
    const own = task.isOfStranger ? `${texts.appointments.ownOnly} ` : '';
    return { message: `${own}${heading}\n\n${list}` };
  }
  if (shown.length > 1 || only === undefined || task.purpose === 'reschedule') {
    const appointmentIds = shown.map(({ id }) => id);
    return task.purpose === 'cancel'
      ? {
          message: `${texts.appointments.whichCancel}\n\n${list}\n\n${notice}`,
          question: { kind: 'whichToCancel', appointmentIds },
        }
      : {
          message: `${texts.appointments.whichMove}\n\n${list}`,
          question: { kind: 'whichToMove', appointmentIds },
        };
  }
  return {
    message: `${texts.appointments.confirmCancel(toLine(only, writer))}\n\n${notice}`,
    question: { kind: 'cancel', appointmentId: only.id },
  };
}

/** Asks back about a move to a free time, or offers what is free. */
export function renderMove(
  { appointment, wish, refusal }: Extract<Task, { kind: 'move' }>,
  findings: Findings,
  state: DialogState,
  writer: Writer,
): Reply {
  const { texts, language } = writer;
  const line = toLine(appointment, writer);
  const { id, version } = appointment;
  const { date, time } = wish;
  const action = toAction({ ...wish, purpose: 'reschedule' }, [appointment]);
  const isSame = date === appointment.date && time === appointment.time;
  const isUnknown = findings.starts === undefined && findings.nextStart === undefined;
  const isFree = isUnknown || (time !== undefined && findings.starts?.starts.includes(time));
  if (date !== undefined && time !== undefined && !isSame && isFree && refusal === undefined)
    return {
      message: texts.appointments.confirmMove(line, formatDay(date, language), time),
      action,
      state: { ...state, question: { kind: 'move', appointmentId: id, version, date, time } },
    };
  // What was refused for another reason than that it is taken is not called free.
  const offered = isFree && refusal !== undefined ? { ...wish, time: undefined } : wish;
  const { sentences, question } = describeChoice(offered, findings, writer);
  const starts = question?.kind === 'whichStart' ? question.starts.map((start) => start.time) : undefined;
  const parts = [
    ...(refusal === undefined ? [] : [refusal]),
    texts.appointments.moving(line),
    ...(isSame || sentences.length === 0 ? [] : [sentences.join(' ')]),
    texts.appointments.moveWhen,
  ];
  const which = { appointmentIds: [id], ...(date && { date }), ...(starts && { starts }) };
  return {
    message: parts.join('\n\n'),
    action,
    state: { ...state, question: { kind: 'whichToMove', ...which } },
  };
}

function toLine(
  { date, time, treatment_type, doctor_name, patientName }: OwnAppointment,
  { texts, language, practice }: Writer,
): string {
  const treatment =
    practice.treatments.find(({ name }) => name.de === treatment_type)?.name[language] ?? treatment_type;
  return texts.appointments.line({
    day: formatDay(date, language),
    time,
    treatment,
    doctor: doctor_name,
    name: patientName,
  });
}

/** Says how cancelling or moving went. */
export function renderChange(
  change: 'cancel' | 'move',
  { change: outcome }: Findings,
  state: DialogState,
  writer: Writer,
): Reply {
  const { texts } = writer;
  if (outcome === undefined || !outcome.done)
    return { message: outcome?.sentence ?? texts.appointments.kept, state };
  const { appointment } = outcome;
  const line = toLine(appointment, writer);
  const done: DialogState = { ...state, question: { kind: 'done', change, appointmentId: appointment.id } };
  if (change === 'move') return { message: texts.appointments.moved(line), state: done };
  return {
    message: texts.appointments.cancelled(line),
    action: { type: 'appointment_cancelled', appointments: [appointment] },
    state: done,
  };
}

/** Says once more what was done, to somebody whom the first answer did not reach. */
export function renderDone(
  { change, appointmentId }: Extract<Task, { kind: 'done' }>,
  { appointments = [] }: Findings,
  state: DialogState,
  writer: Writer,
): Reply {
  const { appointments: texts } = writer.texts;
  const appointment = appointments.find(({ id }) => id === appointmentId);
  if (appointment === undefined) return { message: texts.kept, state };
  const line = toLine(appointment, writer);
  return { message: change === 'move' ? texts.moved(line) : texts.cancelled(line), state };
}
