import { answerAll, takesIt } from './answer-all.ts';
import { answerDone, answerShown } from './answer-shown.ts';
import { chooseAppointment, toMarks } from './choose-asked.ts';
import { monthNames } from './days/calendar-words.ts';
import { writeNumbersAsDigits } from './days/number-words.ts';
import { escapePattern } from './escape-pattern.ts';
import { words } from './normalise.ts';
import {
  isOfAppointments,
  listAsked,
  type MakePlan,
  planAll,
  planCancel,
  planMove,
  planSwap,
  planUnclear,
  policy,
} from './plan-changes.ts';
import { namesOther } from './plan-move.ts';
import { asksBack, readYesNo } from './read-answer.ts';
import {
  asksForTerms,
  asksOfCancelling,
  deniesCancelling,
  isOnlyAnswer,
  speaksOfCancelling,
  wantsCancelled,
} from './read-cancelling.ts';
import { asksToSwap, isOtherErrand, readAllOf, readSeveral } from './read-own-talk.ts';
import { asksToExplain } from './read-plain-need.ts';
import { saysAnything } from './read-wish.ts';
import type { Reading, ToPlan } from './reading.ts';
import { saysItStays } from './says-it-stays.ts';
import type { Task } from './task.ts';
import type { OpenQuestion, Plan, TurnInput } from './turn.ts';
import { endWords } from './words/giving-up-words.ts';
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
  if (question === undefined || asksToExplain(reading.text)) return undefined;
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
      if (wantsCancelled(reading.text)) return planCancel({ appointmentIds: [appointmentId] }, plan);
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
  if (asker.kind === 'guest' || !isOfAppointments(question)) return plan;
  const said = readBesideQuestion(plan.task, text);
  if (!isAside(said)) return plan;
  return {
    ...plan,
    mayModelAnswer: false,
    needs: [...plan.needs.filter(({ kind }) => kind !== 'appointments'), { kind: 'appointments' }],
    task: { kind: 'aside', task: said, question },
  };
}

