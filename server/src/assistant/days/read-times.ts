import { type ClockMention, findClockMentions, type TimeWish, toClock } from './clock-mentions.ts';
import { writeNumbersAsDigits } from './number-words.ts';
import { findTimeRole, moving, type TimeMention, weekRange, weighTime } from './time-roles.ts';
import type { WeighClock } from './weigh-clock.ts';

/**
 * Reads what a message says about the time of day; `text` is normalised, with the days taken out. `refusedTime` is of
 * an appointment that somebody can't keep ("heute 12 Uhr geht nicht"), if no other time is wished. Without
 * `weighClock` rules read alone.
 */
export function readClock(
  text: string,
  weighClock?: WeighClock,
): { time: TimeWish; refusedTime: string | undefined } {
  // Only beside a day that was taken out is "eins" the clock: "am 3.12. eins".
  const digits = writeNumbersAsDigits(text);
  const mentions = findClockMentions(digits).map(
    (clock): TimeMention => ({ ...clock, role: findTimeRole(digits, clock) }),
  );
  const read = readTimes(mentions, digits);
  const time = weighClock?.(digits, mentions, read) ?? read;
  const refused = Object.keys(time).length > 0 ? undefined : mentions.find(({ role }) => role === 'refused');
  return { time, refusedTime: refused && toClock(refused.minutes) };
}

function readTimes(all: readonly TimeMention[], digits: string): TimeWish {
  const clocks = all.filter(({ start }) => !weekRange.test(digits.slice(0, start)));
  const stretches = findStretches(clocks, digits);
  const mentions = clocks.filter((clock) => !stretches.some(({ pair }) => pair.includes(clock)));
  const exact = chooseExact(
    mentions.filter(({ role }) => role === 'at'),
    digits,
  );
  const from = mentions.findLast(({ role }) => role === 'from');
  const to = mentions.findLast(({ role }) => role === 'to');
  // "Der Dienst endet 13:40, um zwei bin ich bei euch": earlier is impossible, later is not.
  const ends = mentions.find(({ role }) => role === 'free');
  if (exact && ends && ends.end < exact.start && arrives.test(digits.slice(exact.end)))
    return { timeFrom: toClock(exact.minutes) };
  const [stretch] = stretches
    .filter(({ isAround }) => !isAround)
    .sort((a, b) => weighTime(digits, b.pair[0]) - weighTime(digits, a.pair[0]));
  if (stretch && !isOutweighed(stretch, exact ?? from ?? to, digits)) return stretch.wish;
  const [early, late] = mentions.slice(-2);
  if (early && late && inBetween.test(digits.slice(late.end)) && early.minutes < late.minutes)
    return { timeFrom: toClock(early.minutes), timeTo: toClock(late.minutes) };
  const bound = from ?? to;
  const isBounded = exact && bound && weighTime(digits, bound) > weighTime(digits, exact);
  // "Um elf, vor zehn kriegt ihr mich nicht wach": a time within the bounds is what is wished.
  const isWithinBounds =
    exact &&
    [from, to].every((limit) => limit === undefined || exact.start < limit.start) &&
    (!from || exact.minutes > from.minutes) &&
    (!to || exact.minutes < to.minutes);
  if (exact && (isWithinBounds || (!isBounded && !(from && from.start > exact.start))))
    return { time: toClock(exact.minutes) };
  if (from || to) return toBounds(from, to);
  const around = stretches.find(({ isAround, wish }) => isAround && Object.keys(wish).length > 0);
  return around?.wish ?? readAround(mentions, digits) ?? readPartOfDay(digits);
}

/** "Von zwei bis vier Pause, also um viertel nach zwei"; "der Techniker kommt von 8 bis 12. Dienstag um 15 Uhr?" */
function isOutweighed({ wish, pair }: Stretch, other: TimeMention | undefined, text: string): boolean {
  if (other === undefined) return false;
  if (other.role === 'at' && isWithin(other, wish)) return true;
  return weighTime(text, other) > weighTime(text, pair[0]);
}

