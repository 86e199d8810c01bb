import { collect } from './collect.ts';
import { findSpokenNumbers, isAscending } from './find-spoken-numbers.ts';
import { birthYearWord, numberWord } from './number-words.ts';
import type { PersonalItem } from './personal-item.ts';

/** E-mail addresses, written or spoken, names of accounts, and addresses in social networks. */
export function findMailAddresses(text: string): PersonalItem[] {
  return collect(text, 'EMAIL', mails);
}

/** Bank accounts, health insurance numbers, phone numbers. */
export function findContacts(text: string): PersonalItem[] {
  return [
    ...collect(text, 'IBAN', ibans),
    ...collect(text, 'VERSICHERTENNUMMER', insurances),
    ...findSpokenContacts(text),
    ...collect(text, 'TELEFON', phones).filter(
      ({ start, end }) =>
        !isPublic(text.slice(start, end)) && (isCalledPhone(text, start) || !isTime(text.slice(start, end))),
    ),
  ];
}

/** Of the health insurance, and of the pension insurance. */
const insurances = [
  /(?<![\p{L}\p{N}])[A-Z](?:[\s./-]{0,2}\d){9}(?!\d)/giu,
  /(?<![\p{L}\p{N}])\d{2}[\s-]?\d{6}[\s-]?[A-Z][\s-]?\d{3}(?!\d)/giu,
];

const ibans = [
  /(?<![\p{L}\p{N}])(?:[A-Z]{2}\d{2}|(?:DE|AT|CH|NL)\s\d{2})(?:\s?[A-Z]{4})?(?:[\s.-]{0,2}\d){9,28}(?![\p{L}\p{N}])/giu,
  /(?<![\p{L}\p{N}])[A-Z]{2}\d{2}(?=(?:[A-Z]*\d){8})[A-Z0-9]{11,30}(?![\p{L}\p{N}])/giu,
];

const at =
  '(?:\\s?(?:@|\\(at\\)|\\[at\\]|\\{at\\}|\\(ät\\)|\\[ät\\]|<at>)\\s?|\\s(?:at|ätt?|äd|aet|klammeraffe|małpa|arobase|chiocciola|arroba|собака|apenstaartje)\\s)';
const dot =
  '(?:\\s?(?:\\(dot\\)|\\[dot\\]|\\(punkt\\)|\\[punkt\\])\\s?|\\s(?:punkt|dot|kropka|point|punto|ponto|punct|точка|крапка|nokta)\\s|\\.)';
const joint = `(?:${dot}|\\s(?:minus|strich|bindestrich|unterstrich|underscore|plus|dash|hyphen)\\s)`;
const part = '[\\p{L}\\p{N}_%+-]+';
const provider =
  '(?:gmx|web|gmail|googlemail|google mail|yahoo|outlook|hotmail|icloud|t-online|posteo|mailbox|freenet|aol|live|protonmail|proton)';
const free = '(?<![\\p{L}\\p{N}._%+-])';

const mails = [
  /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]+\s?@\s?[\p{L}\p{N}-]+(?:(?:\.|\s\.\s)[\p{L}\p{N}-]+)+/giu,
  new RegExp(
    `${free}(?:${part}${joint})*${part}(?:\\s(?:${birthYearWord}|${numberWord}|\\d+)){0,2}${at}(?!\\d)${part}(?:${joint}${part})+(?![\\p{L}\\p{N}._%+-]*@)`,
    'giu',
  ),
  new RegExp(
    `${free}(?:${part}${joint})*${part}(?:\\s${part}(?=\\s))?${at}${provider}(?:[ .](?:de|net|com|org|at|ch))?(?![\\p{L}\\p{N}])`,
    'giu',
  ),
  /(?:benutzer|user|login|anmelde|konto|account|registered as|registriert als|angemeldet als|logged in as)\p{L}*\s?(?:ist|is|war|was|lautet|heißt|:)?\s(?!nr\.)(?<item>(?=[\p{L}._-]*\d|[\p{L}\d]+[._-])[\p{L}\d]+(?:[._-][\p{L}\d._-]*)?[\p{L}\d])/giu,
  // What nobody types but as a name of an account: "lenny.2003", "anna_koch", "hdreesen1962"; a month with its year is none.
  /(?<![\p{L}\p{N}._@/-])(?!(?:jan|feb|mär|mar|apr|mai|may|jun|jul|aug|sep|okt|oct|nov|dez|dec|winter|sommer|herbst|covid)\p{L}*[._]?\d)(?:\p{L}{3,}[._]\d{2,4}|\p{L}{4,}(?:19|20)\d{2}|\p{L}[\p{L}\d]*(?:\.[\p{L}\d]+)*_[\p{L}\d._]*[\p{L}\d])(?![\p{L}\p{N}@/:-])/giu,
  /(?<![\p{L}\p{N}._@/-])(?:\p{L}{2,}(?:\.\p{L}{2,}){1,3}\.\d{1,4}|\p{L}{3,}#\d{4})(?![\p{L}\p{N}])/giu,
  /(?:facebook|instagram|tiktok|linkedin|twitter|x)\.com\/\S+|(?<![\p{L}\p{N}.])@[\p{L}\p{N}_.]{3,}/giu,
];

