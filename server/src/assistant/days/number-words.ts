/** Numbers in words, dialects included; as `normalise` leaves them. */
const cardinals: readonly (readonly [number, string])[] = [
  [2, 'zwei|zwo|zwoi|zwee|zwoa|twee|two'],
  [3, 'drei|dree|drii|drui|dreie|three'],
  [4, 'vier|viere|vieri|veer|fier|four'],
  [5, 'funf|funfe|funfi|funnef|fimf|fuenef|five'],
  [6, 'sechs|sechse|sechsi|soss|seggs|six'],
  [7, 'sieben|siebene|siebn|sibbe|simme|soven|siwwe|seven'],
  [8, 'acht|achte|achti|ocht|aach|aacht|eight'],
  [9, 'neun|neune|neine|neini|nuni|nung|negen|nine'],
  [10, 'zehn|zehne|zehe|zeha|teihn|zehni|zahni|ten'],
  [11, 'elf|elfa|elfe|elfi|olf|elve|eleven'],
  [12, 'zwolf|zwolfa|zwolfe|zwolfi|zwelf|zwelfe|zwolwe|twolf|twelve'],
  [13, 'dreizehn|thirteen'],
  [14, 'vierzehn|fourteen'],
  [15, 'funfzehn|fuffzehn|fifteen'],
  [16, 'sechzehn|sixteen'],
  [17, 'siebzehn|seventeen'],
  [18, 'achtzehn|eighteen'],
  [19, 'neunzehn|nineteen'],
  [20, 'zwanzig|twenty'],
  [21, 'einundzwanzig|twenty[ -]one'],
  [22, 'zweiundzwanzig|twenty[ -]two'],
  [23, 'dreiundzwanzig|twenty[ -]three'],
  [24, 'vierundzwanzig'],
  [25, 'funfundzwanzig|twenty[ -]five'],
  [30, 'dreissig|dreissich|thirty'],
  [40, 'vierzig|forty'],
  [45, 'funfundvierzig|forty[ -]five'],
  [50, 'funfzig|fifty'],
];

const tens: readonly (readonly [number, string, string])[] = [
  [20, 'zwanzigste[nrsm]?', 'twenty'],
  [30, 'dreissigste[nrsm]?', 'thirty'],
];
const germanUnits = ['', 'ein', 'zwei', 'drei', 'vier', 'funf', 'sechs', 'sieben', 'acht', 'neun'];
const germanOrdinals =
  'erste|zweite|dritte|vierte|funfte|sechste|siebte|achte|neunte|zehnte|elfte|zwolfte|dreizehnte|vierzehnte|funfzehnte|sechzehnte|siebzehnte|achtzehnte|neunzehnte';
const englishOrdinals =
  'first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|thirteenth|fourteenth|fifteenth|sixteenth|seventeenth|eighteenth|nineteenth';
const alternatives: Readonly<Record<number, string>> = { 2: '|zwote[nrsm]?', 7: '|siebente[nrsm]?' };

/** The ordinals 1 to 31, longer words first, so that "twenty-first" is not read as "first". */
const ordinals: readonly (readonly [number, string])[] = [
  ...tens.flatMap(([ten, german, english]) =>
    germanUnits.flatMap((unit, index): [number, string][] => {
      if (ten + index > 31) return [];
      if (index === 0)
        return [[ten, `${german}|${english === 'twenty' ? 'twentieth' : 'thirtieth'}`] as [number, string]];
      const englishUnit = englishOrdinals.split('|')[index - 1];
      return [[ten + index, `${unit}und${german}|${english}[ -]${englishUnit}`] as [number, string]];
    }),
  ),
  ...germanOrdinals
    .split('|')
    .map((word, index): [number, string] => [
      index + 1,
      `${word.slice(0, -1)}(?:e[nrsm]?|a|n)|${englishOrdinals.split('|')[index]}${alternatives[index + 1] ?? ''}`,
    ]),
];

const whole = (pattern: string) => `(?<![\\p{L}\\p{N}])(?:${pattern})(?![\\p{L}\\p{N}])`;
const anyOf = (list: readonly (readonly [number, string])[]) => list.map(([, pattern]) => pattern).join('|');

/** What the word means, for words that one of the patterns of the list matches. */
function createLookup(list: readonly (readonly [number, string])[]): (word: string) => number {
  const patterns = list.map(([value, pattern]) => [value, new RegExp(`^(?:${pattern})$`, 'u')] as const);
  return (word) => patterns.find(([, pattern]) => pattern.test(word))?.[0] ?? 0;
}

// Longer words first, so that "twenty-one" is not read as "twenty".
const longestFirst = [...cardinals].reverse();
const toCardinal = createLookup(longestFirst);
const toOrdinal = createLookup(ordinals);
const ordinal = anyOf(ordinals);

const months = 'jan|feb|mar|apr|mai|may|jun|jul|aug|sep|okt|oct|nov|de[zc]|hornung';
// What is counted by an ordinal, but no day: "die zweite Sitzung".
const counted =
  'mal|moi|mol|sitzung|termin|stock|zahn|zahne|advent|besuch|kind|teil|runde|weihnacht|option|one|time|session|visit|floor|of|mann|frau|meinung|mol';
const ordinalDay = new RegExp(
  `${whole(ordinal)}(?= (?:of )?(?:${months}))|${whole(ordinal)}(?= ${whole(ordinal)})|(?<=(?<![\\p{L}])(?:am|an'n|den|der|vom|dem|zum|vorm|the|on|(?:mon|diens|donners|frei|sams|sonn)tag|mittwoch) )${whole(ordinal)}(?! (?:${counted}))`,
  'gu',
);
const afterOrdinal = new RegExp(`(?<=\\d\\. )${whole(ordinal)}(?! (?:${counted}))`, 'gu');
const cardinal = new RegExp(whole(anyOf(longestFirst)), 'gu');
// Only the clock has "viere" and "elfe": people say "vier Zähne", "um viere".
const dialectHours =
  /(?<!\b(?:alle|wir|zu|de|die) )(?<![\p{L}])(?<hour>zwoie|dreie|viere|vieri|funfe|funfi|fimfe|sechse|sechsi|siebene|achti|neune|neine|neini|nuni|zehne|zehe|zehni|zahni|elfe|elfi|zwolfe|zwolfi|zwelfe)(?! ?uhr)(?![\p{L}])/gu;
const one =
  /(?<![\p{L}])ein(?:s|e)?(?= uhr)|(?<=\b(?:um|vor|nach|gegen|ab|bis|halb|schlag|om|half past) )(?:eins|oins|oans|eens|ens|one)\b/gu;

/** The text with numbers as digits: "am zweiten Dezember um neun" → "am 2. Dezember um 9". */
export function writeNumbersAsDigits(text: string): string {
  return text
    .replace(one, '1')
    .replace(/(?<=\b(?:viertel|halb|halba|dreiviertel) )nein\b/gu, '9')
    .replace(ordinalDay, (word) => `${toOrdinal(word)}.`)
    .replace(afterOrdinal, (word) => `${toOrdinal(word)}.`)
    .replace(dialectHours, (word) => `${toCardinal(word.replace(/i$/u, 'e')) || toCardinal(word)} uhr`)
    .replace(cardinal, (word) => String(toCardinal(word)));
}
