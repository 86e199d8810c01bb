import { acceptsOffer, asksWhatIsFree, refusesOffer } from './answer-offer.ts';
import type { Decision } from './decide.ts';
import { type Intent, toFamily } from './intents.ts';
import { asksForTerms, givesUpOne, wantsCancelled } from './read-cancelling.ts';
import { asksForHours } from './read-hours-question.ts';
import { isForSelf, readRelation } from './read-person.ts';
import { namesWhen, saysAnything, type TalkedOf } from './read-wish.ts';
import type { Reading } from './reading.ts';
import type { BookingWish, TurnInput } from './turn.ts';
import { signals } from './words/signals.ts';

/**
 * Whether it is the wished appointment that is talked of: it was offered just now or stands in an open form, no other
 * question is open; and a guest has no other appointments.
 */
export function findTalkedOf({ state, asker, form }: TurnInput): TalkedOf | undefined {
  const { wish, question } = state;
  const isOffered = question?.kind === 'whichTreatment' || question?.kind === 'whichStart';
  // A week that was talked of for a booking is none of an appointment that is to be moved.
  if (question !== undefined && !isOffered && question.kind !== 'shown') return undefined;
  const isOpen = isOffered || form !== undefined || asker.kind === 'guest';
  const starts = question?.kind === 'whichStart' ? question.starts : [];
  const offered = starts.filter(({ date }) => date === wish?.date).map(({ time }) => time);
  return wish && { wish, isOpen, ...(offered.length > 0 && { offered }) };
}

/** What a message is about. In the middle of a booking, short ones are about that booking. */
export function chooseIntent(input: TurnInput, reading: Reading, decision: Decision): Intent {
  if (
    input.state.wish &&
    /^(?:(?:und|un|and) )?(?:bei wem|(?:bei )?welche\w* (?:doktor\w*|arzt\w*)|with whom|who)(?: (?:denn|dann|da|ware|war|ist|is|would|that|das|be|it|der termin))*\W*$/u.test(
      reading.text,
    )
  )
    return 'doctors';
  if (reading.slots.correction) return 'book';
  if (namesAsked(input.state.question, reading, decision)) return 'book';
  if (findTalkedOf(input)?.isOpen && isOfOffer(input, reading, decision)) return 'book';
  // "… nicht mehr wahrnehmen. Die Kasse zahlt es nicht": the errand, of which the rest tells why.
  if (input.asker.kind === 'patient' && isBesideCancelling(reading, decision)) return 'cancel';
  // A yes that answers nothing means nothing, whatever a guess makes of it.
  if (!decision.isRule && bareYes.test(reading.text)) return 'topic:unclear';
  return isFollowUp(input.state.wish, reading, decision) ? 'book' : decision.intent;
}

function isBesideCancelling({ text, slots }: Reading, { intent, isRule }: Decision): boolean {
  const sentences = text.split(/(?<!\d|\b(?:dr|prof|ca|nr))[.!]+ /u);
  if (isRule || sentences.length === 1 || text.includes('?') || asksForTerms(text)) return false;
  const isOfOne = slots.namedTypes.length > 0 || slots.doctor.namedIds.length > 0;
  const isGivenUp = isOfOne && sentences.some(givesUpOne);
  if (toFamily(intent) === 'topic') return isGivenUp || sentences.some(wantsCancelled);
  return intent === 'book' && isGivenUp && !signals.bookVerb?.test(text);
}

/** "Mein Kind ist 6 Jahre" after "Wofür möchten Sie kommen?": names a treatment that was asked for, and asks nothing. */
function namesAsked(
  question: TurnInput['state']['question'],
  { slots, text }: Reading,
  { intent }: Decision,
): boolean {
  if (question?.kind !== 'whichTreatment' || slots.treatmentTypes.length === 0) return false;
  const asks = ['question', 'howMuch', 'medical', 'service'].some((name) => signals[name]?.test(text));
  return !asks && toFamily(intent) === 'topic';
}

const bareYes =
  /^(?:(?:ja|jo|jep|yes|yep|yeah|yup|sure|ok|okay|klar|gerne?|genau|bitte|please|sehr|doch|na|das|passt|mach(?:en sie)?|stimmt|richtig)\W*)+$/u;

/** Whether a message is about the appointment that is offered at the moment, whatever a guess makes of it. */
function isOfOffer(input: TurnInput, reading: Reading, decision: Decision): boolean {
  const { text } = reading;
  const has = (name: string) => signals[name]?.test(text) ?? false;
  if (acceptsOffer(text) || refusesOffer(text)) return true;
  if (has('cancelVerb') || has('myAppointment')) return false;
  if (asksWhatIsFree(text)) return true;
  if (asksForOther(reading, decision)) return true;
  if (decision.isRule) return false;
  const isBrief = !text.includes('?') && text.split(' ').length <= 5;
  const isOfNone = decision.intent === 'list' || (decision.intent === 'reschedule' && isBrief);
  return isForOther(input, reading) || isOfNone || isRemark(text, decision);
}

