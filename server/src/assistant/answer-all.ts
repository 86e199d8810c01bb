import { chooseAppointment, isNone } from './choose-asked.ts';
import { listIds, type MakePlan, planCancel, planUnclear } from './plan-changes.ts';
import { asksBack, readYesNo } from './read-answer.ts';
import { isOnlyAnswer } from './read-cancelling.ts';
import { saysAnything } from './read-wish.ts';
import type { Reading } from './reading.ts';
import { saysItStays } from './says-it-stays.ts';
import type { Task } from './task.ts';
import type { OpenQuestion, Plan } from './turn.ts';
import { signals } from './words/signals.ts';

/** All of them by one clear yes; whoever means only some says which, and is asked about those. */
export function answerAll(
  question: Extract<OpenQuestion, { kind: 'cancelAll' }>,
  reading: Reading,
  plan: MakePlan,
): Plan<Task> | undefined {
  const { text, slots, patientId } = reading;
  const appointmentIds = listIds(question);
  if (exceptSome.test(text)) return planCancel({ appointmentIds }, plan);
  const named = { ...slots, isSoon: false };
  const isOfSome = saysAnything(named) || patientId !== undefined || ofSome.test(text.replace(isRight, ''));
  const answer = readYesNo(text, 'cancelAll', [allWords, ...nameCount(appointmentIds.length)]);
  const isElse = takesIt.test(text) || signals.bookVerb?.test(text) === true || !isOnlyAnswer(text);
  if (isElse) return undefined;
  if (answer === 'yes' && saysItStays(text)) return planUnclear(question, plan);
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
  if (answer === 'no' && asksBack(text)) return undefined;
  if (answer === 'no' || isNone.test(text)) return plan({ kind: 'kept' });
  return answer && planUnclear(question, plan);
}

const allWords = 'alle[ns]?|beide[nrs]?|both|all|of them|them|these|termine|appointments|zusammen';
const counts: readonly string[] = ['zwei|two|2', 'drei|three|3', 'vier|four|4', 'funf|five|5'];

/** "Ja, alle drei", if there are three; "ja, zwei" may mean the second. */
function nameCount(count: number): string[] {
  const number = counts[count - 2];
  return number === undefined ? [] : [`(?:alle|die|diese|all|these|the) (?:${number})`];
}
// Neither one nor all but one is a yes to all.
const exceptSome =
  /\b(?:ausser|bis auf|ohne|except|apart from|besides|(?:nicht|nich|net) (?:de[nrm]|am|die|alle|beide)|not (?:the|both|all))\b/u;
const ofOne = /\b(?:nur|bloss|only|just|einen?|eins|one)\b/u;
const ofSome =
  /\b(?:nur|bloss|only|just|erste\w*|zweite\w*|dritte\w*|letzte\w*|first|second|third|last|einen?|eins|one|den|diese[nr]|der|ihn|meinen?|ander\w*|other|termin|appointment|this|that|(?<!\bdo )it)\b/u;
const isRight = /\bthat(?:'s| is) (?:right|correct)\b/gu;
const besideOnly = /\b(?:nein|nee|ne|no|nur|bloss|only|just)\b[,.]?/gu;

export const takesIt = /\b(?:nehm|nimm)\w*|\btake\b/u;
