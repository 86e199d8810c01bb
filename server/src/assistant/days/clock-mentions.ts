import { formatMinuteOfDay } from '../../domain/wall-time.ts';
import { type Groups, replaceMatches } from './replace-matches.ts';

/** A time of day that stands in a text: minutes after midnight; `end` is behind "Uhr" and "morgens". */
export type ClockMention = { start: number; end: number; minutes: number };

/** A wish for the clock, HH:MM; `timeTo` is exclusive. */
export type TimeWish = { time?: string; timeFrom?: string; timeTo?: string };

type ClockReader = {
  pattern: RegExp;
  read: (groups: Groups) => ClockReading | undefined;
};
/** Minutes after midnight; `isExact` leaves the half of the day alone. */
type ClockReading = { minutes: number; isExact: boolean };

const hour = '[01]?\\d|2[0-4]';
const uhr = "(?:uhr|uur|ur|uhrn|ua|h|hrs|klock|auer|o'? ?clock)";
const before = '(?:vor|vorm|voor|vur|vorr|before|to|til)';
const after = '(?:nach|noch|nooch|nooh|noh|no|past|over|after|ab|gone)';
const beforeAlone = new RegExp(`^${before}$`, 'u');
const beforeOrOf = new RegExp(`^(?:${before}|of)$`, 'u');
const half =
  '(?:halvig|halbig|halb|halbe?r|halv|halve|halver|halwer|halwa|halba|hoib|hoibe?|hoiba|hoiwa|haiba|halbi|halbe)';
const quarter =
  '(?:viertel ?stunde?|virtel|viertel|viertl|vertel|veertel|vierdel|viertal|fiertel|quarter|kwart|kwartier|1\\/4|¼)';

// What is counted, so that the number before it is no time of day.
const counted =
  'mon(?= (?:kind|schwanger\\w*|alt|pause|warte\\w*|baby|stillen|lang))|tage?n?|dach|woche?n?|wk|monate?n?|jahre?n?|jahrige?\\w*|stund\\w*|std|minuten?|min|mins|days?|weeks?|months?|hours?|mal|mol|euro?|leuten?|kindern?|kids|personen|zahne?n?|zah|zehen|teeth|years?|stuck|stellen?|plomben|fullungen|kronen|implantate?n?|veneers|aligner|sitzung\\w*|terminen?|behandlung\\w*|kontrollen|enkeln?|mann|frauen|schwestern|brudern?|wurzeln|locher|kinder|kilo|kg|km|grad|meter|people|appointments|sessions|slots|fillings|crowns|aufeinander\\w*|verschieden\\w*|weitere\\w*|freie\\w*|einzel\\w*|of us|of them|von uns|von euch|von ihnen|prozent|ibus?|tabletten|schienen|spritzen|besuche\\w*|versuche\\w*|anrufe\\w*';
const count = ` ?(?:(?:${counted})\\b|%|€)`;

const at = (hourOf: number, minute: number, isExact = false): ClockReading | undefined =>
  hourOf <= 24 && minute < 60 ? { minutes: hourOf * 60 + minute, isExact } : undefined;

/** On the dial an hour after noon is 13: "viertel eins" is 12:15, and nobody comes at 00:15. */
const onDial = (hourOf: string | undefined): number => (Number(hourOf) === 1 ? 13 : Number(hourOf));

const withMarker = (hourOf: number, minute: number, marker: string | undefined): ClockReading | undefined => {
  // "17:15 am Donnerstag" is no morning.
  if (marker === undefined || hourOf > 12) return at(hourOf, minute);
  const isAfternoon = marker.startsWith('p');
  return at((hourOf % 12) + (isAfternoon ? 12 : 0), minute, true);
};

/** "Um vier mal vorbeikommen": what begins at an hour is not counted. */
const onceAtHour = `(?<=(?<![\\p{L}\\p{N}])(?:um|umme|umma|gegen|gega|jegen) (?:${hour}))(?= mal\\b)`;

/** "9 am", but not "9 am Montag" or "sechs am Abend": behind the English one stands English, or nothing. */
const marker =
  '(?<marker>a\\.?m\\b\\.?(?= ?$| ?[^\\p{L}\\p{N} ]| (?:on|or|and|at|in|is|if|for|to|till|until|with|would|works?|please|pls|plz|thanks|thx|ta|tomorrow|today|this|next|sharp|should|onwards|latest|but|the|my|i|we|he|she|so|ok|if|maybe|before|after|by|slot|appointment|check|cleaning|monday|tuesday|wednesday|thursday|friday|ist|und|bitte|oder|geht|passt|fur|zur|wenn|kontrolle|zahnreinigung)\\b)|p\\.?m\\b\\.?)';

