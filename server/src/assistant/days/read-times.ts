import { writeNumbersAsDigits } from './number-words.ts';

/** A wish for the clock, HH:MM; `timeTo` is exclusive. */
export type TimeWish = { time?: string; timeFrom?: string; timeTo?: string };

type TimeRole = 'at' | 'from' | 'to' | 'refused' | 'aside';
type TimeMention = { start: number; end: number; minutes: number; role: TimeRole };

const morningWords = /\b(?:morgens|fruh|in der fruh|vormittags?|in the morning|early|matin|vorm)\b/u;
const hour = '[01]?\\d|2[0-4]';
const uhr = "(?:uhr|ur|h|hrs|klock|auer|o'?clock)";

type ClockReader = {
  pattern: RegExp;
  read: (groups: Record<string, string | undefined>) => ClockReading | undefined;
};
/** Minutes after midnight; `isExact` leaves the half of the day alone. */
type ClockReading = { minutes: number; isExact: boolean };

const at = (hourOf: number, minute: number, isExact = false): ClockReading | undefined =>
  hourOf <= 24 && minute < 60 ? { minutes: hourOf * 60 + minute, isExact } : undefined;

const withMarker = (hourOf: number, minute: number, marker: string | undefined): ClockReading | undefined => {
  if (marker === undefined) return at(hourOf, minute);
  const isAfternoon = marker.startsWith('p');
  return at((hourOf % 12) + (isAfternoon ? 12 : 0), minute, true);
};

const cue =
  "(?:um|gegen|ab|nach|vor|bis|so um|ca\\.?|circa|punkt|at|around|about|after|before|by|till|until|from|klock|om|jegen|umma|umme|um a|umara|past|only until|um die|so ab|so gegen|statt|als|vers|saat|post|godzina|a las|kl\\.?|als um|than|not before|or|oder|nicht|sagen wir|say|let'?s say|noch vor|schlag|mach (?:ma|mal|mer)|sondern um|sondern)";

