import {
  ask,
  describeAround,
  describeLateMove,
  describeTarget,
  toAction,
  toLine,
} from './ask-appointments.ts';
import { chooseAround, toPlace, withoutOwnPlace } from './choose-starts.ts';
import { dropUndefined } from './read-wish.ts';
import { describeChoice, findNextOffer } from './render-booking.ts';
import type { AppointmentQuestion, Task } from './task.ts';
import type { BookingWish, DialogState, Findings, OfferedStart, Reply } from './turn.ts';
import type { Writer } from './writer.ts';

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
    const place = { date, time, doctorId };
    const from = toPlace(appointment);
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
    ...{ weekdays: wish.weekdays, refusedDates: wish.refusedDates },
    ...{ timeFrom: wish.timeFrom, timeTo: wish.timeTo },
    ...(doctorId !== appointment.doctorId && { doctorId }),
  });
  const isOnDay = starts?.every((start) => start.date === date) && found.starts !== undefined;
  const parts = [
    ...(refusal === undefined ? [] : [refusal]),
    texts.appointments.moving(toLine(appointment, writer)),
    ...(isSame ? [texts.appointments.isThere] : isOnDay ? describeTarget(target, writer) : []),
    ...(sentences.length === 0 ? [] : [sentences.join(' ')]),
    ...describeLateMove(appointment, writer),
    starts?.length === 1 ? texts.appointments.moveThere : texts.appointments.moveWhen,
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
