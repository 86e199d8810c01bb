import { addMonths } from '../domain/calendar-date.ts';
import { formatDay } from '../domain/format-day.ts';
import { toWallDate } from '../domain/zone-day.ts';
import { chooseNear } from './choose-starts.ts';
import { describeTopic } from './describe-topic.ts';
import { findBounds } from './find-bounds.ts';
import type { Task } from './task.ts';
import type { BookingWish, DialogState, Findings, OfferedStart, OpenQuestion, Reply } from './turn.ts';
import { type Writer, withPainLine, writeName } from './writer.ts';

type BookTask = Extract<Task, { kind: 'book' }>;

/** Offers the form with what was understood, and says what is free. */
export function renderBooking(task: BookTask, findings: Findings, state: DialogState, writer: Writer): Reply {
  const { texts } = writer;
  const wish = fillDoctor(fillSoonest(task.wish, findings), findings);
  const shown = nameUnrefused(wish, findings, writer);
  const kept = describeWish(shown, writer, task.forName);
  const { sentences, question = findStartQuestion(findings) } = describeChoice(wish, findings, writer);
  const hasChoice = question?.kind === 'whichStart' && question.starts.length > 1;
  const offer =
    task.answer === 'no'
      ? [texts.book.whatElse]
      : [
          kept === '' ? texts.book.start : texts.book.chosen(kept),
          sentences.join(' '),
          task.answer === 'yes' && hasChoice ? texts.book.whichTime : '',
        ];
  const parts = [
    ...task.topics.map((topic) => describeTopic(topic, task, writer)),
    task.isNoDay ? texts.book.noSuchDay : '',
    ...offer,
    describeMore(task.more, writer),
    describeAfter(task.wish, writer),
    task.somebodyElse ? texts.book.somebodyElse[task.somebodyElse] : '',
    texts.book.form,
  ];
  const { patientId } = wish;
  return {
    message: withPainLine(parts.filter((part) => part !== '').join('\n\n'), task.hasPain, writer),
    action: { type: 'start_booking', ...toActionParts(shown, writer), ...(patientId && { patientId }) },
    state: { ...state, wish, ...(question && { question }) },
  };
}

/** What "after school" is taken for, or the question when that is; nothing once a time is named. */
export function describeAfter({ after, time }: BookingWish, { texts }: Writer): string {
  return after && time === undefined ? texts.book.afterWhat[after] : '';
}

/** What else the message asks for; one form books one treatment. */
function describeMore(names: readonly string[], { texts, practice, language }: Writer): string {
  const known = practice.treatments.filter(({ name }) => names.includes(name.de));
  return known.length === 0 ? '' : texts.book.more(known.map(({ name }) => name[language]).join(', '));
}

/** "So bald wie möglich" is the next free start; whose it is, is said only where somebody is refused. */
function fillSoonest(wish: BookingWish, { nextStart }: Findings): BookingWish {
  if (!wish.asSoonAsPossible || wish.date !== undefined || !nextStart || nextStart.isOutside) return wish;
  const { date, time, doctorId } = nextStart;
  return { ...wish, date, time, ...(wish.refusedDoctorIds && { doctorId: wish.doctorId ?? doctorId }) };
}

/** The form knows no "anybody but": it gets the one whose starts are told. */
function fillDoctor(wish: BookingWish, { starts }: Findings): BookingWish {
  return wish.doctorId === undefined && starts?.doctorId ? { ...wish, doctorId: starts.doctorId } : wish;
}

/**
 * Where doctors are refused and none is wished: who has the start that is told, else the first who is not refused. A form
 * that asks for anybody would give the patient one of those whom they refuse.
 */
export function nameUnrefused(
  wish: BookingWish,
  { nextStart }: Findings,
  { practice }: Pick<Writer, 'practice'>,
): BookingWish {
  const { refusedDoctorIds } = wish;
  if (wish.doctorId !== undefined || refusedDoctorIds === undefined) return wish;
  const others = practice.activeDoctors.filter(({ id }) => !refusedDoctorIds.includes(id));
  const doctorId = (others.find(({ id }) => id === nextStart?.doctorId) ?? others[0])?.id;
  return doctorId === undefined ? wish : { ...wish, doctorId };
}