// Words after which a lone number is a time of day.
const cue =
  "(?:um|umme|umma|um a|um die|om|ume|im|gg\\.?|bes|biss|umara|gegen|jegen|gega|gegn|gaje|geje|jeje|clock|ab|av|nach|vor|vur|voor|bis|so um|ca\\.?|circa|zirka|etwa|ungefahr|roundabout|punkt|genau|exakt|at|@|around|about|approx|after|before|by|till|until|from|klock|past|so ab|so gegen|statt|als|vers|saat|post|godzina|a las|kl\\.?|than|or|oder|nicht|sagen wir|sagen wir mal|sag ma|sagma|say|let'?s say|schlag|direkt um|dann eben|dann halt|dann|eben|eher|lieber|besser|mach (?:ma|mal|mer)|sondern|(?:aller)?fruhestens|(?:aller)?spatestens|(?:has|have) to be|must be|ende|(?<=# ?)(?:to|auf)|maximal|allerhochstens|hochstens|latest|earliest|starting|start um|(?:we|you|i) do|how about|what about|make it|fruher als|spater als|ab so|nach so|beginn|uhrzeit:?|zeit:?|time:?)";
const alone =
  '(?=$|[?!]|[.,](?!\\d)| (?:moglich|machbar|drin|recht|ok|okay|oke|gut|super|auch|noch|frei|works?|work|fine|good|possible|free|available|be|bitte|please|wie|fur|zur|oder|or|und|and)\\b)';

// "0800-0930"; nobody pays in such sums.
const four = '(?:0[6-9]|1\\d)[0-5][05]';
const fours = (name: string) => `(?<${name}>0[6-9]|1\\d)(?<${name}Minute>[0-5][05])`;
const between = ' ?(?:-|bis|und|and|to|until) ?';
const noPhone = '(?<![\\d.:/+,-]|\\b(?:tel|telefon|nummer|nr|handy|mobil|phone|number|plz)\\.?:? ?)';
const noSum = '(?!\\d|[.,]\\d| ?(?:euro?|€|\\$|/))';

