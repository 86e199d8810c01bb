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
  'mach (?:das|mal|es)',
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

/**
 * A yes or no to a question that was asked; unclear if it is both, or neither. A yes is a sentence of its own that begins
 * with it, asks nothing and leaves nothing open.
 */
export function readYesNo(text: string): 'yes' | 'no' | undefined {
  const saysNo = no.test(text.replace(/\b(?:nicht|nich|net) mehr\b/gu, ''));
  // "Ja, lass ihn stehen" keeps the appointment: a no weighs more where something would be lost.
  if (saysNo) return 'no';
  const isClear = (text.match(/[^.!?]+[.!?]*/gu) ?? []).some((part) => {
    const sentence = part.trim();
    return opensWithYes.test(sentence) && !sentence.includes('?') && !leavesOpen.test(sentence);
  });
  return isClear ? 'yes' : undefined;
}

const ordinalWords: readonly RegExp[] = [
  /\b(?:erste[nrsm]?|ersch?te[nr]?|1\.?|first|nr\.? ?1|nummer 1|oberen?|obersten?|earst\w*)\b/u,
  /\b(?:zwei?te[nrsm]?|zwote[nrsm]?|zweete[nrsm]?|tweete|2\.?|second|nr\.? ?2|nummer 2|unteren?)\b/u,
  /\b(?:dritte[nrsm]?|drette|3\.?|third|nr\.? ?3|nummer 3)\b/u,
  /\b(?:vierte[nrsm]?|4\.?|fourth|nr\.? ?4)\b/u,
  /\b(?:funfte[nrsm]?|5\.?|fifth|nr\.? ?5)\b/u,
  /\b(?:sechste[nrsm]?|6\.?|sixth|nr\.? ?6)\b/u,
  /\b(?:siebte[nrsm]?|7\.?|seventh|nr\.? ?7)\b/u,
  /\b(?:achte[nrsm]?|8\.?|eighth|nr\.? ?8)\b/u,
  /\b(?:neunte[nrsm]?|9\.?|ninth|nr\.? ?9)\b/u,
  /\b(?:zehnte[nrsm]?|10\.?|tenth|nr\.? ?10)\b/u,
];

/** Which of a list somebody means, counted from 0: "den zweiten", "nimm nr 3", "the last one". */
export function readOrdinal(text: string, count: number): number | undefined {
  if (/\b(?:letzte[nrsm]?|last)\b/u.test(text)) return count - 1;
  // The 1st of December is no first of a list.
  const plain = text
    .replace(/\d{1,2}[:.]\d\d|\d+ ?uhr/gu, ' ')
    .replace(
      /\d{1,2}\. ?(?:\d{1,2}\b|jan|feb|mar|apr|mai|jun|jul|aug|sep|okt|nov|dez)\w*|\bam \d{1,2}\.?/gu,
      ' ',
    );
  const index = ordinalWords.findIndex((pattern) => pattern.test(plain));
  if (index >= 0) return index < count ? index : undefined;
  const bare = /^\W*(?:nr\.?|nummer|option|number)? ?(\d{1,2})\W*$/u.exec(writeNumbersAsDigits(text))?.[1];
  return bare !== undefined && Number(bare) >= 1 && Number(bare) <= count ? Number(bare) - 1 : undefined;
}
