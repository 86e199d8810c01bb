// Numbers as people say them, as parts of patterns for `iu`.

const digit = '(?:null|eins|ein|zwo|zwei|drei|vier|fünf|fuenf|sechs|sieben|acht|neun)';
const teen = '(?:zehn|elf|zwölf|zwoelf|(?:drei|vier|fünf|fuenf|sech|sieb|acht|neun)zehn)';
const ten =
  '(?:(?:ein|zwei|zwo|drei|vier|fünf|fuenf|sechs|sieben|acht|neun)und)?(?:zwanzig|drei(?:ß|ss)ig|vierzig|fünfzig|fuenfzig|sechzig|siebzig|achtzig|neunzig)';
const hundred = `${digit}?hundert(?:und)?(?:${ten}|${teen}|${digit})?`;
const english =
  '(?:zero|oh|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:[\\s-](?:one|two|three|four|five|six|seven|eight|nine))?)';

/** A number below a thousand, "siebenundvierzig" or "forty-seven". */
export const numberWord = `(?:${hundred}|${ten}|${teen}|${digit}|${english})`;
/** What is said between two numbers: pauses, "Schrägstrich", "then". */
export const pause =
  '(?:[\\s,.;:/–…-]|(?<!\\p{L})(?:und|dann|und dann|pause|komma|strich|bindestrich|schrägstrich|doppelt?|durchwahl|äh+m?|and|then|double|dash)(?!\\p{L}))*';

/** A year in which whoever lives may have been born; years that are still booked are left out. */
export const birthYearWord =
  '(?:neunzehn-?hundert\\p{L}*|zweitausend(?!\\s?euro)(?!(?:und)?(?:fünf|fuenf|sechs|sieben|acht|neun)undzwanzig|(?:und)?drei(?:ß|ss)ig)\\p{L}*|nineteen[\\s-](?:hundred|oh|\\p{L}+(?:ty|teen))(?:[\\s-](?:one|two|three|four|five|six|seven|eight|nine))?|two\\sthousand(?:\\s(?:and\\s)?(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\\p{L}+teen))?|twenty[\\s-](?:oh[\\s-]\\p{L}+|ten|eleven|twelve|\\p{L}+teen))';
/** A year without its century: "einundsechzig". */
export const shortYearWord = `(?:${ten}|${teen}|${digit}|${english})`;
/** The day of a month, or the month by its number: "neunten", "twenty-first". */
export const ordinalWord =
  '(?:(?:ers|zwei|drit|vier|fünf|fuenf|sechs|sieb(?:en)?|ach|neun|zehn|elf|zwölf|zwoelf|\\p{L}+zehn)te[nr]?|\\p{L}*(?:zwanzig|drei(?:ß|ss)ig)ste[nr]?|(?:twenty-|thirty-)?(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth)|\\p{L}+teenth|tenth|eleventh|twelfth|twentieth|thirtieth)';