const clockReaders: readonly ClockReader[] = [
  {
    pattern: new RegExp(
      `${noPhone}${fours('first')}(?=${between}${four}${noSum})|(?<=${noPhone}${four}${between})${fours('second')}${noSum}(?: (?:uhr|hrs|h)\\b)?`,
      'gu',
    ),
    read: ({ first, firstMinute, second, secondMinute }) =>
      at(Number(first ?? second), Number(firstMinute ?? secondMinute)),
  },
  {
    // "10 c.t." begins a quarter later.
    pattern: new RegExp(
      `(?<![\\d.:,/])(?<hour>${hour})(?: ?${uhr})? ?(?:(?<late>c\\.? ?t)|s\\. ?t)\\b\\.?`,
      'gu',
    ),
    read: ({ hour: hourOf, late }) => at(Number(hourOf), late === undefined ? 0 : 15),
  },
  {
    pattern: new RegExp(`(?<hour>${hour})(?:[:.]|h)(?<minute>[0-5]\\d)(?:-ish|ish)? ?${marker}?`, 'gu'),
    read: ({ hour: hourOf, minute, marker: half }) => withMarker(Number(hourOf), Number(minute), half),
  },
  {
    // "9,30 Uhr", "9-30 Uhr"
    pattern: new RegExp(`(?<hour>${hour})(?:,(?<comma>[0-5]\\d)|-(?<dash>[3-5]\\d|00))(?= ?${uhr}\\b)`, 'gu'),
    read: ({ hour: hourOf, comma, dash }) => at(Number(hourOf), Number(comma ?? dash)),
  },
  {
    pattern: new RegExp(
      `(?<hour>[01]\\d|2[0-3])(?<minute>[0-5]\\d) ?(?:uhr|hrs|hours|h)\\b|(?<=(?<![\\p{L}\\p{N}])${cue} |[., ])(?<bare>1[0-8]|0[789])(?<bareMinute>00|15|30|45)(?=[, ](?:wenn|uhr|hrs|bitte)|$|[,.?!](?!\\d))|(?<=(?<![\\p{L}\\p{N}])${cue} )(?<cued>1[0-9]|0[789])(?<cuedMinute>[0-5][05])(?!\\d|[.:]\\d|${count})`,
      'gu',
    ),
    read: ({ hour: hourOf, minute, bare, bareMinute, cued, cuedMinute }) =>
      at(Number(hourOf ?? bare ?? cued), Number(minute ?? bareMinute ?? cuedMinute)),
  },
  {
    pattern: new RegExp(
      `(?<hour>${hour}) ?${uhr}(?: |(?<=h))(?<minute>[0-5]?\\d)(?!\\d|\\.\\d| ?${uhr}\\b| ?(?:min|stund|tage|woche))`,
      'gu',
    ),
    read: ({ hour: hourOf, minute }) => at(Number(hourOf), Number(minute)),
  },
  {
    pattern: new RegExp(
      `(?:dreiviert(?:e?l|al)|3\\/4|3 ?(?:viertel|viertl|virtel)|3-viertel|drei viertel|drevedel|drievedel|dreivertel) (?<hour>${hour})\\b`,
      'gu',
    ),
    read: ({ hour: hourOf }) => at(onDial(hourOf) - 1, 45),
  },
  {
    pattern: new RegExp(
      `(?:${quarter}|15(?: min(?:uten|utes)?)?) (?<side>${before}|${after}|of) (?<hour>${hour})\\b`,
      'gu',
    ),
    read: ({ side = '', hour: hourOf }) =>
      beforeOrOf.test(side) ? at(onDial(hourOf) - 1, 45) : at(onDial(hourOf), 15),
  },
  {
    pattern: new RegExp(`${quarter} (?<hour>${hour})\\b`, 'gu'),
    read: ({ hour: hourOf }) => at(onDial(hourOf) - 1, 15),
  },
  {
    pattern: new RegExp(
      `(?<count>5|10|20|25|40)(?: min(?:uten|utes)?)? (?<side>${before}|${after}) (?<half>${half} |half )?(?<hour>${hour})(?!\\d|[.:]\\d|${count})\\b`,
      'gu',
    ),
    read: ({ count, side = '', half: halfBefore, hour: hourOf }) => {
      const base = onDial(hourOf) * 60 - (halfBefore ? 30 : 0);
      return {
        minutes: beforeAlone.test(side) ? base - Number(count) : base + Number(count),
        isExact: false,
      };
    },
  },
  {
    pattern: new RegExp(`(?<!\\p{L})${half} ?(?<hour>${hour})\\b`, 'gu'),
    read: ({ hour: hourOf }) => at(onDial(hourOf) - 1, 30),
  },
  {
    // English "half five" is half past five.
    pattern: new RegExp(`half (?:past |after )?(?<hour>${hour})\\b`, 'gu'),
    read: ({ hour: hourOf }) => at(Number(hourOf), 30),
  },
  {
    // "nine thirty", "sieben dreißig"
    pattern: new RegExp(
      `(?<![\\d.:,_#/]|\\d )(?<hour>1[0-8]|0?[1-9]) (?<minute>15|30|45) ?${marker}?(?!\\d|[.:/]\\d|${count})(?! ?${uhr}\\b)`,
      'gu',
    ),
    read: ({ hour: hourOf, minute, marker: half }) => withMarker(Number(hourOf), Number(minute), half),
  },
  {
    pattern: new RegExp(`(?<hour>${hour})(?:-ish|ish)? ?${marker}`, 'gu'),
    read: ({ hour: hourOf, marker: half }) => withMarker(Number(hourOf), 0, half),
  },
  {
    pattern: new RegExp(
      `(?<![\\d.:]|\\d,)(?<hour>${hour})(?:-?ish| ?${uhr})(?![\\p{L}\\d])|klock (?<low>${hour})\\b`,
      'gu',
    ),
    read: ({ hour: hourOf, low }) => at(Number(hourOf ?? low), 0),
  },
  {
    // "drei am Nachmittag", "sieben in der Früh", "7 abends", "elf oder später", "neun rum"
    pattern: new RegExp(
      `(?<![\\d.:,/_#])(?<hour>${hour})(?=,? (?:morgens|vormittags?|nachmittags?|nachm\\b|abends?\\b|in der fruh|fruhs?\\b|am (?:morgen|vormittag|nachmittag|abend)\\b|in the (?:morning|afternoon|evening)|(?:oder|or|und|and) (?:spater|fruher|later|earlier|after|danach)\\b|aufwarts|onwards|at the latest|h?erum\\b|rum\\b|sharp|it is\\b))`,
      'gu',
    ),
    read: ({ hour: hourOf }) => at(Number(hourOf), 0),
  },
  {
    pattern: new RegExp(
      `(?<=(?<![\\p{L}\\p{N}])${cue} )(?<hour>${hour})(?:ish|rum|e)?(?![\\d/]|[.:,-]\\d|[\\p{L}])(?:(?!${count})|${onceAtHour})`,
      'gu',
    ),
    read: ({ hour: hourOf }) => at(Number(hourOf), 0),
  },
  {
    // "Wäre 9 möglich?", "is 3 ok?", "passt drei?", "von 9 an", "so ab 9"
    pattern: new RegExp(
      `(?<=(?<![\\p{L}\\p{N}])(?:ginge|geht|gehts|passt|klappt|would|how about|what about|wie ware|wie wars mit) )(?<hour>1[0-8]|[1-9])${alone}(?!${count})|(?<=(?<![\\p{L}\\p{N}])(?:ware|war|is|does|will) )(?<asked>1[0-8]|[1-9])(?= (?:moglich|machbar|drin|recht|ok|okay|gut|noch frei|works?|fine|good|possible|free|available|alright|all right)\\b)|(?<=(?<!\\p{L})(?:von|from) )(?<open>${hour})(?= (?:an|on|onwards)\\b)`,
      'gu',
    ),
    read: ({ hour: hourOf, asked, open }) => at(Number(hourOf ?? asked ?? open), 0),
  },
  {
    pattern: new RegExp(
      `(?<=(?<!\\p{L})(?:zwisch[ae]?n?|zw\\.?|between)(?: etwa| so| ca\\.?| about)? )(?<hour>${hour})(?= ?(?:${uhr} )?(?:und|u\\.?|un|on|ond|and|bis|to|-|&) )(?!${count})`,
      'gu',
    ),
    read: ({ hour: hourOf }) => at(Number(hourOf), 0),
  },
  {
    // "9 am Montag"
    pattern: new RegExp(`(?<![\\d.:,_x])(?<hour>${hour})(?= am (?:mo|di|mi|do|fr|\\w+tag|mittwoch|_))`, 'gu'),
    read: ({ hour: hourOf }) => at(Number(hourOf), 0),
  },
  {
    // "Montag 11", "Hoffmann, Montag, Krone, 10, danke": a number alone, beside a day or between commas.
    pattern:
      /(?<=(?:tag|woch|abend|morgen|fruh|heute|day|tomorrow|today|_\.?|\b(?:mo|di|mi|do|fr)),? |(?:tag|woch|abend|morgen|heute|day|tomorrow|today|_)[^.!?]{0,40}, )(?<hour>0?[789]|1[0-8]|[1-6](?=[.?!]|$))(?=[,.?!]?(?: (?:bitte|please|danke|thx|thanks|oder|or|zur|fur|for|passt|geht|ginge|ok|ware|frei)\b|$)|[,?!] (?!(?:hat|ist|braucht|brauch|soll|muss|klagt|has|is|needs|who|die|der|das|sie|er|bekommt|kriegt|mochte|will|putzt|weint|says|was|sagt|ihr|sein|hatte|traut|knirscht|wackelt|und)\b))(?<!\b(?:age|alter|aged|sohn|tochter|kind|son|daughter|bub|junge|madchen|enkel\w*|nichte|neffe|bruder|schwester),? \d+)/gu,
    read: ({ hour: hourOf }) => at(Number(hourOf), 0),
  },
  {
    // What is left of "14 12 2026 9 30" when the day is taken out.
    pattern: /(?<=_ )(?<hour>[01]?\d) (?<minute>[0-5]\d)(?!\d)/gu,
    read: ({ hour: hourOf, minute }) => at(Number(hourOf), Number(minute)),
  },
  {
    pattern:
      /(?:\bzu mittag|(?<!uber )\bmittags(?=[ ,.;!?]|$)(?! um| gegen)|(?<=\b(?:gegen|am|um|vor|bis|ab|morgen|heute|ubermorgen|\w*tag|mittwoch) |(?:mon|diens|donners|frei|sams|sonn)tag|mittwoch)mittag(?! um| gegen| ab| zwischen| von| nach| vor| bis| \d)|\bnoon|\bmidday|\b12 mittags)\b/gu,
    read: () => at(12, 0, true),
  },
];