const clockReaders: readonly ClockReader[] = [
  {
    pattern:
      /(?<hour>[01]?\d|2[0-4])(?:[:.]|h)(?<minute>[0-5]\d)(?:-ish|ish)? ?(?<marker>a\.?m\b\.?|p\.?m\b\.?)?/gu,
    read: ({ hour: hourOf, minute, marker }) => withMarker(Number(hourOf), Number(minute), marker),
  },
  {
    pattern:
      /(?<hour>[01]\d|2[0-3])(?<minute>[0-5]\d) ?(?:uhr|hrs|hours|h)\b|(?<=[., ])(?<bare>1[0-8]|0[89])(?<bareMinute>00|15|30|45)(?=[, ](?:wenn|uhr|hrs|bitte)|$|, )/gu,
    read: ({ hour: hourOf, minute, bare, bareMinute }) =>
      at(Number(hourOf ?? bare), Number(minute ?? bareMinute)),
  },
  {
    pattern: new RegExp(
      `(?<hour>${hour}) ?${uhr}(?: |(?<=h))(?<minute>[0-5]?\\d)(?!\\d|\\.\\d| ?${uhr})`,
      'gu',
    ),
    read: ({ hour: hourOf, minute }) => at(Number(hourOf), Number(minute)),
  },
  {
    pattern: new RegExp(
      `(?<quarter>dreiviertel|3\\/4|dreiviertl|3viertel|drei viertel|3 viertel|3 viertl) (?<hour>${hour})\\b`,
      'gu',
    ),
    read: ({ hour: hourOf }) => at(Number(hourOf) - 1, 45),
  },
  {
    pattern: new RegExp(
      `(?:viertel|viertl|vertel|quarter|kwart|1\\/4|15|¼) (?<side>vor|nach|ab|to|past|over|voor|before|after|of) (?<hour>${hour})\\b`,
      'gu',
    ),
    read: ({ side, hour: hourOf }) => {
      const isBefore = /^(?:vor|to|voor|before|of)/u.test(side ?? '');
      return isBefore ? at(Number(hourOf) - 1, 45) : at(Number(hourOf), 15);
    },
  },
  {
    pattern: new RegExp(`(?:viertel|viertl|virtel|veertel) (?<hour>${hour})\\b`, 'gu'),
    read: ({ hour: hourOf }) => at(Number(hourOf) - 1, 15),
  },
  {
    pattern: new RegExp(
      `(?<count>5|10|20|25)(?: min(?:uten|utes)?)? (?<side>vor|nach|to|past|before|after) (?<half>halb |half )?(?<hour>${hour})(?! ?(?:tagen|wochen))\\b`,
      'gu',
    ),
    read: ({ count, side, half, hour: hourOf }) => {
      const base = Number(hourOf) * 60 - (half ? 30 : 0);
      const minutes = /^(?:vor|to|before)/u.test(side ?? '') ? base - Number(count) : base + Number(count);
      return { minutes, isExact: false };
    },
  },
  {
    pattern: new RegExp(`(?:halb|halver|halber|hoiba|hoibe|hoib|halba|halwer) ?(?<hour>${hour})\\b`, 'gu'),
    read: ({ hour: hourOf }) => at(Number(hourOf) - 1, 30),
  },
  {
    // English "half five" is half past five.
    pattern: new RegExp(`half (?:past )?(?<hour>${hour})\\b`, 'gu'),
    read: ({ hour: hourOf }) => at(Number(hourOf), 30),
  },
  {
    pattern: new RegExp(`(?<hour>${hour})(?:-ish|ish)? ?(?<marker>a\\.?m\\b\\.?|p\\.?m\\b\\.?)`, 'gu'),
    read: ({ hour: hourOf, marker }) => withMarker(Number(hourOf), 0, marker),
  },
  {
    pattern: new RegExp(
      `(?<![\\d.:,])(?<hour>${hour})(?:ish| ?${uhr})(?![\\p{L}\\d])|klock (?<low>${hour})\\b`,
      'gu',
    ),
    read: ({ hour: hourOf, low }) => at(Number(hourOf ?? low), 0),
  },
  {
    pattern: new RegExp(
      `(?<=(?<![\\p{L}\\p{N}])${cue} )(?<hour>${hour})(?:ish|rum|e)?(?![\\d/]|\\.\\d|[\\p{L}]| ?(?:tage|woche|wk|monat|jahr|stund|minute|min\\b|std|days?|weeks?|months?|hours?|mal\\b|euro|eur|leute|kinder|personen|zahne|teeth|kids|years|stuck)|%|€)`,
      'gu',
    ),
    read: ({ hour: hourOf }) => at(Number(hourOf), 0),
  },
  {
    // What is left of "14 12 2026 9 30" when the day is taken out.
    pattern: /(?<=_ )(?<hour>[01]?\d) (?<minute>[0-5]\d)(?!\d)/gu,
    read: ({ hour: hourOf, minute }) => at(Number(hourOf), Number(minute)),
  },
  {
    pattern: /\b(?:zu mittag|mittags(?= |$)(?! um| gegen)|noon|midday|12 mittags)\b/gu,
    read: () => at(12, 0, true),
  },
];

/** Every time of day that a message names. */
function findTimeMentions(text: string): TimeMention[] {
  let rest = text;
  const found: TimeMention[] = [];
  for (const { pattern, read } of clockReaders) {
    rest = rest.replace(pattern, (...parts) => {
      const whole: string = parts[0];
      const start: number = parts.find((part) => typeof part === 'number') ?? 0;
      const reading = read(parts.at(-1));
      if (reading === undefined || isPartOfDay(rest, start, whole)) return whole;
      const around = `${text.slice(Math.max(0, start - 14), start)} ${text.slice(start + whole.length, start + whole.length + 24)}`;
      const minutes = reading.isExact ? reading.minutes : toOpeningHours(reading.minutes, around);
      found.push({ start, end: start + whole.length, minutes, role: 'at' });
      return '#'.repeat(whole.length);
    });
  }
  for (const mention of found) mention.role = findRole(text, mention);
  return found.sort((a, b) => a.start - b.start);
}

