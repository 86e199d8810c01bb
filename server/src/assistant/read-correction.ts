import { limits } from '@praxisportal/contract/limits';
import { addDays } from '../domain/calendar-date.ts';
import { formatMinuteOfDay, toMinuteOfDay } from '../domain/wall-time.ts';
import type { TimeWish } from './days/clock-mentions.ts';
import type { Groups } from './days/replace-matches.ts';
import type { BookingWish } from './turn.ts';

/** What a message changes about the appointment that is chosen at the moment, told by that appointment. */
export type Correction = {
  date?: string | undefined;
  /** Where no certain day is chosen: another stretch. */
  stretch?: { fromDate?: string; toDate?: string } | undefined;
  /** The day is not to be the chosen one. */
  isOtherDay?: boolean | undefined;
  time?: TimeWish | undefined;
  /** Anybody but the chosen dentist, or anybody at all. */
  doctor?: 'other' | 'any' | undefined;
  /** Whether there is nothing else in the message, not even a reason. */
  isWhole: boolean;
  /** The text without what was read here. */
  rest: string;
};

/** The wish that is chosen, and the times of its day that were offered. */
export type Chosen = BookingWish & { offered?: readonly string[] | undefined };
type Change = Omit<Correction, 'isWhole' | 'rest'>;
type Reader = {
  pattern: RegExp;
  /** The words stay for whoever reads clock times: they say what does not suit. */
  isOfClock?: boolean;
  /** Undefined where the words tell nothing of this wish. */
  read: (groups: Groups, wish: Chosen) => Change | undefined;
};

const later = 'spater|danach|drauf|darauf|hinterher|nach hinten|later|after(?:wards)?';
const earlier = 'fruher|eher|davor|vorher|zuvor|nach vorne?|vorziehen|vorverlegen|earlier|sooner|before';
const side = `(?:(?<later>${later})|${earlier})`;
const one = "eine?[rn]?|ne[nr]?|'ne|[ea]|an|oane|eene|one|the|de[nrm]|am";
const hour = 'st(?:u|o)nn?d?(?:en?|chen|le|erl)?|std\\.?|h|hours?|hrs?';
const minute = 'minuten?|min\\.?|minutes?|mins';
const minutesOf: readonly (readonly [string, number])[] = [
  [`(?:anderthalb|(?:1|ein)einhalb|1[.,]5) ?(?:${hour})|(?:one|1) and a half hours|an hour and a half`, 90],
  [`dreiviertel ?(?:${hour})`, 45],
  [`halbe?s? ?(?:${hour})|half (?:an )?hour`, 30],
  [`viertel ?(?:${hour})|quarter of an hour`, 15],
];
const parts = minutesOf.map(([words], index) => `(?<part${index}>${words})`).join('|');

const amount = `(?:(?:um|by|${one}) )?(?:${parts}|(?:(?<hours>\\d{1,2}) ?|(?:${one}) )(?:${hour})|(?<minutes>\\d{1,3}) ?(?:${minute}))`;

function readShift(groups: Groups, wish: BookingWish): Change {
  const part = minutesOf.find((_, index) => groups[`part${index}`] !== undefined)?.[1];
  const minutes = part ?? Number(groups.minutes ?? Number(groups.hours ?? 1) * 60);
  return { time: shiftTime(wish, groups.later === undefined ? -minutes : minutes) };
}

const besideHour =
  'ja|jo|ok(?:ay)?|dann|also|h+m+|gut|nein|nee|ne|na|lieber|doch|eher|halt|oder|und|so|wieder|zuruck|bitte|danke|besser|passt|geht|gehts|ging|ginge|ginges|klappt|klappte|moglich|vielleicht|auch|ware|war|ist|is|yes|no|then|or|make it|back|to|auf|uff|op|please|pls|fine|good|sorry|oh|ach|i|ich|meant?|meint?e?|actually|eigentlich|around|about|gegen|um|at';