const joiner =
  '(?:und|u\\.?|un|on|ond|oder|and|(?:bis|bes)(?: so| ca\\.?| um| spatestens| maximal)?|to|till|til|until|-|&)';
/** "elf" in "zwischen neun und elf", and "neun" in "9 bis halb 11": numbers that a time beside them explains. */
const openRange = new RegExp(
  `(?<=(?:zwisch[ae]?n?|zw\\.?|between|v[ou]n|from|tussen|frei|_|^|,|(?:tag|woch|day|morrow|morgen|fruh)s?)(?: etwa| um| so| ca\\.?| circa| about| roughly)? ?)(?<first>${hour})(?! ?(?:\\d|[.:]\\d)) ?(?<joiner>${joiner}) ?(?<second>${hour})(?!\\d|[.:/]\\d|\\.?_|${count})`,
  'gu',
);
const closedRange = new RegExp(
  `(?<![\\d.:/,#_-]|(?:${half}|half|${quarter}|${before}|${after}|of) )(?<first>${hour}) ?(?<joiner>${joiner}) ?(?<second>${hour})(?= ?(?:${uhr}\\b|[ap]\\.?m\\b))`,
  'gu',
);
const besideRight = new RegExp(`^ ?${joiner} ?(?<hour>${hour})(?!\\d|[.:/]\\d|${count})`, 'u');
const besideLeft = new RegExp(`(?<![\\d.:,/#_-])(?<hour>${hour}) ?(?:${joiner}) ?$`, 'u');

