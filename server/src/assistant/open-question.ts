import { writeNumbersAsDigits } from './days/number-words.ts';
import { namesOther } from './plan-move.ts';
import { readOrdinal, readYesNo } from './read-answer.ts';
import { asksForHours } from './read-hours-question.ts';
import {
  asksForOther,
  asksForSelf,
  asksToSwap,
  movesShown,
  readAllOf,
  takesBackDone,
} from './read-own-talk.ts';
import { escapePattern, findName, findSelf } from './read-person.ts';
import { type Slots, saysAnything } from './read-wish.ts';
import type { Reading, ToPlan } from './reading.ts';
import type { AppointmentQuestion, AppointmentsTask, Task } from './task.ts';
import type { MoveTarget, OfferedStart, OpenQuestion, Plan, TurnInput } from './turn.ts';
import { signals } from './words/signals.ts';

/**
 * The plan if the message answers the question that was asked, else undefined. What changes an appointment needs a
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
      const isMeant = !isOfElse(reading);
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

function isOfAppointments(question: OpenQuestion | undefined): question is AppointmentQuestion {
  const kind = question?.kind;
  return (
    kind === 'cancel' ||
    kind === 'cancelAll' ||
    kind === 'whichToCancel' ||
    kind === 'move' ||
    kind === 'whichToMove'
  );
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

/** The appointments that a question is about, or that were shown; who says no more than "verschieben" means them. */
export function listAsked(question: OpenQuestion | undefined): string[] | undefined {
  if (question?.kind === 'shown') return question.appointmentIds;
  return isOfAppointments(question) ? listIds(question) : undefined;
}

export function listIds(question: AppointmentQuestion): string[] {
  if ('appointments' in question) return question.appointments.map(({ appointmentId }) => appointmentId);
  return 'appointmentId' in question ? [question.appointmentId] : question.appointmentIds;
}

type MakePlan = (task: Task, parts?: Parameters<ToPlan>[3]) => Plan<Task>;

const ownNeeded = { needs: [{ kind: 'appointments' as const }] };

function planCancel(parts: Partial<AppointmentsTask>, plan: MakePlan): Plan<Task> {
  return plan({ kind: 'appointments', purpose: 'cancel', isPast: false, ...parts }, ownNeeded);
}

/** Asks whether to cancel all, or both, of these or of whatever there is. */
function planAll(appointmentIds: string[] | undefined, { text }: Reading, plan: MakePlan): Plan<Task> {
  return planCancel({ appointmentIds, isOfSeveral: readAllOf(text) }, plan);
}

/** Begins with the first, because one after the other is the only way. */
function planSwap(appointmentIds: string[] | undefined, plan: MakePlan): Plan<Task> {
  const several = appointmentIds && appointmentIds.length > 1 ? { appointmentIds } : {};
  return plan(
    { ...{ kind: 'appointments', purpose: 'reschedule', isPast: false }, ...several, isSwap: true, move: {} },
    ownNeeded,
  );
}

function answerDone(
  question: Extract<OpenQuestion, { kind: 'done' }>,
  input: TurnInput,
  reading: Reading,
  plan: MakePlan,
): Plan<Task> | undefined {
  const { change, appointmentIds, from } = question;
  const { text } = reading;
  const [doneId = ''] = appointmentIds;
  if (change === 'cancel' && meansRest.test(text)) return planCancel({ exceptId: doneId }, plan);
  if (takesBack.test(text) || takesBackDone(text))
    return change === 'move'
      ? planMove([doneId], { ...reading, text: '' }, from ? [from] : [], plan)
      : plan({ kind: 'cannotUndo' });
  if (change === 'move' && isNothingElseTalkedOf(input) && movesShown(reading))
    return planMove([doneId], reading, [], plan);
  return isYesAgain(change, text) ? plan({ ...question }, { ...ownNeeded, state: { question } }) : undefined;
}

/** A form that stands open is nearer than a list that was shown beside it. */
function isNothingElseTalkedOf({ form }: TurnInput): boolean {
  return form === undefined;
}