/** What is free of a wish, in sentences, and the starts that were offered: those near its time, or near another. */
export function describeChoice(
  wish: BookingWish,
  findings: Findings,
  writer: Writer,
  near?: string,
): { sentences: string[]; question?: OpenQuestion } {
  const { texts, language, practice, nowMs } = writer;
  if (wish.treatmentType === undefined) return askTreatment(writer);
  const next = describeNext(wish, findings, writer);
  const { date } = wish;
  if (date === undefined) return { sentences: next };
  const today = toWallDate(nowMs, practice.facts.timeZone);
  const lastDate = addMonths(today, practice.terms.windowMonths);
  const day = formatDay(date, language);
  if (date < today) return { sentences: [texts.book.closedFor.in_past(day), ...next] };
  if (date > lastDate)
    return { sentences: [texts.book.beyondWindow(day, formatDay(lastDate, language)), ...next] };
  const { starts, nextStart } = findings;
  if (starts === undefined) return describeFound(wish, nextStart, writer);
  const doctor = practice.doctors.find(({ id }) => id === wish.doctorId)?.name;
  if (starts.closed) {
    const sentence =
      starts.closed === 'beyond_window'
        ? texts.book.beyondWindow(day, formatDay(lastDate, language))
        : texts.book.closedFor[starts.closed](day, doctor);
    return { sentences: [sentence, ...next] };
  }
  if (starts.starts.length === 0) return { sentences: [texts.book.full(day, doctor), ...next] };
  return describeStarts({ ...wish, date }, starts.starts, writer, near);
}

/** The form below lists them, in the order in which "the second one" counts. */
function askTreatment({ texts, practice, language }: Writer): {
  sentences: string[];
  question: OpenQuestion;
} {
  const bookable = practice.treatments.filter(({ bookableMinutes }) => bookableMinutes !== null);
  const consultation = bookable.find(({ kind }) => kind === 'consultation');
  const hint = consultation ? ` ${texts.book.unsureHint(consultation.name[language])}` : '';
  return {
    sentences: [`${texts.book.whichTreatment}${hint}`],
    question: { kind: 'whichTreatment', treatmentTypes: bookable.map(({ name }) => name.de) },
  };
}

function describeStarts(
  wish: BookingWish & { date: string },
  starts: readonly string[],
  { texts }: Writer,
  near: string | undefined,
): { sentences: string[]; question?: OpenQuestion } {
  const { date } = wish;
  if (wish.time !== undefined && starts.includes(wish.time))
    return { sentences: [texts.book.isFree], question: toStartQuestion({ date, time: wish.time }) };
  const { timeFrom = '00:00', timeTo = '24:00' } = findBounds({ ...wish, time: undefined }) ?? {};
  const fitting = starts.filter((start) => start >= timeFrom && start < timeTo);
  const offered =
    fitting.length > 0
      ? chooseNear(fitting, wish.time ?? near)
      : chooseNear(starts, wish.time ?? wish.timeFrom ?? wish.timeTo);
  const noneFits = fitting.length > 0 ? [] : [texts.book.noneThen];
  const refusal = wish.time === undefined ? noneFits : [texts.book.notFree(wish.time)];
  const freeAt = offered.length < starts.length ? texts.book.freeAmongOthersAt : texts.book.freeAt;
  return {
    sentences: [...refusal, freeAt(offered.join(', '))],
    question: { kind: 'whichStart', starts: offered.map((time) => ({ date, time })) },
  };
}

/** The day was filled in with the next start: that is free. */
function describeFound(
  { date, time }: BookingWish,
  nextStart: Findings['nextStart'],
  { texts }: Writer,
): { sentences: string[]; question?: OpenQuestion } {
  const isFound = date !== undefined && date === nextStart?.date && time === nextStart.time;
  return isFound
    ? { sentences: [texts.book.isFree], question: toStartQuestion({ date, time: nextStart.time }) }
    : { sentences: [] };
}

function describeNext(
  wish: BookingWish,
  { nextStart }: Findings,
  { texts, language, practice }: Writer,
): string[] {
  if (nextStart === undefined) return [];
  if (nextStart === null) return [texts.book.none];
  const doctor = practice.doctors.find(({ id }) => id === nextStart.doctorId)?.name ?? '';
  const start = [formatDay(nextStart.date, language), nextStart.time, doctor] as const;
  const isBounded = wish.date === undefined && findBounds(wish) !== undefined;
  if (nextStart.isOutside) return [texts.book.noneWithin, texts.book.next(...start)];
  return [isBounded ? texts.book.firstWithin(...start) : texts.book.next(...start)];
}

