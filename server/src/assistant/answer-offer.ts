import { pickFromList } from './choose-asked.ts';
import { type Slots, saysAnything } from './read-wish.ts';
import type { Reading } from './reading.ts';
import type { Task } from './task.ts';
import type { AssistantPractice, OpenQuestion, Plan, TurnInput } from './turn.ts';

// What answers the assistant's own offer of an appointment: a yes or no, a place in a list, not knowing which treatment.

const yes = [
  'ja|jo|joa|jau|jawoll?|jep|jupp|yes|yep|yeah|yup|sure|ok(?:ay)?|oki|klar|klaro|genau|richtig|stimmt|gerne?|einverstanden|abgemacht|gebongt|geritzt|deal',
  "gut|guat|guad|jut|jot|super|prima|perfekt|toll|bestens|wunderbar|alles klar|(?:klingt|hort sich) (?:\\w+ )?(?:gut|super)(?: an)?|sounds (?:good|great|perfect|fine)|great|perfect|fine|good|that(?:'s| is) (?:fine|good|great|perfect)",
  '(?:(?:das|der|die|dat|des|it|that|this) )?(?:[bp]ass[td](?: schon?| scho)?|geht|ginge|jeht|klappt|works|suits)(?: (?:mir|uns|me|us|for (?:me|us)))?(?: (?:gut|super|prima|so|klar|fine|well|perfectly))?|geht klar|(?:das|der|die|des) (?:ist|isch|is|ware) (?:gut|guet|guat|recht|super|prima|perfekt|ok(?:ay)?|in ordnung)',
];
const take = [
  '(?:(?:den|die|das|dat|des|dann|so) )*(?:nehm\\w*|nimm\\w*|wahl\\w*|buch\\w*|mach\\w*|moch?t\\w*|mecht\\w*|will|hatt\\w*) (?:i|ich|ik|ick|wir|mer|mir|sie|ma)(?: (?:den|die|das|ihn|es|so|gerne?))*',
  '(?:i|ich|ik|ick|wir) (?:nehm\\w*|nimm\\w*|buch\\w*|mecht\\w*|moch?t\\w*|will|hatt\\w*)(?: (?:den|die|das|ihn|es|gerne?|so|an|termin|haben))+',
  "(?:i'?ll|i will|we'?ll|let'?s|i'?d like to|i'?d) (?:take|book|have|do|go with)(?: (?:it|that|this|one))+|(?:take|book|do) (?:it|that)|(?:bitte )?(?:so )?(?:(?:fest )?buchen|eintragen|reservieren|festmachen|ausmachen)|(?:mach|machen|buch|buchen|nehm|nehmen|trag|tragen|reservier\\w*)(?: (?:sie|ma|mal|wir|mich|mir|uns|das|den|ihn|es|so|bitte|termin|ein|fest))+",
];
const around =
  'bitte|bittschon|(?:(?:zu|bei|with|to) (?:dem|der|den|ihm|ihr|him|her))|danke(?: schon| sehr)?|vielen dank|thanks?|thank you|cheers|dann|also|na|doch|so|halt|sehr|ganz|mal|oh|ah|hm+|und|and|then|please|pls|top|voll|echt|schon|den(?: termin)?|die zeit|der termin|termin|it|mir|uns|das|fur (?:mich|uns)';
const oneAnswer = new RegExp(`(?:${[...yes, ...take, around].join('|')})(?!\\p{L})[\\s,.!]*`, 'uy');
const says = new RegExp(`(?<!\\p{L})(?:${[...yes, ...take].join('|')})(?!\\p{L})`, 'u');

const opening =
  '(?:(?:h+m+|oh?|ach|ah|na|ne+|nein|no|stopp?|halt|moment|warte|ja|doch|sorry|schade|mist|oje|leider|also|danke|tut mir leid|ok|aber|but|dann|das|da|der|die|den|dat|des|it|that|i|ich|mir|wir|bitte),? )*';
