import { writeNumbersAsDigits } from '../days/number-words.ts';
import type { Answer, SeenAppointment } from '../model/answer.ts';
import { words } from '../normalise.ts';
import { deniesCancelling, isOnlyAnswer, speaksOfCancelling } from '../read-cancelling.ts';
import { readOrdinal } from '../read-ordinal.ts';
import type { Reading } from '../reading.ts';
import type { AppointmentQuestion } from '../task.ts';
import type { Asked } from '../understand/answer-features.ts';
import { answerWords } from '../understand/answer-words.ts';
import {
  contradicts,
  isNamedBy,
  type Match,
  matchAppointment,
  type Named,
  type ReadPart,
  readAnswering,
} from '../understand/match-appointment.ts';
import { listAsking, splitClauses, tellsBesides } from '../understand/split-clauses.ts';
import type { UnderstandAnswer } from '../understand/understand-answer.ts';
import { saysNothingElse } from './says-nothing-else.ts';

/**
 * How an open question about appointments is answered. `other` is an answer about another appointment or time than the
 * question's, `unclear` one that is asked again; undefined is no answer at all.
 */
export type Consent = {
  answer: 'yes' | 'no' | 'choice' | 'other' | 'unclear' | undefined;
  /** The appointments that the message names by parts which agree with what the patient sees */
  named: readonly SeenAppointment[];
  /** A yes with a cancelling verb to the only one that is named or was asked about, which nothing takes back */
  isRestated: boolean;
  /** A yes with a cancelling verb, also if it names no appointment */
  isWithVerb: boolean;
  /** What the message says without why and what happens besides */
  said: Reading;
};

// Chosen on answers of writers that taught no weights. Below them the question is asked again.
const least = {
  yes: 0.75,
  /** Of a yes in words that the rules do not know */
  yesAlone: 0.93,
  /** Of a yes that names the very appointment, or in known words alone */
  yesPlain: 0.4,
  yesBesideDoubt: 0.85,
  yesBesideCondition: 0.97,
  no: 0.5,
  choice: 0.5,
  unclear: 0.3,
};

export type ReadConsent = (question: AppointmentQuestion) => Consent;

export function readConsent(
  question: AppointmentQuestion,
  seen: readonly SeenAppointment[],
  reading: Reading,
  { understandAnswer, readPart }: { understandAnswer: UnderstandAnswer; readPart: ReadPart },
): Consent {
  const asked = toAsked(question, seen);
  const said = readAnswering(reading, asked, readPart);
  const matches = asked.seen.map((each) => matchAppointment(said, each, asked.target));
  const likely = understandAnswer(asked, said);
  const place = seen.length > 1 ? readOrdinal(reading.text, seen.length) : undefined;
  const named = asked.seen.filter((_, index) => isNamed(matches[index]) || index === place);
  const isWithVerb = restates(said);
  const isOfOne = named.length === 1 || isOfAskedAlone(question, matches, said);
  return {
    answer: decide(asked, likely, matches, said),
    named,
    isRestated: isWithVerb && isOfOne && !isDenying(likely),
    isWithVerb,
    said: said.answering,
  };
}

/** The answer, whole and its clauses that answer. */
type Said = ReturnType<typeof readAnswering>;

/** "Den zweiten absagen, den ersten behalte ich": the place of the one that is asked about. */
const ordinals = /(?<!\p{L})(?:erste|zweite|dritte|letzte|first|second|third|last)\p{L}*/gu;

const isOpening = answerWords.opensYes ?? /^$/u;

/** "Ja, lösch den Termin", where one was asked about: nothing that is named or denied points to another one. */
function isOfAskedAlone(
  { kind }: AppointmentQuestion,
  matches: readonly Match[],
  { text, answering, isContrast }: Said,
): boolean {
  const isElse =
    ['other', 'all', 'only'].some((name) =>
      answerWords[name]?.test(isContrast ? text.replace(ordinals, ' ') : text),
    ) || ['no', 'keeps'].some((name) => answerWords[name]?.test(answering.text));
  return kind === 'cancel' && matches.length === 1 && !matches.some(contradicts) && !isElse;
}

function isDenying({ no, condition }: Answer): boolean {
  return no >= least.unclear || condition >= least.unclear;
}

/** "Stornieren Sie die Absage" */
const ofCancellation =
  /(?<!\p{L})(?:absagen? (?:ruckgangig|zuruck)|(?:die|meine|der|the|my) (?:absage|stornierung|cancellation))(?!\p{L})/u;

