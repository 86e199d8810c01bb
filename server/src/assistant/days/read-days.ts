import { addDays } from '../../domain/calendar-date.ts';
import { anywhere, month, toMonth } from './calendar-words.ts';
import { type DaySpan, toDayAhead } from './day-arithmetic.ts';
import { type DayMention, findDayMentions } from './day-mentions.ts';
import { writeNumbersAsDigits } from './number-words.ts';

/** How a day stands in its sentence. */
export type DayRole = 'wish' | 'from' | 'until' | 'refused' | 'past' | 'aside';
export type ReadDay = DaySpan & {
  role: DayRole;
  start: number;
  end: number;
  isFull: boolean;
  refersBack: boolean;
};

/** What a message says about the day. `refused` are the days that do not suit, or the day of an appointment to give up. */
export type DayWish = {
  date?: string | undefined;
  fromDate?: string | undefined;
  toDate?: string | undefined;
  /** A single day that was named but does not suit, or from which something is moved. */
  refusedDate?: string | undefined;
  /** Whether a day was named at all. */
  isNamed: boolean;
};

const untilBefore =
  /(?:\bvor(?: de[mnr])?|\bvorm|\b(?:vor|before|bis zu[mr]?) (?:de[mrn] |meine[mrn] |unsere[mrn] |the |my |our )?(?!halb|viertel|dreiviertel|\d|arbeit|schule|schicht|uni|kita|mittag|feierabend|dienst)\w+(?: \w+)? (?:am|vom|an|on|at)(?: the)?|\bbis(?: zu[mr])?(?: (?:ende|anfang|mitte))?|\bspatestens(?: am)?|\bbefore(?: the)?|\buntil|\btill|\bby(?: the)?|\bbevor(?: ich)?(?: am)?)(?: der woche)? ?(?:ende )?$/u;
const fromBefore =
  /(?:\bab(?: de[mnr])?|\bfruhestens(?: am| ab dem)?|\bnach(?: de[mnr])?|\bnot before|\bstarting|\bfrom|\bonwards from|\bafter(?: the)?|\berst(?: wieder)? ab|\bnach (?:de[mr]|meine[mr]|unsere[mr]) (?!rechnung|meinung|kalender|plan|arbeit|schule|schicht|uni|kita|mittag|feierabend|dienst)\w+ (?:am|vom))(?: dem)? $/u;
const refusedBefore =
  /(?:\b(?:nicht|nich|nit|net|ned|nid|not|kein|keinen|keine?n? (?:termin|zeit)|ausser|except|but|statt|instead of|anstatt|bloss nicht|never on|no|scrap|forget|vergiss|vergesst|vergessen sie|streich|weg mit dem|weg mit)(?: (?:am|an|der|de|den|dem|vor|for|vom|on|the|wieder))?) $/u;
