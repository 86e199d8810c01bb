import { writeNumbersAsDigits } from './days/number-words.ts';
import { readChange } from './read-correction.ts';
import type { Slots } from './read-wish.ts';
import { repairWords } from './repair-words.ts';
import type { MoveTarget } from './turn.ts';

// What a message names beside the time of a move that is talked of.

const unit = 'tage?n?|wochen?|stunden?|minuten?|days?|weeks?|hours?|minutes?';
const someUnits = `(?:\\d{1,3}|ein\\w*|an?|one)(?: halbe\\w*)? (?:${unit})\\b`;
const undirected = new RegExp(
  `\\b(?:um|by) (?<amount>${someUnits})(?! (?:spater|fruher|eher|nach |vor|zuruck|later|earlier))`,
  'u',
);
const pushed = new RegExp(`\\b(?:(?<back>back)|forward|up) (?:by )?(?<amount>${someUnits})`, 'u');

/** The text as changes are read in it: repaired, with numbers as digits and a direction where there was none. */
export function toCounted(text: string): string {
  return tellDirection(writeNumbersAsDigits(repairWords(text)));
}

/** Who moves something "um eine Woche" means later, unless the verb says otherwise. */
function tellDirection(text: string): string {
  const isEarlier = /vorzieh|vorverleg|nach vorne?\b|forward|earlier/u.test(text);
  return text
    .replace(pushed, (...match) => {
      const { back, amount } = match.at(-1);
      return `${amount} ${back ? 'later' : 'earlier'}`;
    })
    .replace(undirected, `um $<amount> ${isEarlier ? 'fruher' : 'spater'}`);
}

/** Whether a message names a day, time or dentist other than the one that was asked about. */
export function namesOther(text: string, { day, time, doctor }: Slots, base: MoveTarget): boolean {
  const isOtherDay = day.fromDate !== undefined || (day.date !== undefined && day.date !== base.date);
  const isOtherTime = Object.keys(time).length > 0 && (time.time === undefined || time.time !== base.time);
  const isOtherDoctor = doctor.doctorId !== undefined && doctor.doctorId !== base.doctorId;
  const isCounted = readChange(toCounted(text), base) !== undefined;
  return isCounted || isOtherDay || isOtherTime || isOtherDoctor;
}

/** Whether a message names a span of the day or a change by so much that the time which was asked about does not meet. */
export function namesOtherTime(text: string, { time }: Slots, base: MoveTarget): boolean {
  const { timeFrom = '00:00', timeTo = '24:00' } = time;
  const at = base.time ?? timeFrom;
  const changed = readChange(toCounted(text), base);
  return at < timeFrom || at >= timeTo || changed !== undefined;
}