function isAside(task: Task): boolean {
  switch (task.kind) {
    case 'words':
      return task.say !== 'dropped';
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

/** "Kostet das was?", "kann ich den noch absagen?" beside such a question ask what cancelling costs. */
function readBesideQuestion(task: Task, text: string): Task {
  if (task.kind === 'appointments' && task.purpose === 'cancel') {
    if (asksOfCancelling(text)) return policy;
    if (deniesCancelling(text)) return { kind: 'unclear', isGuest: false, isBooking: false, hasPain: false };
  }
  if (task.kind !== 'talk' || task.treatmentId !== undefined) return task;
  return task.topic === 'prices' || asksForTerms(text) ? { ...task, topic: 'cancellation_policy' } : task;
}

function answerYesNo(
  question: Extract<OpenQuestion, { kind: 'cancel' | 'move' }>,
  { text, slots }: Reading,
  plan: MakePlan,
): Plan<Task> | undefined {
  // A day, a time or a dentist other than those of the question has been taken for a correction before.
  const named = question.kind === 'move' ? [...whenWords, ...slots.doctor.names.map(escapePattern)] : [];
  // "…, nicht wahr?" asks, and denies nothing.
  const plain = text.replace(/,? nicht wahr\W*$/u, '?');
  const answer = readYesNo(
    question.kind === 'move' ? writeNumbersAsDigits(plain) : plain,
    question.kind,
    named,
  );
  if (answer === undefined) return undefined;
  const isElse = !isOnlyAnswer(text) || (question.kind === 'move' && speaksOfCancelling(text));
  // "Kann nicht kommen muss absagen"
  if (answer === 'no' && question.kind === 'cancel' && wantsCancelled(text))
    return planUnclear(question, plan);
  if (answer === 'no') return isElse || asksBack(text) ? undefined : plan({ kind: 'kept' });
  if (saysMoreThanYes(question.kind, answer, { text, slots })) return undefined;
  const isOther = question.kind === 'cancel' ? saysItStays(text) : saysOtherNumber(question, text);
  if (answer === 'unclear' || isOther) return planUnclear(question, plan);
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
  '(?:drei)?viertel(?: (?:vor|nach))?|quarter (?:to|past)|half(?: past)?|\\d{1,2}|uhr|halb|am|an|um|auf|at|on|to|zu|zum|bei|mit|with|dr|doktor|doctor|frau|herrn?|januar|februar|marz|april|mai|juni|juli',
  'august|september|oktober|november|dezember|january|february|march|may|june|july|october|december|nachmittag|vormittag|morgen',
  "(?:mon|diens|donners|frei|sams|sonn)tags?|mittwochs?|(?:mon|tues|wednes|thurs|fri|satur|sun)day|pm|am|th|st|nd|rd|o'clock",
];

const monthPatterns = monthNames.map((names) => new RegExp(`\\b(?:${names})\\b`, 'u'));

/** "Ja, verschieb auf 12", where eleven was asked: a number or month that the question does not have. */
function saysOtherNumber({ date, time }: { date: string; time: string }, text: string): boolean {
  const [, month = 0, day = 0] = date.split('-').map(Number);
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const said = writeNumbersAsDigits(text).replace(/\b(\d{1,2})\.(\d{2})(?= ?uhr)/gu, '$1:$2');
  const calendar = new Set([day, month]);
  const isOther = ({ 0: written, groups, index }: RegExpExecArray) => {
    if (written !== groups?.number) return !calendar.has(Number(groups?.number ?? written));
    const [before, after] = [said.slice(0, index), said.slice(index + written.length)];
    return !isOfClock(Number(written), { hour, minute }, before, after);
  };
  return (
    [...said.matchAll(numbers)].some(isOther) ||
    monthPatterns.some((name, index) => name.test(text) && index + 1 !== month)
  );
}

const toHour = [
  { minute: 15, before: /(?:viertel nach|quarter past|(?<!vor |drei)viertel) $/u },
  { minute: 30, before: /(?:halb|half past|half) $/u },
  { minute: 45, before: /(?:viertel vor|dreiviertel|drei viertel|quarter to) $/u },
];
/** "Halb elf" is 10:30, "viertel elf" 10:15; English "half ten" is 10:30. */
const towardsNext = /(?:halb|vor|to|viertel) $/u;

/** Whether a bare number is the hour, told with its minutes, or the minutes behind it: of 11:30 in "halb zwölf" and "11 30". */
function isOfClock(
  number: number,
  { hour, minute }: { hour: number; minute: number },
  before: string,
  after: string,
): boolean {
  const isHour = (wanted: number) => number === wanted || number === (wanted % 12 || 12);
  const told = toHour.find((each) => each.before.test(before));
  if (told) return told.minute === minute && isHour(towardsNext.test(before) ? hour + 1 : hour);
  const minutes = new RegExp(`^(?: ?:| uhr)? ?0?${minute}(?!\\d)`, 'u');
  const hours = new RegExp(`(?<!\\d)(?:${hour}|${hour % 12 || 12})(?: ?:| uhr)? ?$`, 'u');
  const isWhole = minute === 0 || minutes.test(after);
  return (isHour(hour) && isWhole) || (number === minute && hours.test(before));
}

/** A bare one is of the clock; beside a dot, a month or "am" it is of the calendar. */
const numbers = new RegExp(
  `(?:\\b(?:am|den|on|the) )?(?<![\\d.])(?<number>\\d{1,2})(?!\\d)(?:\\.|(?:st|nd|rd|th)\\b| (?:${monthNames.join('|')})\\b)?(?! ?(?:uhr|:))|(?<=\\.)\\d{1,2}(?!\\d)`,
  'gu',
);

const ends = words(endWords);

/** "Ja, stornieren" moves nothing, "ja, den nehme ich" cancels nothing, and a treatment is another errand. */
function saysMoreThanYes(
  asked: 'cancel' | 'move',
  answer: 'yes' | 'unclear',
  { text, slots }: Pick<Reading, 'text' | 'slots'>,
): boolean {
  // Beside a clear yes they are of its reason: "mein Kind ist krank", "ich buche später neu".
  if (answer !== 'yes' && (slots.treatmentTypes.length > 0 || signals.bookVerb?.test(text))) return true;
  const isEnd = ends.test(text) || speaksOfCancelling(text);
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
