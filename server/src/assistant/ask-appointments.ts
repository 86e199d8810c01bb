import { isDeepStrictEqual } from 'node:util';
import { formatDay } from '../domain/format-day.ts';
import { areElsewhere } from './choose-starts.ts';
import { listIds } from './plan-changes.ts';
import { describeWish } from './render-booking.ts';
import type { AppointmentQuestion, AppointmentsTask } from './task.ts';
import type { Findings, MoveTarget, OfferedStart, OwnAppointment, Reply } from './turn.ts';
import { type Writer, writeName } from './writer.ts';

// How appointments are told of, and what is asked about them.

export function toAction(
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

/** In the order in which "the second one" counts. */
export function toList(shown: readonly OwnAppointment[], writer: Writer): string {
  return shown.map((appointment, index) => `${index + 1}. ${toLine(appointment, writer)}`).join('\n');
}

export function toQuestionOfAll(
  appointments: readonly OwnAppointment[],
): Extract<AppointmentQuestion, { kind: 'cancelAll' }> {
  return {
    kind: 'cancelAll',
    appointments: appointments.map(({ id, version }) => ({ appointmentId: id, version })),
  };
}

/** Which of them are nearer than the notice, and what not turning up costs. */
function describeLate(appointments: readonly OwnAppointment[], { texts, language }: Writer): string[] {
  const late = appointments
    .filter(({ lateCancellation }) => lateCancellation)
    .map(({ date, time, noticeHours }) =>
      texts.appointments.lateOf(formatDay(date, language), time, noticeHours),
    );
  return late.length > 0 ? [...late, texts.appointments.fee] : [];
}

/** The words of a question, which name all that an answer could change. */
export function ask(
  question: AppointmentQuestion,
  appointments: readonly OwnAppointment[],
  writer: Writer,
): { message: string; question: AppointmentQuestion } {
  const { texts, language, practice } = writer;
  const { confirmCancel, whichCancel, confirmMove, moving, moveThere, moveWhen, whichMove, notice, late } =
    texts.appointments;
  const [first] = appointments;
  const line = first ? toLine(first, writer) : '';
  const rule = notice(Math.max(...appointments.map((each) => each.noticeHours)));
  switch (question.kind) {
    case 'cancel':
      return {
        message: `${confirmCancel(line)}\n\n${first?.lateCancellation ? late(first.noticeHours) : rule}`,
        question,
      };
    case 'cancelAll': {
      const near = describeLate(appointments, writer);
      const list = toList(appointments, writer);
      const words = texts.appointments.confirmCancelAll(appointments.length, list);
      return { message: [words, ...(near.length > 0 ? near : [rule])].join('\n\n'), question };
    }
    case 'whichToCancel':
      return { message: `${whichCancel}\n\n${toList(appointments, writer)}\n\n${rule}`, question };
    case 'move': {
      const { date, time, doctorId } = question;
      const doctor = practice.doctors.find(({ id }) => id === doctorId)?.name;
      const other = doctorId === first?.doctorId ? undefined : doctor;
      const words = confirmMove(line, formatDay(date, language), time, other);
      return { message: [words, ...describeLateMove(first, writer)].join('\n\n'), question };
    }
    case 'whichToMove': {
      const { targets = [], starts = [] } = question;
      const [target = {}] = targets;
      if (appointments.length > 1) {
        const isSame = targets.every((each) => isDeepStrictEqual(each, target));
        const words = [whichMove, ...(isSame ? describeTarget(target, writer) : [])].join(' ');
        return { message: `${words}\n\n${toList(appointments, writer)}`, question };
      }
      const parts = [
        moving(line),
        ...describeTarget(target, writer),
        ...describeStarts(starts, target, writer),
        starts.length === 1 ? moveThere : moveWhen,
      ];
      return { message: parts.join('\n\n'), question };
    }
    default:
      return question satisfies never;
  }
}

/** What is said of a move that comes so late. */
export function describeLateMove(appointment: OwnAppointment | undefined, { texts }: Writer): string[] {
  return appointment?.lateCancellation ? [texts.appointments.late(appointment.noticeHours)] : [];
}

/** Where it would go; of a dentist only if it is to be another. */
export function describeTarget(target: MoveTarget, writer: Writer): string[] {
  const words = describeWish(target, writer);
  return words === '' ? [] : [writer.texts.appointments.moveTo(words)];
}

function describeStarts(starts: readonly OfferedStart[], target: MoveTarget, writer: Writer): string[] {
  const { texts, language, practice } = writer;
  const [first] = starts;
  if (first === undefined) return [];
  const doctor = practice.doctors.find(({ id }) => id === first.doctorId)?.name;
  if (doctor !== undefined && starts.length === 1)
    return [texts.book.next(formatDay(first.date, language), first.time, doctor)];
  if (areElsewhere(starts, target)) return [describeAround(starts, writer)];
  return [texts.book.freeAt(starts.map(({ time }) => time).join(', '))];
}

/** Starts on several days, day by day. */
export function describeAround(starts: readonly OfferedStart[], { texts, language }: Writer): string {
  const dates = [...new Set(starts.map(({ date }) => date))];
  const timesOf = (day: string) => starts.filter(({ date }) => date === day).map(({ time }) => time);
  return texts.appointments.freeAround(
    dates.map((date) => ({ day: formatDay(date, language), times: timesOf(date) })),
  );
}

/** The answer to something else, and behind it the question that waits, if it can still be answered. */
export function askAgain(
  answer: Reply,
  question: AppointmentQuestion,
  { appointments = [] }: Findings,
  writer: Writer,
): Reply {
  const ids = listIds(question);
  const isCancel = question.kind !== 'move' && question.kind !== 'whichToMove';
  const asked = ids.flatMap((id) => appointments.filter((each) => each.id === id));
  const isOpen = asked.every(
    (each) =>
      (isCancel ? each.cancellable : each.movable) &&
      (!('version' in question) || each.version === question.version) &&
      (!('appointments' in question) ||
        question.appointments.some((one) => one.appointmentId === each.id && one.version === each.version)),
  );
  if (!isOpen || asked.length < ids.length)
    return { ...answer, message: `${answer.message}\n\n${writer.texts.appointments.overtaken}` };
  const again = ask(question, asked, writer);
  // A list of nothing but what is asked about says nothing more; beside another, cards would stand for both.
  const isSame =
    answer.action?.type === 'show_appointments' &&
    answer.action.appointments.every(({ id }) => ids.includes(id));
  const state = { ...answer.state, question: again.question };
  if (isSame) return { ...answer, message: again.message, state };
  const { action, ...words } = answer;
  return {
    ...words,
    message: `${answer.message}\n\n${again.message}`,
    ...(action && action.type !== 'show_appointments' && { action }),
    state,
  };
}

/** To what is no answer to the question. */
export function askToAnswer(question: AppointmentQuestion, { texts }: Writer): string {
  const { noHurry, sayWhich, sayWhen } = texts.appointments;
  if ('appointmentId' in question || question.kind === 'cancelAll') return noHurry;
  return question.kind === 'whichToMove' && question.appointmentIds.length === 1 ? sayWhen : sayWhich;
}

/** An appointment in words; whose it is, if it is not that of whoever writes. */
export function toLine(
  { date, time, treatment_type, doctor_name, patientId, patientName, otherPatientName }: OwnAppointment,
  { texts, language, practice, ownPatientId }: Writer,
): string {
  const treatment =
    practice.treatments.find(({ name }) => name.de === treatment_type)?.name[language] ?? treatment_type;
  return texts.appointments.line({
    day: formatDay(date, language),
    time,
    treatment,
    doctor: doctor_name,
    ...(patientId !== ownPatientId && { name: writeName(otherPatientName ?? patientName) }),
  });
}
