import { anyDoctorId } from '@praxisportal/contract/any-doctor';
import { chooseAppointment, isNone, toMarks } from '../choose-asked.ts';
import { toPlace } from '../choose-starts.ts';
import type { SeenAppointment } from '../model/answer.ts';
import { namesOther, namesOtherTime } from '../names-other.ts';
import { listIds, type MakePlan, planAll, planCancel, planMove, planUnclear } from '../plan-changes.ts';
import { asksBack } from '../read-answer.ts';
import { deniesCancelling, isOnlyAnswer, speaksOfCancelling, wantsCancelled } from '../read-cancelling.ts';
import { readOrdinal } from '../read-ordinal.ts';
import { isOtherErrand, readAllOf } from '../read-own-talk.ts';
import { saysAnything } from '../read-wish.ts';
import type { Reading } from '../reading.ts';
import type { AppointmentQuestion, Task } from '../task.ts';
import type { AppointmentVersion, OpenQuestion, Place, Plan } from '../turn.ts';
import { answerWords } from '../understand/answer-words.ts';
import { isOfDate, isOfTime, readNamed } from '../understand/match-appointment.ts';
import { signals } from '../words/signals.ts';
import { agreesAnew } from './agrees-anew.ts';
import type { Consent, ReadConsent } from './read-consent.ts';
import { saysOtherNumber } from './says-other-number.ts';

// The confirmations: whether to cancel one appointment, several, or to move one. What changes an appointment needs a clear
// yes to that very question; an unclear answer changes nothing and is asked again.

type Question<Kind extends OpenQuestion['kind']> = Extract<OpenQuestion, { kind: Kind }>;

/** Whether to cancel this one. */
export function confirmCancellation(
  question: Question<'cancel'>,
  reading: Reading,
  plan: MakePlan,
  read: ReadConsent,
): Plan<Task> | undefined {
  const { text } = reading;
  if (readAllOf(text)) return planAll(undefined, reading, plan);
  const { answer, isRestated } = read(question);
  if (isRestated) return planCancellation(question, plan);
  const other = answer === 'yes' ? undefined : meanOther(question, reading, plan);
  if (other) return other;
  switch (answer) {
    case 'yes':
      return planCancellation(question, plan);
    case 'no':
      return declineChange(question, reading, plan);
    case 'other':
    case 'choice':
      return isOnlyAnswer(text) ? planCancel(toMarks(reading), plan) : undefined;
    case 'unclear':
      return isOnlyAnswer(text) ? planUnclear(question, plan) : undefined;
    case undefined:
      return undefined;
    default:
      return answer satisfies never;
  }
}

/** Whether to cancel all of these; a patient who means only some says which. */
export function confirmCancellations(
  question: Question<'cancelAll'>,
  reading: Reading,
  plan: MakePlan,
  read: ReadConsent,
): Plan<Task> | undefined {
  const { text } = reading;
  const appointmentIds = listIds(question);
  const consent = read(question);
  const only = findOnly(consent);
  if (only) return planCancellation(only, plan);
  if (exceptSome.test(text)) return planCancel({ appointmentIds }, plan);
  if (consent.answer === 'yes') {
    const { appointments } = question;
    return plan({ kind: 'cancelAll' }, { needs: [{ kind: 'cancelAppointments', appointments }] });
  }
  if (takesIt.test(text) || signals.bookVerb?.test(text) || !isOnlyAnswer(text)) return undefined;
  if (consent.answer === 'choice' || consent.answer === 'other' || ofSome.test(text)) {
    const { said } = consent;
    const named = { ...said, text: said.text.replace(besideOnly, '').trim() };
    const some = chooseAppointment({ ...question, kind: 'whichToCancel', appointmentIds }, named, plan);
    if (some) return some;
    if (ofOne.test(text)) return planCancel({ appointmentIds }, plan);
  }
  if (consent.answer === 'no' || isNone.test(text)) return declineChange(question, reading, plan);
  return consent.answer === undefined ? undefined : planUnclear(question, plan);
}

/** Whether to move it there; another day, time or doctor asks anew about the same appointment. */
export function confirmMove(
  question: Question<'move'>,
  reading: Reading,
  plan: MakePlan,
  read: ReadConsent,
): Plan<Task> | undefined {
  const { text, slots } = reading;
  const { appointmentId, version, date, time, doctorId, from } = question;
  const target = { date, time, doctorId };
  if (wantsCancelled(text)) return planCancel({ appointmentIds: [appointmentId] }, plan);
  if (deniesCancelling(text)) return planUnclear(question, plan);
  const isMeant = !isOtherErrand(reading, ['bookVerb', 'cancelVerb']);
  const { answer, said } = read(question);
  const isAgreed = answer === 'yes' && !speaksOfCancelling(text);
  const isOfTarget =
    isAgreed &&
    namesTarget(reading, target) &&
    !saysOtherNumber(question, said.text) &&
    !namesOtherTime(said.text, said.slots, target);
  if (isOfTarget)
    return plan(
      { kind: 'change', change: 'move', appointmentId, target, from },
      { needs: [{ kind: 'moveAppointment', appointmentId, version, ...target }] },
    );
  if (isMeant && namesOther(text, slots, target))
    return planMove([appointmentId], reading, [target], plan, agreesAnew(reading));
  if (isAgreed) return planUnclear(question, plan);
  if (answer === 'no') return declineChange(question, reading, plan);
  if (isMeant && saysAnything(slots))
    return planMove([appointmentId], { ...reading, text: '' }, [target], plan);
  return answer === undefined || !isMeant ? undefined : planUnclear(question, plan);
}