const refusals = [
  'ne+|nein|na|no|nope|was anderes|anything else|something else',
  '(?<=\\bda )(?:hab\\w*|bin|muss\\w*|mussen|sind) (?:ich|i|ick|wir|mer)\\b[^?]{0,50}',
  "(?:geht|passt|klappt|kann|konn\\w*|schaff\\w*|pack\\w*|haut|wird|mag|mocht\\w*|will|bin)\\b(?: (?!um\\b)\\w+){0,4} (?:nicht|nich|net|nit|ned|nid|nix|schlecht)(?: (?:hin|gut|so gut|mehr|ganz|da|rechtzeitig))?|(?:can'?t|cannot|doesn'?t|won'?t|does not|don'?t)(?: (?!at\\b)\\w+){0,4}",
  '(?:ist|is|war|ware)(?: (?:mir|uns|leider|etwas|viel))* (?:schlecht|ungunstig|unpraktisch|blod|bad|no good|not good|zu (?:fruh|spat)|too (?:early|late|soon))|zu (?:fruh|spat)|too (?:early|late|soon)|(?:(?:etwas|bisschen|lieber) )*(?:spater|fruher|later|earlier)',
];
const refuses = new RegExp(`^${opening}(?:${refusals.join('|')})\\W*$`, 'u');

/** Whether normalised text says no to what was offered, and nothing else: "nein", "ne das schaff ich nicht", "passt mir nicht". */
export function refusesOffer(text: string): boolean {
  return refuses.test(text);
}

const drops = new RegExp(
  `^${opening}(?:vergiss(?: es| das)?|vergessen sie(?:'?s| es| das)(?: alles)?|lass(?:en)?(?: (?:sie|wir|wir'?s|ma|mal|es|das|lieber|doch|bleiben|sein))*|lasse? ich(?: (?:es|das|lieber|doch|mal|sein|bleiben))*|never ?mind|forget (?:it|about it)|leave it|hat sich erledigt|brauche? ich (?:doch )?(?:nicht|nich|net)(?: mehr)?|doch (?:nicht|nich|net)|kein(?:en)? termin(?: mehr)?|(?:wieder )?(?:abbrechen|stornieren|streichen|loschen)|(?:storniere?n?|streichen?|loschen?|brechen?)(?: (?:sie|das|es|alles|wieder|ab|die buchung))+|cancel (?:it|that|this|the booking))(?:,? (?:(?:ich|i|wir|das|dit|dat|es|mir|ist) .*|danke|bitte|wieder|doch|trotzdem|thanks))?\\W*$`,
  'u',
);

/** Whether somebody wants nothing of what was offered any more: "vergessen Sie's", "doch nicht", "cancel that". */
export function dropsOffer({ text, slots }: Reading): boolean {
  return dropsWish(text) || (drops.test(text) && !text.includes('?') && !saysAnything(slots));
}

/** Whether that is said of an appointment that there is not yet: "brauche doch keinen neuen Termin", "doch keine Füllung". */
export function dropsWish(text: string): boolean {
  return dropsNew.test(text) || forgets.test(text);
}