/** What is said of appointments that were listed just now, and is no question by itself: "und ich?", "auch später?". */
function answerShown(
  { appointmentIds }: Extract<OpenQuestion, { kind: 'shown' }>,
  input: TurnInput,
  reading: Reading,
  plan: MakePlan,
): Plan<Task> | undefined {
  const { text, slots, patientId } = reading;
  const list = { kind: 'appointments', purpose: 'list', isPast: false } as const;
  if (asksForSelf(text)) return plan({ ...list, patientId: findSelf(input.asker) }, ownNeeded);
  if (asksForOther(reading)) {
    const personName = findName(input.asker, patientId);
    return plan({ ...list, patientId, personName }, ownNeeded);
  }
  const id = appointmentIds[readOrdinal(text, appointmentIds.length) ?? -1];
  if (id !== undefined && signals.cancelVerb?.test(text)) return planCancel({ appointmentIds: [id] }, plan);
  if (id !== undefined && signals.moveVerb?.test(text))
    return planMove([id], { ...reading, text: '' }, [], plan);
  if (!isNothingElseTalkedOf(input) || !movesShown(reading)) return undefined;
  // A day that is named may be that of another.
  return planMove(slots.day.date === undefined ? appointmentIds : undefined, reading, [], plan);
}

/** All of them by one clear yes; whoever means only some says which, and is asked about those. */
function answerAll(
  question: Extract<OpenQuestion, { kind: 'cancelAll' }>,
  reading: Reading,
  plan: MakePlan,
): Plan<Task> | undefined {
  const { text, slots, patientId } = reading;
  const appointmentIds = listIds(question);
  if (exceptSome.test(text)) return planCancel({ appointmentIds }, plan);
  const isOfSome = saysAnything(slots) || patientId !== undefined || ofSome.test(text);
  const answer = readYesNo(text, 'cancelAll', allWords);
  const isElse = takesIt.test(text) || signals.bookVerb?.test(text) === true || !isOnlyAnswer(text);
  if (isElse) return undefined;
  if (answer === 'yes' && !isOfSome) {
    const { appointments } = question;
    return plan({ kind: 'cancelAll' }, { needs: [{ kind: 'cancelAppointments', appointments }] });
  }
  if (isOfSome) {
    const only = { ...reading, text: text.replace(besideOnly, '').trim() };
    const some = chooseAppointment({ kind: 'whichToCancel', appointmentIds }, only, plan);
    if (some) return some;
    if (ofOne.test(text)) return planCancel({ appointmentIds }, plan);
  }
  if (answer === 'no' || isNone.test(text)) return plan({ kind: 'kept' });
  const unclear: Task = { kind: 'unclear', isGuest: false, isBooking: false, hasPain: false };
  return answer && plan({ kind: 'aside', task: unclear, question }, ownNeeded);
}

const allWords = [
  'alle[ns]?|alles|beide[nrs]?|both|all|of them|them|these|termine|appointments|zusammen|zwei|two|drei|three',
];
// Neither one nor all but one is a yes to all.
const exceptSome =
  /\b(?:ausser|bis auf|ohne|except|apart from|besides|(?:nicht|nich|net) (?:de[nrm]|am|die|alle|beide)|not (?:the|both|all))\b/u;
const ofOne = /\b(?:nur|bloss|only|just|einen?|eins|one)\b/u;
const ofSome =
  /\b(?:nur|bloss|only|just|erste\w*|zweite\w*|dritte\w*|letzte\w*|first|second|third|last|einen?|eins|one|den|diese[nr]|der|ihn|meinen?|ander\w*|other|termin|appointment|this|that|(?<!\bdo )it)\b/u;
const besideOnly = /\b(?:nein|nee|ne|no|nur|bloss|only|just)\b[,.]?/gu;

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
  if (answer === 'no') return isElse ? undefined : plan({ kind: 'kept' });
  if (saysMoreThanYes(question.kind, { text, slots })) return undefined;
  if (answer === 'unclear')
    return plan(
      {
        kind: 'aside',
        task: { kind: 'unclear', isGuest: false, isBooking: false, hasPain: false },
        question,
      },
      { needs: [{ kind: 'appointments' }] },
    );
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
const takesIt = /\b(?:nehm|nimm)\w*|\btake\b/u;
/** All of several appointments: neither "allerdings" nor "vor allem" nor "alles klar" says so. */
export const allOfThem =
  /\b(?:allen?|alles(?! (?:klar|gut\w*|ok|okay|liebe|in ordnung))|(?<!after )all(?! right)|beide[nrs]?|samtliche\w*|both)\b/u;

/** "Ja, stornieren" moves nothing, "ja, den nehme ich" cancels nothing, and a treatment is another errand. */
function saysMoreThanYes(
  asked: 'cancel' | 'move',
  { text, slots }: Pick<Reading, 'text' | 'slots'>,
): boolean {
  if (slots.treatmentTypes.length > 0 || signals.bookVerb?.test(text)) return true;
  const isEnd = ends.test(text) || signals.cancelVerb?.test(text) === true;
  return asked === 'move' ? isEnd : takesIt.test(text) || allOfThem.test(text);
}

