import { answerAll, takesIt } from './answer-all.ts';
import { answerDone, answerShown } from './answer-shown.ts';
import { chooseAppointment, isOnlyAnswer, toMarks } from './choose-asked.ts';
import { writeNumbersAsDigits } from './days/number-words.ts';
import { escapePattern } from './escape-pattern.ts';
import {
  isOfAppointments,
  listAsked,
  type MakePlan,
  planAll,
  planCancel,
  planMove,
  planSwap,
  planUnclear,
} from './plan-changes.ts';
import { namesOther } from './plan-move.ts';
import { asksBack, readYesNo } from './read-answer.ts';
import { asksToSwap, isOtherErrand, readAllOf, readSeveral } from './read-own-talk.ts';
import { saysAnything } from './read-wish.ts';
import type { Reading, ToPlan } from './reading.ts';
import type { Task } from './task.ts';
import type { OpenQuestion, Plan, TurnInput } from './turn.ts';
import { signals } from './words/signals.ts';

/**
 * The plan if the message answers the question that was asked, or asks to swap appointments, else undefined. What changes an appointment needs a
 * clear yes to that very question; everything unclear changes nothing.
 */
export function answerQuestion(input: TurnInput, reading: Reading, toPlan: ToPlan): Plan<Task> | undefined {
  const { question } = input.state;
  if (input.asker.kind === 'guest') return undefined;
  const plan: (task: Task, parts?: Parameters<ToPlan>[3]) => Plan<Task> = (task, parts) =>
    toPlan(input, reading, task, { mayModelAnswer: false, ...parts });
  if (asksToSwap(reading.text)) return planSwap(listAsked(question), plan);
  if (question === undefined) return undefined;
  switch (question.kind) {
    case 'cancel':
      return (
        meanOther(question, reading, plan) ??
        (readAllOf(reading.text) ? planAll(undefined, reading, plan) : answerYesNo(question, reading, plan))
      );
    case 'cancelAll':
      return answerAll(question, reading, plan);
    case 'move': {
      const { appointmentId, date, time, doctorId } = question;
      const target = { date, time, doctorId };
      const isMeant = !isOtherErrand(reading, ['bookVerb', 'cancelVerb']);
      // "Nein, lieber um zehn" asks anew about the same appointment.
      if (isMeant && namesOther(reading.text, reading.slots, target))
        return planMove([appointmentId], reading, [target], plan);
      const answered = answerYesNo(question, reading, plan);
      // So does what only says again what was asked.
      return !answered && isMeant && saysAnything(reading.slots)
        ? planMove([appointmentId], { ...reading, text: '' }, [target], plan)
        : answered;
    }
    case 'whichToCancel':
    case 'whichToMove':
      return chooseAppointment(question, reading, plan);
    case 'done':
      return answerDone(question, input, reading, plan);
    case 'shown':
      return answerShown(question, input, reading, plan);
    case 'guestChange':
    case 'whichTreatment':
    case 'whichStart':
      // These only fill the form; the booking reads them.
      return undefined;
    default:
      return question satisfies never;
  }
}

/**
 * What is asked about appointments goes on waiting while something else is answered, and is asked again behind the answer:
 * then a yes is one to that very question. Whoever wants something else done has left it.
 */
export function keepQuestion({ state, asker }: TurnInput, text: string, plan: Plan<Task>): Plan<Task> {
  const { question } = state;
  if (asker.kind === 'guest' || !isOfAppointments(question) || !isAside(plan.task)) return plan;
  return {
    ...plan,
    mayModelAnswer: false,
    needs: [...plan.needs.filter(({ kind }) => kind !== 'appointments'), { kind: 'appointments' }],
    task: { kind: 'aside', task: readBesideQuestion(plan.task, text), question },
  };
}

function isAside(task: Task): boolean {
  switch (task.kind) {
    case 'talk':
    case 'unclear':
    case 'doctors':
    case 'navigate':
    case 'language':
      return true;
    case 'appointments':
      return task.purpose === 'list';
    default:
      return false;
  }
}

const asksForRules =
  /\b(?:wie lange vorher|bis wann|fristen?|gebuhr\w*|strafe|kostenlos|kostenfrei|50 euro|how (?:late|long before)|deadline|fee|free of charge)\b/u;

