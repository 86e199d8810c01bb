import { monthNames } from '../days/calendar-words.ts';
import { writeNumbersAsDigits } from '../days/number-words.ts';

const monthPatterns = monthNames.map((names) => new RegExp(`\\b(?:${names})\\b`, 'u'));

/** "Ja, verschieb auf 12", where eleven was asked: a number or month that the question does not have. */
export function saysOtherNumber({ date, time }: { date: string; time: string }, text: string): boolean {
  const [, month = 0, day = 0] = date.split('-').map(Number);
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const said = writeNumbersAsDigits(text).replace(/\b(\d{1,2})\.(\d{2})(?= ?uhr)/gu, '$1:$2');
  const calendar = new Set([day, month]);
  const isOther = ({ 0: written, groups, index }: RegExpExecArray) => {
    if (written !== groups?.number) return !calendar.has(Number(groups?.number ?? written));
    const [before, after] = [said.slice(0, index), said.slice(index + written.length)];
    return !isOfClock(Number(written), { hour, minute }, before, after);
  };
  return (
    [...said.matchAll(numbers)].some(isOther) ||
    monthPatterns.some((name, index) => name.test(text) && index + 1 !== month)
  );
}

const toHour = [
  { minute: 15, before: /(?:viertel nach|quarter past|(?<!vor |drei)viertel) $/u },
  { minute: 30, before: /(?:halb|half past|half) $/u },
  { minute: 45, before: /(?:viertel vor|dreiviertel|drei viertel|quarter to) $/u },
];
/** "Halb elf" is 10:30, "viertel elf" 10:15; English "half ten" is 10:30. */
const towardsNext = /(?:halb|vor|to|viertel) $/u;

/** Whether a bare number is the hour, told with its minutes, or the minutes behind it: of 11:30 in "halb zwölf" and "11 30". */
function isOfClock(
  number: number,
  { hour, minute }: { hour: number; minute: number },
  before: string,
  after: string,
): boolean {
  const isHour = (wanted: number) => number === wanted || number === (wanted % 12 || 12);
  const told = toHour.find((each) => each.before.test(before));
  if (told) return told.minute === minute && isHour(towardsNext.test(before) ? hour + 1 : hour);
  const minutes = new RegExp(`^(?: ?:| uhr)? ?0?${minute}(?!\\d)`, 'u');
  const hours = new RegExp(`(?<!\\d)(?:${hour}|${hour % 12 || 12})(?: ?:| uhr)? ?$`, 'u');
  const isWhole = minute === 0 || minutes.test(after);
  return (isHour(hour) && isWhole) || (number === minute && hours.test(before));
}

/** A bare one is of the clock; beside a dot, a month or "am" it is of the calendar. */
const numbers = new RegExp(
  `(?:\\b(?:am|den|on|the) )?(?<![\\d.])(?<number>\\d{1,2})(?!\\d)(?:\\.|(?:st|nd|rd|th)\\b| (?:${monthNames.join('|')})\\b)?(?! ?(?:uhr|:))|(?<=\\.)\\d{1,2}(?!\\d)`,
  'gu',
);
