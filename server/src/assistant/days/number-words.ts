import { remember } from '../remember.ts';

/** Numbers in words, dialects included; as `normalise` leaves them. */
const cardinals: readonly (readonly [number, string])[] = [
  [2, 'zwei|zwo|zwoi|zwee|zwoa|zwaa|zwa|zwai|zweie|twee|two'],
  [3, 'drei|dree|drie|drii|drui|droi|drai|dreie|three'],
  [4, 'vier|viere|vieri|veer|fier|four'],
  [5, 'funf|funfe|funfi|funnef|fimf|fimpf|fumf|fumpf|fumwe|fuf|foif|fief|fuenef|vijf|fiev|five'],
  [6, 'sechs|sechse|sechsi|sachs|sechsa|soss|seggs|segs|zes|six'],
  [
    7,
    'sieben|siebene|siebn|sibbe|simme|siewe|siwe|siem|siehm|siabn|siebma|sebe|sibe|soven|soben|zeven|siwwe|seven',
  ],
  [8, 'acht|achte|achti|ocht|aach|aacht|eight'],
  [9, 'neun|neune|neine|neini|nuni|nung|noin|negen|nine'],
  [10, 'zehn|zehne|zehe|zeha|teihn|tein|zehni|zahni|tien|tihn|ten'],
  [11, 'elf|elfa|elfe|elfi|olf|elve|elven|olven|olben|eleven'],
  [12, 'zwolf|zwolfa|zwolfe|zwolfi|zwelf|zwelfe|zwolwe|zwoif|zwoife|zwolef|zwolewe|twolf|twelve'],
  [13, 'dreizehn|dreizeh|drizeh|drizah|dreizea|dortein|thirteen'],
  [14, 'vierzehn|vierzeh|verzeh|verzehn|vierzea|veertein|fourteen'],
  [15, 'funfzehn|funfzeh|fuffzehn|fuffzeh|fuffze|foffzehn|fofftein|fuchzehn|fuchzeh|fifteen'],
  [16, 'sechzehn|sechzeh|sachzah|sachzeh|sechzea|sosstein|sixteen'],
  [17, 'siebzehn|siebzeh|sibzah|sibzeh|siebzea|soventein|seventeen'],
  [18, 'achtzehn|achtzeh|achtzah|achtzea|achtein|eighteen'],
  [19, 'neunzehn|neunzeh|nunzah|nunzeh|neinzehn|negentein|nineteen'],
  [20, 'zwanzig|zwanzich|twenty'],
  [30, 'dreissig|dreissich|thirty'],
  [40, 'vierzig|vierzich|forty'],
  [50, 'funfzig|fuffzig|fifty'],
];

const tenNames: readonly (readonly [number, string, string])[] = [
  [20, 'zwanzig', 'twenty'],
  [30, 'dreissig', 'thirty'],
  [40, 'vierzig', 'forty'],
  [50, 'funfzig', 'fifty'],
];
const unitNames: readonly (readonly [string, string])[] = [
  ['ein', 'one'],
  ['zwei', 'two'],
  ['drei', 'three'],
  ['vier', 'four'],
  ['funf', 'five'],
  ['sechs', 'six'],
  ['sieben', 'seven'],
  ['acht', 'eight'],
  ['neun', 'nine'],
];
/** "Fünfundvierzig", in three words as well, and "forty-five". */
const compounds = tenNames.flatMap(([ten, german, english]) =>
  unitNames.map(([germanUnit, englishUnit], index): [number, string] => [
    ten + index + 1,
    `${germanUnit} ?und ?${german}|${english}[ -]${englishUnit}`,
  ]),
);

const tens: readonly (readonly [number, string, string])[] = [
  [20, 'zwanzigste[nrsm]?', 'twenty'],
  [30, 'dreissigste[nrsm]?', 'thirty'],
];
const germanUnits = ['', ...unitNames.map(([german]) => german)];
const germanOrdinals =
  'erste|zweite|dritte|vierte|funfte|sechste|siebte|achte|neunte|zehnte|elfte|zwolfte|dreizehnte|vierzehnte|funfzehnte|sechzehnte|siebzehnte|achtzehnte|neunzehnte';
const englishOrdinals =
  'first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|thirteenth|fourteenth|fifteenth|sixteenth|seventeenth|eighteenth|nineteenth';