function restates({ text, answering }: Said): boolean {
  if (ofCancellation.test(text)) return false;
  const isCancelling = speaksOfCancelling(text) && isOnlyAnswer(text) && !deniesCancelling(text);
  return isCancelling && isOpening.test(text) && saysNothingElse(answering, text, 'cancel');
}

function decide(
  { question, seen, target }: Asked,
  likely: Answer,
  matches: readonly Match[],
  said: Said,
): Consent['answer'] {
  const { text } = said;
  const isMove = target !== undefined;
  const isAll = question === 'cancel_all';
  const named = isAll ? findCovered(said, seen) : 'none';
  const isOther =
    named === 'other' || (!isAll && matches.length > 0 && matches.every((match) => contradicts(match)));
  const isOfOne = named !== 'all' && !allWords.test(text) && namesOne.test(text);
  const isOfOther = isAll && (isOfOne || namesOtherCount(text, seen));
  if (refusingSigns.test(text)) return 'no';
  const asking = said.answering.text;
  if (takesBack.test(asking) || putsOff.test(text) || (!isMove && deniesCancelling(asking))) return 'unclear';
  const isKept = !isMove && attends.test(asking) && !speaksOfCancelling(asking);
  if (holdsOn.test(text)) return 'unclear';
  const isDenied = !isOpening.test(text) || ['no', 'keeps'].some((name) => answerWords[name]?.test(text));
  if (likely.no >= least.no) return isDenied ? 'no' : 'unclear';
  const isBare = isShort(text) && (isOpening.test(text) || saysWhatToDo(text, isMove));
  const fallback = halfHearted.test(text) || isBare ? 'unclear' : undefined;
  if (isOther) return likely.yes + likely.choice + likely.both >= likely.other ? 'other' : fallback;
  const isOfSome = named === 'some' && (!allWords.test(text) || answerWords.only?.test(text) === true);
  if (isOfSome && likely.yes + likely.choice >= least.choice) return 'choice';
  const isNamedYes = !isAll && isOpening.test(text) && matches.some(isNamed);
  if (isNamedYes && question !== 'which_appointment' && saysOnlyWhich(said, matches)) return 'yes';
  const answering = listAsking(text);
  const isSaid =
    isOpening.test(text) ||
    answering.some((clause) => answerWords.yes?.test(clause) || agreement.test(clause)) ||
    (isAll && answerWords.all?.test(text) === true) ||
    (saysWhatToDo(text, isMove) && !asksWithin.test(text));
  const isAgreed = isSaid || (answerWords.agrees?.test(text) === true && (isMove || isBareAgreement(text)));
  // Words of moving agree to no cancellation.
  const isOfMove = !isMove && (!isOnlyAnswer(text) || answerWords.moves?.test(text) === true);
  const yes = likely.yes + (isNamedYes ? likely.choice : 0);
  const leastYes = findLeast(text, isMove);
  const isPlain = (!isAll || isOpening.test(text)) && isKnownWhole(said, isMove ? 'move' : 'cancel');
  const isLess = (isNamedYes && answering.length === 1) || isPlain;
  const isLessDoubtful = isLess && leastYes === least.yes && !isDenying(likely);
  const isYes = isAgreed && !isOfMove && yes >= (isLessDoubtful ? least.yesPlain : leastYes);
  const isSureYes = likely.yes >= Math.max(least.yesAlone, leastYes);
  if ((isYes || isSureYes) && !isKept && !isOfSome && !isOfOther && !doubtingSigns.test(text)) return 'yes';
  if (isOfOther && (isOpening.test(text) || likely.yes >= least.unclear)) return 'unclear';
  if (likely.choice >= least.choice) return 'choice';
  return likely.yes + likely.condition >= least.unclear ? 'unclear' : fallback;
}

/** "Ja", "jaa bitte": nothing is told besides, and no word is unknown. */
function isKnownWhole({ answering, text }: Said, kind: 'cancel' | 'move'): boolean {
  return !splitClauses(text).some(tellsBesides) && saysNothingElse(answering, text, kind);
}

/** "Ja, den von Emil am Montag": a yes, and nothing but what names the appointment. A time alone may be that of anything. */
function saysOnlyWhich(said: Said, matches: readonly Match[]): boolean {
  const [match] = matches;
  const isOfMore = [match?.date, match?.doctor, match?.treatment, match?.patient].includes('same');
  return matches.length === 1 && isOfMore && saysNothingElse(said.answering, said.text, 'cancel');
}

