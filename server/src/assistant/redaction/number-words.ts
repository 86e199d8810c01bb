// Numbers as people say them, as parts of patterns for `iu`.

const digit = '(?:null|eins(?!echs|ieben)|ein|zwo|zwei|drei|vier|fünf|fuenf|sechs|sieben|acht|neun)';
const teen = '(?:zehn|elf|zwölf|zwoelf|(?:drei|vier|fünf|fuenf|sech|sieb|acht|neun)zehn)';
const ten =
  '(?:(?:ein|zwei|zwo|drei|vier|fünf|fuenf|sechs|sieben|acht|neun)und)?(?:zwanzig|drei(?:ß|ss)ig|vierzig|fünfzig|fuenfzig|sechzig|siebzig|achtzig|neunzig)';
const hundred = `(?:(?!null)${digit})?hundert(?:und)?(?:${ten}|${teen}|${digit})?`;
const englishShort =
  'zero|oh|one|two|three|fourteen|four|fifteen|five|sixteen|six|seventeen|seven|eighteen|eight|nineteen|nine|ten|eleven|twelve|thirteen';
const englishTen = '(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)';
const english = `(?:${englishTen}(?:[\\s-](?:one|two|three|four|five|six|seven|eight|nine)(?!\\p{L}))?|${englishShort})`;

/** A number below a thousand, "siebenundvierzig" or "forty-seven"; of two that begin alike the longer stands first. */
export const numberWord = `(?:${hundred}|${ten}|${teen}|${digit}|${english})`;
/** The same in its parts: "drei" and "zehn", "ein" and "hundert", "forty" and "seven". */
export const shortestNumberWord = `(?:hundert(?:und)?|${ten}|(?:sech|sieb)?zehn|elf|zwölf|zwoelf|${digit}|${englishTen}|${englishShort})`;
/** What is said between two numbers: pauses, "Schrägstrich", "then". */
export const pause =
  '(?:[\\s,.;:/–…-]|(?<!\\p{L})(?:und|dann|pause|komma|strich|bindestrich|schrägstrich|doppelt?|(?:zwei|drei|vier|fünf)mal|die|durchwahl|äh+m?|and|then|double|dash)(?!\\p{L}))*';

/** A year in which whoever lives may have been born; years that are still booked are left out. */
export const birthYearWord =
  '(?:neunzehn-?hundert\\p{L}*|zweitausend(?!\\s?euro)(?!(?:und)?(?:fünf|fuenf|sechs|sieben|acht|neun)undzwanzig|(?:und)?drei(?:ß|ss)ig)\\p{L}*|nineteen[\\s-](?:hundred|oh|\\p{L}+(?:ty|teen))(?:[\\s-](?:one|two|three|four|five|six|seven|eight|nine))?|two\\sthousand(?:\\s(?:and\\s)?(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\\p{L}+teen))?|twenty[\\s-](?:oh[\\s-]\\p{L}+|ten|eleven|twelve|\\p{L}+teen))';
/** A year without its century: "einundsechzig". */
export const shortYearWord = `(?:${ten}|${teen}|${digit}|${english})`;
/** The day of a month, or the month by its number: "neunten", "twenty-first". */
export const ordinalWord =
  '(?:(?:ers|zwei|drit|vier|fünf|fuenf|sechs|sieb(?:en)?|ach|neun|zehn|elf|zwölf|zwoelf|\\p{L}{4,5}zehn)te[nr]?|\\p{L}{0,10}(?:zwanzig|drei(?:ß|ss)ig)ste[nr]?|(?:twenty-|thirty-)?(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth)|\\p{L}{3,5}teenth|tenth|eleventh|twelfth|twentieth|thirtieth)';

const small = [
  'null eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn',
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
].map((words) => words.split(' '));
const tens = [
  'zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig',
  'twenty thirty forty fifty sixty seventy eighty ninety',
].map((words) => words.split(' '));
const numbers: ReadonlyMap<string, number> = new Map(
  small.flatMap((ones, language) => [
    ...ones.map((one, number) => [one, number] as const),
    ...(tens[language] ?? []).flatMap((ten, index) =>
      ['', ...ones.slice(1, 10)].map((one, number) => {
        const german = one === '' ? ten : `${one === 'eins' ? 'ein' : one}und${ten}`;
        return [language === 0 ? german : `${ten} ${one}`.trim(), 10 * (index + 2) + number] as const;
      }),
    ),
  ]),
);

/** The number below a hundred that a word in small letters stands for, else `NaN`. */
export function toNumber(word: string): number {
  const plain = word
    .replace('fuenf', 'fünf')
    .replace('zwoelf', 'zwölf')
    .replace(/^zwo(?=$|und)/u, 'zwei')
    .replace('ssig', 'ßig')
    .replace('-', ' ');
  return numbers.get(plain) ?? Number.NaN;
}
