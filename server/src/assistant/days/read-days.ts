import type { DaySpan } from './day-arithmetic.ts';
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
  /(?:\bvor(?: de[mnr])?|\bvorm|\bbis(?: zu[mr])?(?: (?:ende|anfang|mitte))?|\bspatestens(?: am)?|\bbefore(?: the)?|\buntil|\btill|\bby(?: the)?|\bbevor(?: ich)?(?: am)?)(?: der woche)? ?(?:ende )?$/u;
const fromBefore =
  /(?:\bab(?: de[mnr])?|\bfruhestens(?: am| ab dem)?|\bnach(?: de[mnr])?|\bnot before|\bstarting|\bfrom|\bonwards from|\bafter(?: the)?|\berst(?: wieder)? ab)(?: dem)? $/u;
const refusedBefore =
  /(?:\b(?:nicht|nich|nit|net|ned|nid|not|kein|keinen|ausser|except|but|statt|instead of|anstatt|bloss nicht|never on|no|scrap|forget|weg mit dem|weg mit)(?: (?:am|an|der|de|den|dem|vor|for|vom|on|the|wieder))?) $/u;
const refusedAfter =
  /^s? ?(?![^,.;!?]{0,8}\b\d{1,2}:\d\d)(?!(?:[^,.;!?]{0,12}\b)?(?:oder|or|wenn|falls|if)\b)(?:[^,.;!?]{0,28}?)\b(?:nicht|nich|nit|net|ned|nid|nix|nie|flach|ungunstig|schlecht|besetzt|(?:ihr|habt|haben) (?:ja )?(?:da )?zu|(?:is |ist )?zu(?=[,.;!?]|$)|closed|doesn'?t work|does not|can'?t|won'?t|is out|is no good|no way|is skat|turne|passe)\b/u;
const pastBefore =
  /\b(?:seit|since|letzte[nrsm]?|letztn|vergangene[nrsm]?|vorige[nrsm]?|last|war(?:en)? am|wurde am) $/u;
const pastAfter =
  /^[^,.;!?]{0,40}\b(?:hat(?:te)? (?:ich|er|sie|es|man|mir|mich)|war |gezogen|hab ich (?:mir|gemerkt|gesehen)|haben wir .{0,30}gefeiert|gemacht worden|bekommen|gekriegt|ago|gemerkt|angeschrieben|erstickt|passiert|aufgewacht|beim \w+ (?:kauen|essen)|dacht|dachte|flot|rausgeflogen|angeklickt)\b/u;
const asideAfter =
  /^,?[^,.;!?]{0,30}\b(?:heirat|hochzeit|wedding|klausur|prufung|exam|geburtstag|birthday|im urlaub|operation|op\b|feier|prasentier|vorstellungsgesprach|flieg|reis|flight|konzert|date\b|bis um|ins praktikum|fahren wir|reist|soll (?:er|sie|es|ich) (?:hubsch|schon)|wieder ab\b)/u;

/** Reads what a message says about days; `text` is normalised. */
export function readDays(text: string, today: string): ReadDay[] {
  const digits = writeNumbersAsDigits(text);
  return findDayMentions(digits, today).map((mention) => ({
    ...mention.span,
    start: mention.start,
    end: mention.end,
    isFull: mention.isFull,
    refersBack: mention.refersBack,
    role: findRole(digits, mention, today),
  }));
}

function findRole(text: string, { start, end, span, isHabit }: DayMention, today: string): DayRole {
  const before = text.slice(Math.max(0, start - 28), start);
  const after = text.slice(end, end + 60);
  const isSingle = 'date' in span;
  if (pastBefore.test(before)) return 'past';
  if (refusedBefore.test(before)) return 'refused';
  if (untilBefore.test(before)) return 'until';
  if (fromBefore.test(before)) return 'from';
  if (isSingle && span.date <= today && pastAfter.test(after)) return 'past';
  if (refusedAfter.test(after)) return 'refused';
  if (isHabit) return 'aside';
  if (asideAfter.test(after)) return 'aside';
  return 'wish';
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