/** Takes the yes back, or puts it off: "ja, wahrscheinlich", "yes don't cancel it", "ja nciht", "ja, vertippt". */
const takesBack = words(
  "eventuell|evtl|wahrscheinlich|vermutlich|moglicherweise|theoretisch|ggf|gegebenenfalls|prinzip|teilweise|fast|irgendwann|spater|later|vorbehalt|vorlaufig|hoffentlich|ungern|perhaps|possibly|probably|guess|tentative\\p{L}*|subject|pending|niemals|keinesfalls|nimmermehr|never|don'?t|do not|dnt|dont|mitnichten|versehen|vertippt|verklickt|fehler|mistake|typo|nciht|nihct|niht|nixht|nict|nivht|nichr|verhinder\\p{L}*|vermeid\\p{L}*|klaren|klare|quatsch",
);
/** "Ich sage später ab": the patient will cancel, but not now. */
const putsOff =
  /(?<!\p{L})sag\p{L}* (?:[^.!?,]{1,20} )?(?:spater|morgen|selbst|selber|montag|dienstag|mittwoch|donnerstag|freitag) ab(?!\p{L})/u;
/** Said of an appointment that is kept: beside a question about cancelling no yes to it. */
const attends = words(
  'passt|passen|klappt|wahrnehmen|wahr|nehm\\p{L}*|nimm|zeit|bestatig\\p{L}*|confirm|works?|see|change|tausch\\p{L}*|vorzieh\\p{L}*|umleg\\p{L}*|ruf\\p{L}*|ruckruf|freu\\p{L}*',
);

/** A condition, a question, a doubt or a denial beside it: a yes has to be all the more likely. */
function findLeast(text: string, isMove: boolean): number {
  if (condition.test(text.replace(noCondition, ' '))) return least.yesBesideCondition;
  const isOfNewTime = isMove && /\b(?:da|dann|then|am)\b/u.test(text);
  const rest = (isOfNewTime ? text : text.replace(hindrance, ' ')).replace(asksForMail, ' ');
  return ['asks', 'doubts', 'other', 'keeps', 'no'].some((name) => answerWords[name]?.test(rest))
    ? least.yesBesideDoubt
    : least.yes;
}

const condition = words(
  'wenn\\p{L}*|wann (?:ich|i|mer|de)|falls|sofern|ausser|solang\\p{L}*|sobald|vorausgesetzt|bevor|bedingung|unless|if|provided|as long as|once|kommt drauf an|hangt (?:davon )?ab|es sei denn|(?:aber|nur|bloss) erst|erst (?:wenn|morgen|mal|fragen|muss|noch)|aber nicht|but not|depends',
);
/** "Auch wenn", "wenn’s sein muss", "ich melde mich, wenn …" make nothing a condition. */
const noCondition =
  /\b(?:auch wenn\w*|wenn auch|even if|wenn'?s (?:denn )?sein muss|wenn (?:sie|ihr|du) (?:\w+ )?so (?:nett|freundlich|lieb|gut)\w*|if you (?:would|don'?t mind|please))\b|\b(?:meld|ruf|schreib|buch|komm|mach|sag)\w*\b[^.!?;]{0,40}?\b(?:wenn|sobald|when|once)\b/gu;

/** Of several: whether those parts that are named are of all of them, of some, or of none. */
function findCovered(
  said: Named & { text: string },
  seen: readonly SeenAppointment[],
): 'all' | 'some' | 'other' | 'none' {
  const isAll = allWords.test(said.text) && !answerWords.only?.test(said.text);
  if (namesEachDay(said.text, seen)) return 'all';
  const items = listItems(said);
  if (items.length === 0) return 'none';
  const bearers = items.map((item) => seen.filter((each) => isNamed(matchAppointment(item, each))));
  // "Alles weg, bin ab Montag in Reha"
  if (bearers.some((each) => each.length === 0))
    return isAll && said.patientId === undefined ? 'none' : 'other';
  const covered = new Set(bearers.flat());
  return covered.size === seen.length ? 'all' : 'some';
}

/** "Den 3. und den 8.", with nothing that keeps one of them. */
function namesEachDay(text: string, seen: readonly SeenAppointment[]): boolean {
  if (['keeps', 'only', 'no'].some((name) => answerWords[name]?.test(text))) return false;
  const digits = writeNumbersAsDigits(text);
  return seen.every(({ date }) => new RegExp(`(?<!\\d)${Number(date.slice(-2))}(?!\\d)`, 'u').test(digits));
}