/** "Nein stopp, vergiss das alles, ich brauch doch keine Zahnreinigung". */
const forgets =
  /^(?:(?:nein|nee|no|ach|stopp?|halt|ok|also|moment|wait) ?[,.!]? ?){0,4}(?:vergiss|vergesst|vergessen sie|forget)\b(?: (?:das|es|it|that|alles|all|about))*(?=[,.!;]|$| (?:ich|i|wir|we) (?:brauch|will|mocht|need|want|don'?t))/u;

const dropsNew = new RegExp(
  `^(?:[^.,!?]{0,40}\\banders uberlegt[,.]? )?${opening}(?:(?:i|ich|wir) )?(?:(?:brauch\\w*|will|wollen|mocht\\w*|need|want)(?: (?:ich|wir|i))? )?(?:(?:doch|jetzt|nun|gar) )*(?:kein(?:en)? (?:neue[nr]?|weitere[nr]?|zweite[nr]?) termin|no new appointment|doch kein(?:e|en)? \\p{L}+)(?: mehr)?(?: (?:danke|bitte|machen|haben))*\\W*$`,
  'u',
);

const confirms = /^(?:bestatig\w*|confirm\w*)$/u;
const besideConfirm = new Set(
  [
    'und ok okay ja jo gut super danke bitte jetzt nun so dann denn wie wo womit kann konnte muss soll ich man wir sie mir mich das den',
    'der die ihn es des termin buchung noch mal einfach nur werden wird zu um formular and yes please thanks now then so how where',
    'can could do does should must to i we you me it this that the appointment booking form want wanna d like let s will ll just',
    'mochte will nochmal gern gerne hier button knopf',
  ].flatMap((line) => line.split(' ')),
);

/** Whether nothing is said but that what stands in the form be confirmed, or how: "confirm it", "wie bestätige ich das jetzt?" */
export function asksToConfirm(text: string): boolean {
  const words = text.match(/\p{L}+/gu) ?? [];
  return (
    words.some((word) => confirms.test(word)) &&
    words.every((word) => confirms.test(word) || besideConfirm.has(word))
  );
}

/** Whether somebody looks something up before they answer: "Moment, ich schau kurz", "let me check". */
export function asksToWait({ text, slots }: Reading): boolean {
  return text.split(' ').length <= 9 && waits.test(text) && !text.includes('?') && !saysAnything(slots);
}

const waits =
  /^(?:(?:ah|oh|h+m+|ok|na),? )*(?:(?:einen? |nen )?(?:moment|augenblick|sekunde)|warte(?:n sie|t)?(?: (?:mal|kurz|bitte))*|ich (?:schau|guck|seh|uberleg|frag|muss)\w* (?:mal |kurz |erst |noch |schnell |eben |grad |nachschauen|nachsehen|nachgucken|nachfragen|uberlegen|schauen|gucken)+|mal (?:sehen|schauen|gucken|uberlegen)|let me (?:check|think|see|look)|(?:one|just a) (?:moment|second|sec|minute)|hang on|hold on)(?!\p{L})/u;

/** Whether somebody asks what is free of what they wish: "was haben Sie denn da frei?", "um welche Uhrzeit?" */
export function asksWhatIsFree(text: string): boolean {
  return text.split(' ').length <= 10 && whatIsFree.test(text);
}

const whatIsFree =
  /^(?:(?:gut|ok(?:ay)?|und|ja|hm+|na|also|super|and|so|dann)[\s,.!]+)*(?:uhrzeit(?:en)?\W*$|(?:(?:um|zu) )?(?:was|wann|welche\w*|wie ?viel|what|when|which)\b(?![^.!?]*\b(?:offen|geoffnet|auf|zu|open|kost\w*)\b)[^.!?]*\b(?:frei|zeit(?:en)?|uhr(?:zeit(?:en)?)?|termine?|luft|da|moglich|free|available|times?|slots?|passt|passen|ginge|geht|ging)(?: (?:denn|so|noch|da|alles|bei (?:ihnen|euch)))*\W*$)/u;

/** Whether normalised text says yes to what was offered, and nothing else: "ok nehm ich", "passt, danke", "sounds good". */
export function acceptsOffer(text: string): boolean {
  return isMadeOf(text, oneAnswer) && says.test(text);
}

/** Whether a text is nothing but such pieces; each is read once, so that no text takes long. `piece` is sticky. */
function isMadeOf(text: string, piece: RegExp): boolean {
  let at = 0;
  while (at < text.length) {
    piece.lastIndex = at;
    if (!piece.test(text) || piece.lastIndex === at) return false;
    at = piece.lastIndex;
  }
  return true;
}

// "Gut, dann bis Dienstag": the day that is chosen, and no bound of another.
const takesLeave =
  /^(?:gut|ok(?:ay)?|super|prima|perfekt|alles klar|danke|fein|schon|also|dann|na)\b[\s,.!]*(?:(?:danke|dann|also|und|schon|vielen dank)[\s,.!]*)*bis (?:dann|bald|zum \w+|(?:\w+ )?\p{L}*tag|mittwoch|morgen|ubermorgen|nachste woche)\W*$/u;
const isIndifferent =
  /^(?:(?:ja|h+m+|na|och|das|dat|mir|uns|ist|is|war|ware|eigentlich|ganz|vollig|alles|i|it|really|that)\W+)*(?:egal|wurscht|wurst|schnuppe|don'?t mind|don'?t care|doesn'?t matter|whatever|no preference)(?:\W+(?:mir|uns|me|to me|bitte|eigentlich|wann|welche[rn]?|when))*\W*$/u;
const outermost =
  /^(?:(?:ja|ok|dann|bitte|ich|nehm\w*|nimm|i'?ll|take|mir|der|die|das|den|the|lieber|gern\w*|am|zum) )*(?:fruheste[nrm]?|spateste[nrm]?|earliest|latest)(?: (?:zeit\w*|termin|uhrzeit|one|time|slot|bitte|please|davon|nehmen|danke))*\W*$/u;
const namesWhat =
  /\b(?:wann|when|uhrzeit|welche[rn]? tag|which day|bei wem|welche[rnm]? (?:arzt|arztin|doktor))\b/u;
const knowsNot =
  /^(?:(?:das|dat|des|hm+|puh|ah+|oh|na|ja|ich|i|da|ehrlich gesagt|well|to be honest) ?,? )*(?:(?:weiss|wess|woass|woiss|weess|wees)(?: (?:ich|i|ick))?(?: (?:das|dat|des|es|selbst|selber|auch|noch|leider|ja|grad|gerade|so|gar|ehrlich|echt|aber))*,? (?:nicht|nich|net|nit|ned|nid)|(?:bin|bi) (?:ich )?(?:mir )?(?:da )?(?:noch |nicht |nich |net |un)+sicher|unsicher|kein(?:e|en)? (?:ahnung|plan|schimmer|idee)|(?:i )?(?:don'?t|do not) (?:really )?know|(?:i'?m )?not (?:really )?sure|dunno|no (?:idea|clue)|(?:das )?(?:mussen|musst|sollen|sollt) (?:sie|ihr|du) (?:mir )?(?:das )?(?:sagen|entscheiden|wissen)|was (?:empfehlen sie|empfehlt ihr|wurden sie|meinen sie)|what (?:do you|would you) (?:recommend|suggest))(?:,? (?:genau|so|recht|ganz|noch|jetzt|selbst|was|wofur|wozu|weswegen|welche\w*|what|which|exactly|really|for|ich|i|man|mir|da|denn|eigentlich|uberhaupt|brauch\w*|need|nehmen|soll|das|es|it|ist|is|behandlung|treatment|one|passt|richtig|sie|machen|leider|sorry))*\W*$/u;

/** An appointment is offered, or asked what it is to be for. */
export function isOfferOpen(question: OpenQuestion | undefined): boolean {
  return question?.kind === 'whichTreatment' || question?.kind === 'whichStart';
}

/** What was offered can still be chosen after something else was answered in words. */
export function keepOffer({ state: { question } }: TurnInput, plan: Plan<Task>): Plan<Task> {
  const isInWords = ['talk', 'ownAnswer', 'doctors', 'unclear', 'afterEmergency'].includes(plan.task.kind);
  const isWaiting = plan.task.kind === 'words' && plan.task.say !== 'dropped';
  return question && isOfferOpen(question) && (isInWords || isWaiting)
    ? { ...plan, state: { ...plan.state, question } }
    : plan;
}

/** Which of so many starts is meant without its number, from 1: the first or the last, any, or the only one. */
function readPlace(text: string, count: number): number | undefined {
  if (outermost.test(text)) return /\b(?:fruheste\w*|earliest)\b/u.test(text) ? 1 : count;
  return isIndifferent.test(text) || (count === 1 && acceptsOffer(text)) ? 1 : undefined;
}

/**
 * What a message adds where it answers the offer of an appointment: the only start that was offered, a place in a list,
 * a talk for whoever knows no treatment. Undefined if it answers otherwise.
 */
export function answerOffer(
  { state: { question, wish } }: TurnInput,
  reading: Reading,
  practice: AssistantPractice,
): Slots | undefined {
  const { text, slots } = reading;
  // "Earlier please" wants what comes before all that was offered, "the earlier one" the first of it.
  const picked = /^(?:(?:a bit|bit|little|even|much) )*(?:earlier|later)\b(?! one)/u.test(text)
    ? undefined
    : pickFromList(question, reading);
  if (picked) return picked;
  const place = question?.kind === 'whichStart' ? readPlace(text, question.starts.length) : undefined;
  if (place !== undefined) return pickFromList(question, { ...reading, text: String(place) });
  if (wish?.date !== undefined && takesLeave.test(text)) return { ...slots, day: { isNamed: false } };
  // A guest is led to log in before anybody asks for the treatment, and may say so all the same.
  const isMissing = question === undefined ? wish && !wish.treatmentType : question.kind === 'whichTreatment';
  if (isMissing && knowsNot.test(text) && !namesWhat.test(text) && !saysAnything(slots)) {
    const consultation = practice.treatments.find(
      ({ kind, bookableMinutes }) => kind === 'consultation' && bookableMinutes !== null,
    );
    return consultation && { ...slots, treatmentTypes: [consultation.name.de] };
  }
  return undefined;
}
