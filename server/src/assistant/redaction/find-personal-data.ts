import type { ItemKind, PersonalItem } from './personal-item.ts';

const digitWord =
  '(?:null|eins|zwo|zwei|drei|vier|fünf|fuenf|sechs|sieben|acht|neun|zero|one|two|three|four|five|six|seven|eight|nine)';
const month =
  '(?:januar|februar|märz|maerz|april|mai|juni|juli|august|september|oktober|november|dezember|january|february|march|may|june|july|october|december|jan|feb|mär|apr|jun|jul|aug|sep|sept|okt|oct|nov|dez|dec)';

/** Collects the matches; a group named `item` is the item, else the whole match. */
function collect(text: string, kind: ItemKind, patterns: readonly RegExp[]): PersonalItem[] {
  return patterns.flatMap((pattern) =>
    [...text.matchAll(pattern)].flatMap((match): PersonalItem[] => {
      const item = match.groups?.item ?? match[0];
      const start = match.index + match[0].lastIndexOf(item);
      return item.trim() === '' ? [] : [{ start, end: start + item.length, kind }];
    }),
  );
}

/** E-mail addresses (written or spoken), bank accounts, health insurance numbers, phone numbers. */
export function findContacts(text: string): PersonalItem[] {
  return [
    ...collect(text, 'EMAIL', [
      /[\p{L}\p{N}._%+-]+\s?@\s?[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/giu,
      /[\p{L}\p{N}._%+-]+(?: ?(?:punkt|dot|minus|unterstrich|underscore) ?[\p{L}\p{N}]+)* ?(?:\(at\)|\[at\]|\(ät\)|\[ät\]| at | ät | äd | aet | klammeraffe )(?!\d) ?[\p{L}\p{N}-]+(?:(?: (?:punkt|dot) |\.)[\p{L}\p{N}-]+)+/giu,
      /[\p{L}\p{N}._%+-]+(?: [\p{L}\p{N}]+)? (?:at|ät|äd|aet|klammeraffe) (?:gmx|web|gmail|googlemail|yahoo|outlook|hotmail|icloud|t-online|posteo|mailbox|freenet)(?:[ .](?:de|net|com|org))?(?![\p{L}\p{N}])/giu,
      /(?:facebook|instagram|tiktok|linkedin|twitter|x)\.com\/\S+|(?<![\p{L}\p{N}.])@[\p{L}\p{N}_.]{3,}/giu,
    ]),
    ...collect(text, 'IBAN', [/\b[A-Z]{2}\d{2}(?:\s?[A-Z0-9]{4}){3,7}(?:\s?[A-Z0-9]{1,3})?\b/giu]),
    ...collect(text, 'VERSICHERTENNUMMER', [/\b[A-Z]\s?\d{3}\s?\d{3}\s?\d{3}\b/giu]),
    ...collect(text, 'TELEFON', [
      /(?:\+|00)\d{1,3}[\s./()-]*\d(?:[\s./()-]*\d){5,12}/gu,
      /(?<![\d.,:])\(?0\d{2,5}\)?(?:[\s/-]*\d){5,10}(?!\d)/gu,
      new RegExp(`(?<![\\p{L}])(?:(?:plus|null|zero)(?:[\\s,-]+(?:${digitWord}|\\d+)){6,14})`, 'giu'),
      new RegExp(`(?<![\\p{L}])${digitWord}(?:[\\s,-]*${digitWord}){6,14}(?![\\p{L}])`, 'giu'),
      /(?:telefon|handy|nummer|phone|mobile|tel\.?|erreichbar unter|number is)[^\d\n]{0,16}(?<item>\d(?:[\s./-]?\d){5,12})/giu,
    ]),
  ];
}

/** Days of birth, by what stands before them or by a year in which nobody books; days of wished appointments stay. */
export function findBirthDates(text: string): PersonalItem[] {
  const day = `(?:\\d{1,2}\\s?[./-]\\s?\\d{1,2}\\s?[./-]\\s?(?:19|20)?\\d{2}|\\d{1,2}\\.?\\s?${month}\\s?,?\\s?(?:19|20)?\\d{2}|(?:19|20)\\d{2}-\\d{2}-\\d{2}|${month}\\s\\d{1,2}(?:st|nd|rd|th)?,?\\s(?:19|20)\\d{2})`;
  return collect(text, 'GEBURTSDATUM', [
    new RegExp(
      `(?:geb(?:oren|\\.)?|geburtsdatum|geburtstag|born|date of birth|dob|birthday)(?:\\s?(?:ist|is|am|on|der|den|the|war|:|,))*\\s*(?<item>${day}|(?:19\\d{2}|20[01]\\d)\\b|\\d{1,2}\\.\\s?\\d{1,2}\\.?(?!\\d))`,
      'giu',
    ),
    /(?<![\d.])\d{1,2}\s?[./-]\s?\d{1,2}\s?[./-]\s?(?:19\d{2}|20(?:0\d|1\d|2[0-4]))(?!\d)/gu,
    new RegExp(
      `(?<![\\d.])\\d{1,2}\\.?\\s?(?:of\\s)?${month}\\s?,?\\s?(?:19\\d{2}|20(?:0\\d|1\\d|2[0-4]))(?!\\d)`,
      'giu',
    ),
    new RegExp(`\\b${month}\\s\\d{1,2}(?:st|nd|rd|th)?,?\\s(?:19\\d{2}|20(?:0\\d|1\\d))\\b`, 'giu'),
    /\b(?:19\d{2}|200\d)-\d{2}-\d{2}\b/gu,
    new RegExp(
      `(?:geb(?:oren|\\.)?|geburtsdatum|geburtstag|born)(?:\\s?(?:ist|is|am|on|der|den|the|war|:|,))*\\s+(?<item>\\p{L}+\\s${month}(?:\\s\\p{L}*hundert\\p{L}*|\\s(?:zweitausend|nineteen|twenty)\\p{L}*)?)`,
      'giu',
    ),
    /(?<![\p{L}])neunzehnhundert\p{L}+/giu,
    /(?:jahrgang|year of birth|baujahr)\s(?<item>(?:19|20)?\d{2})\b/giu,
  ]);
}

const one = '(?<![\\p{L}])\\p{L}';
const spelling = `${one}\\s(?:wie|as in|for|like)\\s\\p{L}+`;

/** Names spelt letter by letter: "M wie Martha, …", "M-ü-l-l-e-r", "K u b i t z a". Three letters are an abbreviation. */
export function findSpeltNames(text: string): PersonalItem[] {
  return collect(text, 'NAME', [
    new RegExp(`${spelling}(?:(?:[\\s,.;-]|und|and|then|dann|nochmal)+${spelling})+`, 'giu'),
    new RegExp(`${one}(\\s?[-–,.·]\\s?)${one}(?!\\p{L})(?:\\1${one}(?!\\p{L})){2,}`, 'giu'),
    new RegExp(`${one}(?:\\s${one}(?!\\p{L})){3,}`, 'giu'),
  ]);
}

const streetEnd =
  '(?:stra(?:ß|ss)e|str\\.?|weg|platz|allee|gasse|ring|ufer|damm|chaussee|promenade|steig|stieg|pfad|wall|markt|hof|berg|grund|graben|kamp|park|garten|gürtel|guertel|tor|straat)';

/** Street with number, postcode with town, and towns after "wohne in". */
export function findAddresses(text: string): PersonalItem[] {
  return collect(text, 'ADRESSE', [
    new RegExp(
      `(?<![\\p{L}])(?:(?:am|an der|an den|auf der|auf dem|zum|zur|alte[rn]?|neue[rn]?|große[rn]?|kleine[rn]?|obere[rn]?|untere[rn]?|hohe[rn]?|lange[rn]?)\\s)?(?:\\p{L}[\\p{L}.-]*[\\s-])?\\p{L}*${streetEnd}\\s\\d{1,4}\\s?[a-z]?(?![\\p{L}\\d:.])(?:,?\\s*(?:in\\s)?\\d{5}(?:\\s\\p{Lu}[\\p{L}-]+(?:\\s(?:am|an der|im)\\s\\p{Lu}[\\p{L}-]+)?)?)?(?!\\s?uhr)`,
      'giu',
    ),
    // "Am Hang 5", but not "Am Montag 9".
    /(?<![\p{L}])(?:Am|An der|Auf der|Auf dem|Zum|Zur|Im|An den)\s(?!Montag|Dienstag|Mittwoch|Donnerstag|Freitag|Samstag|Sonntag|Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember|Tag|Termin)\p{Lu}\p{L}+\s\d{1,3}[a-z]?(?![\p{L}\d.:]|\s?[Uu]hr|\s\p{L})/gu,
    /wohn\p{L}*\s(?<item>(?:Am|An der|Auf der|Auf dem|Zum|Zur|Im|An den)\s\p{Lu}\p{L}+\s\d{1,3})/gu,
    /(?<![\p{L}\d])(?:D-)?\d{5}\s\p{Lu}[\p{L}-]+(?:\s(?:am|an der|im)\s\p{Lu}[\p{L}-]+)?/gu,
    /(?:plz|postleitzahl|postcode|zip)[:\s]+(?<item>\d{5})/giu,
    /(?:wohn(?:e|t|en|haft)|live|living|gezogen|umgezogen|ziehe)\s(?:jetzt\s|nun\s|now\s)?(?:in|nach|im|at|to)\s(?<item>(?:der\s|dem\s|the\s)?\p{Lu}[\p{L}-]+(?:\s?\d{1,4}[a-z]?)?)/gu,
  ]);
}

/** Whatever is left with seven digits or more; a day with its time is not. */
export function findNumbers(text: string): PersonalItem[] {
  return collect(text, 'NUMMER', [
    // Identity cards and passports mix letters and digits.
    /(?<![\p{L}\p{N}])(?=\p{L}*\d)(?=[A-Z0-9]*[A-Z])(?=(?:[A-Z]*\d){4})[A-Z0-9]{8,12}(?![\p{L}\p{N}])/gu,
    /(?<![\d.,:])\d(?:[\s/-]?\d){6,}(?![\d:])/gu,
  ]).filter(({ start, end }) => !/^\d{1,2}[\s/-]\d{1,2}[\s/-]20\d{2}\b/u.test(text.slice(start, end)));
}
