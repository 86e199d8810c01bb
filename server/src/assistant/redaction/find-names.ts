import { fold, type PersonalItem } from './personal-item.ts';

const word = "\\p{L}[\\p{L}'’-]*";
const capital = "\\p{Lu}[\\p{L}'’-]+";
const particle = '(?:(?:von|van|de|der|den|zu|el|al|bin|di|da|mc|o)\\s)*';

const noSecond =
  '(?:und|ich|aus|bin|and|i|mit|für|zur|zum|hier|wegen|geboren|geb|aber|weil|komme|möchte|von|war|der|die|das|ist|habe?|brauche?|hätte|kann|wollte|will|bitte|in|bei|am|um|please|born|from|calling|meine?|wohne|telefon|müsste|müßte|sollte|gebucht|steht|läuft|stehen)';
const bigName = `${capital}(?:\\s${particle}${capital}){0,2}`;
const smallName = `\\p{Ll}[\\p{L}'’-]+(?:\\s(?!${noSecond}(?![\\p{L}]))\\p{Ll}[\\p{L}'’-]+)?`;
const start = '(?<![\\p{L}])';

/**
 * Writes `(?i:…)` out as `(?:[aA]…)`. The engine knows the short form, but after some thousand texts in one process
 * such patterns were seen to stop finding names; why is not known, and written out they kept finding them.
 */
