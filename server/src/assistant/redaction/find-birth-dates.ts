import { collect } from './collect.ts';
import { birthYearWord, ordinalWord, shortYearWord } from './number-words.ts';
import type { PersonalItem } from './personal-item.ts';

// Months of other languages as they stand in a date: French, Spanish, Italian, Portuguese, Polish, Turkish, Dutch, Romanian,
// Russian, Ukrainian, Croatian, Serbian, Greek.
const foreignMonth =
  'janvier|février|fevrier|mars|avril|juin|juillet|août|aout|septembre|octobre|novembre|décembre|decembre|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|setiembre|octubre|noviembre|diciembre|gennaio|febbraio|aprile|maggio|giugno|luglio|settembre|ottobre|dicembre|janeiro|fevereiro|março|maio|junho|julho|setembro|outubro|novembro|dezembro|stycznia|lutego|marca|kwietnia|maja|czerwca|lipca|sierpnia|września|wrzesnia|października|pazdziernika|listopada|grudnia|ocak|şubat|mart|nisan|mayıs|haziran|temmuz|ağustos|eylül|ekim|kasım|aralık|januari|februari|maart|mei|augustus|ianuarie|februarie|martie|aprilie|iunie|iulie|septembrie|octombrie|noiembrie|decembrie|января|февраля|марта|апреля|мая|июня|июля|августа|сентября|октября|ноября|декабря|січня|лютого|березня|квітня|травня|червня|липня|серпня|вересня|жовтня|листопада|грудня|siječnja|veljače|ožujka|travnja|svibnja|lipnja|srpnja|kolovoza|rujna|studenog|prosinca|januara|februara|marta|aprila|juna|jula|avgusta|septembra|oktobra|novembra|decembra|ιανουαρίου|φεβρουαρίου|μαρτίου|απριλίου|μαΐου|ιουνίου|ιουλίου|αυγούστου|σεπτεμβρίου|οκτωβρίου|νοεμβρίου|δεκεμβρίου';
const month = `(?:${foreignMonth}|(?:januar|jänner|jaenner|februar|feber|märz|maerz|april|mai|juni|juno|juli|august|september|oktober|november|dezember|january|february|march|may|june|july|october|december|jan|feb|mär|mrz|mar|apr|jun|jul|aug|sept|sep|okt|oct|nov|dez|dec)\\.?)`;
const year = '(?:19|20)?\\d{2}';
const of = '(?:(?:of|de|del|di|din)\\s)?';
const gap = '\\s?[./-]\\s?';
const day = `(?:\\d{1,2}${gap}\\d{1,2}${gap}${year}|\\d{1,2}(?:\\.|er)?\\s?${of}${month}\\s?,?\\s?${of}'?${year}|\\d{1,2}\\.\\s?[IVX]{1,4}\\.\\s?${year}|(?:19|20)\\d{2}[./-]\\d{1,2}[./-]\\d{1,2}|${month}\\s\\d{1,2}(?:st|nd|rd|th)?,?\\s(?:19|20)\\d{2})`;
/** A day without its year. */
const yearless = `(?:\\d{1,2}\\.\\s?\\d{1,2}\\.?(?!\\d)|\\d{1,2}\\.?\\s?${month}(?!\\p{L}))`;
const spoken = `${ordinalWord}\\s(?:of\\s)?(?:${month}|${ordinalWord})`;
const cue =
  '(?<!\\p{L})(?:geb(?:oren|\\.)?(?:-?dat(?:um|\\.)?)?|geburts\\p{L}*|gebdat\\p{L}*|born|birth\\p{L}*|date of birth|d\\.?o\\.?b\\.?|née?|nat[oa]|naissance|nacid[oa]|nacimiento|nascid[oa]|nascimento|nascita|doğum(?: tarih\\p{L}*)?|urodz\\p{L}*|ur\\.|родил\\p{L}*|рожд\\p{L}*|народ(?:ив|ил|ж)\\p{L}*|născut[ăa]?|nașterii|geboortedatum|rođen\\p{L}*|γεν\\p{L}*|مواليد|الميلاد|sinh)';
const filler = '(?:\\s?(?:ist|is|bin ich|im|am|on|der|den|the|war|was|le|el|il|em|op|la|ngày|:|,|-))*';
const old = '(?:19\\d{2}|20(?:0\\d|1\\d|2[0-4]))';
// Of years without century those are left out for which people book, and last year.
const shortOld = '(?:[013-9]\\d|2[0-4]|2[89])';

/** Days of birth, by what stands beside them or by a year in which nobody books; days of wished appointments stay. */
export function findBirthDates(text: string): PersonalItem[] {
  return collect(text, 'GEBURTSDATUM', patterns);
}

