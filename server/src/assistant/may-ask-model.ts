import { isOfferOpen } from './answer-offer.ts';
import { asksSomething } from './choose-intent.ts';
import type { Classify } from './classifier.ts';
import { sumGuesses, sumMedical } from './decide.ts';
import type { Intent } from './intents.ts';
import { normalise } from './normalise.ts';
import { repairWords } from './repair-words.ts';
import { readEmergency } from './safety.ts';
import type { Task } from './task.ts';
import { tellsOfHealth } from './tells-of-health.ts';
import { hasToldPain } from './tells-pain.ts';
import type { Plan, TurnInput } from './turn.ts';
import { signals } from './words/signals.ts';

// From these on the classifier's guess, which is not enough to act on, keeps a message from a language model. A medical
// question or a change that is sent would be answered beside the point; the other way round only a "not understood" is lost.
const heldBackFrom = { medical: 0.1, ownAppointments: 0.2, offence: 0.5, nothing: 0.5 };

const ownAppointments: readonly Intent[] = ['cancel', 'reschedule', 'list'];

/**
 * Whether a language model may be asked what a message means. Only where the assistant does not understand it, and never
 * about medicine, pain or emergencies, about appointments that there are, or while a question about such is open.
 */
export function mayAskModel(
  { message, earlierMessages, state: { question, told } }: TurnInput,
  { task }: Pick<Plan<Task>, 'task'>,
  classify: Classify,
): boolean {
  if (task.kind !== 'unclear') return false;
  if (told !== undefined || hasToldPain(earlierMessages)) return false;
  if (question !== undefined && !isOfferOpen(question)) return false;
  const text = normalise(message);
  const isHeldBack = [text, repairWords(text)].some((read) => isMedical(read) || isOfChange(read));
  return !isHeldBack && isWorthAsking(text, classify);
}

function isMedical(text: string): boolean {
  return tellsOfHealth(text) || readEmergency(text).kind !== 'none';
}

function isOfChange(text: string): boolean {
  return ['cancelVerb', 'moveVerb', 'cannotCome', 'myAppointment'].some((name) => signals[name]?.test(text));
}

function isWorthAsking(text: string, classify: Classify): boolean {
  if (!/\p{L}{2}/u.test(text)) return false;
  const guesses = classify(text);
  const sum = (isOfSum: (intent: Intent) => boolean) => sumGuesses(guesses, isOfSum);
  // "Ja bitte" or "hm" means nothing by itself; a question does, even if it is about nothing that the classifier knows.
  const isNothing =
    !asksSomething(text) && sum((intent) => intent === 'topic:unclear') >= heldBackFrom.nothing;
  return (
    !isNothing &&
    sumMedical(guesses) < heldBackFrom.medical &&
    sum((intent) => ownAppointments.includes(intent)) < heldBackFrom.ownAppointments &&
    sum((intent) => intent.startsWith('offence:')) < heldBackFrom.offence
  );
}