/** A number that goes on to the left or right belongs to a date or a phone number. */
function isPartOfDay(text: string, start: number, whole: string): boolean {
  const before = text.slice(Math.max(0, start - 1), start);
  const after = text.slice(start + whole.length, start + whole.length + 2);
  return /[\d./:]/u.test(before) || /^(?:\d|[./]\d)/u.test(after);
}

/** The clock says 4, the practice is open from 8 to 18: 1 to 7 is the afternoon, unless "morgens" stands there. */
function toOpeningHours(minutes: number, around: string): number {
  if (minutes >= 8 * 60 || minutes < 30) return minutes;
  return morningWords.test(around) && minutes >= 6 * 60 ? minutes : minutes + 12 * 60;
}

const fromBefore =
  /\b(?:ab|so ab|erst ab|erst|fruhestens|nach|after|from|post|nicht vor|nich vor|net vor|nit vor|ned vor|not before|nothing before|only after|nix vor|starting|anytime after|von)(?: (?:um|so|etwa|ca\.?|circa|der schule|half))? ?$/u;
const toBefore =
  /\b(?:vor|bis|before|until|till|by|noch vor|spatestens(?: um)?|not after|nicht nach|nich nach|nit nach|out by|up to|only until)(?: (?:um|so|etwa|half))? ?$/u;
// "Nicht nach eins", "vor der Schicht um 13 Uhr".
const notAfterBefore =
  /\b(?:nicht nach|nich nach|nit nach|net nach|not after|vor (?:der|meiner|dem|meinem) \w+(?: um)?|muss (?:ich )?(?:schon )?um) ?$/u;
const refusedBefore =
  /\b(?:nicht|nich|net|nit|ned|not|als|als um|statt|anstatt|than|instead of|no)(?: um| at| schon)? ?$/u;
const refusedAfter =
  /^(?: uhr)?[^,.;!?]{0,24}\b(?:zu (?:fruh|spat)|too (?:early|late)|wird (?:wahrscheinlich )?nix|nicht|nix|firti|fertig|is mir zu|geht nicht|passt nicht|scrap)\b/u;
const asideBefore =
  /\b(?:feierabend(?: in \w+)?(?: um)?|schicht(?: um)?|arbeite bis|schule bis|arbeit bis|termin um|gemolken|um \d+ (?:im|in der)|land[^,.;]{0,20} at|start(?:s|et)? (?:um|at)|call bis) ?$/u;
const asideAfter =
  /^(?: uhr)?[^,.;!?]{0,18}\b(?:feierabend|im buro|in der arbeit|gemolken|schulfrei|aufstehen|schicht)\b/u;

function findRole(text: string, { start, end }: TimeMention): TimeRole {
  const before = text.slice(Math.max(0, start - 30), start);
  const after = text.slice(end, end + 40);
  if (/\bbis(?: um)? $/u.test(before) && /\b(?:danach|dann luft|dann kann ich|ab dann)\b/u.test(after))
    return 'from';
  if (asideBefore.test(before) || asideAfter.test(after)) return 'aside';
  if (notAfterBefore.test(before)) return 'to';
  if (fromBefore.test(before)) return 'from';
  if (refusedAfter.test(after)) return 'refused';
  if (toBefore.test(before)) return 'to';
  return refusedBefore.test(before) ? 'refused' : 'at';
}

const between = new RegExp(
  `(?:zwischen|zwischa|zw\\.?|between|von|from|tussen)(?: etwa| um)? (?<from>${hour})(?:[:.](?<fromMinute>\\d\\d))? ?(?:uhr )?(?:und|on|ond|un|and|bis|to|-|&) (?<to>${hour})(?:[:.](?<toMinute>\\d\\d))?(?:e)?(?!\\d|\\.\\d)|(?<![\\d.:/])(?<dashFrom>${hour}) ?(?:-|bis|to|till) ?(?<dashTo>${hour}) ?(?:uhr|h\\b)|(?:day|tag|th|,) (?<softFrom>${hour}) to (?<softTo>${hour})(?!\\d|\\.\\d)`,
  'u',
);