/** Each day, doctor, treatment and person that is named, by itself. */
function listItems(said: Named): Named[] {
  const none: Named = {
    ...said,
    days: [],
    times: [],
    doctorIds: [],
    treatmentTypes: [],
    patientId: undefined,
  };
  return [
    ...said.days.map((day) => ({ ...none, days: [day] })),
    ...said.doctorIds.map((id) => ({ ...none, doctorIds: [id] })),
    ...said.treatmentTypes.map((type) => ({ ...none, treatmentTypes: [type] })),
    ...(said.patientId === undefined ? [] : [{ ...none, patientId: said.patientId }]),
  ];
}

function saysWhatToDo(text: string, isMove: boolean): boolean {
  return isMove ? answerWords.moves?.test(text) === true : speaksOfCancelling(text);
}

/** "Sag mir, wann der ist" asks, although its verb sounds like one of cancelling. */
const asksWithin = words(
  'wann|wo|ob|wie (?:lang\\p{L}*|spat|viel|teuer)|when|where|whether|how (?:long|much|late)',
);

const agreement = words(
  'richtig|korrekt|correct|gewiss|naturlich|selbstverstandlich|unbedingt|sicher|stimmt|einverstanden|darum|so ist es|do it|go ahead|please do',
);

/** "Ok", "passt so": without a yes or a word of cancelling nothing but agreement may be said. */
function isBareAgreement(text: string): boolean {
  return text.split(' ').length <= most.wordsThatAgree && !splitClauses(text).some(tellsBesides);
}

const most = { wordsThatAgree: 5 };

const allWords = answerWords.all ?? /^$/u;

/** Of so few words nothing else can be meant than an answer. */
const isShort = (text: string) => text.split(' ').length <= 5 && !text.includes('?');
const halfHearted = /^(?:von mir aus|meinetwegen|tja|na ?ja|ach ja|jein)\W*$/u;
const refusingSigns = /[👎❌🚫⛔🛑✋🙅✖🚷]/u;
/** "Stopp, Dienstag kann ich ja doch", "vergessen Sie das mit dem Verschieben" */
const holdsOn =
  /^(?:stopp?|halt|moment|warte?|wait|hold on)(?!\p{L})|(?<!\p{L})(?:vergess\p{L}* (?:sie|wir|das|es)|vergiss|forget|(?:kann|schaff\p{L}*|geht) (?:ich|es|das) (?:ja |jetzt |dann )?doch)(?!\p{L})/u;
const doubtingSigns = /[🤔🤨🤷🤡⏸⏹❓❔]/u;
/** In an answer to a question about several. */
const namesOne =
  /\b(?:den|diesen?|ihn|meinen?|einen?|eins|der|termin|appointment|this|that one|one|it)\b(?! (?:und|and) )/u;
const counts = ['zwei|two|2', 'drei|three|3', 'vier|four|4', 'funf|five|5'].map(
  (count) =>
    new RegExp(
      `(?<!\\p{L})(?:${count})(?!\\p{L}| (?:woche|tag|stunde|minute|jahr|monat|mal|uhr|kind|week|day|hour|year|month))`,
      'u',
    ),
);

function namesOtherCount(text: string, seen: readonly SeenAppointment[]): boolean {
  const isBare = !/\b(?:alle|die|all|the|diese)\b/u.test(text);
  return counts.some((count, index) => count.test(text) && (isBare || index + 2 !== seen.length));
}

const asksForMail =
  /\b(?:bekomm|krieg|get)\p{L}*\b[^?]*\b(?:mail|e-mail|bestatigung|confirmation)\b[^?]*\?/gu;
/** Why a patient cannot come. */
const hindrance =
  /\b(?:(?:kann|konnen|schaff\p{L}*|komm\p{L}*|brauch\p{L}*|geht)(?: \p{L}+){0,3} (?:nicht|nich|net)(?: mehr)?|keine zeit|can'?t (?:come|make it)|don'?t need)(?!\p{L})/gu;

function isNamed(match: Match | undefined): boolean {
  return match !== undefined && isNamedBy(match);
}

function toAsked(question: AppointmentQuestion, seen: readonly SeenAppointment[]): Asked {
  switch (question.kind) {
    case 'cancel':
      return { question: 'cancel_one', seen };
    case 'cancelAll':
      return { question: 'cancel_all', seen };
    case 'move': {
      const { date, time, doctorId } = question;
      return { question: 'move', seen, target: { date, time, doctorId } };
    }
    case 'whichToCancel':
    case 'whichToMove':
      return { question: 'which_appointment', seen };
    default:
      return question satisfies never;
  }
}
