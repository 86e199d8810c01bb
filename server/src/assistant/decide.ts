import type { Classify, Guess } from './classifier.ts';
import { escapePattern } from './escape-pattern.ts';
import { type Intent, toFamily } from './intents.ts';
import { readOffence } from './moderation.ts';
import { asksWhenThere } from './read-hours-question.ts';
import { asksWhetherBooked } from './read-own-talk.ts';
import type { Slots } from './read-wish.ts';
import { repairWords } from './repair-words.ts';
import { deniesOnly, readEmergency } from './safety.ts';
import { readSureIntent } from './sure-intents.ts';
import type { Emergency } from './turn.ts';
import { signals } from './words/signals.ts';
import { learntDoctor, wishWords } from './words/wish-words.ts';

/** What a message is about. `emergency` and offences stand before everything else. */
export type Decision = {
  intent: Intent;
  /** False if neither rules nor classifier are sure. */
  isSure: boolean;
  /** Whether a rule decided, and no guess. */
  isRule: boolean;
  /** How likely the classifier holds the intent, and what else it holds likely */
  probability: number;
  guesses: readonly Guess[];
};
type Verdict = Pick<Decision, 'intent' | 'isSure' | 'isRule'>;

// Below these the classifier's guess does not count. They were chosen on hands 13 to 20 (record 64), and moving one of them
// moves the actions of hands 19 to 26 by 0.3 points at most. A missed emergency is the worst error, so little is enough for one
// where the words for it are there.
const emergencyFrom = { possible: 0.08, hint: 0.1, none: 0.4, talk: 0.75 };
// A hint is not enough against something that is plainly meant.
const surelyElse = 0.8;
const offenceAlone = 0.85;
// A warning counts towards a ban. Vile words are none where the classifier sees next to no offence and is sure of a wish.
const noOffence = { most: 0.05, surelyElse: 0.7 };
const leastProbability = 0.16;
// Every second message of the corpora books; among what people ask it is less, and a form for nobody is a nuisance. So
// a booking needs support: a treatment, a day or a time, words that ask for one.
const bookingShares = { none: 0.12, some: 0.4, much: 1.3 };

/** Decides what normalised text is about: the rules where they are sure, else the classifier. */
export function decideIntent(text: string, slots: Slots, classify: Classify): Decision {
  const guesses = classify(writeDoctorsAsLearnt(text, slots.doctor.names));
  const verdict = decide(text, slots, guesses);
  const probability = guesses.find(({ intent }) => intent === verdict.intent)?.probability ?? 0;
  return { ...verdict, probability, guesses };
}

function decide(text: string, slots: Slots, guesses: readonly Guess[]): Verdict {
  if (deniesOnly(repairWords(text))) return { intent: 'topic:medical_advice', isSure: true, isRule: false };
  // What has no word besides "eine Stunde später" is never more than that, whatever the classifier guesses.
  const isOfForm = slots.correction === 'whole';
  const emergency = decideEmergency(text, isOfForm ? [] : guesses);
  const offence = isSurelyHarmless(guesses) ? undefined : readOffence(text, slots.doctor.names);
  // A possible emergency beats an offence, unless the classifier sees more of the offence.
  const isRatherOffence =
    offence !== undefined && sumFamily(guesses, 'offence') > sumFamily(guesses, 'emergency');
  if (emergency && (emergency.isSure || !isRatherOffence))
    return { intent: `emergency:${emergency.level}`, isSure: true, isRule: emergency.isSure };
  if (offence) return { intent: `offence:${offence}`, isSure: true, isRule: true };
  if (asksForNamed(text, slots) || asksWhetherBooked(text, slots))
    return { intent: 'list', isSure: true, isRule: true };
  if (asksWhenThere(text, slots)) return { intent: 'doctors', isSure: true, isRule: true };
  if (isOfForm) return { intent: 'book', isSure: true, isRule: true };
  const sure = readSureIntent(text, slots) ?? (isTreatmentAlone(text, slots) ? 'book' : undefined);
  if (sure) return { intent: sure, isSure: true, isRule: true };
  return decideByGuesses(guesses, findBookingShare(text, slots));
}

/** The classifier has learnt with one practice's dentists: those of another are read as one of them. */
function writeDoctorsAsLearnt(text: string, names: readonly string[]): string {
  return names
    .filter((name) => !wishWords.doctorName.test(name))
    .reduce(
      (read, name) =>
        read.replace(new RegExp(`(?<!\\p{L})${escapePattern(name)}(?!\\p{L})`, 'gu'), learntDoctor),
      text,
    );
}

/** "Ich fummel beim Föhnen mit der Zunge am Draht. Donnerstag?": a word that can be vile, in a message that is not. */
function isSurelyHarmless(guesses: readonly Guess[]): boolean {
  return (
    sumFamily(guesses, 'offence') < noOffence.most &&
    findMostBeside(guesses, 'offence') > noOffence.surelyElse
  );
}