const partsOfDay: readonly (readonly [RegExp, TimeWish])[] = [
  [
    /(?:vormittags?|vormittach|forenoon|in the mornings?|\bmornings?\b|am morgen\b|morgens\b|frueh\b|de manha|утром|sabah|le matin|fruhs\b|vormiddag)/u,
    { timeFrom: '08:00', timeTo: '12:00' },
  ],
  [
    /(?:nachmittags?|nommedaach|nommeddach|nachmittach|nachm\b|afternoons?|arvo|namiddag|nomiddag|ogleden sonra|apres-midi|nochmittog|namittag|tarde)/u,
    { timeFrom: '12:00', timeTo: '18:00' },
  ],
];
const earlyAlone =
  /(?:morgen|freitag|montag|dienstag|mittwoch|donnerstag|\bfr|\bmo|\bdi|\bmi|\bdo) fruh\b|in der fruh\b/u;

const correction =
  /\b(?:nee|ne|nein|ah|ach|doch|quatsch|sondern|lieber|besser|warte|wait|actually|sorry|no|i mean|rather|sagen wir|halt|also|oder nein|meinte)\b/u;

/** Reads what a message says about the time of day; `text` is normalised, with the days taken out. */
export function readTimes(text: string): TimeWish {
  const digits = writeNumbersAsDigits(text);
  const range = between.exec(digits)?.groups;
  if (range && !isRefusedRange(digits)) return toRange(range);
  const mentions = findTimeMentions(digits);
  const exact = chooseExact(
    mentions.filter(({ role }) => role === 'at'),
    digits,
  );
  const from = mentions.findLast(({ role }) => role === 'from');
  const to = mentions.findLast(({ role }) => role === 'to');
  if (exact && !(from && from.start > exact.start)) return { time: toClock(exact.minutes) };
  if (from || to) {
    return {
      ...(from && { timeFrom: toClock(from.minutes) }),
      ...(to && { timeTo: toClock(to.minutes) }),
    };
  }
  const part = partsOfDay.find(([pattern]) => pattern.test(digits))?.[1];
  if (part) return part;
  return earlyAlone.test(digits) ? { timeFrom: '08:00', timeTo: '12:00' } : {};
}

function chooseExact(mentions: readonly TimeMention[], text: string): TimeMention | undefined {
  let chosen = mentions[0];
  for (const mention of mentions.slice(1))
    if (chosen && correction.test(text.slice(chosen.end, mention.start))) chosen = mention;
  return chosen;
}

/** "Donnerstag zwischen acht und zwölf kann ich nicht weg." */
function isRefusedRange(text: string): boolean {
  const match = between.exec(text);
  const after = match ? text.slice(match.index + match[0].length) : '';
  return /^,? ?(?:uhr )?(?:da )?(?:kann|geht|passt|hab|bin) [^.!?]{0,20}\b(?:nicht|nich|net|nit|keine? zeit)\b/u.test(
    after,
  );
}

function toRange(groups: Record<string, string | undefined>): TimeWish {
  const from =
    Number(groups.from ?? groups.dashFrom ?? groups.softFrom) * 60 + Number(groups.fromMinute ?? 0);
  const to = Number(groups.to ?? groups.dashTo ?? groups.softTo) * 60 + Number(groups.toMinute ?? 0);
  return { timeFrom: toClock(toOpeningHours(from, '')), timeTo: toClock(toOpeningHours(to, '')) };
}

function toClock(minutes: number): string {
  const wrapped = ((minutes % 1440) + 1440) % 1440;
  return `${String(Math.floor(wrapped / 60)).padStart(2, '0')}:${String(wrapped % 60).padStart(2, '0')}`;
}
