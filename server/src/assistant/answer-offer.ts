import { pickFromList } from './open-question.ts';
import type { Reading } from './plan-turn.ts';
import { type Slots, saysAnything } from './read-wish.ts';
import type { AssistantPractice, TurnInput } from './turn.ts';

// What answers the assistant's own offer of an appointment: a yes, a place in a list, not knowing which treatment.

const yes = [
  'ja|jo|joa|jau|jawoll?|jep|jupp|yes|yep|yeah|yup|sure|ok(?:ay)?|oki|klar|klaro|genau|richtig|stimmt|gerne?|einverstanden|abgemacht|deal',
  "gut|super|prima|perfekt|toll|bestens|wunderbar|alles klar|(?:klingt|hort sich) (?:\\w+ )?(?:gut|super)(?: an)?|sounds (?:good|great|perfect|fine)|great|perfect|fine|good|that(?:'s| is) (?:fine|good|great|perfect)",
  '(?:(?:das|der|die|dat|des|it|that|this) )?(?:passt|geht|ginge|klappt|works|suits)(?: (?:mir|uns|me|us|for (?:me|us)))?(?: (?:gut|super|prima|so|klar|fine|well|perfectly))?|(?:das|der|die) ist (?:gut|super|prima|perfekt|ok(?:ay)?|in ordnung)',
];
const take = [
  '(?:(?:den|die|das|dat|des|dann|so) )*(?:nehm\\w*|nimm\\w*|wahl\\w*|buch\\w*|mach\\w*|moch?t\\w*|mecht\\w*|will|hatt\\w*) (?:i|ich|ik|ick|wir|mer|mir|sie|ma)(?: (?:den|die|das|ihn|es|so|gerne?|gern))*',
  '(?:i|ich|ik|ick|wir) (?:nehm\\w*|nimm\\w*|buch\\w*|mecht\\w*|moch?t\\w*|will|hatt\\w*)(?: (?:den|die|das|ihn|es|gerne?|gern|so|an|termin|haben))+',
  "(?:i'?ll|i will|we'?ll|let'?s|i'?d like to|i'?d) (?:take|book|have|do|go with)(?: (?:it|that|this|one))+|(?:take|book|do) (?:it|that)|(?:bitte )?(?:so )?(?:(?:fest )?buchen|eintragen|reservieren|festmachen|ausmachen)|(?:mach|machen|buch|buchen|nehm|nehmen|trag|tragen|reservier\\w*)(?: (?:sie|ma|mal|wir|mich|mir|uns|das|den|ihn|es|so|bitte|termin|ein|fest))+",
];
const around =
  'bitte|bittschon|danke(?: schon| sehr)?|vielen dank|thanks?|thank you|cheers|dann|also|na|doch|so|halt|sehr|ganz|mal|oh|ah|hm+|und|and|then|please|pls|top|voll|echt|schon|den(?: termin)?|die zeit|der termin|termin|it|mir|uns|das|fur (?:mich|uns)';
const whole = (parts: readonly string[]) =>
  new RegExp(`^(?:(?<![\\p{L}])(?:${parts.join('|')})(?![\\p{L}])[\\s,.!]*)+$`, 'u');
const answers = whole([...yes, ...take, around]);
const says = new RegExp(`(?<!\\p{L})(?:${[...yes, ...take].join('|')})(?!\\p{L})`, 'u');

/** Whether normalised text says yes to what was offered, and nothing else: "ok nehm ich", "passt, danke", "sounds good". */
export function acceptsOffer(text: string): boolean {
  return answers.test(text) && says.test(text);
}

const knowsNot =
  /^(?:(?:das|dat|des|hm+|puh|ah+|oh|na|ja|ich|i|da|ehrlich gesagt|well|to be honest) ?,? )*(?:(?:weiss|wess|woass|woiss|weess|wees)(?: (?:ich|i|ick))?(?: (?:das|dat|des|es|selbst|selber|auch|noch|leider|ja|grad|gerade|so|gar|ehrlich|echt|aber))*,? (?:nicht|nich|net|nit|ned|nid)|(?:bin|bi) (?:ich )?(?:mir )?(?:da )?(?:noch |nicht |nich |net |un)+sicher|unsicher|kein(?:e|en)? (?:ahnung|plan|schimmer|idee)|(?:i )?(?:don'?t|do not) (?:really )?know|(?:i'?m )?not (?:really )?sure|dunno|no (?:idea|clue)|(?:das )?(?:mussen|musst|sollen|sollt) (?:sie|ihr|du) (?:mir )?(?:das )?(?:sagen|entscheiden|wissen)|was (?:empfehlen sie|empfehlt ihr|wurden sie|meinen sie)|what (?:do you|would you) (?:recommend|suggest))(?![\p{L}])/u;

/**
 * What a message adds where it answers the offer of an appointment: the only start that was offered, a place in a list,
 * a talk for whoever knows no treatment. Undefined if it answers otherwise.
 */
export function answerOffer(
  { state: { question, wish } }: TurnInput,
  reading: Reading,
  practice: AssistantPractice,
): Slots | undefined {
  const picked = pickFromList(question, reading);
  if (picked) return picked;
  const { text, slots } = reading;
  if (question?.kind === 'whichStart' && question.starts.length === 1 && acceptsOffer(text))
    return pickFromList(question, { ...reading, text: '1' });
  // A guest is led to log in before anybody asks for the treatment, and may say so all the same.
  const isMissing = question === undefined ? wish && !wish.treatmentType : question.kind === 'whichTreatment';
  if (isMissing && knowsNot.test(text) && !saysAnything(slots)) {
    const consultation = practice.treatments.find(
      ({ kind, bookableMinutes }) => kind === 'consultation' && bookableMinutes !== null,
    );
    return consultation && { ...slots, treatmentTypes: [consultation.name.de] };
  }
  return undefined;
}
