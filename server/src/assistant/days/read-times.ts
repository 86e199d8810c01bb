import { writeNumbersAsDigits } from './number-words.ts';

/** A wish for the clock, HH:MM; `timeTo` is exclusive. */
export type TimeWish = { time?: string; timeFrom?: string; timeTo?: string };

/** `free` is when something else ends: "um drei hab ich Schluss". */
type TimeRole = 'at' | 'from' | 'to' | 'free' | 'refused' | 'aside';
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
  // "17:15 am Donnerstag" is no morning.
  if (marker === undefined || hourOf > 12) return at(hourOf, minute);
  const isAfternoon = marker.startsWith('p');
  return at((hourOf % 12) + (isAfternoon ? 12 : 0), minute, true);
};

const cue =
  "(?:um|gegen|ab|nach|vor|bis|so um|ca\\.?|circa|punkt|at|around|about|after|before|by|till|until|from|klock|om|jegen|umma|umme|um a|umara|past|only until|um die|so ab|so gegen|statt|als|vers|saat|post|godzina|a las|kl\\.?|als um|than|not before|or|oder|nicht|sagen wir|say|let'?s say|noch vor|schlag|direkt um|punktlich um|dann eben|dann halt|eben|eher|lieber|besser|mach (?:ma|mal|mer)|sondern um|sondern)";

