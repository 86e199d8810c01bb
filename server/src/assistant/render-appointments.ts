import { isDeepStrictEqual } from 'node:util';
import { limits } from '@praxisportal/contract/limits';
import { formatDay } from '../domain/format-day.ts';
import { toWallDate } from '../domain/zone-day.ts';
import { isWithin, listRelevant, narrow } from './choose-appointments.ts';
import { chooseAround, withoutOwnPlace } from './choose-starts.ts';
import { listIds } from './open-question.ts';
import { dropUndefined } from './read-wish.ts';
import { describeChoice, describeWish, findNextOffer } from './render-booking.ts';
import type { AppointmentQuestion, AppointmentsTask, Task } from './task.ts';
import type {
  BookingWish,
  DialogState,
  Findings,
  MoveTarget,
  OfferedStart,
  OpenQuestion,
  OwnAppointment,
  Reply,
} from './turn.ts';
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
  const action = toAction(task, shown);
  if (shown.length === 0) {
    const none = task.isPast ? texts.appointments.noPast : texts.appointments.none;
    const nothing = task.personName ? texts.appointments.noneOf(task.personName) : none;
    const message = task.isOfStranger ? `${texts.appointments.ownOnly} ${nothing}` : nothing;
    return { message, action, state };
  }
  if (task.purpose === 'list')
    return {
      message: describeList(task, shown, fitting.length === 0, writer),
      action,
      state:
        task.isPast || task.isOfStranger
          ? state
          : { ...state, question: { kind: 'shown', appointmentIds: shown.map(({ id }) => id) } },
    };
  const isOffTheMark = !shown.some((each) => bearsNamed(each, task));
  const { message, question } = ask(toQuestion(task, shown, isOffTheMark), shown, writer);
  const before = [
    ...(task.refusal === undefined ? [] : [task.refusal]),
    ...(isOffTheMark ? [texts.appointments.noneFits] : []),
    ...(task.isOfSeveral && shown.length > 1 && task.purpose === 'reschedule'
      ? [texts.appointments.oneByOne]
      : []),
    ...(task.isSwap
      ? [
          texts.appointments.noSwap(
            writer.practice.facts.phone,
            question.kind === 'whichToMove' && shown.length === 1,
          ),
        ]
      : []),
  ];
  return {
    message: [...before, message].join('\n\n'),
    action,
    state: { ...state, question },
  };
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

/** Of a list all marks count; somebody who wants to change one may have named the time of another. */
function chooseFitting(
  appointments: readonly OwnAppointment[],
  { purpose, targets, ...marks }: AppointmentsTask,
): readonly OwnAppointment[] {
  if (purpose === 'cancel') return narrow(appointments, marks);
  // Which of them may be moved was found where both days were read.
  if (purpose === 'reschedule')
    return appointments.filter(({ id }) => targets === undefined || id in targets);
  const { date, doctorId } = marks;
  return appointments
    .filter((appointment) => doctorId === undefined || appointment.doctorId === doctorId)
    .filter((appointment) => date === undefined || appointment.date === date);
}