// What says most stands first: of two that tell the same part it counts.
const readers: readonly Reader[] = [
  { pattern: new RegExp(`(?<![\\p{L}\\p{N}.,:])${amount} ${side}(?!\\p{L})`, 'u'), read: readShift },
  {
    pattern: new RegExp(
      `(?<!\\p{L})(?:push|move|shift|put|bring) (?:it |that |this )?(?:(?<later>back)|forward|up) ${amount}(?![\\p{L}\\p{N}])`,
      'u',
    ),
    read: readShift,
  },
  {
    pattern: new RegExp(
      `(?<![\\p{L}\\p{N}.,:])(?:(?<count>\\d{1,2})|(?:${one})) (?:(?<days>tage?n?|days?)|wochen?|weeks?) ${side}(?!\\p{L}| tomorrow)`,
      'u',
    ),
    read: ({ count, days, later: isLater }, { date, fromDate, toDate }) => {
      const distance = Number(count ?? 1) * (days === undefined ? 7 : 1) * (isLater === undefined ? -1 : 1);
      if (date !== undefined) return { date: addDays(date, distance) };
      const stretch = {
        ...(fromDate && { fromDate: addDays(fromDate, distance) }),
        ...(toDate && { toDate: addDays(toDate, distance) }),
      };
      return fromDate || toDate ? { stretch } : {};
    },
  },
  {
    pattern:
      /(?<!\p{L})(?:(?<after>(?:nachste[nrm]?|folgende[nrm]?|next|following) (?:tag|day)|folgetag|tag (?:danach|drauf|darauf)|day after(?! tomorrow))|(?<second>ubernachste[nrm]? tag|day after next)|vortag|vorherige[nrm]? tag|tag (?:davor|vorher|zuvor)|previous day|day before)(?!\p{L})/u,
    read: ({ after, second }, { date }) => ({ date: date && addDays(date, after ? 1 : second ? 2 : -1) }),
  },
  {
    pattern: /(?<!\p{L})(?:selbe[nr]?|gleiche[nr]?|same) (?:tag|day)(?!\p{L})/u,
    read: (_, { date }) => ({ date }),
  },
  {
    pattern: /(?<!\p{L})(?:andere[nrm]?|another|different|other) (?:tage?|days?)(?!\p{L})/u,
    read: () => ({ isOtherDay: true }),
  },
  {
    pattern:
      /(?<!\p{L})(?:jemand(?:em|en)? ander\w*|wem ander\w*|(?:someone|somebody|anyone|anybody) else|(?:andere[nrms]?|another|different|other) (?:zahnarzt\w*|arzt\w*|arztin\w*|doktor\w*|behandler\w*|person|dentist|doctor)|kolleg(?:e|en|in)|colleague|wer sonst|wer (?:hat|kann|hatte) sonst|who else)(?!\p{L})/u,
    read: () => ({ doctor: 'other' }),
  },
  {
    pattern:
      /(?<!\p{L})(?:egal,? (?:bei |zu |mit )?(?:wem|welche[nrm]? \p{L}+)|irgend(?:wem|jemand(?:em)?|eine[nrm]? (?:arzt|arztin|zahnarzt\w*))|wer (?:auch immer|halt|gerade)? ?(?:zeit|frei) hat|(?:arzt|arztin) (?:ist |is )?(?:mir )?egal|any(?:one|body)|any (?:dentist|doctor)|whoever(?: is free)?)(?!\p{L})/u,
    read: () => ({ doctor: 'any' }),
  },
  {
    pattern: /(?<!\p{L})(?:gleiche[nrm]?|selbe[nrm]?|dieselbe[nr]?|same) (?:uhr)?(?:zeit|time)(?!\p{L})/u,
    read: (_, { time }) => (time === undefined ? undefined : { time: { time } }),
  },
  {
    // "10", "dann halt zehn", "wieder zurück auf zehn": beside a wished treatment a bare number is a clock time.
    pattern: new RegExp(
      `^(?:(?:${besideHour})\\W+)*(?<hour>\\d{1,2})(?:[:.](?<minute>[0-5]\\d))?(?: ?uhr)?(?:\\W+(?:${besideHour}))*\\W*$`,
      'u',
    ),
    read: ({ hour: spoken, minute = '00' }, { treatmentType }) => {
      const ofDay = Number(spoken) < 7 ? Number(spoken) + 12 : Number(spoken);
      const isOpen = treatmentType !== undefined && ofDay > 12 - 6 && ofDay < 19;
      return isOpen ? { time: { time: `${String(ofDay).padStart(2, '0')}:${minute}` } } : undefined;
    },
  },
  {
    pattern:
      /^(?:(?:lieber|dann|eher|moglichst|ganz|gern|ja|ok|h+m+|bitte|recht)\W+)*(?:fruh|fruhs|zeitig|in der fruh)(?:\W+(?:bitte|lieber|am morgen))*\W*$/u,
    read: () => ({ time: { timeFrom: '08:00', timeTo: '12:00' } }),
  },
  {
    pattern:
      /(?<!\p{L}|\d(?: ?uhr)? (?:oder|or|und|and) )(?:(?<later>spater|later)(?:en? (?:uhr)?zeit|e[nrs]?(?: termin)?)?|(?:fruher|earlier|sooner)(?:en? (?:uhr)?zeit|e[nrs]?(?: termin)?)?)(?!\p{L})/u,
    read: ({ later: isLater }, wish) => ({ time: boundTime(wish, isLater !== undefined) }),
  },
  {
    pattern: /(?<!\p{L})(?:zu (?:(?<later>fruh)|spat)|too (?:(?<after>early|soon)|late))(?!\p{L})/u,
    isOfClock: true,
    read: ({ later: isLater, after }, wish) => ({
      time: boundTime(wish, (isLater ?? after) !== undefined),
    }),
  },
];