function isWithin({ minutes }: ClockMention, { timeFrom = '', timeTo = '' }: TimeWish): boolean {
  const clock = toClock(minutes);
  return clock >= timeFrom && clock < timeTo;
}

const arrives =
  /^,? (?:bin|sind|waren|ware|konnte) (?:ich|wir|er|sie) (?:(?:dann|schon|spatestens|locker|wohl) )*(?:bei (?:euch|ihnen|dir)|in der praxis|vor ort|da\b|dort\b)/u;

/** Bounds that contradict each other leave the one that was said last. */
function toBounds(from: ClockMention | undefined, to: ClockMention | undefined): TimeWish {
  const isContradiction = from && to && to.minutes <= from.minutes;
  const [kept, keptTo] = isContradiction
    ? from.start > to.start
      ? [from, undefined]
      : [undefined, to]
    : [from, to];
  return {
    ...(kept && { timeFrom: toClock(kept.minutes) }),
    ...(keptTo && { timeTo: toClock(keptTo.minutes) }),
  };
}

// "Ab elf bin ich in der Stadt, um eins beim Friseur, dazwischen?"
const inBetween = /^[^.!?]{0,60}\b(?:dazwischen|in between)\b/u;
const thenBefore = /\b(?:davor|vorher|zuvor|before (?:that|then)|beforehand)\b/u;
const thenAfter = /\b(?:danach|hinterher|anschliessend|after(?:wards| that))\b/u;
const later =
  /(?:(?<count>\d\d?) min(?:uten|utes)?|(?<part>halbe|half an|dreiviertel|viertel|eine|ne|an?|1)[ -]?(?:stunde?|hour)) (?:spater|danach|drauf|later|after)/u;

/** When other things end and begin: "um drei hab ich Schluss", "die Schicht beginnt um zwei, also davor". */
function readAround(mentions: readonly TimeMention[], text: string): TimeWish | undefined {
  const free = mentions.findLast(({ role }) => role === 'free');
  const busy = mentions.findLast(({ role }) => role === 'busy');
  const told = mentions.findLast(({ role }) => role === 'aside' || role === 'busy');
  const rest = told ? text.slice(told.end) : '';
  if (told && thenBefore.test(rest)) return { timeTo: toClock(told.minutes) };
  if (told && thenAfter.test(rest)) return { timeFrom: toClock(told.minutes) };
  if (free === undefined && busy === undefined) return undefined;
  const timeFrom = free && toClock(free.minutes + readDelay(text.slice(free.end)));
  // Who begins before the practice opens has said nothing of when to come.
  const timeTo = busy && busy.minutes > 8 * 60 ? toClock(busy.minutes) : undefined;
  if (timeFrom !== undefined && timeTo !== undefined && timeTo <= timeFrom) return { timeFrom };
  return timeFrom === undefined && timeTo === undefined
    ? undefined
    : { ...(timeFrom !== undefined && { timeFrom }), ...(timeTo !== undefined && { timeTo }) };
}

/** Minutes of "eine halbe Stunde später bin ich bei euch". */
function readDelay(text: string): number {
  const { count, part } = later.exec(text)?.groups ?? {};
  if (count !== undefined) return Number(count);
  if (part === undefined) return 0;
  return /^hal/u.test(part) ? 30 : part === 'viertel' ? 15 : part === 'dreiviertel' ? 45 : 60;
}

const opener =
  /(?:zwisch[ae]?n?|zw\.?|between|v[ou]n|from|tussen|ab)(?: etwa| so| um| ca\.?| circa| about)* $/u;
const joined =
  /^ ?(?:uhr )?(?:(?<list>und|u\.?|on|ond|un|and|&|oder)|b[ie]s(?: so| ca\.?| spatestens| maximal| etwa)?|to|till|til|until|-) ?(?:um |so |ca\.? )?$/u;
