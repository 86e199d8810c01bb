import type { Decision } from './decide.ts';
import { normalise } from './normalise.ts';
import { asksForHours } from './read-hours-question.ts';
import { namesWhen } from './read-wish.ts';
import type { Reading } from './reading.ts';
import { mentionsPain, readEmergency } from './safety.ts';
import { signals } from './words/signals.ts';

const discomfort = /\b(?:empfindlich\w*|ziept|zwickt|pocht|zieht|sensitive|throbs?|aches?)\b/u;
const asks =
  /\?|^(?:(?:und|aber|ok|and|but) )?(?:ist|sind|hat|haben|geht|gibt|do|does|is|are|can)\b|\b(?:was|wie|wann|wo|warum|wieso|woher|woran|ob|welche\w*|(?:darf|durf\w*|soll\w*|muss|mussen|kann|konn\w*) (?:ich|man|er|sie|es|mein\w*)|hilft|helfen|rat|tipps?|what|how|why|when|should|may i|can i|could|helps?|advice)\b/u;
// What is said of pain besides: how strong it is, where, since when.
const ofPain =
  /schlimm|stark|heftig|wild|leicht|bisschen|\b(?:arg|geht|bad|strong|mild|little|seit|oben|unten|links|rechts|hinten|vorne?|since|upper|lower|left|right)\b/u;
const veryMuch =
  /^(?:(?:ja|jo|doch|leider|es|tut|ist|yes|yeah|it'?s|is|ganz|schon)\W+)*(?:sehr|total|extrem|very|really|pretty|quite)(?: (?:doll|arg|weh|bad|much|painful))?\W*$/u;
const mostWords = 8;

/** Whether normalised text tells of pain or the like and asks nothing. */
export function tellsPain(text: string): boolean {
  return (mentionsPain(text) || tellsDiscomfort(text)) && !asks.test(text);
}

/** Whether normalised text tells of something that is less than pain: a tooth that throbs or is sensitive. */
export function tellsDiscomfort(text: string): boolean {
  return discomfort.test(text);
}

/** Whether the last message told of pain; as the browser says, which is good enough to offer help. */
export function hasToldPain(earlierMessages: readonly string[]): boolean {
  return tellsPain(normalise(earlierMessages.at(-1) ?? ''));
}

/** Whether normalised text says more of pain that the last message told of, and asks nothing: "nicht schlimm", "unten links". */
export function goesOnOfPain(text: string, earlierMessages: readonly string[]): boolean {
  const isShort = text.split(' ').length <= mostWords;
  return isShort && hasToldPain(earlierMessages) && ofPain.test(text) && !asks.test(text);
}

/**
 * "Ja, sehr stark" after "Ich habe Zahnschmerzen" as the one message of an emergency that it could have been;
 * undefined where it is none.
 */
export function readUrgentPain(text: string, earlierMessages: readonly string[]): string | undefined {
  const isElse = text.split(' ').length > mostWords || /\?|\bangst|afraid|scared/u.test(text);
  if (isElse || !mentionsPain(normalise(earlierMessages.at(-1) ?? ''))) return undefined;
  const told = veryMuch.test(text) ? 'starke zahnschmerzen' : `zahnschmerzen: ${text}`;
  return readEmergency(told).kind === 'sure' ? told : undefined;
}

/** A yes, where pain was told of and the way to an appointment was offered. */
export const wantsToCome =
  /^(?=.*\b(?:ja|jo|jep|gerne?|unbedingt|bitte|yes|yeah|sure|please)\b)(?:(?:ja|jo|jep|(?:sehr )?gerne?|unbedingt|bitte|danke|yes|yeah|sure|please)\W*)+$/u;
// Times of what hurts, and what somebody cannot do or has done then.
const ofElse =
  /\b(?:nachts|morgens|mittags|abends|immer|manchmal|meist\w*|gestern|vorgestern|yesterday|always|sometimes|nicht|nich|net|nie|kein\w*|not|never|hat|hatte|war|wurde|angefangen|begann|started|was|had|muss|mussen|must|termin\w*|appointments?)\b|n't\b/u;
const otherErrands = [
  ...['cancelVerb', 'moveVerb', 'myAppointment', 'howMuch', 'insurance', 'payment', 'medical'],
  ...['policy', 'parking', 'transit', 'late', 'cannotCome'],
];
const briefWords = 4;

/** Whether somebody who told of pain says yes to coming, or when: "ja", "ja heute", "ab morgen", "oder morgen früh vor der Arbeit". */
export function saysWhenToCome(
  { text, slots, today }: Reading,
  { intent, isSure, isRule }: Decision,
): boolean {
  if (wantsToCome.test(text)) return true;
  const words = text.split(' ').length;
  const isTimed = (namesWhen(slots) || slots.isSoon) && (slots.day.date ?? today) >= today;
  if (!isTimed || words > mostWords || slots.treatmentTypes.length > 0) return false;
  const isBrief = words <= briefWords;
  const isElse =
    ofPain.test(text) ||
    ofElse.test(text) ||
    asksForHours(text) ||
    (asks.test(text) && !isBrief) ||
    otherErrands.some((name) => signals[name]?.test(text));
  const isOfTopic = isSure && intent.startsWith('topic:') && intent !== 'topic:unclear';
  return !isElse && (intent === 'book' || (!isRule && (isBrief || !isOfTopic)));
}