/** Undefined where nothing is chosen to count from, and for what leaves the day. */
function shiftTime({ time, timeFrom, timeTo }: BookingWish, minutes: number): TimeWish | undefined {
  const shift = (clock: string | undefined) => {
    const shifted = clock === undefined ? -1 : toMinuteOfDay(clock) + minutes;
    return shifted < 0 || shifted >= 24 * 60 ? undefined : formatMinuteOfDay(shifted);
  };
  if (time !== undefined) {
    const moved = shift(time);
    return moved === undefined ? undefined : { time: moved };
  }
  const [from, to] = [shift(timeFrom), shift(timeTo)];
  if (from === undefined && to === undefined) return undefined;
  return { ...(from !== undefined && { timeFrom: from }), ...(to !== undefined && { timeTo: to }) };
}

/** "Etwas später" than a time, or than all that were offered, is what begins after it. */
function boundTime({ time, offered }: Chosen, isLater: boolean): TimeWish | undefined {
  const base = time ?? (isLater ? offered?.at(-1) : offered?.[0]);
  if (base === undefined) return undefined;
  if (!isLater) return { timeTo: base };
  const from = toMinuteOfDay(base) + limits.slotGridMinutes;
  return from >= 24 * 60 ? undefined : { timeFrom: formatMinuteOfDay(from) };
}

// What surrounds a change and says nothing by itself; numbers, days and parts of the day are read elsewhere.
const fillers = new Set(
  `a aber ab abend about any abends ach afternoon also als am an and anderes anything appointment around as at auch auf be beim bei
  besser better bis bisschen bissl bit bitte bitteschon bittschon book but by can chance change could da dann danke das dasselbe day days dem den der des die
  dies diesem do doch doktor dr ein eine einem einen einer eher einplanen entweder erst es etwas evening exact fein fine for frau free
  frei fur fruh ganz geht gehts gegen gang gehen gern gerne gibt gibts ging ginge ginges gings gleich gleiche gleichen gleicher
  gleiches go good great gut haben habt halb hallo hat hatte hatten hatt hattet hauptsache have hello herr herrn hey hi hinbekommen hm hmm
  how i i'd ich ihnen ihr ideal im immer in instead is ist it it'd it's ja jetzt kann kein kommen konnen konnt konnte konnten
  konntet kurz klappt klappte let's leider lieber like little machen macht mal man make maybe me mehr mich mir mit mittag
  mittags moin mocht mochte moglich moglichst morning moved mochten na naja nice nach nachmittag nachmittags nahme ne nee nehm
  nehme nehmen nein nen nimm nichts nix no noch nochmal nur ob oder of offer ok okay on one or passt passen passender passte
  perfect perhaps planen please pls pm possible praktischer prefer rather recht right rutschen sagen same schieben schon schoner sein selbe selben
  selber selbst she shift sie slot so some something sonst sorry statt still suit suits super toll tag tags termin thanks
  that that's the then there they time to too uhr uhrzeit um und uns verschieben viel viertel vielleicht von vor vormittag
  vormittags want wann war ware waren was we wenig wenn wenn's wieder what when wie wir with wollen wollte woche work works wieder would wurd wurde wurden
  yes you your zeit zu zum zur zuruck zwischen
  montag dienstag mittwoch donnerstag freitag samstag morgen heute
  monday tuesday wednesday thursday friday saturday tomorrow today`
    .split(/\s+/u)
    .filter((word) => word !== ''),
);
const numberOrNot = /^(?:\d{1,2}(?:[.:]\d{2})?|nich?t?|net|not)?$/u;

/** Whether a word beside a change of an appointment says nothing by itself. */
export function isFiller(word: string): boolean {
  return fillers.has(word) || numberOrNot.test(word);
}