const former =
  '(?:alte|vorige|vorherige|bisherige|fruhere|ursprungliche|old|former|previous|original|earlier)[nrsm]?';
/** "Ach nein, zurück auf den alten Termin", but not "zurück zur Startseite". */
const takesBack = new RegExp(
  `\\b(?:(?:zuruck|back|revert)\\b[^.!?]{0,20}\\b(?:${former}|vorher|before|it was)|alte[nr]? (?:termin|zeit)|zurucknehm\\w*|ruckgangig|wie (?:er )?(?:vorher|es war)|doch (?:nicht|behalten)|undo|(?<!(?:passwor[td]|kennwort)\\w*[^.!?]*)zurucksetz\\w*)\\b`,
  'u',
);

/** "Und den anderen auch", once one is cancelled. */
const meansRest =
  /^(?:(?:ja|jetzt|dann|und|bitte|noch|yes|and|now|also|please|auch),? )*(?:de[nrm]|die|das|the) (?:andere[nrms]?|zweite[nrms]?|other(?: one)?|second(?: one)?|rest)(?: (?:auch|noch|bitte|absagen|stornieren|as well|too|please|termin|appointment))*\W*$/u;

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
  return plan(
    { kind: 'appointments', purpose: 'cancel', isPast: false, ...named, ...except },
    { needs: [{ kind: 'appointments' }] },
  );
}

function toMarks({ day, time, doctor, treatmentTypes }: Slots, patientId: string | undefined) {
  return {
    date: day.date,
    doctorId: doctor.doctorId,
    treatmentTypes,
    patientId,
    ...time,
  } satisfies Partial<AppointmentsTask>;
}

/** "Zahnreinigung am Montag", "habt ihr samstags offen?" are about something else than the move that is talked of. */
function isOfElse({ text, slots }: Reading): boolean {
  const has = (name: string) => signals[name]?.test(text) ?? false;
  return slots.treatmentTypes.length > 0 || has('bookVerb') || has('cancelVerb') || asksForHours(text);
}

/** Asks about a move of one of these appointments, or of any, by what is said now and where each was to go before. */
function planMove(
  appointmentIds: string[] | undefined,
  { text, slots }: Reading,
  before: readonly MoveTarget[],
  plan: MakePlan,
): Plan<Task> {
  const targets = Object.fromEntries(before.map((target, index) => [appointmentIds?.[index] ?? '', target]));
  const { treatmentTypes } = slots;
  return plan(
    {
      ...{ kind: 'appointments', purpose: 'reschedule', isPast: false, appointmentIds, treatmentTypes },
      move: { targets, said: text === '' ? undefined : { text, slots } },
    },
    { needs: [{ kind: 'appointments' }] },
  );
}

/** The yes itself, whose answer was lost, and no thanks for it. */
function isYesAgain(change: 'cancel' | 'move', text: string): boolean {
  return (
    text.split(' ').length <= 3 &&
    readYesNo(text, change) === 'yes' &&
    !/dank|thank|super|prima|gut/u.test(text)
  );
}

/** "Nein, lieber auf Freitag verschieben" says more than no. */
function isOnlyAnswer(text: string): boolean {
  return !/verschieb|verleg|umbuch|reschedul|\bmove\b|andere[nr]? (?:tag|termin)|another (?:day|time)/u.test(
    text,
  );
}

/** "Keinen von beiden", and not "da habe ich keine Zeit". */
const isNone =
  /^(?:(?:ach|na|nein|nee?|also|dann|doch|lieber|bitte|no|oh|ich will|ich mochte),? )*(?:gar |uberhaupt )?(?:keine[nsr]?|keins|none|neither)(?:,? (?:von|of|beiden|denen|allen|den|them|these|those|termin\w*|davon|mehr|bitte|danke|please|thanks|absagen|stornieren|verschieben))*\W*$/u;

const notThatOne = /\b(?:nicht|nich|net|not) (?:de[nrm]|am|an|zum|the|on)\b/u;

type WhichQuestion = Extract<OpenQuestion, { kind: 'whichToCancel' | 'whichToMove' }>;