/** Whether it is one that was asked for by its day, treatment, or whose it is; of a move the day may be the new one. */
function bearsNamed(
  appointment: OwnAppointment,
  { purpose, treatmentTypes = [], ...named }: AppointmentsTask,
): boolean {
  const { date, treatment_type, patientId } = appointment;
  return (
    isWithin(appointment, named) &&
    (purpose === 'reschedule' || named.date === undefined || named.date === date) &&
    (treatmentTypes.length === 0 || treatmentTypes.includes(treatment_type)) &&
    (named.patientId === undefined || named.patientId === patientId)
  );
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

function describeList(
  { isPast, isOfStranger }: AppointmentsTask,
  shown: readonly OwnAppointment[],
  isOffTheMark: boolean,
  writer: Writer,
): string {
  const { ownOnly, past, noneThen, list } = writer.texts.appointments;
  const heading = isPast ? past : isOffTheMark ? noneThen : list;
  return `${isOfStranger ? `${ownOnly} ` : ''}${heading}\n\n${toList(shown, writer)}`;
}

/** In the order in which "the second one" counts. */
function toList(shown: readonly OwnAppointment[], writer: Writer): string {
  return shown.map((appointment, index) => `${index + 1}. ${toLine(appointment, writer)}`).join('\n');
}

function toQuestion(
  { purpose, targets = {}, isOfSeveral }: AppointmentsTask,
  shown: readonly OwnAppointment[],
  isOffTheMark: boolean,
): AppointmentQuestion {
  const [first] = shown;
  const appointmentIds = shown.map(({ id }) => id);
  const isAll = isOfSeveral === 'all' ? shown.length > 1 : isOfSeveral === 'both' && shown.length === 2;
  if (purpose === 'cancel' && isAll && !isOffTheMark) return toQuestionOfAll(shown);
  // Nobody gives up by a mere yes what they have not named.
  if (purpose !== 'reschedule')
    return shown.length === 1 && first && !isOffTheMark
      ? { kind: 'cancel', appointmentId: first.id, version: first.version }
      : { kind: 'whichToCancel', appointmentIds };
  const wished = appointmentIds.map((id) => targets[id] ?? {});
  const isSaid = wished.some((target) => Object.values(target).some((part) => part !== undefined));
  return { kind: 'whichToMove', appointmentIds, ...(isSaid && { targets: wished }) };
}

function toQuestionOfAll(
  appointments: readonly OwnAppointment[],
): Extract<AppointmentQuestion, { kind: 'cancelAll' }> {
  return {
    kind: 'cancelAll',
    appointments: appointments.map(({ id, version }) => ({ appointmentId: id, version })),
  };
}

/** Which of them are so near that giving them up may cost something. */
function describeLate(appointments: readonly OwnAppointment[], { texts, language }: Writer): string[] {
  return appointments
    .filter(({ lateCancellation }) => lateCancellation)
    .map(({ date, time, noticeHours }) =>
      texts.appointments.noticeOverOf(formatDay(date, language), time, noticeHours, limits.noShowFeeEur),
    );
}

/** The words of a question, which name all that an answer could change. */
function ask(
  question: AppointmentQuestion,
  appointments: readonly OwnAppointment[],
  writer: Writer,
): { message: string; question: AppointmentQuestion } {
  const { texts, language, practice } = writer;
  const { confirmCancel, whichCancel, confirmMove, moving, moveWhen, whichMove, notice, noticeOver } =
    texts.appointments;
  const [first] = appointments;
  const line = first ? toLine(first, writer) : '';
  const rule = notice(Math.max(...appointments.map((each) => each.noticeHours)), limits.noShowFeeEur);
  switch (question.kind) {
    case 'cancel':
      return {
        message: `${confirmCancel(line)}\n\n${first?.lateCancellation ? noticeOver(first.noticeHours, limits.noShowFeeEur) : rule}`,
        question,
      };
    case 'cancelAll': {
      const late = describeLate(appointments, writer);
      const list = toList(appointments, writer);
      const words = texts.appointments.confirmCancelAll(appointments.length, list);
      return { message: [words, ...(late.length > 0 ? late : [rule])].join('\n\n'), question };
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
        ...describeStarts(starts, writer),
        moveWhen,
      ];
      return { message: parts.join('\n\n'), question };
    }
    default:
      return question satisfies never;
  }
}

/** What a move may cost that comes so late. */
function describeLateMove(appointment: OwnAppointment | undefined, { texts }: Writer): string[] {
  return appointment?.lateCancellation
    ? [texts.appointments.lateMove(appointment.noticeHours, limits.noShowFeeEur)]
    : [];
}

/** Where it would go; of a dentist only if it is to be another. */
function describeTarget(target: MoveTarget, writer: Writer): string[] {
  const words = describeWish(target, writer);
  return words === '' ? [] : [writer.texts.appointments.moveTo(words)];
}

