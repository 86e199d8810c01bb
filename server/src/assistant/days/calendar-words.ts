import type { Weekday } from '@praxisportal/practice/types';

// Names of months and days as people write and speak them, as `normalise` leaves them.

/** Months 1 to 12. */
export const monthNames: readonly string[] = [
  'jan(?:uar|uary|ner|uari|vier)?|januar|enero|stycznia|января|січня',
  'feb(?:ruar|ruary|er|ruari)?|hornung|fevrier|febrero|lutego|февраля',
  'mar(?:z|ch|zo|s)?|mrz|marz|marca|марта',
  'apr(?:il)?|avril|abril',
  'mai|may|mayo',
  'jun(?:i|e|o)?|juin|junio',
  'jul(?:i|y|ei)?|juillet|julio',
  'aug(?:ust)?|aout|agosto',
  'sept?(?:ember)?|septembre|septiembre',
  'o[kc]t(?:ober)?|octobre|octubre',
  'nov(?:ember)?|novembre|noviembre',
  'de[zc](?:[ea]mber)?|decembre|diciembre|dicembre|grudnia|aralik|dezembr|декабря|грудня|desember',
];

/** Whole names of weekdays 1 (Monday) to 7, with the names that dialects and neighbours give them. */
const weekdayNames: readonly string[] = [
  'm[aeo]{1,2}n(?:d{1,2}|t)[aeio]{1,2}(?:ch|gg?|k)?|mon+d{1,2}a(?![\\p{L}])|montag|mondaa?ch|montach|mondaa?g|maandag|mendig|mandi|montoch|mondai|mandag|mondog|monda|maandach|monday|lundi|lunes|lunedi|poniedzialek|pazartesi|понедельник|понеділок|الاثنين',
  'd[ie]{1,3}n?s(?:ch)?(?:d|t)[aeio]{1,2}(?:ch|gg?|k)|z[aeiy]{1,3}sch?(?:d|t)[iae](?:ch|g)?|dienst?da(?![\\p{L}])|dien?stag|dien?stach|dinsdaa?ch|dinsdaa?g|dingsda(?:g|ch)|diens?dach|dienschdach|dienschdag|zischtig|irda|irta|erda|erchtag|irtag|aftermontag|deensdag|deenstag|deisdag|dienstog|dinstach|tuesday|tues|mardi|martes|martedi|wtorek|sali|вторник|вівторок|الثلاثاء',
  'mi[dt]{1,2}[ae]?w[ou][ae]?(?:ch|k)|mitt?woch?|mittwuch|mittwoh|middewoch|mid+e?weken?|w[eo]+nsdag|mettwoch|mettwoh|migga|mittich|middwoch|miwoch|mittwoach|mittwochs?|gudensdach|wednesday|weds|mercredi|miercoles|mercoledi|sroda|srode|carsamba|среду|среда|середу|الأربعاء',
  'd[ou]n+[aei]?r?s?(?:ch)?(?:d|t)[aeio]{1,2}(?:ch|gg?|k)|donderdag|don+erschda(?![\\p{L}])|(?:dorsch?d|dosch[dt])[ai]{1,2}(?:ch|gg?)|donn?erstag|donnerstach|donnerschda(?:ch|g)|dunn?ersda+(?:ch|g|gg)|dunn?erstag|dunnerschda?g|dunschdig|dunschtig|donnscht[ai]g|donnschdig|dorschdig|pfin[sz][dt](?:a|ag|og|ach)|donnersdag|donnerstog|dunnerstach|thursday|thurs|thur|jeudi|jueves|giovedi|czwartek|persembe|четверг|четвер|الخميس',
  '(?!frieda?(?![\\p{L}])|frida(?![\\p{L}]))fr[eiy]{1,3}(?:d|t)[aio]{1,2}(?:ch|gg?|k)?|freitag|freitach|freida(?:ch|g)?|freidig|freida(?![\\p{L}])|freitig|freidog|freitog|fridaa?(?:ch|g)|friedaa?(?:ch|g)|fredag|freedag|freida|freydag|friday|vendredi|viernes|venerdi|piatek|cuma|vrijdag|пятницу|пятница|п.ятницю|الجمعة|thu sau',
  'zaterdag|sa+m+sch?(?:d|t)[aio]{1,2}(?:ch|gg?)?|samstag|samstach|samsda(?![\\p{L}])|samsda+(?:ch|g)|samschd(?:ig|ag|ach)|sam?stog|sonnabend|sunnavend|sonnamd|saturday|samedi|sabado|sabato|sobota|sobote|cumartesi|субботу|суботу|السبت',
  'zondag|s[ou]nn(?:d|t)[aio]{1,2}(?:ch|gg?|k)?|sonntag|sonntach|sunnda(?:ch|g)|sunndag|sonnda(?:ch|g)|sunntig|sonntog|sunday|dimanche|domingo|domenica|niedziela|воскресенье|неділю|الأحد',
];

/** Two or three letters that are a weekday only beside a date, a time or a preposition. */
const weekdayShorts: readonly string[] = [
  'mon?',
  'die?|tue',
  'mi|wed',
  'do|thu',
  'fri?',
  'sa|sat|samst',
  'son|sun',
];

const after = '(?![\\p{L}\\p{N}])';
const before = '(?<![\\p{L}\\p{N}])';