const gap = '(?:[\\s./()_|–-]{0,3}|,|\\s(?:und|and|dann)\\s(?=\\d{3}))';
const phones = [
  new RegExp(`(?:\\+|(?<!\\d)00)\\s?\\d(?:${gap}\\d){6,14}`, 'gu'),
  new RegExp(`(?<![\\d.,:])(?:\\(0\\d{1,5}\\)|0)(?:${gap}\\d){6,12}(?!\\d)`, 'gu'),
  new RegExp(
    `(?<!\\p{L})(?:telefon\\p{L}*|tel|handy\\p{L}*|mobil\\p{L}*|festnetz|nummer|rufnummer|phone|mobile|cell|call|whatsapp|erreichbar unter|number)(?!\\p{L})[^\\d\\n]{0,16}(?<item>\\d(?:${gap}\\d){5,12})(?![\\d:])`,
    'giu',
  ),
  // What is put right of a number or an address: "391, nicht 319", "statt 44 am Schluss 41", "mit der Endung 318".
  /(?:telefon|handy|mobil|nummer|phone|number|iban|konto|adresse|anschrift|address|straße|strasse|str\.|plz|postleitzahl|geburts|birth|geboren|born)\p{L}{0,20}(?!\p{L})[^!?]{0,90}?(?<![\d.,:/-])(?<item>\d{1,5},?\s(?:und\s|and\s)?(?:nicht|not|statt|instead of)\s(?:mehr\s)?(?:der\s|die\s|the\s)?\d{1,5})(?![\d:]|[.,]\d)/giu,
  /(?:iban|nummer|konto|number|account)\p{L}{0,20}(?!\p{L})[^!?]{0,60}?(?:statt|instead of)\s(?<item>\d{1,5}(?!\d)[^\d.!?]{1,30}\d{1,5})(?![\d:])/giu,
  /(?:endung|endziffern?|ending in|ends in|ending)\s(?:ist |is |auf )?(?<item>\d{2,5})(?![\d:])/giu,
  /(?<![\d.,:/-])(?<item>\d{2,5})\s(?:ganz\s)?(?:vorne|hinten|am ende|at the end)(?!\p{L})/giu,
  /(?<![\d.,:/-])(?<item>\d(?:[\s/-]?\d){3,11})\s(?:ist|is|wäre)\s(?:die|meine|seine|ihre|unsere|my|his|her|the)\s(?:\p{L}+\s)?(?:durchwahl|nummer|telefon\p{L}*|handy\p{L}*|number|extension)/giu,
  // The beginning of a mobile number, and what it ends with: "0151, richtig ist 0155", "finisce 408 non 480".
  /(?<![\d.,:/-])01[5-7]\d(?![\d:])/gu,
  /(?:telefon\p{L}*|tel|handy|numm?er\p{L}*|numero|número|numéro|телефон\p{L}*|номер\p{L}*)\.?(?!\p{L})[^\d]{0,40}(?:finisce|termina|alla fine|finit|final|в конце|наприкінці|sonu|końcówka)[^\d.!?]{0,12}(?<item>\d{1,5}(?!\d)(?:[^.!?\d]{1,12}\d{1,5}(?![\d:]))?)/giu,
  // What is corrected of one: "hinten 88 und nicht 18"; who is put through by it.
  /(?:nummer|telefon|handy|mobil|phone|number)\p{L}*(?!\p{L})[^\d]{0,80}(?:hinten|am ende|zum schluss|endet|ends|at the end|letzte\p{L}* \p{L}{4,8})[^.!?\d]{0,20}(?<item>\d{1,5}(?!\d)(?:[^.!?\d]{1,20}\d{1,5}(?![\d:]))?)/giu,
  /(?<!\p{L})(?:durchwahl|extension|ext\.)\s?(?:ist|is|lautet|:|-)?\s?(?<item>\d{1,5})(?![\d:])/giu,
];