// Words that ask for an appointment, where one is talked of anyway.
const asks =
  /\b(?:gibt'?s?|habt|haben|hatte[nt]?|hatt|geht'?s?|ging'?s?|ginge\w*|passt\w*|klappt\w*|ware?|war's|kann|konn\w*|moglich|machbar|frei|lieber|liebsten|besser|besten|bitte|doch|auch|sonst|stattdessen|was|dann|reicht|anything|something|could|can|would|is|are|do|how about|what about|instead|rather|better|best|free|available|possible|please|make it)\b/u;

/** "Gibt es auch was um 9:30?", "lieber bei einer Frau": another day, time or dentist for what is talked of. */
function asksForOther({ slots, text }: Reading, { intent, isRule }: Decision): boolean {
  if (isRule && intent !== 'book' && intent !== 'reschedule') return false;
  const isNamed = namesWhen(slots) || slots.isSoon || slots.doctor.refusedDoctorIds.length > 0;
  const isElse = ['howMuch', 'insurance', 'payment', 'medical', 'late', 'policy', 'parking', 'transit'].some(
    (name) => signals[name]?.test(text),
  );
  return isNamed && !isElse && !asksForHours(text) && asks.test(text) && text.split(' ').length <= 14;
}

/** "Also nicht für mich, für Mia". */
function isForOther({ state }: TurnInput, { patientId, text }: Reading): boolean {
  const isNamed = patientId !== undefined && patientId !== state.wish?.patientId;
  const relation = readRelation(text);
  const isRelated = relation !== undefined && relation !== state.wish?.relation && patientId === undefined;
  const isOther = isNamed || isRelated || (state.wish?.relation !== undefined && isForSelf(text));
  return isOther && !text.includes('?') && text.split(' ').length <= 10;
}

const remarks: readonly Intent[] = [
  ...(['topic:medical_advice', 'topic:pain', 'topic:services', 'topic:first_visit'] as const),
  ...(['topic:new_patients', 'topic:children', 'topic:prevention', 'topic:duration'] as const),
];
// "Behandelt ihr …" has its verb first; "ich wollte wissen, ob …" asks all the same.
const question =
  /\?|\b(?:wissen|fragen|frage|erfahren|sagen)\b[^.!?]{0,20}\bob (?:sie|ihr|man|ich|wir|er|es)\b|^(?:(?:und|aber|ok|gut|ja|and|but) )?(?:(?:behandeln|haben|nehmen|bieten|akzeptieren|sprechen|konnen|durfen|mussen|wollen|arbeiten|machen|verwenden|benutzen|untersuchen|kennen|betreuen|sind|wurden|hatten|konnten) sie|\p{L}+t ihr|(?:ab|bis) (?:wann|welche\w*)|(?:are|do|does|can|is) (?:you|i|we|there|it)|darf|durf\w*|kann|konn\w*|soll\w*|muss\w*|ist|sind|hat|habt|haben|gibt|geht|tut|wie|was|wann|wo|warum|wieso|wer|wem|welch\w*|do|does|can|could|should|is|are|will|what|how|why|when|where|which)\b/u;

/** "Tut nicht weh", said of the tooth that an appointment is wished for: a topic only if something is asked. */
function isRemark(text: string, { intent }: Decision): boolean {
  return remarks.includes(intent) && !asksSomething(text);
}

/** Whether a message asks anything, with a question mark or without. */
export function asksSomething(text: string): boolean {
  return question.test(text);
}

/** A message that only adds to the appointment that is being talked about: "Freitag geht nicht, lieber um elf am Montag". */
function isFollowUp(
  wish: BookingWish | undefined,
  { slots, text }: Reading,
  { intent, isSure }: Decision,
): boolean {
  if (wish === undefined) return false;
  if (refusesOffer(text)) return true;
  if (!saysAnything(slots)) return false;
  const has = (name: string) => signals[name]?.test(text) ?? false;
  const isShort = text.split(' ').length <= 5;
  const isTimed = Object.keys(slots.time).length > 0 && !has('question');
  if (
    isShort &&
    (slots.day.isNamed || isTimed) &&
    !has('hours') &&
    !has('myAppointment') &&
    !has('cancelVerb')
  )
    return true;
  if (intent === 'reschedule') return !has('myAppointment');
  if (intent === 'cancel') return !has('cancelVerb') && !has('myAppointment');
  // Whoever names a time with a dentist asks whether it is free: "und bei Dr. Hoffmann um 9?"
  if (intent === 'doctors')
    return slots.doctor.doctorId !== undefined && (namesWhen(slots) || !has('question'));
  if (intent === 'list') return !has('myAppointment') && !has('question');
  return (
    !isSure ||
    intent === 'topic:unclear' ||
    (intent.startsWith('topic:') && has('correction') && !has('hours') && !has('question'))
  );
}