const clockReaders: readonly ClockReader[] = [
  {
    pattern:
      /(?<hour>[01]?\d|2[0-4])(?:[:.]|h)(?<minute>[0-5]\d)(?:-ish|ish)? ?(?<marker>a\.?m\b\.?(?! (?:mo|di|mi|do|fr|sa|so|\d|kommend|nachst|\w+(?:tag|woch|day))\b)|p\.?m\b\.?)?/gu,
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
      `(?:viertel ?stunde?|viertel|viertl|vertel|quarter|kwart|1\\/4|15|¼) (?<side>vor|nach|ab|to|past|over|voor|before|after|of) (?<hour>${hour})\\b`,
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
    pattern: new RegExp(
      `(?<hour>${hour})(?:-ish|ish)? ?(?<marker>a\\.?m\\b\\.?(?! (?:mo|di|mi|do|fr|sa|so|\\d|kommend\\w*|nachst\\w*|\\w+(?:tag|woch|day))\\b)|p\\.?m\\b\\.?)`,
      'gu',
    ),
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
    // "9 am Montag"
    pattern: new RegExp(`(?<![\\d.:,_])(?<hour>${hour})(?= am (?:mo|di|mi|do|fr|\\w+tag|mittwoch|_))`, 'gu'),
    read: ({ hour: hourOf }) => at(Number(hourOf), 0),
  },
  {
    // "Montag 11", "Hoffmann, Montag, Krone, 10, danke": a number alone, beside a day or between commas.
    pattern:
      /(?<=(?:tag|woch|abend|morgen|heute|day|tomorrow|today|_\.?|\b(?:mo|di|mi|do|fr)),? |, )(?<hour>0?[789]|1[0-8]|[1-6](?=[.?!]|$))(?=[,.?!]?(?: (?:bitte|please|danke|thx|thanks|oder|or|zur|fur|for|passt|geht|ginge|ok)\b|$)|[,?!] )/gu,
    read: ({ hour: hourOf }) => at(Number(hourOf), 0),
  },
  {
    // What is left of "14 12 2026 9 30" when the day is taken out.
    pattern: /(?<=_ )(?<hour>[01]?\d) (?<minute>[0-5]\d)(?!\d)/gu,
    read: ({ hour: hourOf, minute }) => at(Number(hourOf), Number(minute)),
  },
  {
    pattern:
      /\b(?:zu mittag|mittags(?=[ ,.;!?]|$)(?! um| gegen)|(?<=\b(?:gegen|am|uber|um|vor|morgen|heute|ubermorgen|tag|woch) )mittag(?! um| gegen| \d)|noon|midday|12 mittags)\b/gu,
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
      found.push({ start, end: start + whole.trimEnd().length, minutes, role: 'at' });
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
  // At seven in the evening the practice is closed as it is in the morning, but people mean the morning.
  const isEvening = /\b(?:abends?|evening|tonight)\b/u.test(around);
  if (minutes >= (isEvening ? 8 : 7) * 60 || minutes < 30) return minutes;
  return morningWords.test(around) && minutes >= 6 * 60 ? minutes : minutes + 12 * 60;
}

const fromBefore =
  /\b(?:ab|so ab|erst ab|fruhestens(?: am)?(?: \w+(?:tag|woch),?| (?:mo|di|mi|do|fr)\.?,?)?|ab (?:\w+(?:tag|woch)|morgen|ubermorgen),?|nach|after|from|post|nicht vor|nich vor|net vor|nit vor|ned vor|not before|nothing before|only after|nix vor|starting|anytime after|von)(?: (?:um|so|etwa|ca\.?|circa|der schule|half))? ?$/u;
const toBefore =
  /\b(?:vor|bis|before|until|till|by|noch vor|spatestens(?: um)?|not after|nicht nach|nich nach|nit nach|out by|up to|only until)(?: (?:um|so|etwa|half))? ?$/u;
// "Nicht nach eins", "vor der Schicht um 13 Uhr".
const notAfterBefore =
  /\b(?:nicht nach|nich nach|nit nach|net nach|not after|vor (?:der|meiner|dem|meinem) \w+(?: um)?|muss (?:ich )?(?:schon )?um) ?$/u;
const refusedBefore =
  /\b(?:nicht|nich|net|nit|ned|not|als|als um|statt|anstatt|than|instead of|no)(?: um| at| schon)? ?$/u;
const refusedAfter =
  /^(?: uhr)?[^,.;!?]{0,24}\b(?:zu (?:fruh|spat)|too (?:early|late)|wird (?:wahrscheinlich )?nix|nicht|nix|ist? mir zu|zu knapp|geht nicht|passt nicht|scrap)\b|^(?: uhr)? (?:wieder |erst )?(?:firti|fertig)\b(?! machen)/u;
// When work, school or another appointment ends, one is free.
const freeBefore =
  /\b(?:feierabend(?: in \w+)?(?: um| erst um| ist um)?|arbeite bis|schule (?:bis|aus um)|arbeit bis|(?:finish(?:es)?|end(?:s|et)?|clock out|get off|off work|am off|out of (?:work|school)|knock off|schluss|aus)(?: (?:work|school|um|at|erst|so um))*|(?:hab|habe|hat|ist|bin|geht) (?:\w+ ){0,3}bis) ?$/u;
const freeAfter =
  /^(?: uhr)?,?(?: (?:ist|is|hab ich|habe ich|hat (?:er|sie)|bin ich|ist die|endet))? ?(?:feierabend|schluss|schule aus|schulschluss|schulfrei|arbeit(?: vorbei)?$|schule\b|aus der (?:arbeit|schule)|raus\b|fertig mit|aus (?:der|da|dem|meiner) (?:arbeit|werkstatt|buro|schule|fabrik|dienst|\w*schicht))/u;
const asideBefore =
  /\b(?:schicht(?: (?:um|ab|beginnt um))?|termin um|gemolken|um \d+ (?:im|in der)|land[^,.;]{0,20} at|start(?:s|et)? (?:um|at)|beginnt (?:um|erst um)|call bis|macht ihr (?:erst |schon )?(?:um|auf,?)|(?:habt|macht) (?:ihr )?(?:doch |ja |erst |nur )?(?:bis|um)|open (?:at|until|till)) ?$/u;
const asideAfter =
  /^(?: uhr)?[^,.;!?]{0,18}\b(?:im buro|in der arbeit|gemolken|aufstehen|schicht|schrieb|wrote|abholen|an der (?:kita|schule)|in der (?:kita|schule)|im kindergarten|auf(?:macht|habt)?(?=[,.?!])|erreichbar|geschlossen|meeting|zum (?:zug|flug))\b/u;
// Nobody comes "Mo-Do 8-16 Uhr": those are somebody's hours.
const weekRange =
  /\b(?:mo|di|mi|montags?|dienstags?|mittwochs?)\.? ?(?:-|bis) ?(?:mi|do|fr|sa|donnerstags?|freitags?|samstags?)\.?[:,]? (?:von )?$/u;
const isImpossible =
  /^(?: ?uhr)?(?: \w+){0,4}? (?:nicht|nich|net|nit|ned|nix|nie|kaum)\b(?! vor| nach|,? sondern)/u;

function findRole(text: string, { start, end }: TimeMention): TimeRole {
  const before = text.slice(Math.max(0, start - 30), start);
  const after = text.slice(end, end + 40);
  if (/\bbis(?: um)? $/u.test(before) && /\b(?:danach|dann luft|dann kann ich|ab dann)\b/u.test(after))
    return 'from';
  if (
    /^(?: uhr)?,? (?:oder|or|und|and) (?:spater|later|danach|after)\b|^ ?(?:uhr )?(?:aufwarts|onwards)/u.test(
      after,
    )
  )
    return 'from';
  if (notAfterBefore.test(before)) return 'to';
  if (freeBefore.test(before) || freeAfter.test(after)) return 'free';
  if (asideBefore.test(before) || asideAfter.test(after)) return 'aside';
  // "Vor zehn kann ich nicht" is from ten on, "nach fünf geht nichts" until five.
  if (isImpossible.test(after)) {
    if (/\b(?:vor|before)(?: (?:um|so))? ?$/u.test(before)) return 'from';
    if (/\b(?:nach|after)(?: (?:um|so))? ?$/u.test(before)) return 'to';
  }
  if (
    /\bnach ?$/u.test(before) &&
    /^(?: uhr)? (?:bin|muss|ist|hab|habe|hat|arbeite|schlaft|schlafe|fahre?|kommt|hole|beginnt)\b(?![^.!?]{0,30}\b(?:frei|zeit|luft|gut|super|ideal|besser|moglich|daheim|zuhause|schluss|feierabend)\b)/u.test(
      after,
    )
  )
    return 'to';
  if (fromBefore.test(before)) return 'from';
  if (refusedAfter.test(after)) return 'refused';
  if (toBefore.test(before)) return 'to';
  return refusedBefore.test(before) ? 'refused' : 'at';
}

const between = new RegExp(
  `(?:zwisch[ae]?n|zwischa|zw\\.?|between|von|from|tussen)(?: etwa| um)? (?<from>${hour})(?:[:.](?<fromMinute>\\d\\d))? ?(?:uhr )?(?:und|on|ond|un|and|bis|to|-|&) (?<to>${hour})(?:[:.](?<toMinute>\\d\\d))?(?:e)?(?!\\d|\\.\\d)|(?<![\\d.:/])(?<dashFrom>${hour}) ?(?:-|bis|to|till) ?(?<dashTo>${hour}) ?(?:uhr|h\\b)|(?:day|tag|th|,) (?<softFrom>${hour}) to (?<softTo>${hour})(?!\\d|\\.\\d)`,
  'u',
);

// What joins the bounds of a stretch: "zwischen halb neun und halb elf".
const stretchBefore = /(?:zwisch[ae]?n?|zw\.?|between|von|from)(?: etwa| so| um)? $/u;
const stretchBetween = /^ ?(?:uhr )?(?:und|on|ond|un|and|bis|to|till|-|&) ?(?:um )?$/u;

function findStretch(mentions: readonly TimeMention[], text: string): TimeWish | undefined {
  const index = mentions.findIndex((first, at) => {
    const second = mentions[at + 1];
    if (second === undefined || weekRange.test(text.slice(0, first.start))) return false;
    const isJoined = stretchBetween.test(text.slice(first.end, second.start));
    return (
      isJoined &&
      (stretchBefore.test(text.slice(0, first.start)) ||
        /-|bis|to/u.test(text.slice(first.end, second.start)))
    );
  });
  const [first, second] = [mentions[index], mentions[index + 1]];
  if (index < 0 || first === undefined || second === undefined || second.minutes <= first.minutes)
    return undefined;
  return { timeFrom: toClock(first.minutes), timeTo: toClock(second.minutes) };
}

const partsOfDay: readonly (readonly [RegExp, TimeWish])[] = [
  [
    /(?:aller)?erste[rn]? termin (?:am (?:morgen|tag)|des tages|in der fruh)|first (?:slot|appointment|thing) (?:of the day|in the morning)|gleich (?:als erste|wenn (?:ihr|sie) (?:auf|offn))\w*|sobald (?:ihr|sie) (?:auf|offn)\w*/u,
    { time: '08:00' },
  ],
  [
    /spat(?:er|en|erer)? (?:am )?nachmittag|spatnachmittag|late (?:in the )?afternoon/u,
    { timeFrom: '16:00', timeTo: '18:00' },
  ],
  [
    /(?:vormittags?|vormittach|forenoon|in the mornings?|\bmornings?\b|am morgen\b|morgens\b|frueh\b|de manha|утром|sabah|le matin|fruhs\b|vormiddag)/u,
    { timeFrom: '08:00', timeTo: '12:00' },
  ],
  [
    /(?:nachmittags?|nommedaach|nommeddach|nachmittach|nachm\b|afternoons?|arvo|namiddag|nomiddag|ogleden sonra|apres-midi|nochmittog|namittag|tarde)/u,
    { timeFrom: '12:00', timeTo: '18:00' },
  ],
  [/mittagspause|mittagszeit|lunch ?(?:break|time|hour)|over lunch/u, { timeFrom: '12:00', timeTo: '14:00' }],
  [/(?:nach dem|after) (?:mittag(?:essen)?|lunch)\b/u, { timeFrom: '13:00' }],
  [
    /(?<!gut\w* |schon\w* |heilig\w* |gestern |heilig|eltern|geburtstags)\babends?\b|\babendtermin\w*|nach (?:der|meiner) arbeit|after work|nach (?:dem )?feierabend|(?<!good )\bevening/u,
    { timeFrom: '17:00' },
  ],
];
const earlyAlone =
  /(?:morgen|freitag|montag|dienstag|mittwoch|donnerstag|\bfr|\bmo|\bdi|\bmi|\bdo) fruh\b|in der fruh\b/u;

const correction =
  /\b(?:nee|ne|nein|ah|ach|doch|quatsch|sondern|lieber|besser|warte|wait|actually|sorry|no|i mean|rather|sagen wir|halt|also|oder nein|meinte)\b/u;

/** Reads what a message says about the time of day; `text` is normalised, with the days taken out. */
export function readTimes(text: string): TimeWish {
  const digits = writeNumbersAsDigits(text);
  const range = between.exec(digits);
  if (range?.groups && !isRefusedRange(digits) && !weekRange.test(digits.slice(0, range.index)))
    return toRange(range.groups);
  const mentions = findTimeMentions(digits).filter(({ start }) => !weekRange.test(digits.slice(0, start)));
  const stretch = findStretch(mentions, digits);
  if (stretch && !isRefusedRange(digits)) return stretch;
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
  const free = mentions.findLast(({ role }) => role === 'free');
  if (free) return { timeFrom: toClock(free.minutes) };
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
