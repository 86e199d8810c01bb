/** Each word with its place in a row of numbers; words that are the same number stand together. */
const toNumbers = (row: string, toValue: (place: number) => number): ReadonlyMap<string, number> =>
  new Map(
    row.split(' ').flatMap((words, place) => words.split('|').map((word) => [word, toValue(place)] as const)),
  );
const units = toNumbers(
  'null|zero eins|ein zwei|zwo|two drei|three vier|four fünf|fuenf|five sechs|six sieben|sieb|seven acht|eight neun|nine zehn|ten elf|eleven zwölf|zwoelf|twelve dreizehn|thirteen vierzehn|fourteen fünfzehn|fuenfzehn|fifteen sechzehn|sixteen siebzehn|seventeen achtzehn|eighteen neunzehn|nineteen',
  (place) => place,
);
const tens = toNumbers(
  'zwanzig|twenty dreißig|dreissig|thirty vierzig|forty fünfzig|fuenfzig|fifty sechzig|sixty siebzig|seventy achtzig|eighty neunzig|ninety',
  (place) => 10 * (place + 2),
);

/** What is counted in an answer that somebody may rely on: money, shares, spans of time and the clock. */
export const countedUnits =
  "(?:€|eur|cent|%|prozent|percent|uhr|o[’']clock|min(?!d)|minute|stund|std|stdn|hour|hrs?(?!\\p{L})|h(?!\\p{L})|tag(?!\\p{L}*bar)|täg|day|woche|wöch|week|monat|month|jahr|jähr|year)";
/** Words that mean one, or much, unless something is counted with them. */
const loose = /^(?:ein|eine|einen|einem|einer|eines|one|an?|hundert|tausend|hundred|thousand)$/u;
const beforeUnit = new RegExp(`^[\\s-]*${countedUnits}`, 'iu');
const halves = /^(?:anderthalb|(?<whole>\p{L}+?)einhalb)$/u;

/** A text in which numbers are digits: "achtzig Euro" → "80 Euro", "eine Stunde" → "1 Stunde", "zweieinhalb" → "2.5". */
export function writeNumbers(text: string): string {
  return text
    .replace(/\p{L}+/gu, (word, at: number) => {
      const said = word.toLowerCase();
      if (loose.test(said) && !beforeUnit.test(text.slice(at + word.length))) return word;
      const number = toNumber(said);
      return number === undefined ? word : String(number);
    })
    .replace(/(?<=(?<!\d)[2-9]0)[\s-]([1-9])(?!\d)(?=\P{L})/gu, '+$1')
    .replace(/(\d+)\+(\d)/gu, (_, ten, one) => String(Number(ten) + Number(one)))
    .replace(
      /(?<!\d)(\d{1,2}) (100|hundred)(?!\d)(?: (?:and )?(\d{1,2})(?!\d))?/gu,
      (_, most, __, rest = '0') => String(Number(most) * 100 + Number(rest)),
    );
}

function toNumber(word: string): number | undefined {
  if (/^(?:eine[nmrs]?|one|an?)$/u.test(word)) return 1;
  if (word === 'hundred') return 100;
  const half = halves.exec(word);
  if (half) {
    const whole = half.groups?.whole === undefined ? 1 : toCardinal(half.groups.whole);
    return whole === undefined ? undefined : whole + 0.5;
  }
  return toCardinal(word);
}

/** "Zweitausenddreihundertfünfundvierzig": what stands before "tausend" and "hundert", and what is left. */
function toCardinal(word: string): number | undefined {
  const simple = units.get(word) ?? tens.get(word);
  if (simple !== undefined) return simple;
  for (const [name, size] of [
    ['tausend', 1000],
    ['hundert', 100],
  ] as const) {
    const at = word.indexOf(name);
    if (at < 0) continue;
    const many = at === 0 ? 1 : toCardinal(word.slice(0, at));
    const left = word.slice(at + name.length).replace(/^und/u, '');
    const more = left === '' ? 0 : toCardinal(left);
    return many === undefined || more === undefined ? undefined : many * size + more;
  }
  const at = word.indexOf('und');
  if (at <= 0) return undefined;
  const [one, ten] = [units.get(word.slice(0, at)), tens.get(word.slice(at + 3))];
  return one === undefined || ten === undefined || one > 9 ? undefined : ten + one;
}

const ordinalStems: ReadonlyMap<string, number> = new Map(
  Object.entries({
    ...{ er: 1, drit: 3, ach: 8, first: 1, second: 2, third: 3, fif: 5, eigh: 8, nin: 9, twelf: 12 },
    ...{ twentie: 20, thirtie: 30 },
  }),
);

/** The day of a month that a word stands for: "dritten", "vierundzwanzigste", "third", "twenty-first". */
export function toOrdinal(word: string): number | undefined {
  const said = word.toLowerCase();
  const [before = '', last] = said.split(/[\s-]/u);
  if (last !== undefined) {
    const [ten, one] = [tens.get(before), toOrdinal(last)];
    return ten === undefined || one === undefined || one > 9 ? undefined : ten + one;
  }
  const stem = said.replace(/(?:ste[nrs]?|te[nrs]?|th)$/u, '');
  return ordinalStems.get(stem) ?? (stem === said ? undefined : toCardinal(stem));
}