function readAnyCase(source: string): string {
  let depth = 0;
  let anyCaseFrom: number | undefined;
  return source.replace(/\\p\{\w+\}|\\.|\(\?i:|\(|\)|\p{L}/gu, (part) => {
    if (part === '(?i:') {
      anyCaseFrom ??= depth;
      depth += 1;
      return '(?:';
    }
    if (part === '(') depth += 1;
    if (part === ')') {
      depth -= 1;
      if (depth === anyCaseFrom) anyCaseFrom = undefined;
    }
    return anyCaseFrom !== undefined && part.length === 1 && part.toLowerCase() !== part.toUpperCase()
      ? `[${part.toLowerCase()}${part.toUpperCase() === 'SS' ? 'ß' : part.toUpperCase()}]`
      : part;
  });
}

// After these comes a name, however it is written.
const cues: readonly RegExp[] = [
  `${start}(?i:mein(?:e)? name (?:ist|is|war|wäre|lautet)|ich hei(?:ß|ss)e|hei(?:ß|ss)e jetzt|my name(?:'s| is)|name:|name is|i'm called|auf den namen|unter dem (?:nach)?namen|(?:nach|vor)name (?:ist|:)|under the name(?: of)?)\\s+(?i:(?:jetzt|now|dr\\.?)\\s)*(?<item>${bigName}|${smallName})`,
  `(?<!(?i:mein|meine|meiner|dein|deine|seine|seiner|ihre|ihrer|unsere|unserer|eure|eine|ne|mei|ming|minge|my)\\s)${start}(?i:frau|fr\\.|herrn?|hr\\.|familie|fam\\.|mr\\.?|mrs\\.?|ms\\.?|miss|señora?)\\s+(?!(?i:doktor|professor|computer|kollege|doctor)|Dr)(?<item>${particle}${capital}(?:[\\s-]${capital})?)`,
  `${start}(?i:liebe grüße|viele grüße|beste grüße|herzliche grüße|schöne grüße|mit freundlichen grüßen|freundliche grüße|hochachtungsvoll|gruß|gruss|grüße|lg|mfg|vg|best regards|kind regards|regards|cheers|sincerely|best wishes)[,:!\\s]+(?i:von |from )?(?<item>${capital}(?:\\s${capital}){0,2})`,
  `${start}(?:Danke|Thanks|Dank)[,:!\\s]+(?<item>${capital}(?:\\s${capital}){0,2})\\s*[.!]?$`,
  `${start}(?i:this is|here is|hier (?:ist|spricht)|it's|ich bin (?:die|der|das|et|dä|dat))\\s+(?<item>${capital}\\s${capital})`,
  // Another dentist, or a boss: those of the practice are kept.
  `${start}(?i:dr\\.?|doktor|prof\\.?)\\s+(?i:(?:med|dent|dr)\\.?\\s+)*(?<item>${capital}(?:\\s${capital})?)`,
  `${start}(?i:patientin|patient)\\s+(?<item>${capital}\\s${capital})`,
  `(?<item>${capital}(?:\\s${capital})?)\\s+(?i:mein name|ist mein name|is my name)`,
].map((pattern) => new RegExp(readAnyCase(pattern), 'gu'));

// After "ich bin" stands a name only if it is one.
const beforeFirstName =
  /(?:ich bin|i am|i'm|hier ist|hier|this is|sohn|tochter|mann|frau|enkel(?:in)?|kind|bruder|schwester|mutter|vater|oma|opa|tante|onkel|kleine[rn]?|freund(?:in)?|son|daughter|husband|wife|namens|called|heißt|heisst|der|die|et|dä)\s*$/iu;

/** Nouns and sentence openers that stand where a surname could. */
const noSurnames = new Set(
  'termin termine praxis zahn zahne zahnarzt zahnarztin zahnschmerzen kontrolle zahnreinigung fullung krone brucke prothese uhr montag dienstag mittwoch donnerstag freitag samstag sonntag januar februar marz april mai juni juli august september oktober november dezember und oder ich wir sie er es der die das den dem ein eine am um im bei mit fur von vor nach bitte danke hallo guten morgen tag abend monday tuesday wednesday thursday friday saturday sunday i we the a an and or tomorrow today appointment cleaning crown filling checkup jahre jahr alt hat ist braucht mochte will kann hier heute angst schmerzen wurzelbehandlung beratung doktor dr frau herr herrn mama papa oma opa kostet was wann wo wie damen gefallen'.split(
    ' ',
  ),
);

/** Names by the words before them, and first names with the surname that follows. */
export function findMarkedNames(
  text: string,
  firstNames: ReadonlySet<string>,
  kept: ReadonlySet<string>,
): PersonalItem[] {
  const items: PersonalItem[] = [];
  const add = (start: number, value: string) => {
    const name = dropKept(value, kept);
    if (name !== '' && !isCommonWord(name))
      items.push({
        start: start + value.indexOf(name),
        end: start + value.indexOf(name) + name.length,
        kind: 'NAME',
      });
  };
  for (const cue of cues)
    for (const match of text.matchAll(cue)) {
      const value = trimCommon(match.groups?.item ?? '');
      if (value !== '' && !isAfterDoctor(text, match.index))
        add(match.index + match[0].indexOf(match.groups?.item ?? ''), value);
    }
  for (const match of text.matchAll(new RegExp(`(?<![\\p{L}])${word}(?![\\p{L}])`, 'gu'))) {
    const [first] = match;
    const bare = fold(first).replace(/(?<=\p{L}{3})'?s$/u, (end) => (firstNames.has(fold(first)) ? end : ''));
    if (!firstNames.has(bare) && !firstNames.has(fold(first).split('-')[0] ?? '')) continue;
    const isCapital = /^\p{Lu}/u.test(first);
    const before = text.slice(0, match.index);
    const isMeant =
      beforeFirstName.test(before) || (first.length > 3 && /\b(?:für|for|vom)\s$/iu.test(before));
    if (!isCapital && !isMeant) continue;
    add(match.index, withSurname(text, match.index, first));
  }
  return items.sort((a, b) => b.end - b.start - (a.end - a.start));
}

/** "Dr. Weber" stays, but "mein Arzt, Herr Müller" does not. */
function isAfterDoctor(text: string, index: number): boolean {
  return /(?:dr\.?|doktor)\s*$/iu.test(text.slice(0, index));
}

function withSurname(text: string, index: number, first: string): string {
  const rest = text.slice(index + first.length);
  const surname = new RegExp(`^\\s${particle}(?<last>${capital})`, 'u').exec(rest);
  const last = surname?.groups?.last;
  if (surname && last !== undefined && !noSurnames.has(fold(last))) return first + surname[0];
  // Small letters: "der willi kürten aus nippes".
  const small = /^\s(?<last>\p{Ll}{3,})(?=\s(?:aus|geboren|geb|jahrgang|wohnt|from)\b|[,.]|$)/u.exec(rest);
  return small?.groups?.last && /^\p{Ll}/u.test(first) && !noSurnames.has(fold(small.groups.last))
    ? first + small[0]
    : first;
}

/** Leaves out words at the end that are none of the name: "Anna Becker Termin". */
function trimCommon(value: string): string {
  const parts = value.split(/\s+/u);
  const end = parts.findIndex((part, index) => index > 0 && noSurnames.has(fold(part)));
  const kept = end > 0 ? parts.slice(0, end) : parts;
  return noSurnames.has(fold(kept[0] ?? '')) ? '' : kept.join(' ');
}

function dropKept(value: string, kept: ReadonlySet<string>): string {
  return value.split(/\s+/u).some((part) => kept.has(fold(part).replace(/'?s$/u, '')) || kept.has(fold(part)))
    ? ''
    : value;
}

function isCommonWord(name: string): boolean {
  return noSurnames.has(fold(name));
}
