import { collect } from './collect.ts';
import type { PersonalItem } from './personal-item.ts';

const start = '(?<![\\p{L}\\p{N}])';
const letters = '(?:\\p{L}{1,4}[\\s/-]?)?';
/** Digits with signs between them, and letters before or behind. */
const code = `${letters}\\d(?:[\\s./-]{0,2}\\d){3,}(?:[\\s/-]?\\p{L}{1,2}(?!\\p{L}))?`;
const said =
  '(?:\\s?(?:(?:von|für|of|for)\\s(?:mein|unser|sein|ihr|my|our)\\p{L}{0,3}\\s\\p{L}{2,20}|ist|lautet|is|war|die|der|von|mir|meine?|neue|alte|jetzt|:|=|#|,))*';

const named = [
  // What bookings, disputes and letters are found by: "Buchungscode WH7-QX2", "Aktenzeichen S 12 KR 448/23".
  `${start}(?:buchungs(?:code|nummer|nr)|booking (?:code|reference)|reservierung\\p{L}*|referenz|reference|aktenzeichen|geschäftszeichen|vorgang|az|gz|ticket|fall|schadensnummer)(?!\\p{L})\\.?${said}\\s*(?<item>(?=[^\\s\\d]{0,12}\\d|\\p{Lu}{1,4}\\s\\d)(?:\\p{Lu}{1,3}\\s\\d{1,4}\\s\\p{Lu}{1,4}\\s\\d{1,5}/\\d{2,4}|[\\p{L}\\d]{2,}(?:[-/][\\p{L}\\d]{1,}){1,4}|[\\p{L}\\d]{5,14}))(?![\\p{L}\\d])`,
  `${start}(?:rechnung|mahnung|invoice|bill|quittung)(?:\\s(?:nr|no)\\.?)?\\s(?<item>(?!20\\d{2}(?![\\d/-]))\\d{2,6}(?:[/-]\\d{2,6})+)(?![\\d])`,
  // Whatever is called a number of somebody.
  `${start}(?:\\p{L}*(?:nummer|nr|konto|kto|blz|bic|schein|zeichen|ausweis\\p{L}*|reisepass|police|akte|kennziffer)|patient no|account|acct|member(?:ship)?(?: no| number| id)?|policy(?: no| number)?|patient id|reference|ref|number)(?!\\p{L})\\.?${said}\\s*(?<item>${code})`,
  `${start}patient(?:in)?\\s(?<item>(?!(?:19|20)\\d{2}(?!\\d|[/-]\\d))\\d(?:[./-]?\\d){3,})`,
  `(?:kennzeichen|parke?|auto|wagen|plate|car)(?!\\p{L})[^.!?\\d]{0,30}?(?<item>${start}\\p{L}{1,3}[\\s-]\\p{L}{1,2}[\\s-]?\\d{1,4}[eh]?(?![\\p{L}\\d]))`,
].map((source) => new RegExp(source, 'giu'));

/** "No. 4471", but also "No, 12.10.2026". */
const hinted = [new RegExp(`${start}no(?!\\p{L})\\.?${said}\\s*(?<item>${code})`, 'giu')];

const shaped = [
  // Licence plates: "K-TW 4471", "BM LS 208".
  `${start}\\p{Lu}{1,3}(?:-\\s?\\p{Lu}{1,2}\\s?\\d{1,4}|\\s\\p{Lu}{1,2}[\\s-]?\\d{2,4})[EH]?(?![\\p{L}\\d:]|\\.\\d|\\s?[Uu]hr|\\s?UHR)`,
  // Letters and digits mixed, as on identity cards and contracts.
  `${start}(?=\\p{L}*\\d)(?=[A-Z0-9]*[A-Z])(?=(?:[A-Z]*\\d){4})[A-Z0-9]{8,12}(?![\\p{L}\\p{N}])`,
  `${start}\\p{Lu}{1,4}[-/]\\d[\\d/-]{3,}(?!\\d)`,
  `(?<![\\p{L}\\p{N}.,:])\\d[\\d/-]{3,}[-/]\\p{Lu}{1,2}(?!\\p{L})`,
  // Where somebody's computer is: "84.12.33.9".
  `(?<![\\d.])(?:\\d{1,3}\\.){3}\\d{1,3}(?!\\.?\\d)`,
  // Numbers of patients: "9-0376".
  `(?<![\\p{L}\\d.,:/-])\\d{1,2}-\\d{4}(?![\\d.:,/-]|\\s?(?:uhr|Uhr|€|[Ee]ur))`,
  // Five digits and more, or seven with signs between them.
  `(?<![\\d.,:])(?:(?<![\\p{L}\\d])\\p{Lu}{1,2}\\s)?(?!11\\s?6\\s?11\\s?7)\\d{5,}(?![\\d:]|\\s?(?:[Ee][Uu][Rr]|€))`,
  `(?<![\\d.,:])(?:(?<!\\p{L})\\p{Lu}{1,3}\\s)?\\d(?:[\\s/-]{0,3}\\d){6,}(?![\\d:])`,
].map((source) => new RegExp(source, 'gu'));

/** Numbers that stand for somebody: contracts, licence plates, and whatever is long; days with times and teeth are not. */
export function findNumbers(text: string): PersonalItem[] {
  const isShouted = text.toUpperCase() === text && /\p{L}{4}/u.test(text);
  const isPersonal = ({ start: from, end }: PersonalItem) => !isHarmless(text.slice(from, end));
  return [
    ...collect(text, 'NUMMER', named),
    ...collect(text, 'NUMMER', hinted).filter(isPersonal),
    ...collect(text, 'NUMMER', isShouted ? shaped.slice(1) : shaped).filter(isPersonal),
  ];
}

function isHarmless(number: string): boolean {
  return (
    days.test(number) ||
    // Teeth by their numbers, and clock times.
    /^[1-8][1-8](?:[\s/-]+[1-8][1-8])*$/u.test(number) ||
    /^(?:[01]?\d|2[0-4])[\s.]?[0-5]\d(?:[\s/-]+(?:[01]?\d|2[0-4])[\s.]?[0-5]\d)*$/u.test(number) ||
    /^116[\s-]?117$/u.test(number)
  );
}

const clock = '(?:[01]?\\d|2[0-4])(?:[\\s.]?[0-5]\\d)?(?!\\d)';
/** A day, and perhaps the times from and to; nothing is left over. */
const days = new RegExp(
  `^(?:(?:0?[1-9]|[12]\\d|3[01])[\\s./-]+(?:0?[1-9]|1[0-2])[\\s./-]+(?:20)?\\d{2}|20\\d{2}[\\s./-]\\d{1,2}(?:[\\s./-]\\d{1,2})?)(?!\\d)(?:[\\s./-]+${clock}){0,2}$`,
  'u',
);
