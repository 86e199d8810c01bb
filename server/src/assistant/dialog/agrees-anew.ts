import { writeNumbersAsDigits } from '../days/number-words.ts';
import { toStandardAnswer } from '../dialects.ts';
import { isOnlyAnswer, speaksOfCancelling } from '../read-cancelling.ts';
import type { Reading } from '../reading.ts';
import { answerWords } from '../understand/answer-words.ts';
import { signals } from '../words/signals.ts';
import { saysNothingElse } from './says-nothing-else.ts';

/**
 * "Ja bitte, verschieben Sie ihn auf Freitag, den 4., um 10": a yes that names the new time itself and limits it by nothing.
 * The patient is not asked once more, also if another time was asked about; a change of the chat can be undone.
 */
export function agreesAnew(reading: Reading): boolean {
  const { text, slots } = reading;
  const said = toStandardAnswer(text);
  if (!answerWords.opensYes?.test(said) || speaksOfCancelling(text)) return false;
  if (limiting.some((name) => answerWords[name]?.test(said)) || counters.test(said)) return false;
  if (!saysNothingElse({ ...reading, text: said }, said, 'move')) return false;
  const isTimed = slots.time.time !== undefined;
  const isMove = !isOnlyAnswer(said) || signals.moveVerb?.test(said) === true || puts.test(said);
  if (isMove) return isTimed || slots.day.date !== undefined || /\d/u.test(writeNumbersAsDigits(said));
  return isTimed && slots.day.date !== undefined && agreement.test(said);
}

const limiting = ['other', 'no', 'keeps', 'only', 'asks'];
/** Words of a counter-proposal. */
const counters = /\b(?:aber|but|ob|whether|besser|eher|oder|or|auch|rather)\b/u;
const puts =
  /\b(?:leg\w*|laj\w*|setz\w*|schieb\w*|change|put|trag\w*|nehm\w*|take)\b[^!?]*\b(?:auf|uff|op|to|um|am|at)\b/u;
const agreement =
  /\b(?:mach\w*|maach\w*|passt|so|genau|super|perfekt|prima|do it|great|perfect|good|fine)\b/u;
