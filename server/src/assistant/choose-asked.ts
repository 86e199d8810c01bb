import { areElsewhere } from './choose-starts.ts';
import { agreesAnew } from './dialog/agrees-anew.ts';
import { namesOther } from './names-other.ts';
import { type MakePlan, planAll, planCancel, planMove, planOneByOne, planUnclear } from './plan-changes.ts';
import { asksBack, readYesNo } from './read-answer.ts';
import { isOnlyAnswer, leaveOutDeniedMove, wantsCancelled } from './read-cancelling.ts';
import { asksForHours } from './read-hours-question.ts';
import { pickByOrdinal, readOrdinal } from './read-ordinal.ts';
import { readAllOf } from './read-own-talk.ts';
import type { Slots } from './read-wish.ts';
import type { Reading } from './reading.ts';
import type { AppointmentsTask, Task } from './task.ts';
import type { MoveTarget, OfferedStart, OpenQuestion, Plan } from './turn.ts';
import { findBareWeekday } from './understand/match-appointment.ts';
import { signals } from './words/signals.ts';

export function toMarks(reading: Reading) {
  const { slots, patientId } = reading;
  const { day, time, doctor, namedTypes: treatmentTypes } = slots;
  return {
    date: day.date,
    weekday: findBareWeekday(reading),
    doctorId: doctor.doctorId,
    treatmentTypes,
    patientId,
    ...time,
  } satisfies Partial<AppointmentsTask>;
}

/** "Keinen von beiden", and not "da habe ich keine Zeit". */
export const isNone =
  /^(?:(?:ach|na|nein|nee?|also|dann|doch|lieber|bitte|no|oh|ich will|ich mochte),? )*(?:gar |uberhaupt )?(?:keine[nsr]?|keins|none|neither)(?:,? (?:von|of|beiden|denen|allen|den|them|these|those|termin\w*|davon|mehr|bitte|danke|please|thanks|absagen|stornieren|verschieben))*\W*$/u;

const notThatOne = /\b(?:nicht|nich|net|not) (?:de[nrm]|am|an|zum|the|on)\b/u;

type WhichQuestion = Extract<OpenQuestion, { kind: 'whichToCancel' | 'whichToMove' }>;

export function chooseAppointment(
  question: WhichQuestion,
  reading: Reading,
  plan: MakePlan,
): Plan<Task> | undefined {
  const { text, slots, patientId } = reading;
  const placedId = question.appointmentIds[reading.place ?? -1];
  if (placedId !== undefined && wantsCancelled(text)) return planCancel({ appointmentIds: [placedId] }, plan);
  if (placedId !== undefined && signals.moveVerb?.test(leaveOutDeniedMove(text)))
    return planMove([placedId], reading, [], plan, agreesAnew(reading));
  if (question.kind === 'whichToCancel' && wantsMove(reading)) {
    const id = pickByOrdinal(question.appointmentIds, text);
    return id === undefined
      ? planMove(question.appointmentIds, reading, [], plan)
      : planMove([id], { ...reading, text: '' }, [], plan);
  }
  if (question.kind === 'whichToMove' && wantsCancelled(text)) {
    const id = pickByOrdinal(question.appointmentIds, text);
    const appointmentIds = id === undefined ? question.appointmentIds : [id];
    return planCancel({ appointmentIds, ...toMarks(reading) }, plan);
  }
  if (question.kind === 'whichToCancel' && readAllOf(text))
    return planAll(question.appointmentIds, reading, plan);
  if (question.kind === 'whichToMove' && question.appointmentIds.length > 1 && readAllOf(text))
    return planOneByOne(question.appointmentIds, reading, plan);
  const chosen = chooseByPlace(question, reading, plan);
  if (chosen) return chosen;
  const targets = question.kind === 'whichToMove' ? (question.targets ?? []) : [];
  const { day } = slots;
  // "Den am 9., da kann ich nicht" says which; "nicht den am 9." does not.
  const hinderedDate = notThatOne.test(text) ? undefined : (day.refusedDate ?? day.asideDate);
  const [target = {}] = targets;
  const isNamed =
    slots.namedTypes.length > 0 ||
    patientId !== undefined ||
    hinderedDate !== undefined ||
    namesOther(text, slots, question.appointmentIds.length === 1 ? target : {});
  // "Egal wann" keeps nothing.
  const isNo =
    readYesNo(text.replace(/\begal\b/gu, ''), 'cancel') === 'no' && isOnlyAnswer(text) && !asksBack(text);
  if (!isNamed && (isNo || isNone.test(text))) return plan({ kind: 'kept' });
  // A yes to one of several is none to anything else.
  if (!isNamed)
    return question.kind === 'whichToMove' && isYes(text) ? planUnclear(question, plan) : undefined;
  if (signals.bookVerb?.test(text) || asksForHours(text)) return undefined;
  const { appointmentIds } = question;
  if (question.kind === 'whichToMove')
    return planMove(appointmentIds, reading, targets, plan, agreesAnew(reading));
  const marks = { ...toMarks(reading), date: day.date ?? hinderedDate };
  return planCancel({ appointmentIds, ...marks }, plan);
}

