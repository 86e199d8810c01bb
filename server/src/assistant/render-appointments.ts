import { toWallDate } from '../domain/zone-day.ts';
import { ask, toAction, toLine, toList, toQuestionOfAll } from './ask-appointments.ts';
import { chooseNext, isOnDay, isWithin, listRelevant, narrow } from './choose-appointments.ts';
import type { AppointmentQuestion, AppointmentsTask } from './task.ts';
import type { DialogState, Findings, OwnAppointment, Reply } from './turn.ts';
import { type Writer, writeName } from './writer.ts';

/** Shows appointments; to cancel or move one, asks back about exactly one of them. */
export function renderAppointments(
  asked: AppointmentsTask,
  findings: Findings,
  state: DialogState,
  writer: Writer,
): Reply {
  const { texts } = writer;
  const all = listRelevant(asked, findings.appointments ?? [], writer);
  const task = settleMarks(asked, all);
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
    const nothing = task.personName ? texts.appointments.noneOf(writeName(task.personName)) : none;
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

/** A day or person of a reason names no appointment: then what the clauses name counts that ask for it. */
function settleMarks(task: AppointmentsTask, all: readonly OwnAppointment[]): AppointmentsTask {
  if (task.pointed === undefined || chooseFitting(all, task).some((each) => bearsNamed(each, task)))
    return task;
  return { ...task, ...task.pointed };
}

/** Of a list all marks count; somebody who wants to change one may have named the time of another. */
function chooseFitting(
  appointments: readonly OwnAppointment[],
  task: AppointmentsTask,
): readonly OwnAppointment[] {
  const { purpose, targets, ...marks } = task;
  if (purpose === 'cancel') return chooseNext(narrow(appointments, marks), task);
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
  const { treatment_type, patientId } = appointment;
  return (
    isWithin(appointment, named) &&
    (purpose === 'reschedule' || named.date === undefined || isOnDay(appointment, named)) &&
    (treatmentTypes.length === 0 || treatmentTypes.includes(treatment_type)) &&
    (named.patientId === undefined || named.patientId === patientId)
  );
}

/** Whether a day is named on which nothing else could be given up; of a move it may be the new day. */
function isOnlyDay(
  { purpose, date, weekday }: AppointmentsTask,
  fitting: readonly OwnAppointment[],
): boolean {
  return (
    purpose === 'cancel' && date !== undefined && !fitting.some((each) => isOnDay(each, { date, weekday }))
  );
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