const insuranceLetter =
  /(?<!\p{L})(?<letter>\p{L}|zett?|ypsilon|jott?|vau|beh|ceh|deh|geh|ha|ka|pe|te|el|em|en|ess)(?:\s(?:wie|as in|for|like)\s\p{L}{2,20})?[\s,.-]+$/iu;

type Span = { start: number; end: number };

/** Insurance and phone numbers in words; a phone number begins with a nought, or has five numbers. */
function findSpokenContacts(text: string): PersonalItem[] {
  const rows = findSpokenNumbers(text, 'words').filter(({ count }) => count >= 5);
  const called = findSpokenNumbers(text, 'phones').filter(({ count }) => count > 3);
  const isPart = (row: Span) => called.some(({ start, end }) => row.start < end && start < row.end);
  return [
    ...rows.flatMap(({ start, end }): PersonalItem[] => {
      const before = insuranceLetter.exec(text.slice(Math.max(0, start - 40), start))?.[0];
      return before === undefined ? [] : [{ start: start - before.length, end, kind: 'VERSICHERTENNUMMER' }];
    }),
    ...called.map(({ start, end }) => ({ start, end, kind: 'TELEFON' as const })),
    // "zehn null eins sechs drei": whoever begins with a nought has said something else before.
    ...rows
      .filter((row) => !isPart(row))
      .filter(({ start, end, words }) => isCalledPhone(text, start) || !isCounted(words, text.slice(end)))
      .map(({ start, end }) => ({ start, end, kind: 'TELEFON' as const })),
  ];
}

/** Times and spans in a row: "neun, zehn, elf, zwölf, dreizehn Uhr". */
function isCounted(words: readonly string[], behind: string): boolean {
  return isAscending(words) || /^\s?(?:uhr|o['’]clock|tage?n?|days)(?!\p{L})/iu.test(behind);
}

/** Whether the word for a phone or number stands right before. */
function isCalledPhone(text: string, start: number): boolean {
  return /(?:nummer|number|telefon|tel|handy|mobil|festnetz|phone|mobile|cell|whatsapp)(?:\s(?:ist|is|lautet))?[\s.:]{0,3}$/iu.test(
    text.slice(Math.max(0, start - 30), start),
  );
}

/** Days with times, and spans of time, are made of digits as well: "05.12. 9 30", "08.00-12.00". */
function isTime(digits: string): boolean {
  return (
    (/^\(?\d{1,2}\s?[./-]\s?(?:0?[1-9]|1[0-2])(?:\.|\s?[./-]\s?(?:20)?\d{2}(?!\d)|\s|$)/u.test(digits) &&
      !/^\(?0\d\s?[/-]/u.test(digits) &&
      moments.test(digits)) ||
    /^(?:[01]?\d|2[0-4])\.[0-5]\d\s?[–-]\s?(?:[01]?\d|2[0-4])\.[0-5]\d$/u.test(digits)
  );
}

const day = '\\d{1,2}\\s?[./-]\\s?(?:0?[1-9]|1[0-2])(?!\\d)(?:\\.|\\s?[./-]\\s?(?:20)?\\d{2}(?!\\d))?';
const clock = '(?:[01]?\\d|2[0-4])(?:[\\s.]?[0-5]\\d)?(?!\\d)';
/** A day, and then days and times: nothing is left over. */
const moments = new RegExp(
  // "6.10" is a day and a time: each is read once, or forty of them would be read in all ways.
  `^\\(?${day}(?:(?=(?<next>(?:\\s{1,3}|\\s?[–-]\\s?)(?:${day}|${clock})))\\k<next>)*\\)?$`,
  'u',
);

/** Where anybody is helped: the doctor on call and the crisis lines. */
function isPublic(digits: string): boolean {
  return /^116\D?(?:117|111|123)$/u.test(digits);
}