const refusedBehind =
  /^,? ?(?:uhr )?(?:(?:da )?(?:kann|geht|passt|hab|habe|bin|ist|klappt) [^.!?]{0,20}\b(?:nicht|nich|net|nit|keine? zeit|besetzt|belegt|schule|arbeit\w*)\b|(?:steh|sitz|arbeit|schlaf|unterricht|muss|fahr|lauf|schlaft)\p{L}*\b|(?:i'?m|i am) (?:busy|at|in)\b|can'?t|doesn'?t|don'?t)/u;
const refusedBefore = /\b(?:nicht|nich|nit|net|ned|not|nur nicht|ausser|except|but not)(?: \p{L}+){0,1} $/u;
const workBefore =
  /(?<!\b(?:nach|after|vor|before)(?: \p{L}{2,7})? )\b(?:arbeite|arbeiten|arbeitet|arbeit|\p{L}*schule|\p{L}*schicht|\p{L}*dienst|unterricht|work|working|school|class|shift|muss|busy|kita|hort|uni|vorlesung|seminar|training|\p{L}*proben?|kurs|schlaf(?:e|en)|schlaft|sleeps?|kommt|techniker|handwerker|open|offen|geoffnet|ihr habt|praxis|sprechstunde|mittagsruhe)(?: (?!frei|zeit|pause|geht|passt|kann|ginge|also|deshalb|daher|drum)\p{L}+){0,3} $/u;

/** "Move me from 10 to 11:20": no stretch, but an old time and a new one. */
function isMove(left: string, between: string, text: string): boolean {
  return / to /u.test(` ${between} `) && /\bfrom $/u.test(left) && moving.test(text);
}

type Stretch = { pair: [ClockMention, ClockMention]; wish: TimeWish; isAround: boolean };

/** "Zwischen halb neun und halb elf"; busy from then till then leaves what comes before or after, if that is said. */
function findStretches(clocks: readonly ClockMention[], text: string): Stretch[] {
  const found: Stretch[] = [];
  for (const [index, first] of clocks.entries()) {
    const second = clocks[index + 1];
    if (second === undefined || second.minutes <= first.minutes) continue;
    if (found.some(({ pair }) => pair.includes(first))) continue;
    const match = joined.exec(text.slice(first.end, second.start));
    const left = text.slice(0, first.start);
    if (match === null || (match.groups?.list !== undefined && !opener.test(left))) continue;
    if (/\b(?:vor|spatestens|bis) $/u.test(left) || isMove(left, text.slice(first.end, second.start), text))
      continue;
    const right = text.slice(second.end);
    const head = left.replace(opener, '');
    const isRefused = refusedBehind.test(right) || refusedBefore.test(head) || workBefore.test(head);
    const [timeFrom, timeTo] = [toClock(first.minutes), toClock(second.minutes)];
    const add = (wish: TimeWish) => found.push({ pair: [first, second], wish, isAround: isRefused });
    if (!isRefused) add({ timeFrom, timeTo });
    else if (thenAfter.test(right)) add({ timeFrom: timeTo });
    else add(thenBefore.test(right) ? { timeTo: timeFrom } : {});
  }
  return found;
}

const partsOfDay: readonly (readonly [RegExp, TimeWish])[] = [
  [
    /(?:(?:aller)?erste[rn]?|1\.) termin (?:am (?:morgen|tag)|des tages|in der fruh)|first (?:slot|appointment|thing) (?:of the day|in the morning)|\bfirst thing\b|gleich (?:als erste|wenn (?:ihr|sie) (?:auf|offn))\w*|sobald (?:ihr|sie) (?:auf|offn)\w*/gu,
    { time: '08:00' },
  ],
  [
    /spat(?:er|en|erer)? (?:am )?nachmittag|spatnachmittag|late (?:in the )?afternoon/gu,
    { timeFrom: '16:00', timeTo: '18:00' },
  ],
  [
    /(?:vormittags?|vormittach|vormiddach|forenoon|in the mornings?|(?<!\bgood )\bmornings?\b(?!(?<=^morning) ?(?:[,!.]|all\b|everyone|there|team))|am morgen\b|morgens\b|(?:(?:mon|diens|donners|frei|sams|sonn)tag|mittwoch)(?:s? ?morgen|fruh)\b|frueh\b|de manha|утром|sabah|le matin|fruhs\b|vormiddag)/gu,
    { timeFrom: '08:00', timeTo: '12:00' },
  ],
  [
    /(?:nachmittags?|nommedaach|nommeddaach|nachmittach|nachmiddach|nachm\b|(?<!\bgood )afternoons?|arvo|namiddag|nomiddag|ogleden sonra|apres-midi|nochmittog|namittag|tarde)/gu,
    { timeFrom: '12:00', timeTo: '18:00' },
  ],
  [
    /mittagspause|mittagszeit|uber mittag|lunch ?(?:break|time|hour)|(?:over|during|at) lunch/gu,
    { timeFrom: '12:00', timeTo: '14:00' },
  ],
  [
    /(?:nach dem|nach|nach'?m|noh'?m|after) (?:mittag(?:essen)?|middag|meddag|mettag|lunch)\b/gu,
    { timeFrom: '13:00' },
  ],
  [/(?:vor dem|before) (?:mittagessen|lunch)\b/gu, { timeTo: '12:00' }],
  [
    /(?<!gut\w* |schon\w* |heilig\w* |gestern |heilig|eltern|geburtstags)\babends?\b|\babendtermin\w*|nach (?:der|meiner) arbeit|after work|nach (?:dem )?feierabend|(?<!good )\bevening/gu,
    { timeFrom: '17:00' },
  ],
];
const refusedPart =
  /\b(?:nicht|nich|nit|net|ned|kein(?:e[nrsm]?)?|not|no|never|statt|ausser)(?: (?:am|in the|im|so|unbedingt|on|den))? (?:\w*(?:tag|woch))?$/u;
const earlyAlone =
  /(?:morgen|freitag|montag|dienstag|mittwoch|donnerstag|\bfr|\bmo|\bdi|\bmi|\bdo) fruh\b|in der fruh\b/u;

function readPartOfDay(text: string): TimeWish {
  for (const [pattern, wish] of partsOfDay)
    for (const match of text.matchAll(pattern))
      if (!refusedPart.test(text.slice(0, match.index))) return wish;
  return earlyAlone.test(text) ? { timeFrom: '08:00', timeTo: '12:00' } : {};
}

const correction =
  /\b(?:nee|ne|nein|ah|ach|doch|quatsch|sondern|lieber|besser|warte|wait|actually|sorry|no|i mean|rather|sagen wir|halt|also|oder nein|meinte|deswegen|deshalb|daher|darum|drum|drom|therefore|hence)\b|, so (?:(?:at|um|say|maybe|how about) )?$/u;

/** "Falls belegt, 11 Uhr": what comes behind is second best. */
const fallback =
  /\b(?:falls|wenn (?:das |es |der |da )?(?:nicht|belegt|voll|nix)|ansonsten|notfalls|zur not|alternativ|otherwise|if not|if (?:that|it)(?:'s| is)|or else)\b/u;

function chooseExact(mentions: readonly TimeMention[], text: string): TimeMention | undefined {
  let [chosen] = mentions;
  for (const mention of mentions.slice(1)) {
    if (chosen === undefined) return mention;
    const between = text.slice(chosen.end, mention.start);
    if (fallback.test(between)) continue;
    const isCorrected = correction.test(between);
    if (isCorrected || weighTime(text, mention) > weighTime(text, chosen)) chosen = mention;
  }
  return chosen;
}