const appointmentOfNamed =
  /\b(?:hat|haben|has|does|ist|is|kommt) (?:\w+ )?(?:frau|herrn?|familie|mrs?\.?|ms\.?|miss) \p{L}{3,}[^.!?]{0,40}\b(?:termin\w*|dran|appointment|coming)/u;

/** "Wann hat Frau Müller ihren Termin?" may be asked by her husband: no offence, and answered with one's own. */
function asksForNamed(text: string, { doctor }: Slots): boolean {
  return doctor.namedIds.length === 0 && appointmentOfNamed.test(text) && !/\bfrei/u.test(text);
}

/** "Wurzelbehandlung", "Kontrolle bitte": who says nothing else wants it. */
function isTreatmentAlone(text: string, { treatmentTypes }: Slots): boolean {
  const isShort = text.split(' ').length <= (/\b(?:bitte|please|pls|termin)\b/u.test(text) ? 3 : 2);
  return (
    isShort &&
    treatmentTypes.length > 0 &&
    !signals.moveVerb?.test(text) &&
    !signals.cancelVerb?.test(text) &&
    !/[?]|\b(?:kost|preis|price|was|what|nicht|kein)/u.test(text)
  );
}

function decideEmergency(
  text: string,
  guesses: readonly Guess[],
): { level: Emergency; isSure: boolean } | undefined {
  // A repair may take a word of danger for another: "blue" for "blut".
  const written = readEmergency(text);
  const isOfLife = written.kind === 'sure' && written.level === '112';
  const reading = isOfLife ? written : readEmergency(repairWords(text));
  if (reading.kind === 'sure') return { level: reading.level, isSure: true };
  const probability = sumFamily(guesses, 'emergency');
  if (probability < emergencyFrom[reading.kind]) return undefined;
  if (reading.kind === 'hint' && findMostBeside(guesses, 'emergency') > surelyElse) return undefined;
  const [first] = guesses.filter(({ intent }) => toFamily(intent) === 'emergency');
  const level = first?.intent === 'emergency:112' ? '112' : 'practice';
  return { level, isSure: probability > 0.5 };
}

/** How much there is of a booking beside the classifier's guess. */
function findBookingShare(text: string, { treatmentTypes, day, time, isSoon, after }: Slots): number {
  const has = (name: string) => signals[name]?.test(text) ?? false;
  const isTimed =
    day.date !== undefined ||
    day.fromDate !== undefined ||
    Object.keys(time).length > 0 ||
    isSoon ||
    after !== undefined;
  const isAsked = has('appointment') || has('bookVerb') || (has('free') && (has('come') || has('when')));
  const asksOnly = !isTimed && !isAsked && (has('question') || has('medical') || has('service'));
  const isElse =
    asksOnly ||
    [
      'howMuch',
      'insurance',
      'medical',
      'doesItHurt',
      'cancelVerb',
      'moveVerb',
      'forgot',
      'late',
      'cannotCome',
    ].some(has);
  const support = [treatmentTypes.length > 0, isTimed, isAsked].filter(Boolean).length - (isElse ? 1 : 0);
  if (support >= 2) return bookingShares.much;
  return support === 1 ? bookingShares.some : bookingShares.none;
}

/** The likeliest family, and in it the likeliest intent: many topics share what one of them would not get alone. */
function decideByGuesses(guesses: readonly Guess[], bookingShare: number): Verdict {
  const families = new Map<string, number>();
  for (const { intent, probability } of guesses)
    families.set(
      toFamily(intent),
      (families.get(toFamily(intent)) ?? 0) + probability * (intent === 'book' ? bookingShare : 1),
    );
  const harmless = [...families].filter(
    ([family, probability]) => family !== 'emergency' && (family !== 'offence' || probability > offenceAlone),
  );
  const [best] = harmless.sort(([, a], [, b]) => b - a);
  const chosen = guesses.find(({ intent }) => toFamily(intent) === best?.[0]);
  return {
    intent: chosen?.intent ?? 'topic:unclear',
    isSure: (chosen?.probability ?? 0) >= leastProbability,
    isRule: false,
  };
}

/** The probability of the likeliest intent of any other family. */
function findMostBeside(guesses: readonly Guess[], family: string): number {
  return Math.max(
    ...guesses.map(({ intent, probability }) => (toFamily(intent) === family ? 0 : probability)),
  );
}

/** How likely it is about pain, an emergency or medicine. */
export function sumMedical(guesses: readonly Guess[]): number {
  return sumGuesses(guesses, (intent) => toFamily(intent) === 'emergency' || medicalTopics.includes(intent));
}

const medicalTopics: readonly Intent[] = ['topic:medical_advice', 'topic:pain'];

function sumFamily(guesses: readonly Guess[], family: string): number {
  return sumGuesses(guesses, (intent) => toFamily(intent) === family);
}

/** The probability of all these intents together. */
export function sumGuesses(guesses: readonly Guess[], isOfSum: (intent: Intent) => boolean): number {
  return guesses.reduce((sum, { intent, probability }) => sum + (isOfSum(intent) ? probability : 0), 0);
}