const refusedAfter =
  /^s? ?(?![^,.;!?]{0,8}\b\d{1,2}:\d\d)(?!(?:[^,.;!?]{0,12}\b)?(?:oder|or|wenn|falls|if)\b)(?:[^,.;!?]{0,28}?)\b(?:(?:nicht|nich|nit|net|ned|nid)(?! (?:vor|nach|fruher|spater|so|zu|before|after|ganz|unbedingt|nur)\b)|nix|nie|flach|ungunstig|schlecht|besetzt|illusorisch|unrealistisch|ausgeschlossen|unmoglich|utopisch|belegt|dicht|zu (?:knapp|fruh|spat)|(?:ihr|habt|haben|macht) (?:ja )?(?:da )?zu|(?:is |ist |da |ja |eh |leider |auch )zu(?=[,.;!?]|$)|zu (?:ist|is|seid|sind|habt|haben|hat)\b|closed|doesn'?t work|does not|can'?t|won'?t|is out|is no good|no way|is skat|turne|passe)\b/u;
const pastBefore = /\b(?:seit|since|letzte[nrsm]?|letztn|vergangene[nrsm]?|vorige[nrsm]?|last) $/u;
const pastAfter =
  /^[^,.;!?]{0,40}\b(?:hat(?:te)? (?:ich|er|sie|es|man|mir|mich)|war |gezogen|hab ich (?:mir|gemerkt|gesehen)|haben wir .{0,30}gefeiert|gemacht worden|bekommen|gekriegt|ago|gemerkt|angeschrieben|erstickt|passiert|aufgewacht|beim \w+ (?:kauen|essen)|dacht|dachte|flot|rausgeflogen|angeklickt)\b/u;
const asideAfter =
  /^,?[^,.;!?]{0,30}\b(?:heirat|hochzeit|wedding|klausur|prufung|(?<!dental |oral |general )exam|geburtstag|birthday|im urlaub|verreist|in kur\b|nicht da\b|unterwegs|auf (?:reise|geschaftsreise|montage|dienstreise)|abroad|on holiday|on vacation|out of town|operation|op\b|feier|prasentier|vorstellungsgesprach|flieg|reis|flight|konzert|date\b|bis um|ins praktikum|fahren wir|reist|(?<=^ )gehts? (?:es )?(?:nur |mir )*um|soll (?:er|sie|es|ich) (?:hubsch|schon)|wieder ab\b)/u;

const timeAfter = /^,? (?:um |ab |at )?\d{1,2}(?:[:.]\d\d)?(?: ?uhr| ?h\b|[,.!?]|$| ?[ap]m\b)/u;
// "Er kann nur freitags", "freitags passt es am besten".
const onlyBefore =
  /\b(?:nur|immer|hochstens|lediglich|bloss|only|am besten|am liebsten|gern(?:e)?|ideal(?:erweise)?|entweder)(?: an| on)? $/u;
const onlyAfter =
  /^,? (?:\w+ ){0,3}(?:passt|ginge|ware|geht|klappt|hab(?:e)? ich frei|kann ich|konnte ich|works?|suits)\b/u;

/** Reads what a message says about days; `text` is normalised, `talkedOf` the day that was spoken of before. */
export function readDays(text: string, today: string, talkedOf?: string): ReadDay[] {
  const digits = hideImpossibleDays(writeNumbersAsDigits(text), today);
  return findDayMentions(digits, today, talkedOf).map((mention) => {
    const role = findRole(digits, mention, today);
    const { start, end, isFull, refersBack } = mention;
    return { ...toBound(mention.span, role, digits.slice(0, start)), start, end, isFull, refersBack, role };
  });
}

const dayAndMonth = anywhere(
  `(?<day>[12]\\d|3[01])(?:\\.|st|nd|rd|th)? ?(?:of )?(?:(?<name>${month})|(?<number>1[0-2]|0?[1-9])\\.)(?: ?(?<year>20\\d\\d))?`,
);

/** The 30th of February is no day at all, and not the 30th of another month. */
function hideImpossibleDays(text: string, today: string): string {
  return text.replace(dayAndMonth, (...parts) => {
    const whole: string = parts[0];
    const { day, name, number, year }: Record<string, string | undefined> = parts.at(-1);
    const monthNumber = name === undefined ? Number(number) : toMonth(name);
    return toDayAhead(Number(day), monthNumber, year, today) ? whole : '_'.repeat(whole.length);
  });
}

/** "Nach den Feiertagen" begins when they are over. */
function toBound(span: DaySpan, role: DayRole, before: string): DaySpan {
  const isAfter = role === 'from' && 'toDate' in span && /\b(?:nach|after)(?: de[mnr]| the)? $/u.test(before);
  return isAfter ? { date: addDays(span.toDate, 1) } : span;
}

function findRole(text: string, { start, end, span, isHabit }: DayMention, today: string): DayRole {
  const before = text.slice(Math.max(0, start - 28), start);
  const after = text.slice(end, end + 60);
  const isSingle = 'date' in span;
  if (pastBefore.test(before)) return 'past';
  if (isSingle && span.date <= today && /\b(?:war(?:en)?|wurde) am $/u.test(before)) return 'past';
  if (refusedBefore.test(before) || isMovedFrom(text, start, end)) return 'refused';
  if (untilBefore.test(before)) return 'until';
  // "Frühestens Donnerstag 17 Uhr" names the day, and a bound of the time.
  if (fromBefore.test(before)) return isSingle && timeAfter.test(after) ? 'wish' : 'from';
  if (isSingle && span.date <= today && pastAfter.test(after)) return 'past';
  if (refusedAfter.test(after)) return 'refused';
  if (isHabit) return onlyBefore.test(before) || onlyAfter.test(after) ? 'wish' : 'aside';
  if (asideAfter.test(after)) return 'aside';
  return 'wish';
}

/** "Von Freitag auf Dienstag": the first day is given up. */
function isMovedFrom(text: string, start: number, end: number): boolean {
  const isFrom = /\b(?:von|vom)(?: dem)? $/u.test(text.slice(0, start));
  return isFrom && /^[^.!?]{0,24}\bauf\b/u.test(text.slice(end));
}

// What takes back the words before it.
const correction =
  /\b(?:nee|ne|nein|na|naa|ah|ahm|ach|doch|quatsch|sondern|lieber|korrigier|besser|warte|wait|actually|sorry|sry|no|i mean|rather|instead|sagen wir|dann halt|halt|also|but|aber|jetzt|sagma|sag ma)\b/u;

/** Chooses the day that is wished. */
export function chooseDay(days: readonly ReadDay[], text: string, today: string): DayWish {
  const digits = writeNumbersAsDigits(text);
  const refused = days.find(({ role }) => role === 'refused');
  const wishes = days.filter(({ role }) => role === 'wish');
  const named = {
    isNamed: days.length > 0,
    refusedDate: refused && 'date' in refused ? refused.date : undefined,
  };
  const chosen = chooseAmong(wishes, digits, today);
  const bounds = days.filter(({ role }) => role === 'from' || role === 'until');
  if (chosen !== undefined && 'date' in chosen) return { ...named, date: chosen.date };
  if (chosen !== undefined) return { ...named, fromDate: chosen.fromDate, toDate: chosen.toDate };
  const limits: DayWish = { ...named };
  for (const bound of bounds) {
    if (bound.role === 'from') limits.fromDate = 'date' in bound ? bound.date : bound.fromDate;
    else limits.toDate = 'date' in bound ? bound.date : bound.fromDate;
  }
  return limits;
}

function chooseAmong(wishes: readonly ReadDay[], text: string, today: string): ReadDay | undefined {
  const singles = wishes.filter((wish) => 'date' in wish);
  const ahead = singles.filter((wish) => 'date' in wish && wish.date >= today);
  const candidates = ahead.length > 0 ? ahead : singles.length > 0 ? singles : wishes;
  let chosen = candidates[0];
  for (const candidate of candidates.slice(1)) {
    if (chosen === undefined) return candidate;
    const between = text.slice(chosen.end, candidate.start);
    // A day with its month says more than "Freitag", and "den Tag danach" means another than the day before it.
    const saysMore = candidate.isFull && !chosen.isFull;
    if (correction.test(between) || saysMore || candidate.refersBack) chosen = candidate;
  }
  return chosen;
}
