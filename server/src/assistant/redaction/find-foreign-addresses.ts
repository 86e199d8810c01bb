import { collect } from './collect.ts';
import type { PersonalItem } from './personal-item.ts';

const number = '\\d{1,4}(?:\\s?[A-Za-z](?!\\p{L}))?(?:[/-]\\d{1,4})?';
const word = "\\p{Lu}[\\p{L}'’.-]*";
const words = `${word}(?:\\s${word}){0,2}`;
const townWord = "\\p{Lu}[\\p{L}'’-]*";
const towns = `${townWord}(?:\\s${townWord}){0,2}`;
const ukPostcode = '[A-Z]{1,2}\\d[A-Z\\d]?\\s?\\d[A-Z]{2}(?![\\p{L}\\d])';
/** Postcodes with their towns as they are written abroad: before the town, or behind it. */
const town = `(?:,?\\s(?:${ukPostcode}|\\d{4}\\s?[A-Z]{2}\\s${towns}|\\d{2}-\\d{3}\\s${towns}|\\d{5}\\s${towns}))`;
const townBehind = `(?:,\\s${towns}(?:,?\\s(?:${ukPostcode}|[A-Z]{2}\\s\\d{5}(?!\\d))|(?=[.,!?;:)\\n]|$)))`;
const behind = `(?:${town}|${townBehind})?`;
const start = '(?<![\\p{L}\\d.,:])';
const flat = '(?:(?:[Ff]lat|[Aa]pt\\.?|[Aa]partment|[Uu]nit|[Hh]ouse)\\s\\d{1,4}[A-Za-z]?,?\\s)?';
const english =
  '(?:(?:[Ss]treet|[Rr]oad|[Aa]venue|[Ll]ane|[Dd]rive|[Cc]lose|[Cc]ourt|[Cc]rescent|[Tt]errace|Way|Place|Square|Gardens|Grove|Hill|Mews|Row|Walk|Boulevard|Parkway|Highway)(?!\\p{L})|(?:St|Rd|Ave|Ln|Dr|Ct|Blvd)(?!\\p{L})(?:\\.(?=,|\\s\\p{Ll}))?)';
const french =
  "(?:[Rr]ue|[Aa]venue|[Aa]v\\.|[Bb]oulevard|[Bb]d\\.?|[Pp]lace|[Cc]hemin|[Ii]mpasse|[Aa]llée|[Qq]uai|[Rr]oute)\\s(?:(?:de la|de l['’]|des|du|de|d['’]|la|le|les)\\s?)?";
const before =
  '(?:[Cc]alle|[Cc]/|[Aa]venida|[Aa]vda\\.?|[Pp]laza|[Pp]aseo|[Vv]ia|[Vv]iale|[Pp]iazza|[Cc]orso|[Rr]ua|[Uu]l\\.|[Uu]lica|[Uu]licy|[Aa]l\\.|[Oo]s\\.|[Pp]l\\.|[Uu]lici|ул\\.|улица|улице|вул\\.|вулиця|вулиці|просп\\.|проспект|проспекте|проспекті|شارع|طريق)';

const patterns = [
  // "12 High Street, Leeds LS1 4AP", "Flat 4, 17 Acacia Avenue, Bristol", "350 Fifth Avenue, New York, NY 10118"
  `${start}${flat}\\d{1,5}[A-Za-z]?\\s(?:\\p{Lu}[\\p{L}'’-]+\\s){1,3}${english}${behind}`,
  `${start}${ukPostcode}`,
  // "12 rue de la Paix, 75002 Paris"
  `${start}\\d{1,4}(?:\\s(?:bis|ter))?,?\\s${french}${words}${behind}`,
  // "Calle Mayor 15, Madrid", "ul. Marszałkowska 10/5, 00-123 Warszawa", "ул. Ленина, дом 5"
  `(?<!\\p{L})${before}\\s?\\p{L}[\\p{L}.'’-]*(?:\\s\\p{L}[\\p{L}.'’-]*){0,2},?\\s(?:(?:дом|буд\\.|д\\.|nr\\.?|n\\.|رقم)\\s)?${number}${behind}`,
  // "Keizersgracht 123, 1015 CJ Amsterdam"
  `(?<![\\p{L}-])\\p{Lu}[\\p{L}-]*(?:gracht|laan|plein|kade|singel|straat|dijk)\\s${number}${behind}`,
  // "Atatürk Caddesi No: 12, Ankara"
  `(?<![\\p{L}'’.-])${words}\\s(?:[Cc]addesi|[Cc]ad\\.?|[Ss]oka(?:k|ğı)|[Ss]ok\\.?|[Mm]ahallesi|[Mm]ah\\.?|[Bb]ulvarı)(?!\\p{L})(?:,?\\s(?:[Nn]o:?\\s?)?${number})?${behind}`,
].map((source) => new RegExp(source, 'gu'));

/** Nobody shouts a postcode in small letters but behind its word. */
const named =
  /(?:post\s?code|postal code)\s(?:is\s|:\s?)?(?<item>[a-z]{1,2}\d[a-z\d]?\s?\d[a-z]{2})(?![\p{L}\d])/giu;

/** Street and town as they are written abroad. */
export function findForeignAddresses(text: string): PersonalItem[] {
  return collect(text, 'ADRESSE', [...patterns, named]);
}