/** "Den ersten verschieben", "lieber bei Dr. Weber": whoever says so keeps the appointment. */
function wantsMove({ text, slots: { doctor } }: Reading): boolean {
  if (signals.cancelVerb?.test(text)) return false;
  const isOtherDoctor = doctor.doctorId !== undefined && /\b(?:lieber|rather|instead)\b/u.test(text);
  return (
    !isOnlyAnswer(text) || (isOtherDoctor && !/\b(?:den|der|the|that) (?:bei|mit|with|one)\b/u.test(text))
  );
}

function isYes(text: string): boolean {
  return readYesNo(text, 'move') === 'yes' && !/dank|thank/u.test(text);
}

/** "Den zweiten" of the appointments, or of the times that were offered for one of them. */
function chooseByPlace(question: WhichQuestion, reading: Reading, plan: MakePlan): Plan<Task> | undefined {
  const { appointmentIds } = question;
  const nothingSaid = { ...reading, text: '', slots: { ...reading.slots, namedTypes: [] } };
  const byPlace = readOrdinal(reading.text, appointmentIds.length);
  if (question.kind === 'whichToMove') {
    const { targets = [], starts = [] } = question;
    const { isSoon, day } = reading.slots;
    const isTaken =
      (starts.length === 1 && readYesNo(reading.text, 'move') === 'yes') || (isSoon && !day.isNamed);
    const start = isTaken
      ? starts[0]
      : (pickByOrdinal(starts, reading.text) ?? findByTime(starts, targets[0], reading.slots));
    if (start)
      return planMove(appointmentIds, nothingSaid, [{ ...targets[0], ...start }], plan, agreesAnew(reading));
    const id = appointmentIds.length > 1 ? appointmentIds[byPlace ?? -1] : undefined;
    return id === undefined
      ? undefined
      : planMove([id], nothingSaid, targets.slice(byPlace, (byPlace ?? 0) + 1), plan);
  }
  const isOnly = appointmentIds.length === 1 && readYesNo(reading.text, 'cancel') === 'yes';
  const id = appointmentIds[byPlace ?? (isOnly ? 0 : -1)];
  return id === undefined ? undefined : planCancel({ appointmentIds: [id] }, plan);
}

/** "Um zehn", "am 8. um zehn" of starts on other days than the wished one, if that is one of them only. */
function findByTime(
  starts: readonly OfferedStart[],
  target: MoveTarget | undefined,
  { day, time, doctor }: Slots,
): OfferedStart | undefined {
  if (!areElsewhere(starts, target) || doctor.doctorId !== undefined) return undefined;
  const isMeant = (date: string) => (day.isNamed ? day.date === date : true);
  const [only, ...others] = starts.filter((start) => start.time === time.time && isMeant(start.date));
  return others.length === 0 ? only : undefined;
}

/** What "die zweite" means after a list of treatments or free times. */
export function pickFromList(
  question: OpenQuestion | undefined,
  { text, slots }: Reading,
): Slots | undefined {
  if (question?.kind === 'whichTreatment') {
    const picked = pickByOrdinal(question.treatmentTypes, text);
    return picked === undefined ? undefined : { ...slots, treatmentTypes: [picked], day: { isNamed: false } };
  }
  if (question?.kind !== 'whichStart') return undefined;
  const picked = pickByOrdinal(question.starts, text);
  if (picked === undefined) return undefined;
  const doctor = { ...slots.doctor, doctorId: picked.doctorId ?? slots.doctor.doctorId };
  return { ...slots, day: { date: picked.date, isNamed: true }, time: { time: picked.time }, doctor };
}
