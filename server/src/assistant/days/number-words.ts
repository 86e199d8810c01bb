/** Numbers in words, dialects included; as `normalise` leaves them. */
const cardinals: readonly (readonly [number, string])[] = [
  [2, 'zwei|zwo|zwoi|zwee|zwoa|twee|two'],
  [3, 'drei|dree|drii|dreie|three'],
  [4, 'vier|viere|veer|fier|four'],
  [5, 'funf|funfe|funnef|fimf|fuenef|five'],
  [6, 'sechs|sechse|soss|seggs|six'],
  [7, 'sieben|siebene|siebn|sibbe|simme|soven|siwwe|seven'],
  [8, 'acht|achte|ocht|aach|aacht|eight'],
  [9, 'neun|neune|neine|nung|negen|nine'],
  [10, 'zehn|zehne|teihn|zehni|ten'],
  [11, 'elf|elfe|olf|elve|eleven'],
  [12, 'zwolf|zwolfe|zwelf|zwelfe|zwolwe|twolf|twelve'],
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
      `${word}[nrsm]?|${englishOrdinals.split('|')[index]}${alternatives[index + 1] ?? ''}`,
    ]),
];

const whole = (pattern: string) => `(?<![\\p{L}\\p{N}])(?:${pattern})(?![\\p{L}\\p{N}])`;
const cardinalPatterns = [...cardinals]
  .reverse()
  .map(([value, pattern]) => [String(value), new RegExp(whole(pattern), 'gu')] as const);
const months =
  'jan|feb|mar|apr|mai|may|jun|jul|aug|sep|okt|oct|nov|dez|dec|hornung|zwolft|elft|ersten(?! mal)|zweiten$';
const ordinalPatterns = ordinals.map(
  ([value, pattern]) =>
    [
      `${value}.`,
      // An ordinal is a day beside a month, or after "am", "den", "the" where nothing is counted by it.
      new RegExp(
        `${whole(pattern)}(?= (?:of )?(?:${months}))|(?<=\\b(?:am|an'n|den|der|vom|auf den|dem|zum|vorm|the|on|dritte[nr]?|${'mondach|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag'}) )${whole(pattern)}(?=$|[,.;:!?)]| (?:um|komma|gegen|ab|bei|wenn|bitte|vormittag|nachmittag|nehmen|auf|oder|noch|would|at|please|root|in the)\\b)`,
        'gu',
      ),
    ] as const,
);

/** The text with numbers as digits: "am zweiten Dezember um neun" → "am 2. Dezember um 9". */
export function writeNumbersAsDigits(text: string): string {
  let digits = text.replace(
    /(?<![\p{L}])ein(?:s|e)?(?= uhr)|(?<=\b(?:um|vor|nach|gegen|ab|bis|halb) )(?:eins|one)\b/gu,
    '1',
  );
  for (const [value, pattern] of ordinalPatterns) digits = digits.replace(pattern, value);
  for (const [value, pattern] of cardinalPatterns) digits = digits.replace(pattern, value);
  return digits;
}