/** Every time of day that a text names, in its order; numbers must be digits. */
export function findClockMentions(text: string): ClockMention[] {
  const ranged = findRanges(text);
  let rest = ranged.rest;
  const found: ClockMention[] = [...ranged.found];
  for (const { pattern, read } of clockReaders) {
    rest = replaceMatches(rest, pattern, (whole, start, groups) => {
      const reading = read(groups);
      if (reading === undefined || isPartOfDay(rest, start, whole)) return whole;
      found.push(toMention(text, start, start + whole.trimEnd().length, reading));
      return '#'.repeat(whole.length);
    });
  }
  found.push(...findNeighbours(text, rest, found));
  return found.sort((a, b) => a.start - b.start);
}

/** "Montag 9-11", "zwischen zwei und vier": two numbers that explain each other. */
function findRanges(text: string): { rest: string; found: ClockMention[] } {
  const found: ClockMention[] = [];
  let rest = text;
  for (const pattern of [closedRange, openRange])
    rest = replaceMatches(rest, pattern, (whole, start, groups) => {
      const { first = '', second = '', joiner: between = '' } = groups;
      const isOpened =
        /(?:zwisch\w*|zw\.?|between|v[ou]n|from|tussen)(?: etwa| um| so| ca\.?| circa| about| roughly)? ?$/u.test(
          text.slice(0, start),
        );
      if (/^(?:und|u|un|on|ond|oder|and|&)$/u.test(between) && !isOpened) return whole;
      const [from, to] = toRange(
        Number(first) * 60,
        Number(second) * 60,
        text.slice(start + whole.length, start + whole.length + 8),
      );
      if (from === undefined || to === undefined) return whole;
      found.push({ start, end: start + first.length, minutes: from });
      const secondAt = start + whole.length - second.length;
      found.push({ start: secondAt, end: stretchEnd(text, secondAt + second.length), minutes: to });
      return `${'#'.repeat(first.length)}${whole.slice(first.length, whole.length - second.length)}${'#'.repeat(second.length)}`;
    });
  return { rest, found };
}

function toRange(first: number, second: number, after: string): [number | undefined, number | undefined] {
  if (second > 24 * 60) return [undefined, undefined];
  const isMorning = /^ ?a\.?m/u.test(after);
  const isAfternoon = /^ ?p\.?m/u.test(after);
  const to =
    isAfternoon && second < 12 * 60 ? second + 12 * 60 : isMorning ? second : toOpeningHours(second, '', '');
  const from = toOpeningHours(first, '', '');
  if (from < to) return isAfternoon && from + 12 * 60 < to ? [from + 12 * 60, to] : [from, to];
  // "Zwischen 5 und 9 stehe ich im Laden" is the morning.
  return first < to ? [first, to] : [undefined, undefined];
}