function chooseAppointment(
  question: WhichQuestion,
  reading: Reading,
  plan: MakePlan,
): Plan<Task> | undefined {
  const { text, slots, patientId } = reading;
  if (question.kind === 'whichToCancel' && readAllOf(text))
    return planAll(question.appointmentIds, reading, plan);
  const chosen = chooseByPlace(question, reading, plan);
  if (chosen) return chosen;
  const targets = question.kind === 'whichToMove' ? (question.targets ?? []) : [];
  const { day } = slots;
  // "Den am 9., da kann ich nicht" says which; "nicht den am 9." does not.
  const hinderedDate = notThatOne.test(text) ? undefined : (day.refusedDate ?? day.asideDate);
  const [target = {}] = targets;
  const isNamed =
    slots.treatmentTypes.length > 0 ||
    patientId !== undefined ||
    hinderedDate !== undefined ||
    namesOther(text, slots, question.appointmentIds.length === 1 ? target : {});
  // "Egal wann" keeps nothing.
  const isNo = readYesNo(text.replace(/\begal\b/gu, ''), 'cancel') === 'no' && isOnlyAnswer(text);
  if (!isNamed) return isNo || isNone.test(text) ? plan({ kind: 'kept' }) : undefined;
  if (signals.bookVerb?.test(text) || asksForHours(text)) return undefined;
  const { appointmentIds } = question;
  if (question.kind === 'whichToMove') return planMove(appointmentIds, reading, targets, plan);
  const marks = { ...toMarks(slots, patientId), date: day.date ?? hinderedDate };
  return plan(
    { kind: 'appointments', purpose: 'cancel', isPast: false, appointmentIds, ...marks },
    { needs: [{ kind: 'appointments' }] },
  );
}

/** "Den zweiten" of the appointments, or of the times that were offered for one of them. */
function chooseByPlace(question: WhichQuestion, reading: Reading, plan: MakePlan): Plan<Task> | undefined {
  const { appointmentIds } = question;
  const findIndex = (count: number) => readOrdinal(reading.text, count);
  const nothingSaid = { ...reading, text: '', slots: { ...reading.slots, treatmentTypes: [] } };
  const byPlace = findIndex(appointmentIds.length);
  if (question.kind === 'whichToMove') {
    const { targets = [], starts = [] } = question;
    const { isSoon, day } = reading.slots;
    const isTaken =
      (starts.length === 1 && readYesNo(reading.text, 'move') === 'yes') || (isSoon && !day.isNamed);
    const start = isTaken
      ? starts[0]
      : (starts[findIndex(starts.length) ?? -1] ?? findByTime(starts, reading.slots));
    if (start) return planMove(appointmentIds, nothingSaid, [{ ...targets[0], ...start }], plan);
    const id = appointmentIds.length > 1 ? appointmentIds[byPlace ?? -1] : undefined;
    return id === undefined
      ? undefined
      : planMove([id], nothingSaid, targets.slice(byPlace, (byPlace ?? 0) + 1), plan);
  }
  const isOnly = appointmentIds.length === 1 && readYesNo(reading.text, 'cancel') === 'yes';
  const id = appointmentIds[byPlace ?? (isOnly ? 0 : -1)];
  if (id === undefined) return undefined;
  return plan(
    { kind: 'appointments', purpose: 'cancel', isPast: false, appointmentIds: [id] },
    { needs: [{ kind: 'appointments' }] },
  );
}

/** "Um zehn" of starts on several days, if that is one of them only. */
function findByTime(starts: readonly OfferedStart[], { day, time, doctor }: Slots): OfferedStart | undefined {
  const isOnDays = new Set(starts.map(({ date }) => date)).size > 1;
  if (!isOnDays || day.isNamed || doctor.doctorId !== undefined) return undefined;
  const [only, ...others] = starts.filter((start) => start.time === time.time);
  return others.length === 0 ? only : undefined;
}

/** What "die zweite" means after a list of treatments or free times. */
export function pickFromList(
  question: OpenQuestion | undefined,
  { text, slots }: Reading,
): Slots | undefined {
  if (question?.kind === 'whichTreatment') {
    const index = readOrdinal(text, question.treatmentTypes.length);
    const picked = index === undefined ? undefined : question.treatmentTypes[index];
    return picked === undefined ? undefined : { ...slots, treatmentTypes: [picked], day: { isNamed: false } };
  }
  if (question?.kind !== 'whichStart') return undefined;
  const index = readOrdinal(text, question.starts.length);
  const picked = index === undefined ? undefined : question.starts[index];
  if (picked === undefined) return undefined;
  const doctor = { ...slots.doctor, doctorId: picked.doctorId ?? slots.doctor.doctorId };
  return { ...slots, day: { date: picked.date, isNamed: true }, time: { time: picked.time }, doctor };
}