/** Where nothing else was offered, the next start was. */
export function findNextOffer({ starts, nextStart }: Findings): OfferedStart | undefined {
  const isTold = nextStart && (starts === undefined || starts.starts.length === 0);
  if (!isTold) return undefined;
  const { date, time, doctorId } = nextStart;
  return { date, time, doctorId };
}

/** The same as a question that waits for its yes. */
export function findStartQuestion(findings: Findings): OpenQuestion | undefined {
  const next = findNextOffer(findings);
  return next && toStartQuestion(next);
}

function toStartQuestion(start: OfferedStart): OpenQuestion {
  return { kind: 'whichStart', starts: [start] };
}

/** What is known of a wish, in words: "Füllungen bei Dr. Weber am Dienstag, 1. Dezember 2026, um 14:30 Uhr". */
export function describeWish(wish: BookingWish, writer: Writer, forName?: string): string {
  const { practice, language } = writer;
  const treatment = practice.treatments.find(({ name }) => name.de === wish.treatmentType)?.name[language];
  const doctor = practice.doctors.find(({ id }) => id === wish.doctorId)?.name;
  const parts = [
    treatment && `**${treatment}**`,
    forName && writer.texts.book.forPerson(writeName(forName)),
    doctor ? writer.texts.book.withDoctor(doctor) : describeRefused(wish, writer),
    describeDay(wish, writer),
    describeTime(wish, writer),
  ];
  return parts.filter((part) => part !== undefined && part !== '').join(' ');
}

function describeRefused({ refusedDoctorIds = [] }: BookingWish, { texts, practice }: Writer) {
  const names = practice.doctors.filter(({ id }) => refusedDoctorIds.includes(id)).map(({ name }) => name);
  return names.length === 0 ? undefined : texts.book.withoutDoctors(names);
}

function describeDay({ date, weekdays, ...stretch }: BookingWish, writer: Writer): string | undefined {
  if (date !== undefined) return writer.texts.book.onDay(formatDay(date, writer.language));
  return [weekdays && describeWeekdays(weekdays, writer), describeStretch(stretch, writer)]
    .filter((part) => part !== undefined)
    .join(' ');
}

/** Those that suit, or those that do not: whichever are fewer. */
function describeWeekdays(weekdays: readonly number[], { texts }: Writer): string {
  const name = (isNamed: (weekday: number) => boolean) =>
    texts.weekdays.filter((_, index) => isNamed(index + 1));
  return weekdays.length > 3
    ? texts.book.notOnWeekdays(name((weekday) => !weekdays.includes(weekday)))
    : texts.book.onWeekdays(name((weekday) => weekdays.includes(weekday)));
}

function describeStretch(
  { fromDate, toDate }: Pick<BookingWish, 'fromDate' | 'toDate'>,
  { texts, language }: Writer,
): string | undefined {
  if (fromDate !== undefined && toDate !== undefined)
    return texts.book.stretch(formatDay(fromDate, language), formatDay(toDate, language));
  if (fromDate !== undefined) return texts.book.from(formatDay(fromDate, language));
  return toDate === undefined ? undefined : texts.book.until(formatDay(toDate, language));
}

function describeTime({ time, timeFrom, timeTo }: BookingWish, { texts }: Writer): string | undefined {
  if (time !== undefined) return texts.book.at(time);
  if (timeFrom !== undefined && timeTo !== undefined) return texts.book.between(timeFrom, timeTo);
  if (timeFrom !== undefined) return texts.book.after(timeFrom);
  return timeTo === undefined ? undefined : texts.book.before(timeTo);
}

/** The fields of an action that a wish fills. */
export function toActionParts(wish: BookingWish, { practice }: Pick<Writer, 'practice'>) {
  const { treatmentType, doctorId, date, time, timeFrom, timeTo } = wish;
  const doctorName = practice.doctors.find(({ id }) => id === doctorId)?.name;
  return {
    ...(treatmentType && { treatmentType }),
    ...(doctorId && { doctorId }),
    ...(doctorName && { doctorName }),
    ...(date && { date }),
    ...(time && { time }),
    ...(timeFrom && { timeFrom }),
    ...(timeTo && { timeTo }),
  };
}