const patterns = [
  new RegExp(
    `${cue}${filler}\\s*(?<item>${day}|${ordinalWord}\\s${ordinalWord}\\s${birthYearWord}(?:\\s${shortYearWord})?|(?:19\\d{2}|20[012]\\d)(?!\\d)|${spoken}(?:\\s(?:${birthYearWord}|${shortYearWord}|${year}))?|\\d{1,2}\\.?\\s?${month}\\s(?:${birthYearWord}|${shortYearWord})|${month}\\s'?${year}(?!\\d)|(?:0?[1-9]|1[0-2])\\s?/\\s?${year}(?!\\d)|${yearless})`,
    'giu',
  ),
  // "Wird am 8. Juli sechs", "ist am dritten März fünf geworden".
  new RegExp(
    `(?<!\\p{L})(?:wird|werde|werden|wurde|wurden|ist|sind|bin|turns|turned|is turning)\\s(?:am|on)\\s(?:den\\s|the\\s)?(?<item>${yearless}|${spoken})\\s(?:schon\\s|erst\\s|endlich\\s)?(?:\\d{1,3}|${shortYearWord})(?!\\p{L}|[\\d:.]|\\s?(?:uhr|termine?|stunden|zähne|o['’]clock|am|pm))`,
    'giu',
  ),
  // "Am 7. August werde ich siebzig", "dritter März zweiundsechzig", "June 5th, '03", "im Februar 2021 geboren".
  new RegExp(
    `(?<!\\p{L})am\\s(?<item>${yearless}|${spoken})\\s(?:wird|werde|werden|wurde)\\s(?:\\p{L}+\\s){1,3}(?:\\d{1,3}(?![\\d:.])|${shortYearWord})(?!\\p{L}|\\s?(?:uhr|zähne|termine?))`,
    'giu',
  ),
  new RegExp(`(?<!\\p{L})${spoken}\\s\\p{L}{0,16}(?:zig|ßig|ssig)(?!\\p{L})`, 'giu'),
  new RegExp(`(?<!\\p{L})${month}\\s\\d{1,2}(?:st|nd|rd|th)?,?\\s['’]\\d{2}(?!\\d)`, 'giu'),
  new RegExp(`(?<!\\p{L})(?<item>${month}\\s${old})\\s(?:geboren|born)`, 'giu'),
  /(?:geboren|born)\)?[^.!?]{0,60}\((?<item>(?:19|20)\d{2})\)/giu,
  // What is put right: "Geburtsjahr 1986, richtig ist 1968", "Geburtsdatum: nicht der 12., sondern".
  /(?:geburts\p{L}*|geboren|born|birth\p{L}*)[^!?]{0,60}?(?:richtig|korrekt|correct|right|sondern)(?:\s(?:ist|is|wäre|der|am|it is))?\s(?<item>(?:19|20)\d{2})(?!\d)/giu,
  /(?:geburts\p{L}*|geboren|born|birth\p{L}*)[^!?]{0,60}?(?:nicht|not)\s(?:der |den |am |the )?(?<item>\d{1,2}\.?)(?=,?\s(?:sondern|but))/giu,
  // In words of another language: "nata il quattordici luglio del cinquantotto", and Vietnamese dates.
  new RegExp(
    `${cue}(?:\\s(?:le|la|el|il|em|op|a|pe|στις|am))?\\s(?<item>(?:\\p{L}+\\s){1,5}?(?:${foreignMonth})(?!\\p{L})(?:\\s(?:de|del|di|din|του)(?!\\p{L}))?(?:\\s\\p{L}+){0,6})`,
    'giu',
  ),
  /(?<!\p{L})ngày\s(?<item>\d{1,2}\stháng\s\d{1,2}(?:\snăm\s\d{2,4})?)/giu,
  new RegExp(`(?<!\\p{L})${shortYearWord}(?:ten|te)?\\s${month}\\s${birthYearWord}(?!\\p{L})`, 'giu'),
  // "Geb 28 2 17", "2016 und 2019 geboren".
  new RegExp(`${cue}${filler}\\s*(?<item>\\d{1,2}\\s\\d{1,2}\\s${year}(?!\\d))`, 'giu'),
  /(?<![\d.])(?<item>(?:19|20)\d{2}(?:,?\s(?:und|and|bzw\.?|,)?\s?(?:19|20)\d{2}){0,4})\sgeboren/giu,
  new RegExp(`\\*\\s?(?<item>${day}|(?:19\\d{2}|20[012]\\d)(?!\\d))`, 'giu'),
  new RegExp(
    `(?<![\\d.])(?<item>${day}|${yearless}|${spoken})\\s(?:(?:bin|ist|wurde|war|am)\\s(?:ich|er|sie|mein\\p{L}*\\s\\p{L}+)\\s)?(?:geboren|geburtstag|auf die welt)`,
    'giu',
  ),
  new RegExp(`(?<![\\d.])\\d{1,2}${gap}\\d{1,2}${gap}${old}(?!\\d)`, 'gu'),
  new RegExp(
    `(?<![\\d.:,])(?:0?[1-9]|[12]\\d|3[01])([./-])(?:0?[1-9]|1[0-2])\\1${shortOld}(?![\\d:]|[./-]\\d)`,
    'gu',
  ),
  new RegExp(
    `(?<![\\d.])\\d{1,2}(?:\\.|st|nd|rd|th|er)?\\s?${of}${month}\\s?,?\\s?${of}${old}(?!\\d)`,
    'giu',
  ),
  new RegExp(`(?<!\\p{L})${month}\\s\\d{1,2}(?:st|nd|rd|th)?,?\\s${old}(?!\\d)`, 'giu'),
  new RegExp(`(?<!\\d)${old}([./-])\\d{1,2}\\1\\d{1,2}(?!\\d)`, 'gu'),
  new RegExp(`(?<![\\d.])\\d{1,2}\\.\\s?[IVX]{1,4}\\.\\s?${old}(?!\\d)`, 'gu'),
  new RegExp(
    `(?<!\\p{L})(?:(?:the\\s)?${spoken},?\\s(?:im jahre?\\s)?|\\d{1,2}\\.?\\s?(?:of\\s)?${month}\\s|${month}\\s(?:the\\s)?${ordinalWord},?\\s)?${birthYearWord}(?!\\p{L})`,
    'giu',
  ),
  new RegExp(
    `(?:jahrgang|year of birth|baujahr)\\s(?<item>${year}(?!\\d)|${shortYearWord}(?!\\p{L}))`,
    'giu',
  ),
];
