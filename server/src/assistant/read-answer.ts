import { writeNumbersAsDigits } from './days/number-words.ts';
import { words } from './normalise.ts';

/** They open the answer: "ist das sicher" and "stimmt es, dass" hold a yes, and say none. */
const yesWords = [
  // With anything behind it, it speaks of some appointment and not of the one that was asked about.
  '(?:absag(?:en|e)?|stornier(?:e|en|n)?|cancel)(?: sie)?(?: (?:ihn|it|das|(?:den|diesen) termin|this one))?(?:,? (?:bitte|please|danke))?(?=\\W*$)',
  'ja',
  'jo',
  'joo?',
  'jawoll?',
  'jep',
  'yes',
  'yep',
  'yeah',
  'yup',
  'sure',
  'ok',
  'okay',
  'oki',
  'klar',
  'gern(?:e)?',
  'raus damit',
  'weg damit',
  'kill it',
  'do it',
  'go ahead',
  'freil(?:i|ich)',
  'evet',
  'sicher',
  'genau',
  'richtig',
  'stimmt',
  'correct',
  'passt',
  'mach (?:das|mal|es)(?: (?:bitte|ruhig|so|dann|gern))*(?=\\W*$)',
  'machen sie (?:das|es)',
  'einverstanden',
  'bestatigt?e?',
  'confirm(?:ed)?',
  'absolutely',
  'definitely',
  'unbedingt',
  'auf jeden fall',
  'unn? ob',
  'jau',
  'jupp',
  'si',
  'oui',
  'tak',
  'да',
];
const opensWithYes = new RegExp(
  `^(?:(?:na|also|hm+|ah+|oh|doch|und|bitte|please|danke),? )*(?:${yesWords.join('|')})(?![\\p{L}\\p{N}])`,
  'u',
);
/** Asks, hesitates, or wants something else: also where a dictating program set no mark. */
const leavesOpen = words(
  'wann',
  'wo',
  'wer',
  'welche\\w*',
  'warum',
  'wieso',
  'wie (?:viel|teuer|lange|spat|sind|ist|war|hoch)',
  'was (?:ist|sind|kostet|passiert|war|fur)',
  'how (?:much|long|do|is)',
  'what',
  'when',
  'where',
  'which',
  'why',
  '(?:stimmt|ist|kostet) (?:es|das|der)',
  'stornier(?:t|n)? ihr',
  'uberleg\\w*',
  'moment',
  'vielleicht',
  'maybe',
  'mal sehen',
  'lieber',
  'stattdessen',
  'instead',
  'rather',
  'verschieb\\w*',
  'verleg\\w*',
  'umbuch\\w*',
  'reschedule\\w*',
  'neue[nr]? termin',
  'das wars',
  'verstanden',
  'feierabend',
  'tschuss\\w*',
  'bye',
  'wiedersehen',
  '(?:du|ihr) mich',
  'brauch\\w*',
  'bruk\\w*',
  '(?:mocht|mecht|mucht|hatt|musst|wollt)\\w* (?:\\w+ )?(?:ich|wir|i|gern\\w*|mal)',
  '(?:ich|wir|i) (?:\\w+ )?(?:mocht|mecht|hatt|musst|wollt|need|want)\\w*',
  'bestatig\\w* (?:mir )?(?:den|meinen|diesen) termin',
  'confirm (?:the|my|this) appointment',
  'aber',
  'but',
);
const no = words(
  'nein',
  'nee',
  'ne',
  'na(?! (?:klar|ja|gut|sicher|logo))',
  'naa',
  'no',
  'nope',
  'nicht',
  'nich',
  'net',
  'nit',
  'ned',
  'lass\\w*',
  'behalt\\w*',
  'keep',
  'stehen',
  "steh'?n?",
  'doch (?:nicht|nich|net)',
  'i kimm',
  'ich komm\\w*',
  'abbrech\\w*',
  'stop+',
  'warte',
  'wait',
  "don'?t",
  'never ?mind',
  'forget it',
  'egal',
  'vergiss',
  'falsch',
  'wrong',
  'leave it',
  'hayir',
);

// Who writes more than that has more to say than yes.
const most = { wordsOfYes: 12, wordsBefore: 3 };
const countWords = (text: string) => text.split(/\s+/u).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

/**
 * A yes or no to a question that was asked; unclear if it is both, or neither. A yes is a short sentence of its own that
 * begins with it, asks nothing and leaves nothing open, and before which hardly anything is said.
 */