function describeStarts(starts: readonly OfferedStart[], writer: Writer): string[] {
  const { texts, language, practice } = writer;
  const [first] = starts;
  if (first === undefined) return [];
  const doctor = practice.doctors.find(({ id }) => id === first.doctorId)?.name;
  if (doctor !== undefined && starts.length === 1)
    return [texts.book.next(formatDay(first.date, language), first.time, doctor)];
  if (starts.some(({ date }) => date !== first.date)) return [describeAround(starts, writer)];
  return [texts.book.freeAt(starts.map(({ time }) => time).join(', '))];
}

/** Starts on several days, day by day. */
function describeAround(starts: readonly OfferedStart[], { texts, language }: Writer): string {
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

/** Asks back about a move to a free time, or offers what is free: on the wished day, else on the days around it. */
export function renderMove(
  { appointment, wish, refusal }: Extract<Task, { kind: 'move' }>,
  findings: Findings,
  state: DialogState,
  writer: Writer,
): Reply {
  const { texts } = writer;
  const { id, version } = appointment;
  const { date, time } = wish;
  const found = withoutOwnPlace(findings, appointment, wish);
  const doctorId = wish.doctorId ?? found.starts?.doctorId;
  const action = toAction({ ...wish, purpose: 'reschedule' }, [appointment]);
  const isSame = date === appointment.date && time === appointment.time && doctorId === appointment.doctorId;
  const isUnknown = found.starts === undefined && found.nextStart === undefined;
  const isFree = isUnknown || (time !== undefined && found.starts?.starts.includes(time));
  if (date !== undefined && time !== undefined && doctorId && !isSame && isFree && refusal === undefined) {
    const from = { date: appointment.date, time: appointment.time, doctorId: appointment.doctorId };
    const place = { date, time, doctorId };
    const question: AppointmentQuestion = { kind: 'move', appointmentId: id, version, ...place, from };
    const { message } = ask(question, [appointment], writer);
    return { message, action, state: { ...state, question } };
  }
  // What was refused for another reason than that it is taken is not called free.
  const isOpen = isSame || (isFree && refusal !== undefined);
  const offered = { ...wish, doctorId, ...(isOpen && { time: undefined }) };
  const { sentences, starts } = describeOffer(offered, found, writer, time ?? appointment.time);
  const target = dropUndefined({
    ...(date === undefined ? { fromDate: wish.fromDate, toDate: wish.toDate } : { date }),
    timeFrom: wish.timeFrom,
    timeTo: wish.timeTo,
    ...(doctorId !== appointment.doctorId && { doctorId }),
  });
  const isOnDay = starts?.every((start) => start.date === date) && found.starts !== undefined;
  const parts = [
    ...(refusal === undefined ? [] : [refusal]),
    texts.appointments.moving(toLine(appointment, writer)),
    ...(isSame ? [texts.appointments.isThere] : isOnDay ? describeTarget(target, writer) : []),
    ...(sentences.length === 0 ? [] : [sentences.join(' ')]),
    ...describeLateMove(appointment, writer),
    texts.appointments.moveWhen,
  ];
  const targets = Object.keys(target).length > 0 ? { targets: [target] } : {};
  return {
    message: parts.join('\n\n'),
    action,
    state: {
      ...state,
      question: { kind: 'whichToMove', appointmentIds: [id], ...targets, ...(starts && { starts }) },
    },
  };
}

/** What is free of a move's wish, in sentences, and the starts that were offered. */
function describeOffer(
  wish: BookingWish,
  { startsAround = [], nextStart, ...found }: Findings,
  writer: Writer,
  near: string,
): { sentences: string[]; starts: OfferedStart[] | undefined } {
  if (startsAround.length > 0) {
    const starts = chooseAround(startsAround, wish, near);
    const { sentences } = describeChoice(wish, found, writer);
    return { sentences: [...sentences, describeAround(starts, writer)], starts };
  }
  const findings = { ...found, ...(nextStart !== undefined && { nextStart }) };
  const { sentences, question } = describeChoice(wish, findings, writer, near);
  const next = findNextOffer(findings);
  return { sentences, starts: question?.kind === 'whichStart' ? question.starts : next && [next] };
}

/** An appointment in words; whose it is, if it is not that of whoever writes. */
function toLine(
  { date, time, treatment_type, doctor_name, patientId, patientName }: OwnAppointment,
  { texts, language, practice, ownPatientId }: Writer,
): string {
  const treatment =
    practice.treatments.find(({ name }) => name.de === treatment_type)?.name[language] ?? treatment_type;
  return texts.appointments.line({
    day: formatDay(date, language),
    time,
    treatment,
    doctor: doctor_name,
    ...(patientId !== ownPatientId && { name: patientName }),
  });
}

/** Says how cancelling or moving went. */
export function renderChange(
  { change, ...task }: Extract<Task, { kind: 'change' }>,
  { change: outcome }: Findings,
  state: DialogState,
  writer: Writer,
): Reply {
  const { texts } = writer;
  if (outcome === undefined || !outcome.done)
    return { message: outcome?.sentence ?? texts.appointments.kept, state };
  const { appointment } = outcome;
  const line = toLine(appointment, writer);
  const from = 'from' in task ? task.from : undefined;
  const done: DialogState = {
    ...state,
    question: { kind: 'done', change, appointmentIds: [appointment.id], ...(from && { from }) },
  };
  if (change === 'move') return { message: texts.appointments.moved(line), state: done };
  return {
    message: texts.appointments.cancelled(line),
    action: { type: 'appointment_cancelled', appointments: [appointment] },
    state: done,
  };
}

/** Says of several which are cancelled and which are not; those that have changed meanwhile are asked about anew. */
export function renderChanges(
  { changes = [], appointments = [] }: Findings,
  state: DialogState,
  writer: Writer,
): Reply {
  const { texts } = writer;
  const done = changes.flatMap(({ outcome }) => (outcome.done ? [outcome.appointment] : []));
  const failed = changes.flatMap(({ appointmentId, outcome }) => {
    const present = appointments.find(({ id }) => id === appointmentId);
    return outcome.done ? [] : [{ ...outcome, present }];
  });
  const lines = done.map((each) => `- ${toLine(each, writer)}`).join('\n');
  const anew = failed.flatMap(({ isOvertaken, present }) =>
    isOvertaken && present?.cancellable ? [present] : [],
  );
  const asked = anew.length > 0 ? ask(toQuestionOfCancelling(anew), anew, writer) : undefined;
  const appointmentIds = done.map(({ id }) => id);
  const question: OpenQuestion = asked?.question ?? { kind: 'done', change: 'cancel', appointmentIds };
  const parts = [
    ...(done.length > 0 ? [texts.appointments.cancelledAll(lines)] : []),
    ...failed.map(({ present, sentence }) =>
      texts.appointments.notCancelled(present && toLine(present, writer), sentence),
    ),
    ...(asked ? [asked.message] : []),
  ];
  return {
    message: parts.join('\n\n'),
    ...(done.length > 0 && { action: { type: 'appointment_cancelled', appointments: done } }),
    state: asked || done.length > 0 ? { ...state, question } : state,
  };
}

function toQuestionOfCancelling(appointments: readonly OwnAppointment[]): AppointmentQuestion {
  const [first] = appointments;
  return first && appointments.length === 1
    ? { kind: 'cancel', appointmentId: first.id, version: first.version }
    : toQuestionOfAll(appointments);
}

/** Says once more what was done, to somebody whom the first answer did not reach. */
export function renderDone(
  { change, appointmentIds }: Extract<Task, { kind: 'done' }>,
  { appointments = [] }: Findings,
  state: DialogState,
  writer: Writer,
): Reply {
  const { appointments: texts } = writer.texts;
  const [first, ...others] = appointmentIds
    .flatMap((id) => appointments.filter((each) => each.id === id))
    .map((appointment) => toLine(appointment, writer));
  if (first === undefined) return { message: texts.kept, state };
  if (change === 'move') return { message: texts.moved(first), state };
  const lines = [first, ...others].map((line) => `- ${line}`).join('\n');
  return { message: others.length > 0 ? texts.cancelledAll(lines) : texts.cancelled(first), state };
}