const alternatives: Readonly<Record<number, string>> = {
  1: '|(?:ee?r?|ai)sch[td](?:e[nrsm]?|a|n)',
  2: '|zw(?:o|oa|oi|ee|a)[td](?:e[nrsm]?|a|n)',
  3: '|dri?ed{1,2}(?:e[nrsm]?|n)|drid{1,2}(?:e[nrsm]?|n)',
  7: '|siebente[nrsm]?',
};

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
  ...germanOrdinals.split('|').map((word, index): [number, string] => [
    index + 1,
    // "Am achdn", "am achtzehnta": dialects soften the t and swallow the e.
    `${word.slice(0, -1).replaceAll('t', '[td]')}(?:e[nrsm]?|a|n|ens?)|${englishOrdinals.split('|')[index]}${alternatives[index + 1] ?? ''}`,
  ]),
];

const whole = (pattern: string) => `(?<![\\p{L}\\p{N}])(?:${pattern})(?![\\p{L}\\p{N}])`;
const anyOf = (list: readonly (readonly [number, string])[]) => list.map(([, pattern]) => pattern).join('|');

/** What the word means, for words that one of the patterns of the list matches. */
function createLookup(list: readonly (readonly [number, string])[]): (word: string) => number {
  const patterns = list.map(([value, pattern]) => [value, new RegExp(`^(?:${pattern})$`, 'u')] as const);
  return (word) => patterns.find(([, pattern]) => pattern.test(word))?.[0] ?? 0;
}

// Longer words first, so that "twenty-one" is not read as "twenty".
const longestFirst = [...compounds, ...[...cardinals].reverse()];
const toCardinal = createLookup(longestFirst);
const toOrdinal = createLookup(ordinals);
const ordinal = anyOf(ordinals);

const months = 'jan|feb|mar|apr|mai|may|jun|jul|aug|sep|okt|oct|nov|de[zc]|hornung';
// What is counted by an ordinal, but no day: "die zweite Sitzung".
const counted =
  'werktag|arbeitstag|schultag|ferientag|frei|verfugbar|moglich|bestmoglich|hilfe|behandlung|look|slot|appointment|available|free|opening|check|filling|tooth|molar|kontroll|zahnarzt|blick|eindruck|versuch|backenzahn|woche|monat|jahr|stunde|klasse|quartal|mal|moi|mol|sitzung|termin|stock|zahn|zahne|advent|besuch|kind|teil|runde|weihnacht|option|one|time|session|visit|floor|of|mann|frau|meinung|mol|tag\\b|tage[ns]?\\b';
// "Der erste Schritt", "the second half": behind an article an ordinal is a day only beside what stands beside days.
const besideDays = `(?:${months})|(?:um|ab|gegen|vor|nach|bis|zwischen|so|ca|uhr|morgens|mittags|abends|fruh|vormittag|nachmittag|wochentag|und|oder|also|auch|nur|nun|dann|da|doch|lieber|nicht|nein|nee|ah|bitte|im|in|am|an|von|bei|beim|mit|zu|zum|zur|fur|wegen|wenn|falls|weil|ist|war|ware|waer|kann|konn|hab|hat|geht|ging|passt|komm|klappt|fallt|bin|is|ich|wir|er|die|den|das|mein|unser|frau|herr|dr|at|of|or|and|from|after|before|around|by|for|with|if|i|we|my|please|would|works?|suits?|can)(?:\\p{L}{0,3})(?![\\p{L}])|${ordinal}|$|[^ \\p{L}]`;
const ordinalDay = new RegExp(
  `${whole(ordinal)}(?= (?:of )?(?:${months}))|${whole(ordinal)}(?= ${whole(ordinal)})|(?<=(?<![\\p{L}])(?:am|an'n|vom|zum|vorm|on|(?:mon|diens|donners|frei|sams|sonn)tag|mittwoch) )${whole(ordinal)}(?! (?:${counted})|-)|(?<=(?<![\\p{L}])(?:den|der|dem|the) )${whole(ordinal)}(?! (?:${counted})|-)(?= ?(?:${besideDays}))`,
  'gu',
);
const afterOrdinal = new RegExp(`(?<=\\d\\. )${whole(ordinal)}(?! (?:${counted}))`, 'gu');
const cardinal = new RegExp(whole(anyOf(longestFirst)), 'gu');
const isEndOfSentence = new RegExp(`^\\.(?=$| (?!${months}))`, 'u');
// Only the clock has "viere" and "elfe": people say "vier Zähne", "um viere".
const dialectHours =
  /(?<!\b(?:alle|wir|zu|de|die) )(?<![\p{L}])(?<hour>zwoie|dreie|viere|vieri|funfe|funfi|fimfe|sechse|sechsi|siebene|achti|neune|neine|neini|nuni|zehne|zehe|zehni|zahni|elfe|elfi|zwolfe|zwolfi|zwelfe)(?! ?uhr)(?![\p{L}])/gu;
