import { toMarks } from './choose-asked.ts';
import { toStandardAnswer } from './dialects.ts';
import { type MakePlan, ownNeeded, planCancel, planMove, policy } from './plan-changes.ts';
import { readYesNo } from './read-answer.ts';
import {
  asksOfCancelling,
  leaveOutDeniedMove,
  onlyDeniesCancelling,
  wantsCancelled,
} from './read-cancelling.ts';
import { readOrdinal } from './read-ordinal.ts';
import { asksForOther, asksForSelf, movesShown, takesBackDone } from './read-own-talk.ts';
import { findName, findSelf } from './read-person.ts';
import type { Reading } from './reading.ts';
import type { Task } from './task.ts';
import type { OpenQuestion, Plan, TurnInput } from './turn.ts';
import { listAsking } from './understand/split-clauses.ts';
import { signals } from './words/signals.ts';

// What is said of appointments that were changed or listed just now: no question is open any more.

export function answerDone(
  question: Extract<OpenQuestion, { kind: 'done' }>,
  input: TurnInput,
  reading: Reading,
  plan: MakePlan,
): Plan<Task> | undefined {
  const { change, appointmentIds, from, undo } = question;
  const { text } = reading;
  const [doneId = ''] = appointmentIds;
  if (change === 'cancel' && meansRest.test(listAsking(toStandardAnswer(text)).join(' ')))
    return planCancel({ exceptId: doneId }, plan);
  if (takesBack.test(text) || takesBackDone(text)) {
    if (undo && input.nowMs < undo.untilMs)
      return plan(
        { kind: 'undo', from },
        { needs: [{ kind: 'undoChange', appointments: undo.appointments, ...(from && { from }) }] },
      );
    return change === 'move'
      ? planMove([doneId], { ...reading, text: '' }, from ? [from] : [], plan)
      : plan({ kind: 'cannotUndo' });
  }
  if (change === 'move' && isNothingElseTalkedOf(input) && movesShown(reading))
    return planMove([doneId], reading, [], plan);
  return isYesAgain(change, text) ? plan({ ...question }, { ...ownNeeded, state: { question } }) : undefined;
}

/** A change that was undone just now is not undone twice. */
export function answerUndone(
  question: Extract<OpenQuestion, { kind: 'undone' }>,
  { text }: Reading,
  plan: MakePlan,
): Plan<Task> | undefined {
  if (!takesBack.test(text) && !takesBackDone(text)) return undefined;
  return plan({ kind: 'undoneBefore' }, { state: { question } });
}

/** A form that stands open is nearer than a list that was shown beside it. */
function isNothingElseTalkedOf({ form }: TurnInput): boolean {
  return form === undefined;
}

/** What is said of appointments that were listed just now, and is no question by itself: "und ich?", "auch später?". */
export function answerShown(
  shown: Extract<OpenQuestion, { kind: 'shown' }>,
  input: TurnInput,
  reading: Reading,
  plan: MakePlan,
): Plan<Task> | undefined {
  const { appointmentIds } = shown;
  const { text, slots, patientId } = reading;
  const list = { kind: 'appointments', purpose: 'list', isPast: false } as const;
  if (asksForSelf(text)) return plan({ ...list, patientId: findSelf(input.asker) }, ownNeeded);
  if (asksForOther(reading)) {
    const personName = findName(input.asker, patientId);
    return plan({ ...list, patientId, personName }, ownNeeded);
  }
  const toDo = leaveOutDeniedMove(text);
  const id = appointmentIds[reading.place ?? readOrdinal(toDo, appointmentIds.length) ?? -1];
  if (wantsCancelled(text)) {
    const [onlyId] = appointmentIds;
    const isOnly = appointmentIds.length === 1 && pointsAtIt(text) && !slots.day.isNamed;
    const meantId = id ?? (isOnly && patientId === undefined ? onlyId : undefined);
    if (meantId !== undefined) return planCancel({ appointmentIds: [meantId] }, plan);
    // The move that is denied would be taken for the errand.
    if (toDo !== text) return planCancel({ appointmentIds, ...toMarks(reading) }, plan);
  }
  if (pointsAtIt(text) && asksOfCancelling(text)) return plan(policy, { state: { question: shown } });
  if (pointsAtIt(text) && onlyDeniesCancelling(text))
    return plan({ kind: 'kept' }, { state: { question: shown } });
  if (id !== undefined && signals.moveVerb?.test(toDo))
    return planMove([id], reading.place === undefined ? { ...reading, text: '' } : reading, [], plan);
  if (!isNothingElseTalkedOf(input) || !movesShown(reading)) return undefined;
  // A day that is named may be that of another.
  return planMove(slots.day.date === undefined ? appointmentIds : undefined, reading, [], plan);
}

const former =
  '(?:alte|vorige|vorherige|bisherige|fruhere|ursprungliche|old|former|previous|original|earlier)[nrsm]?';
/** "Ach nein, zurück auf den alten Termin", but not "zurück zur Startseite". */
const takesBack = new RegExp(
  `\\b(?:(?:zuruck|back|revert)\\b[^.!?]{0,20}\\b(?:${former}|vorher|before|it was)|${former} (?:termin|zeit|appointment|time) (?:\\p{L}+ )?(?:behalten|wieder\\w*|zuruck\\w*|back|keep)|zurucknehm\\w*|ruckgangig|wie (?:er )?(?:vorher|es war)|undo|(?<!(?:passwor[td]|kennwort)\\w*[^.!?]*)zurucksetz\\w*)\\b`,
  'u',
);

const most = { wordsThatPoint: 9 };

/** "Kann man den absagen?" */
function pointsAtIt(text: string): boolean {
  return text.split(' ').length <= most.wordsThatPoint && /\b(?:den|ihn|diesen|it|that|this)\b/u.test(text);
}

/** "Und den anderen auch", once one is cancelled. */
const meansRest =
  /^(?:(?:ja|jo|klar|jetzt|dann|und?|bitte|noch|yes|and|now|also|please|auch),? )*(?:da|de[nrm]|die|das|the) (?:andere?[nrms]?|zweite[nrms]?|other(?: one)?|second(?: one)?|rest)(?: (?:auch|noch|bitte|absagen|stornieren|as well|too|please|termin|appointment))*\W*$/u;

/** The yes itself, whose answer was lost, and no thanks for it. */
function isYesAgain(change: 'cancel' | 'move', text: string): boolean {
  return (
    text.split(' ').length <= 3 &&
    readYesNo(text, change) === 'yes' &&
    !/dank|thank|super|prima|gut/u.test(text)
  );
}