/** "Kostet das was?" beside such a question asks what cancelling costs. */
function readBesideQuestion(task: Task, text: string): Task {
  if (task.kind !== 'talk' || task.treatmentId !== undefined) return task;
  return task.topic === 'prices' || asksForRules.test(text)
    ? { ...task, topic: 'cancellation_policy' }
    : task;
}

function answerYesNo(
  question: Extract<OpenQuestion, { kind: 'cancel' | 'move' }>,
  { text, slots }: Reading,
  plan: MakePlan,
): Plan<Task> | undefined {
  // A day, a time or a dentist other than those of the question has been taken for a correction before.
  const named = question.kind === 'move' ? [...whenWords, ...slots.doctor.names.map(escapePattern)] : [];
  const answer = readYesNo(
    question.kind === 'move' ? writeNumbersAsDigits(text) : text,
    question.kind,
    named,
  );
  if (answer === undefined) return undefined;
  const isElse = !isOnlyAnswer(text) || (question.kind === 'move' && signals.cancelVerb?.test(text));
  if (answer === 'no') return isElse || asksBack(text) ? undefined : plan({ kind: 'kept' });
  if (saysMoreThanYes(question.kind, { text, slots })) return undefined;
  if (answer === 'unclear') return planUnclear(question, plan);
  if (question.kind === 'cancel') {
    const { appointmentId, version } = question;
    return plan(
      { kind: 'change', change: 'cancel', appointmentId },
      { needs: [{ kind: 'cancelAppointment', appointmentId, version }] },
    );
  }
  const { appointmentId, version, date, time, doctorId, from } = question;
  return plan(
    { kind: 'change', change: 'move', appointmentId, target: { date, time, doctorId }, from },
    { needs: [{ kind: 'moveAppointment', appointmentId, version, date, time, doctorId }] },
  );
}

const whenWords = [
  '\\d{1,2}|uhr|halb|am|an|um|auf|at|on|to|zu|zum|bei|mit|with|dr|doktor|doctor|frau|herrn?|januar|februar|marz|april|mai|juni|juli',
  'august|september|oktober|november|dezember|january|february|march|may|june|july|october|december|nachmittag|vormittag|morgen',
  "(?:mon|diens|donners|frei|sams|sonn)tags?|mittwochs?|(?:mon|tues|wednes|thurs|fri|satur|sun)day|pm|am|th|st|nd|rd|o'clock",
];

const ends = /\b(?:weg|raus|fott) (?:damit|domet|mit)\b|\bwegmach\w*|\blosch\w*|\bkill\b|\bweg\b/u;

/** "Ja, stornieren" moves nothing, "ja, den nehme ich" cancels nothing, and a treatment is another errand. */
function saysMoreThanYes(
  asked: 'cancel' | 'move',
  { text, slots }: Pick<Reading, 'text' | 'slots'>,
): boolean {
  if (slots.treatmentTypes.length > 0 || signals.bookVerb?.test(text)) return true;
  const isEnd = ends.test(text) || signals.cancelVerb?.test(text) === true;
  return asked === 'move' ? isEnd : takesIt.test(text) || readSeveral(text) !== undefined;
}

const meansOther =
  /\b(?:de[nrm]|die|das|sondern|the|that|one) (?:andere[nrms]?|other|am|um|vom|bei|mit|fur|zum|zur|on|at|with|for)\b|\bsondern\b/u;

/** "Nein, den am 9.", "den anderen": another appointment than the one that was asked about. */
function meanOther(
  { appointmentId }: { appointmentId: string },
  { text, slots, patientId }: Reading,
  plan: MakePlan,
): Plan<Task> | undefined {
  if (!meansOther.test(text) || !isOnlyAnswer(text) || text.includes('?')) return undefined;
  const named = toMarks(slots, patientId);
  const isNamed = Object.values(named).some((mark) => mark !== undefined && mark.length > 0);
  if (!isNamed && !/\bander|\bother/u.test(text)) return undefined;
  const except = isNamed ? {} : { exceptId: appointmentId };
  return planCancel({ ...named, ...except }, plan);
}