// Who says "am zwei" in Switzerland means the clock; a day of the month is "am zweiten".
const swissHour = new RegExp(
  `(?<=(?<![\\p{L}])(?:am|em) )(?:${anyOf(cardinals.slice(0, 11))}|(?:fu|foi)fi|sibni|drui)(?![\\p{L}\\p{N}]|\\.| (?:uhr|und|oder|bis|${months}))`,
  'gu',
);
const oneBefore =
  'um|umme|gg|ende|to be|allerspatestens|allerfruhestens|allerhochstens|vor|nach|gegen|ab|bis|halb|hoib|halber|viertel|dreiviertel|schlag|om|half past|half|circa|ca\\.?|zirka|etwa|ungefahr|so|sagen wir|lieber|fruhestens|spatestens|spater als|fruher als|punkt|passt|ginge|geht|ware|past|to|at|after|before|until|till|by|around|about|klock|from|v[ou]n|bes|maximal|hochstens';
const oneBehind =
  '(?:von (?:den|diesen|euren|ihren|uns)|of|more|another|day|days|week|weeks|month|time|tooth|teeth|other|appointment|filling|crown|slot|hour|last|thing|for all|is|or two|who|and the same)';
const one = new RegExp(
  `(?<![\\p{L}])ein(?:s|e)?(?= uhr)|(?<=\\b(?:${oneBefore}) )(?:eins|oins|oans|eens|ens|one)\\b(?! ${oneBehind}\\b)|(?<=\\b(?:zwischen|between|v[ou]n|from|not before|nicht vor) [^.!?]{1,24} (?:und|and|bis|to|until|till|-) )(?:eins|one)\\b|(?<=\\b(?:\\w*tag|mittwoch|_|morgen|heute|monday|tomorrow),? )eins\\b|\\b(?:eins|oans)(?= (?:oder spater|oder fruher|aufwarts|rum|herum|nachmittags|mittags))|(?<=\\b(?:elf|zehn|zwolf|eleven|ten|twelve|1[012])(?: ?(?:-|bis|to|till|until) ?))(?:eins|one)\\b`,
  'gu',
);

// Beside "um" and "halb" a number is spoken as its dialect likes: "um zähne", "halb fenfe", "viertl dreie".
const spokenHours: readonly (readonly [number, string])[] = [
  [2, 'zw(?:oa|oi|oo|ee|aa|ai|au|a|e|o|u)(?:e|i|n)?'],
  [3, 'dr(?:ei|ai|oi|ui|ee|ii|aa|u|i)(?:e|i|a)?'],
  [4, '[fv](?:ie|ia|ee|ii|i|a)r(?:e|i|a)'],
  [5, 'f(?:u|i|o|e|oi|ai|ie|uu|a)(?:m|n|nn|mm)?[pb]?[fv]{1,2}(?:e|i|a)?'],
  [6, 's(?:e|a|ie|o|ai)(?:chs|gs|ggs|ks|x|ss)(?:e|i|a)'],
  [7, 's(?:ie|i|ee|e|o|ia|ii)(?:b|bb|w|ww|m|mm|v)(?:e|ne|ni|i|a|n|en|ene|me)?'],
  [8, '(?:a|aa|o|oo|oa)ch[td]{1,2}(?:e|i|a)?'],
  [9, 'n(?:eu|ei|oi|ui|ai|u|uu|ee|i)n(?:e|i|a|g)'],
  [10, 'z(?:e|a|ee|aa)h?n?(?:e|i|a)|zehn'],
  [11, '(?:e|o|i)l{1,2}[fwv](?:e|i|a)?'],
  [12, '[zd]w(?:o|e|oe|oi|ei|a|u)l[fwv](?:e|i|a)?'],
];
const hourCue =
  'gaje|geje|jeje|um|om|umma|umme|ume|gega|gegn|gegen|jegen|ab|av|nach|nooch|noh|bis|bes|kurz vor|nicht vor|ned vor|net vor|so um';
const halfCue =
  'halvig|halb|halbe|halba|halv|halve|halver|halwer|halber|hoib|hoiba|hoibe|halbi|viertl|viertel|virtl|virtel|veertel|vierdel|dreiviertl|dreiviertel|dreivirtl';
