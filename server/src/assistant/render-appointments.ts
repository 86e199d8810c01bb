import { limits } from '@praxisportal/contract/limits';
import { formatDay } from '../domain/format-day.ts';
import { toWallDate } from '../domain/zone-day.ts';
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
  const fitting = all.filter((appointment) => fits(appointment, task));
  const shown = fitting.length > 0 ? fitting : all;
  if (shown.length === 0) {
    const nothing = task.isPast ? texts.appointments.noPast : texts.appointments.none;
    const message = task.isOfStranger ? `${texts.appointments.ownOnly} ${nothing}` : nothing;
    return { message, action: toAction(task, []), state };
  }
  const { message, question } = describe(task, shown, fitting.length === 0 && isNarrowed(task), writer);
  return { message, action: toAction(task, shown), state: { ...state, ...(question && { question }) } };
}

function toAction(task: AppointmentsTask, appointments: OwnAppointment[]): NonNullable<Reply['action']> {
  const { date, time, timeFrom, timeTo } = task;
  return {
    type: 'show_appointments',
    reason: task.purpose,
    appointments,
    ...(date && { date }),
    ...(time && { time }),
    ...(timeFrom && { timeFrom }),
    ...(timeTo && { timeTo }),
  };
}

function listRelevant(
  { purpose, isPast, appointmentIds, patientId }: AppointmentsTask,
  appointments: readonly OwnAppointment[],
  { nowMs, practice }: Writer,
): OwnAppointment[] {
  const today = toWallDate(nowMs, practice.facts.timeZone);
  return appointments
    .filter(({ id }) => appointmentIds === undefined || appointmentIds.includes(id))
    .filter((appointment) => patientId === undefined || appointment.patientId === patientId)
    .filter(({ date, status, cancellable, movable }) => {
      if (purpose === 'cancel') return cancellable;
      if (purpose === 'reschedule') return movable;
      return isPast ? date < today : date >= today && status === 'scheduled';
    })
    .sort((a, b) => (a.date + a.time < b.date + b.time ? -1 : 1));
}

function isNarrowed({ date, doctorId }: AppointmentsTask): boolean {
  return date !== undefined || doctorId !== undefined;
}

/** The day of a move may be the new one, so it does not narrow. */
function fits(appointment: OwnAppointment, { purpose, date, doctorId }: AppointmentsTask): boolean {
  if (doctorId !== undefined && appointment.doctorId !== doctorId) return false;
  return date === undefined || appointment.date === date || purpose === 'reschedule';
}

function describe(
  task: AppointmentsTask,
  shown: readonly OwnAppointment[],
  isOffTheMark: boolean,
  writer: Writer,
): { message: string; question?: OpenQuestion } {
  const { texts, language } = writer;
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
  if (shown.length > 1 || only === undefined) {
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
  if (task.purpose === 'cancel') {
    return {
      message: `${texts.appointments.confirmCancel(toLine(only, writer))}\n\n${notice}`,
      question: { kind: 'cancel', appointmentId: only.id },
    };
  }
  const { date, time } = task;
  if (date === undefined || time === undefined || (date === only.date && time === only.time))
    return {
      message: texts.appointments.moveWhen(toLine(only, writer)),
      question: { kind: 'whichToMove', appointmentIds: [only.id] },
    };
  return {
    message: texts.appointments.confirmMove(toLine(only, writer), formatDay(date, language), time),
    question: { kind: 'move', appointmentId: only.id, version: only.version, date, time },
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