/** Of the days, times and doctors that are named, wherever in the answer, one is that of the new place, or none is named. */
function namesTarget(reading: Reading, { date, time, doctorId }: Required<Place>): boolean {
  const { days, times, doctorIds } = readNamed(reading);
  return (
    (days.length === 0 || days.some((day) => isOfDate(day, date))) &&
    (times.length === 0 || times.some((each) => isOfTime(each, time))) &&
    (doctorIds.length === 0 || doctorIds.includes(doctorId))
  );
}

/** A yes to the only time that was offered moves the appointment there. */
export function acceptStart(
  { appointmentIds, starts = [], targets: [target = {}] = [] }: Question<'whichToMove'>,
  seen: readonly SeenAppointment[],
  reading: Reading,
  plan: MakePlan,
  read: ReadConsent,
): Plan<Task> | undefined {
  const [only] = seen;
  const [start] = starts;
  if (appointmentIds.length !== 1 || starts.length !== 1 || !only || !start) return undefined;
  if (answerWords.cancels?.test(reading.text)) return undefined;
  const { doctorId = target.doctorId ?? only.doctorId, date, time } = start;
  if (doctorId === anyDoctorId) return undefined;
  const { appointmentId, version } = only;
  const from = toPlace(only);
  const question = { kind: 'move' as const, appointmentId, version, date, time, doctorId, from };
  return read(question).answer === 'yes' ? confirmMove(question, reading, plan, read) : undefined;
}

/** A yes that says to cancel, and names exactly one of the listed appointments, or there is but one, is one to that. */
export function confirmNamed(
  appointmentIds: string[],
  [first, ...others]: readonly SeenAppointment[],
  plan: MakePlan,
  read: ReadConsent,
): Plan<Task> | undefined {
  if (first === undefined) return undefined;
  if (others.length > 0) {
    const only = findOnly(read({ kind: 'whichToCancel', appointmentIds }));
    return only && planCancellation(only, plan);
  }
  const { appointmentId, version } = first;
  const { answer, isWithVerb } = read({ kind: 'cancel', appointmentId, version });
  return answer === 'yes' && isWithVerb ? planCancellation(first, plan) : undefined;
}

function findOnly({ isRestated, named }: Consent): AppointmentVersion | undefined {
  return isRestated ? named[0] : undefined;
}

function planCancellation({ appointmentId, version }: AppointmentVersion, plan: MakePlan): Plan<Task> {
  return plan(
    { kind: 'change', change: 'cancel', appointmentId },
    { needs: [{ kind: 'cancelAppointment', appointmentId, version }] },
  );
}

/** "Kann nicht kommen, muss absagen" refuses nothing, and who refuses and asks for something else gets that. */
function declineChange(
  question: AppointmentQuestion,
  { text }: Reading,
  plan: MakePlan,
): Plan<Task> | undefined {
  if (question.kind !== 'move' && wantsCancelled(text)) return planUnclear(question, plan);
  return isOnlyAnswer(text) && !asksBack(text) ? plan({ kind: 'kept' }) : undefined;
}

// Neither one nor all but one is a yes to all.
const exceptSome =
  /\b(?:ausser|bis auf|ohne|except|apart from|besides|(?:nicht|nich|net) (?:de[nrm]|am|die|alle|beide)|not (?:the|both|all))\b/u;
const ofOne = /\b(?:nur|bloss|only|just|einen?|eins|one)\b/u;
const ofSome =
  /\b(?:nur|bloss|only|just|erste\w*|zweite\w*|dritte\w*|letzte\w*|first|second|third|last|einen?|eins|one|ander\w*|other)\b/u;
const besideOnly = /\b(?:nein|nee|ne|no|nur|bloss|only|just)\b[,.]?/gu;
const takesIt = /\b(?:nehm|nimm)\w*|\btake\b/u;

const meansOther =
  /\b(?:de[nrm]|die|das|sondern|the|that|one) (?:andere[nrms]?|other|am|um|vom|bei|mit|fur|zum|zur|on|at|with|for)\b|\bsondern\b/u;

const most = { appointments: 10 };

/** "Nein, den am 9.", "den anderen", "ich meinte den zweiten": another appointment than the one that was asked about. */
function meanOther(
  { appointmentId }: Question<'cancel'>,
  reading: Reading,
  plan: MakePlan,
): Plan<Task> | undefined {
  const { text } = reading;
  if (!isOnlyAnswer(text) || text.includes('?')) return undefined;
  const place = /\bmein\w*\b/u.test(text) ? readOrdinal(text, most.appointments) : undefined;
  if (place !== undefined) return planCancel({ place }, plan);
  if (!meansOther.test(text)) return undefined;
  const named = toMarks(reading);
  const isNamed = Object.values(named).some(
    (mark) => mark !== undefined && !(Array.isArray(mark) && mark.length === 0),
  );
  if (!isNamed && !/\bander|\bother/u.test(text)) return undefined;
  const except = isNamed ? {} : { exceptId: appointmentId };
  return planCancel({ ...named, ...except }, plan);
}