// What begins a reason, which may stand behind a wish; before some of them nobody sets a comma.
const reasons =
  /^(?:da|weil|dann|sonst|denn|wegen|ich|mein\w*|vorher|because|since|then|otherwise|my|i|i'm)\b/u;
const beforeReason = / (?=(?:weil|because)\b)/gu;
const refusal = /\b(?:nicht|nich|net|nit|ned|not|don't|doesn't|can't)\b/u;

type Judgement = { kind: 'whole' | 'reasoned' | 'else'; reasons: { start: number; end: number }[] };

/**
 * Whether a text is about nothing but the appointment that is being chosen, or says beside it why: "da bin ich im Urlaub, eine
 * Woche später". "Kann ich eine Stunde später wieder essen?" is about something else. `start` is where the change stood.
 */
function judgeRest(rest: string, start: number, mayHaveReasons: boolean): Judgement {
  const judgement: Judgement = { kind: 'whole', reasons: [] };
  for (const { 0: clause, index } of rest.replace(beforeReason, ',').matchAll(/[^,;!?]+/gu)) {
    const end = index + clause.length;
    if (end > start && refusal.test(clause) && !rest.includes('?')) return { ...judgement, kind: 'else' };
    const words = clause.split(/[\s"()/-]+|\.(?!\d)/u);
    if (words.every(isFiller)) continue;
    const isBeside = index > start || end <= start;
    if (!mayHaveReasons || !isBeside || !reasons.test(clause.trim())) return { ...judgement, kind: 'else' };
    judgement.kind = 'reasoned';
    if (index > start) judgement.reasons.push({ start: index, end });
  }
  return judgement;
}

function blank(text: string, start: number, length: number): string {
  return text.slice(0, start) + ' '.repeat(length) + text.slice(start + length);
}

type Found = { change: Change; start: number; length: number; isOfClock: boolean };

/** What is told by the chosen appointment, and the text without it. */
function findChanges(text: string, wish: Chosen): { found: Found[]; plain: string } {
  let plain = text;
  const found: Found[] = [];
  for (const { pattern, isOfClock = false, read } of readers) {
    const match = pattern.exec(plain);
    if (match === null) continue;
    const [{ length }, { index: start, groups = {} }] = [match[0], match];
    const change = read(groups, wish);
    if (change === undefined) continue;
    found.unshift({ change, start, length, isOfClock });
    plain = blank(plain, start, length);
  }
  return { found, plain };
}

function joinChanges(text: string, found: readonly Found[]): Change & { rest: string } {
  const rest = found
    .filter(({ isOfClock }) => !isOfClock)
    .reduce((read, change) => blank(read, change.start, change.length), text);
  return Object.assign({ rest }, ...found.map(({ change }) => change));
}

/**
 * What a message about an appointment tells by that appointment, whatever else stands in it; undefined if there is nothing
 * of the kind. `text` as for `readCorrection`.
 */
export function readChange(text: string, wish: BookingWish): (Change & { rest: string }) | undefined {
  const { found } = findChanges(text, wish);
  return found.length === 0 ? undefined : joinChanges(text, found);
}

/**
 * What a message changes about the appointment that stands in the form: "doch lieber eine Stunde später", "am Tag danach",
 * "bei jemand anderem", "geht das auch bei Dr. Weber?"; undefined if it is about anything else. `text` is normalised, its
 * numbers are digits; `names` are the dentists that it names.
 */
export function readCorrection(text: string, wish: Chosen, names: readonly string[]): Correction | undefined {
  const { found, ...without } = findChanges(text, wish);
  let { plain } = without;
  let start = Math.min(text.length, ...found.map((change) => change.start));
  const isOfDoctor = names.length > 0 && besideDoctor.test(plain);
  for (const name of names) {
    const index = plain.indexOf(name);
    if (index < 0) continue;
    const refused = refusedBefore.exec(plain.slice(0, index))?.[0].length ?? 0;
    start = Math.min(start, index);
    plain = blank(plain, index - refused, refused + name.length);
  }
  if (found.length === 0 && !isOfDoctor) return undefined;
  // A question about a dentist may have its reason, too; then it may be about something else.
  const judged = judgeRest(plain, start, found.length > 0);
  if (judged.kind === 'else') return undefined;
  // "Am Tag danach, weil ich früher arbeiten muss": what is told in a reason changes nothing.
  const changes = found.filter(
    (change) => !judged.reasons.some((reason) => change.start >= reason.start && change.start < reason.end),
  );
  return { ...joinChanges(text, changes), isWhole: judged.kind === 'whole' };
}

const besideDoctor =
  /\b(?:bei|beim|mit|zu|with|zeit|frei|da|free|available|auch|lieber|statt|about|do (?:it|that))\b/u;
// The words before a name that refuse it refuse nothing else.
const refusedBefore =
  /\b(?:nicht|nich|net|nit|ned|not) (?:(?:bei|beim|zu|zum|zur|von|mit|with|to|by) )?(?:(?:frau|herrn?|dr\.?|doktor|der|dem) )*$/u;