export function readYesNo(text: string): 'yes' | 'no' | undefined {
  const saysNo = no.test(text.replace(/\b(?:nicht|nich|net) mehr\b/gu, ''));
  // "Ja, lass ihn stehen" keeps the appointment: a no weighs more where something would be lost.
  if (saysNo) return 'no';
  let before = 0;
  for (const part of text.match(/[^.!?]+[.!?]*/gu) ?? []) {
    const sentence = part.trim();
    const isYes = opensWithYes.test(sentence) && !sentence.includes('?') && !leavesOpen.test(sentence);
    if (isYes && countWords(sentence) <= most.wordsOfYes) return 'yes';
    before += countWords(sentence);
    if (before > most.wordsBefore) return undefined;
  }
  return undefined;
}

/** The numbers of a list, the first one first; digits are read besides. */
const ordinalWords: readonly RegExp[] = [
  /^(?:erste[nrsm]?|ersch?te[nr]?|first|oberen?|obersten?|earst\w*|fruhere[nrsm]?|earlier)$/u,
  /^(?:zwei?te[nrsm]?|zwote[nrsm]?|zweete[nrsm]?|tweete|second|unteren?)$/u,
  /^(?:dritte[nrsm]?|drette|third)$/u,
  /^(?:vierte[nrsm]?|fourth)$/u,
  /^(?:funfte[nrsm]?|fifth)$/u,
  /^(?:sechste[nrsm]?|sixth)$/u,
  /^(?:siebte[nrsm]?|seventh)$/u,
  /^(?:achte[nrsm]?|eighth)$/u,
  /^(?:neunte[nrsm]?|ninth)$/u,
  /^(?:zehnte[nrsm]?|tenth)$/u,
];
const lastWord = /^(?:letzte[nrsm]?|last|spatere[nrsm]?|later)$/u;
/** What may stand beside the number that answers a list. No word of a day, a clock, an age or a treatment is one. */
const besideOrdinal = new RegExp(
  `^(?:${[
    'ich|wir|i|ll|d|s|mir|me|for|es|it|das?|die|de[rnms]?|dat|the|ein|eine[nrs]?|one|this|that|of|in|von|aus|from|top|list|liste',
    'nr|no|nummer|number|option|punkt|moglichkeit|vorschlag|auswahl|zeit|termin|behandlung|treatment|appointment|slot|choice',
    'nehm\\w*|nimm\\w*|wahl\\w*|mocht\\w*|mecht\\w*|will|hatt\\w*|want|would|like|take|choose|pick|meint\\w*|meinen|mean|let|have',
    'bitte?|please|pls|plz|danke?|thanks|thank|you|gern\\w*|ja|jo|yes|ok|okay|klar|hm+|na|ah|und|un|and|also|doch|dann|lieber|eher|so|then|rather',
    'ist|is|war|ware|be|passt|passen|klingt|sounds|geht|works|gut|super|prima|perfekt|toll|good|great|fine|perfect',
    'absag\\w*|stornier\\w*|streich\\w*|losch\\w*|verschieb\\w*|verleg\\w*|umbuch\\w*|weg|raus|cancel|move|reschedule|oben',
  ].join('|')})$`,
  'u',
);

/**
 * Which of a list somebody means, counted from 0: "den zweiten", "nimm nr 3", "the last one". The message is little else
 * than that number: "um 10", "6 Jahre" and "der erste Besuch" answer no list.
 */
export function readOrdinal(text: string, count: number): number | undefined {
  const [place, ...others] = toWords(text).filter((word) => !besideOrdinal.test(word));
  if (place === undefined || others.length > 0) return undefined;
  if (lastWord.test(place)) return count - 1;
  const inWords = ordinalWords.findIndex((pattern) => pattern.test(place));
  const digits = /^(\d{1,2})(?:st|nd|rd|th)?$/u.exec(place)?.[1];
  const index = inWords >= 0 ? inWords : Number(digits ?? 0) - 1;
  return index >= 0 && index < count ? index : undefined;
}

/** Ordinals stay as they are said: as digits they would be days. */
function toWords(text: string): string[] {
  return text
    .replace(/\bich meine?\b/gu, ' ')
    .split(/[^\p{L}\p{N}:]+/u)
    .filter((word) => word !== '')
    .map((word) => (ordinalWords.some((pattern) => pattern.test(word)) ? word : writeNumbersAsDigits(word)));
}