const spokenHour = new RegExp(
  `(?<=(?<![\\p{L}])(?:${hourCue}) )(?!zahne?\\b)(?:${anyOf(spokenHours)})(?![\\p{L}\\p{N}])|(?<=(?<![\\p{L}])(?:${halfCue}) )(?:${anyOf(spokenHours)})(?![\\p{L}\\p{N}])|(?<=(?<!\\b(?:geht|gehts|gings|ging|rund|handelt sich|drehts? sich) (?:es |nur |auch |bloss |ja )*)(?<![\\p{L}])(?:um|om) )zahne(?! ?(?:putz|reinig|zu |und|oder|\\p{L}+en\\b))(?![\\p{L}\\p{N}])`,
  'gu',
);
const toSpokenHour = createLookup(spokenHours);

// Beside a German number the Kölsch "half" is "halb"; beside an English one it is half past.
const englishHalf = new RegExp(
  `(?<![\\p{L}])half(?= (?:eins|oins|eens|een|${cardinals
    .slice(0, 11)
    .map(([, names]) => names.split('|').slice(0, -1).join('|'))
    .join('|')})(?![\\p{L}]))`,
  'gu',
);
// "Am 24 ten" is no ten.
const looseOrdinal =
  /(?<=\b(?:am|den|der|dem|zum|vom|the|on) (?:[12]?\d|3[01])) (?:ten|ter|te|th|st|nd|rd)(?![\p{L}\p{N}])/gu;

// By the sea the clock is told with words of its own: "Klock een", "twischen een un dree", "bet half negen", "na Klock twee".
const northernHour =
  'een|twee|dree|drie|veer|vier|fief|fiev|vijf|soss|zes|soven|soben|zeven|acht|negen|teihn|tein|tien|tihn|elven|olven|olben|elf|twolf|twaalf|\\d{1,2}';
const northern: readonly (readonly [RegExp, string])[] = [
  [/(?<!\p{L})(?:twischen|twuschen|tuschen|tussen)(?!\p{L})/gu, 'zwischen'],
  [/(?<!\p{L})vanaf(?!\p{L})/gu, 'ab'],
  [/(?<!\p{L})twaalf(?!\p{L})/gu, '12'],
  [
    new RegExp(
      `(?<!\\p{L}|\\bi )bet(?= (?:klock )?(?:hal[bfv] |veertel |viertel )?(?:${northernHour})(?!\\p{L}))`,
      'gu',
    ),
    'bis',
  ],
  [
    new RegExp(
      `(?<!\\p{L})na(?= (?:klock (?:hal[bfv] )?(?:${northernHour})|(?:${northernHour}) uur)(?!\\p{L})|(?<=(?:veertel|viertel|kwart|teihn|fief) na) (?:${northernHour})(?!\\p{L}))`,
      'gu',
    ),
    'nach',
  ],
  [
    new RegExp(
      `(?<=(?<!\\p{L})(?:klock|hal[bfv]|halvig|(?:zwischen|vun) (?:klock )?) ?)een(?!\\p{L})|(?<=(?<!\\p{L})(?:om|bis|over|na|nach|vor|voor) )een(?= uur|$|[?!.,])|(?<=\\b(?:zwischen|vun) (?:klock )?(?:${northernHour}) (?:un|en|bis) (?:klock )?)een(?!\\p{L})`,
      'gu',
    ),
    '1',
  ],
  [new RegExp(`(?<=\\bzwischen (?:${northernHour}) )en(?= (?:${northernHour})(?!\\p{L}))`, 'gu'), 'und'],
];

/** The text with numbers as digits: "am zweiten Dezember um neun" → "am 2. Dezember um 9". */
export const writeNumbersAsDigits = remember(replaceNumbers);

function replaceNumbers(text: string): string {
  const told = northern.reduce(
    (said, [words, word]) => said.replace(words, word),
    text.replace(englishHalf, 'halb'),
  );
  return (
    told
      .replace(one, '1')
      .replace(/(?<=\b(?:viertel|halb|halba|dreiviertel|halbi|um die) )(?:nein|nun)\b/gu, '9')
      .replace(ordinalDay, (word) => `${toOrdinal(word)}.`)
      .replace(afterOrdinal, (word) => `${toOrdinal(word)}.`)
      .replace(spokenHour, (word) => String(toSpokenHour(word)))
      .replace(dialectHours, (word) => `${toCardinal(word.replace(/i$/u, 'e')) || toCardinal(word)} uhr`)
      .replace(swissHour, (word) => `${toCardinal(word) || toSpokenHour(word)} uhr`)
      // "Nicht vor elf." ends a sentence and names no day, "elf. Dezember" does.
      .replace(looseOrdinal, '.')
      .replace(cardinal, (word, ...rest) => {
        const [offset, whole] = [Number(rest.at(-2)), String(rest.at(-1))];
        return `${toCardinal(word)}${isEndOfSentence.test(whole.slice(offset + word.length)) ? ' ' : ''}`;
      })
  );
}