/** Lone numbers that a bound joins to a time: "8 bis halb 10". */
function findNeighbours(text: string, rest: string, found: readonly ClockMention[]): ClockMention[] {
  const neighbours: ClockMention[] = [];
  const isFree = (start: number, end: number) =>
    ![...found, ...neighbours].some((mention) => mention.start < end && start < mention.end);
  for (const { start, end, minutes } of found) {
    const right = besideRight.exec(rest.slice(end));
    const value = right?.groups?.hour;
    if (right && value !== undefined) {
      const hourAt = end + right[0].length - value.length;
      const reading = toOpeningHours(Number(value) * 60, '', '');
      if (reading > minutes && isFree(hourAt, hourAt + value.length))
        neighbours.push({ start: hourAt, end: stretchEnd(text, hourAt + value.length), minutes: reading });
    }
    const left = besideLeft.exec(rest.slice(0, start));
    const first = left?.groups?.hour;
    if (left && first !== undefined && isFree(left.index, left.index + first.length)) {
      const reading = toOpeningHours(Number(first) * 60, '', '');
      const fitting = [reading, Number(first) * 60].find((candidate) => candidate < minutes);
      if (fitting !== undefined)
        neighbours.push({ start: left.index, end: left.index + first.length, minutes: fitting });
    }
  }
  return neighbours;
}

function toMention(text: string, start: number, end: number, reading: ClockReading): ClockMention {
  const minutes = reading.isExact
    ? reading.minutes
    : toOpeningHours(reading.minutes, text.slice(Math.max(0, start - 16), start), text.slice(end, end + 26));
  return { start, end: stretchEnd(text, end), minutes };
}

const belongsBehind =
  /^(?: ?(?:uhr|h|hrs|o'?clock|klock|hours)\b)?(?:-?ish\b)?(?:,? (?:morgens|vormittags?|nachmittags?|nachm\b\.?|abends?\b|in der fruh|fruhs?\b|am (?:morgen|vormittag|nachmittag|abend|fruhen \w+|spaten \w+)\b|in the (?:morning|afternoon|evening)|at night|nachts|h?erum\b|rum\b|sharp\b))?/u;

/** Behind "Uhr", "nachmittags" and "rum", which belong to the time. */
function stretchEnd(text: string, end: number): number {
  return end + (belongsBehind.exec(text.slice(end))?.[0].length ?? 0);
}

/** A number that goes on to the left or right belongs to a date or a phone number. */
function isPartOfDay(text: string, start: number, whole: string): boolean {
  const left = text.slice(Math.max(0, start - 1), start);
  const end = start + whole.trimEnd().length;
  const right = text.slice(end, end + 2);
  return /[\d./:]/u.test(left) || /^(?:\d|[./]\d)/u.test(right);
}

const morningWords =
  /\b(?:morgens|fruh|in der fruh|vormittags?|am morgen|in the morning|early|matin|vorm)\b/u;
const eveningBefore =
  /(?:(?<!guten |schonen |goden )\babends?|\bevening|\btonight|(?:tag|woch)abend)[^.!?;]{0,9}$/u;
const laterBehind =
  /^ ?(?:uhr|h|o'?clock)?,? (?:abends?|am (?:fruhen |spaten )?(?:abend|nachmittag)|nachmittags?|in the (?:afternoon|evening)|at night|tonight)\b/u;

/** The clock says 4, the practice is open from 8 to 18: 1 to 7 is the afternoon, unless "morgens" stands there. */
function toOpeningHours(minutes: number, left: string, right: string): number {
  const isLater = laterBehind.test(right) || eveningBefore.test(left);
  if (isLater) return minutes >= 30 && minutes < 12 * 60 ? minutes + 12 * 60 : minutes;
  // At seven in the evening the practice is closed as it is in the morning, but people mean the morning.
  if (minutes >= 7 * 60 || minutes < 30) return minutes;
  const near = `${left.replace(/^.*[.!?;] /u, '')} ${right.replace(/[.!?;](?: .*)?$/u, '')}`;
  return morningWords.test(near) && minutes >= 4 * 60 ? minutes : minutes + 12 * 60;
}

/** HH:MM of minutes that may lie before or behind midnight. */
export function toClock(minutes: number): string {
  return formatMinuteOfDay(((minutes % 1440) + 1440) % 1440);
}