/** Any month's name. */
export const month = `(?:${monthNames.join('|')})`;
/** Any weekday's whole name; an s behind it ("freitags") is left to the caller. */
export const weekday = `(?:${weekdayNames.join('|')})`;

const shortBefore =
  '(?:^|[,;:!?.] ?|(?<=\\b(?:am|an|nachste[nrs]?|diese[nrms]?|fur|bis|lieber|der|den|oder|und|kann|statt|on|next|this|by|von|vom|auf|or|ab|wie waers|direkt|wochen?|we|also|geht|gehts|passt|noch|nur|was|frei|bitte|zwar|dann) ))';
const shortAfter =
  '(?=\\.? ?\\d|\\.? (?:um|ab|fruh|vormittag|nachmittag|nachm|vorm|nach|vor|oder|or|den|der|mittag|abend|at|morning|afternoon|arvo|passt|geht|nich|nicht|am|in einer|gegen|davor|bis|dec|nov|jan|is (?:gut|ok|super)|ist (?:gut|ok|super)|ware|war (?:gut|super))\\b|\\.?$|\\.? ?[,;!?)]| \\. )';

/** A weekday's short form where its neighbours make it one. */
export const shortWeekday = `(?:(?<![\\p{L}\\p{N}])(?:mo|di|mi|do|fr|sa)(?=\\.? ?(?:oder|or|und|bis|\\/|-) ?(?:mo|di|mi|do|fr|sa|so)\\b)|(?<=\\b(?:mo|di|mi|do|fr)\\.? ?(?:oder|or|und|bis|\\/|-) ?)(?:di|mi|do|fr|sa)(?![\\p{L}\\p{N}])|(?<![\\p{L}\\p{N}])(?:tue|wed|thu)(?= (?:works?|is|would|suits?|at|around|after|before|pls|please|morning|afternoon|next|or|and|the|\\d))|(?<![\\p{L}\\p{N}])(?:mo|di|mi|do|fr)(?= (?:absag|verschieb|verleg|ausfall|streich|storn|umbuch)\\p{L}*)|(?<=\\b(?:am|nachste[nrm]?|diese[nrm]?|kommende[nrm]?|den|an|jeden) )(?:mo|di|mi|do|fr|sa)(?![\\p{L}\\p{N}])|(?<=\\b(?:fur|termin|kontrolle|check|pzr|zahnreinigung|prophylaxe|fullung|krone|plombe) )(?:mo|fr)(?![\\p{L}\\p{N}])|(?<=\\b(?:termin|kontrolle|check|pzr|zahnreinigung|prophylaxe|fullung|krone|plombe) )(?:di|mi|do)(?=[?!.,]|$)|(?<=^(?!(?:kumm|komm|lueg|luag|schau|sach|sag|hor|guck|wart|mach)\\b)\\p{L}+ )(?:mo|di|mi|do|fr)(?=\\?|$)|(?<=^|[.!?,] )(?:mo|fr)(?= (?:fallt|faellt|muss ich|klappt|geht|wird|on-?site|remote|im buro|homeoffice|home office)\\b)|(?<=\\b(?:bis|ab) (?:mo|di|mi|do|fr)[.,] )(?:mo|di|mi|do|fr)(?![\\p{L}\\p{N}])|(?<=^|[.!?] )(?:mo|di|mi|do|fr)(?= (?:(?:hab|habe|bin|kann|konnt|konnte|war) (?:ich|wir)|ginge|passt)\\b)|(?<![\\p{L}\\p{N}])(?:mo|di|do|fr|sa)(?=\\.?,? (?:nachm|vorm|fruh\\b|morgens|mittag|abend|d(?:er|en) \\d|\\d{1,2}(?:[:.]\\d\\d)? ?(?:uhr|h\\b)|\\d{1,2}:\\d\\d|(?:ab|um|nach|vor|gegen) (?:\\d|halb|viertel)))|${shortBefore}(?:${weekdayShorts.join('|').replace('|die?|', '|di|die(?=[.,]? ?\\d{1,2}\\.)|')})${shortAfter}|(?<![\\p{L}\\p{N}])(?:mo|di|mi|do|fr|sa)(?=\\.? (?:\\d{1,2}(?:[:.]\\d\\d)? ?uhr|fruh\\b|vormittag|nachmittag|\\d{1,2}\\.)))`;

const toPattern = (alternatives: string) => new RegExp(`^(?:${alternatives})$`, 'u');
const monthPatterns = monthNames.map(toPattern);
const weekdayPatterns = weekdayNames.map(toPattern);
const weekdayShortPatterns = weekdayShorts.map(toPattern);

/** 1 to 12. */
export function toMonth(name: string): number {
  return monthPatterns.findIndex((pattern) => pattern.test(name)) + 1;
}

export function toWeekdayOfName(name: string): Weekday | undefined {
  const bare = name.replace(/^[^\p{L}]+/u, '');
  const find = (patterns: readonly RegExp[]) => patterns.findIndex((pattern) => pattern.test(bare)) + 1;
  return toWeekdayNumber(find(weekdayPatterns) || find(weekdayShortPatterns));
}

function toWeekdayNumber(number: number): Weekday | undefined {
  const weekdays: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 7];
  return weekdays.find((weekdayNumber) => weekdayNumber === number);
}

/** A pattern for matches anywhere in the text, at word borders. */
export function anywhere(pattern: string): RegExp {
  return new RegExp(`${before}(?:${pattern})${after}`, 'gu');
}
