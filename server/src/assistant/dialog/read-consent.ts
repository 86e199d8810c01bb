import type { Answer, SeenAppointment } from '../model/answer.ts';
import { words } from '../normalise.ts';
import { deniesCancelling, isOnlyAnswer, speaksOfCancelling } from '../read-cancelling.ts';
import type { Reading } from '../reading.ts';
import type { AppointmentQuestion } from '../task.ts';
import type { Asked } from '../understand/answer-features.ts';
import { answerWords } from '../understand/answer-words.ts';
import {
  contradicts,
  isNamedBy,
  type Match,
  matchAppointment,
  readNamed,
} from '../understand/match-appointment.ts';
import type { UnderstandAnswer } from '../understand/understand-answer.ts';

/**
 * How an open question about appointments is answered. `other` is an answer about another appointment or time than the
 * question's, `unclear` one that is asked again; undefined is no answer at all.
 */
export type Consent = {
  answer: 'yes' | 'no' | 'choice' | 'other' | 'unclear' | undefined;
  /** The appointments that the message names by parts which agree with what the patient sees */
  named: readonly SeenAppointment[];
  /** A yes with a cancelling verb to the only one that is named, which nothing takes back */
  isRestated: boolean;
};

// Chosen on answers of hands that the weights had not read. Below them the question is asked again.
const least = { yes: 0.7, yesBesideDoubt: 0.95, no: 0.5, choice: 0.5, unclear: 0.3 };
const mostWords = 12;

/** Whether a message says so much besides, denies or asks something, that its yes has to be very likely. */
function leavesDoubt(text: string): boolean {
  const isLong = text.split(' ').length > mostWords;
  return (
    isLong ||
    ['asks', 'doubts', 'other'].some((name) => answerWords[name]?.test(text.replace(asksForMail, ' ')))
  );
}

/** Whether something is denied, kept or made a condition; why a patient cannot come denies nothing. */
function limitsYes(text: string, isMove: boolean): boolean {
  const isOfNewTime = isMove && /\b(?:da|dann|then|am)\b/u.test(text);
  const said = (isOfNewTime ? text : text.replace(hindrance, ' ')).replace(evenIf, ' ');
  // Words of moving agree to no cancellation.
  return ['condition', 'keeps', 'no', ...(isMove ? [] : ['moves'])].some((name) =>
    answerWords[name]?.test(said),
  );
}

export type ReadConsent = (question: AppointmentQuestion) => Consent;

export function readConsent(
  question: AppointmentQuestion,
  seen: readonly SeenAppointment[],
  reading: Reading,
  understand: UnderstandAnswer,
): Consent {
  const asked = toAsked(question, seen);
  const said = readNamed(reading);
  const matches = asked.seen.map((each) => matchAppointment(said, each, asked.target));
  const likely = understand(asked, said);
  const named = asked.seen.filter((_, index) => isNamed(matches[index]));
  const isTakenBack = likely.no >= least.unclear || likely.condition >= least.unclear;
  return {
    answer: decide(asked, likely, matches, reading.text),
    named,
    isRestated: named.length === 1 && !isTakenBack && restates(reading.text),
  };
}

const isOpening = answerWords.opensYes ?? /^$/u;

function restates(text: string): boolean {
  if (text.includes('?') || answerWords.condition?.test(text) || answerWords.doubts?.test(text)) return false;
  const isCancelling = speaksOfCancelling(text) && isOnlyAnswer(text) && !deniesCancelling(text);
  return isCancelling && isOpening.test(text);
}

function decide(
  { question, seen }: Asked,
  likely: Answer,
  matches: readonly Match[],
  text: string,
): Consent['answer'] {
  // Of a move the other day or time is read as a correction.
  const isOther =
    question === 'move'
      ? matches.some(({ doctor, patient }) => doctor === 'other' || patient === 'other')
      : matches.length > 0 && matches.every(contradicts);
  const isAll = question === 'cancel_all';
  const isOfSome = isAll && matches.some(contradicts);
  const isOfOther = isAll && (namesOne.test(text) || namesOtherCount(text, seen));
  if (refusingSigns.test(text)) return 'no';
  const isDenied = !isOpening.test(text) || ['no', 'keeps'].some((name) => answerWords[name]?.test(text));
  if (likely.no >= least.no) return isDenied ? 'no' : 'unclear';
  const fallback = halfHearted.test(text) || (isOpening.test(text) && isShort(text)) ? 'unclear' : undefined;
  if (isOther) return likely.yes + likely.choice + likely.both >= likely.other ? 'other' : fallback;
  if (isOfSome && likely.yes + likely.choice >= least.choice) return 'choice';
  const leastYes = leavesDoubt(text) ? least.yesBesideDoubt : least.yes;
  const isSaid = ['yes', 'agrees', 'cancels', 'moves', 'all'].some((name) => answerWords[name]?.test(text));
  const isYes = isSaid && likely.yes >= leastYes && !isOfSome && !isOfOther && !doubtingSigns.test(text);
  if (isYes) return limitsYes(text, question === 'move') ? 'unclear' : 'yes';
  if (isOfOther && (isOpening.test(text) || likely.yes >= least.unclear)) return 'unclear';
  if (likely.choice >= least.choice) return 'choice';
  return likely.yes + likely.condition >= least.unclear ? 'unclear' : fallback;
}

/** Of so few words nothing else can be meant than an answer. */
const isShort = (text: string) => text.split(' ').length <= 5 && !text.includes('?');
const halfHearted = /^(?:von mir aus|meinetwegen|tja|na ?ja|ach ja|jein)\W*$/u;
const refusingSigns = /[👎❌🚫⛔🛑✋🙅✖🚷]/u;
const doubtingSigns = /[🤔🙃🤨😕🤷😡😠🤡🙄⏸⏹❓❔]/u;
/** In an answer to a question about several. */
const namesOne =
  /\b(?:den|diesen?|ihn|meinen?|einen?|eins|der|termin|appointment|this|that one|one|it)\b(?! (?:und|and) )/u;
const counts = ['zwei|two|2', 'drei|three|3', 'vier|four|4', 'funf|five|5'].map((count) => words(count));

function namesOtherCount(text: string, seen: readonly SeenAppointment[]): boolean {
  const isBare = !/\b(?:alle|die|all|the|diese)\b/u.test(text);
  return counts.some((count, index) => count.test(text) && (isBare || index + 2 !== seen.length));
}

const asksForMail =
  /\b(?:bekomm|krieg|get)\p{L}*\b[^?]*\b(?:mail|e-mail|bestatigung|confirmation)\b[^?]*\?/gu;
/** Why a patient cannot come. */
const hindrance =
  /\b(?:(?:kann|konnen|schaff\p{L}*|komm\p{L}*|brauch\p{L}*|geht)(?: \p{L}+){0,3} (?:nicht|nich|net)(?: mehr)?|keine zeit|can'?t (?:come|make it)|don'?t need)(?!\p{L})/gu;
const evenIf = /\b(?:auch wenn|even if)\b/gu;

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
