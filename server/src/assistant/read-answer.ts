import { writeNumbersAsDigits } from './days/number-words.ts';
import { words } from './normalise.ts';

const either = (...patterns: readonly string[]) => `(?:${patterns.join('|')})`;

const yesWords = either(
  'ja+|jaja|jo+|jawoll?|jep|yes|yep|yeah|yup|sure|ok|okay|oki|klar|logo|gern(?:e)?|freil(?:i|ich)|evet|sicher|genau|richtig|stimmt',
  'correct|right|passt|einverstanden|absolutely|definitely|unbedingt|auf jeden fall|jau|jupp|si|oui|tak|да',
  'bestatigt?e?(?! (?:mir )?(?:den|meinen|diesen) termin)|confirm(?:ed)?(?! (?:the|my|this) appointment)',
);
const yesPhrases = either(
  'unn? ob|in ordnung|geht klar|do it|go ahead|ich bin (?:mir )?sicher|(?:ich )?bin einverstanden',
  "i(?:'m| am) sure|that(?:'s| is) (?:right|correct)|das (?:ist|is) (?:richtig|korrekt)",
  '(?:ja|jo|jau),? mach(?:t|en sie)?(?=\\W*$)|mach(?:t|en sie)? (?:das|mal|es)|(?:so )?machen wir(?: (?:das|es))?',
);
/** They change nothing of a yes that stands beside them. */
const fillers = either(
  'bitte|please|pls|danke?|dankeschon|thanks|thank you|vielen|besten|herzlichen|lieben|doch|mal|dann|also|und|and|so|jetzt|nun|now|then',
  'halt|ruhig|einfach|just|verbindlich|wirklich|really|endgultig|definitiv|sofort|gleich|hiermit|trotzdem|anyway|super|prima|perfekt|gut',
  'fine|great|na|oh|ach|ah+|hm+|leider|sorry|tut mir leid|verdammt|mensch|de[nr]|die|das|es|ihn|diesen?|dieser|it|that|this|the|one',
  'meinen?|my|termin|appointment|sie|ihr|du|mir|you|can|kann|kannst|konnen|konnt|ich (?:will|muss|mochte?)|will ich|i want to',
);
const cancelWords =
  'absag\\w*|stornier(?:e|en|n)?|storno|losch\\w*|streich\\w*|entfern\\w*|wegmach\\w*|cancel|kill|delete|remove|iptal(?: et)?';
const cancelOff = (between: string) => `sag(?:en|t|e)?(?: (?:${between}))* ab`;
const awayWithIt = '(?:weg|raus|fott) (?:damit|domet|mit)|(?:(?:muss|soll|kann|darf) )weg';
/** What was asked for, in words of its own. */
const askedVerbs = {
  cancel: either(cancelWords, cancelOff('sie|ihn|es|das|den|diesen|termin|bitte|mir'), awayWithIt),
  cancelAll: either(cancelWords, cancelOff('sie|das|bitte|mir|die|diese|allen?|beiden?|termine'), awayWithIt),
  move: either(
    'verschieb\\w*|verleg\\w*|umbuch\\w*|umgebucht|move|reschedule',
    "(?:ich )?(?:nehm\\w*|nimm)(?: ich)?|(?:i(?:'ll| will) )?take",
  ),
};
type Asked = keyof typeof askedVerbs;
const opensWithYes = new RegExp(
  `^(?:(?:na|also|hm+|ah+|oh|ach|doch|und|bitte|please|danke),? )*(?:${yesWords})(?![\\p{L}\\p{N}])`,
  'u',
);
/** "Ich muss meinen Termin absagen" is the wish itself, and not the yes to a question about one of them. */
const ofOwn = words('ich', 'i', 'mein\\w*', 'my');
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
/** A condition, or another appointment: behind a yes no reason. */
const limits = words(
  '(?<!auch )(?:wenn|falls|sofern)',
  '(?<!even )if',
  'ander\\w*',
  'other',
  'termin\\w*',
  'appointments?',
  'bleib\\w*',
  '(?:de[nrm]|die|the one) (?:von|vom|am|um|meine\\w*|of|on|at)',
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

const refusingSigns = /[👎❌🚫⛔🛑✋]/u;
// "Na ja" weighs, "yeah, right" mocks, and "cancel" by itself may be of the question.
const halfHearted =
  /^(?:(?:na|ach|oh|hm+),? ?ja+|tja|jein|(?:na gut,? |ja,? )?von mir aus|meinetwegen|yeah,? right|if you (?:must|insist)|cancel)(?![\p{L}\p{N}])[^\p{L}\p{N}]*$/u;

/**
 * A question beside a no or a doubt: "nein moment, bei wem ist der nochmal", "weiß nicht, was kostet das?". It is answered,
 * and decides nothing.
 */
const questioning = words(
  '(?:bei|mit|von|zu) wem',
  'wann',
  'wo',
  'wer',
  'welche\\w*',
  'wie (?:viel|teuer|lange|spat|hoch)',
  'was (?:kostet|passiert|ist|war|fur)',
  'how (?:much|long)',
  'with whom',
  '(?:what|when|where|which|who) (?:\\w+ )?(?:is|was|does|would|will|happens)',
);
const asksInEnglish = /\b(?:do|does|is|are|will|would|can|could) (?:you|it|there|that|i)\b[^.!?]*\?/u;

export function asksBack(text: string): boolean {
  return questioning.test(text) || asksInEnglish.test(text);
}

// Who writes more than that has more to say than yes.
const most = { wordsOfYes: 12, wordsBefore: 3 };
const countWords = (text: string) => text.split(/\s+/u).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

/**
 * A yes or no to the question whether to make this change; undefined if it is neither. A yes is a short sentence of nothing
 * but yes words, fillers, the verb that was asked for and `named`, the patterns of what the question itself named. Only
 * where that verb is said may a reason stand behind it, after a comma; and hardly anything may stand before. Any other
 * sentence that begins as a yes and neither asks nor wants something is unclear. A yes to all has no reason behind it: that
 * may leave one out.
 */
export function readYesNo(
  text: string,
  change: Asked,
  named: readonly string[] = [],
): 'yes' | 'no' | 'unclear' | undefined {
  if (halfHearted.test(text)) return 'unclear';
  const saysNo = refusingSigns.test(text) || no.test(text.replace(/\b(?:nicht|nich|net) mehr\b/gu, ''));
  // "Ja, lass ihn stehen" keeps the appointment: a no weighs more where something would be lost.
  if (saysNo) return 'no';
  const verb = askedVerbs[change];
  const plain = toWholly(either(yesWords, yesPhrases, fillers, verb, ...named));
  const says = { yes: words(yesWords, yesPhrases), verb: words(verb) };
  let before = 0;
  const sentences = (text.match(/[^.!?]+[.!?]*/gu) ?? []).map((part) => part.trim());
  for (const [index, sentence] of sentences.entries()) {
    const isShort = countWords(sentence) <= most.wordsOfYes && !sentence.includes('?');
    if (isShort && isYes(sentence, plain, says, change !== 'cancelAll'))
      return sentences.slice(index + 1).some((each) => takesBackYes(each, plain)) ? 'unclear' : 'yes';
    if (isShort && opensWithYes.test(sentence) && !leavesOpen.test(sentence)) return 'unclear';
    before += countWords(sentence);
    if (before > most.wordsBefore) return undefined;
  }
  return undefined;
}

/** Of nothing but these. */
function toWholly(pattern: string): RegExp {
  return new RegExp(`^(?:(?:${pattern})(?![\\p{L}\\p{N}])[^\\p{L}\\p{N}]*)+$`, 'u');
}

function isYes(
  sentence: string,
  plain: RegExp,
  says: { yes: RegExp; verb: RegExp },
  mayHaveReason: boolean,
): boolean {
  const clauses = toClauses(sentence);
  const rest = clauses.filter((clause) => !plain.test(clause));
  const agreed = clauses.filter((clause) => plain.test(clause)).join(', ');
  const isVerbSaid = says.verb.test(agreed);
  if (!says.yes.test(agreed) && (!isVerbSaid || ofOwn.test(agreed))) return false;
  const isReasoned = mayHaveReason && isVerbSaid && plain.test(clauses[0] ?? '') && !rest.some(unsettles);
  return rest.length === 0 || isReasoned;
}

function toClauses(sentence: string): string[] {
  return sentence
    .split(/[,;:]| - /u)
    .map((clause) => clause.trim())
    .filter((clause) => /[\p{L}\p{N}]/u.test(clause));
}

function unsettles(text: string): boolean {
  return leavesOpen.test(text) || limits.test(text);
}

/** "Ja. Der Termin bleibt." A question behind a yes is only one more. */
function takesBackYes(sentence: string, plain: RegExp): boolean {
  if (countWords(sentence) <= most.wordsOfYes && plain.test(sentence)) return false;
  return !sentence.includes('?') || unsettles(sentence);
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
    'bitte?|please|pls|plz|danke?|thanks|thank|you|gern\\w*|ja|jo|yes|ok|okay|klar|hm+|na|ah|und|un|and|also|doch|dann|egal|einfach|just|lieber|eher|so|then|rather',
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
  const [place, ...others] = toListWords(text).filter((word) => !besideOrdinal.test(word));
  if (place === undefined || others.length > 0) return undefined;
  if (lastWord.test(place)) return count - 1;
  const inWords = ordinalWords.findIndex((pattern) => pattern.test(place));
  const digits = /^(\d{1,2})(?:st|nd|rd|th)?$/u.exec(place)?.[1];
  const index = inWords >= 0 ? inWords : Number(digits ?? 0) - 1;
  return index >= 0 && index < count ? index : undefined;
}

/** Ordinals stay as they are said: as digits they would be days. */
function toListWords(text: string): string[] {
  return text
    .replace(/\bich meine?\b/gu, ' ')
    .split(/[^\p{L}\p{N}:]+/u)
    .filter((word) => word !== '')
    .map((word) => (ordinalWords.some((pattern) => pattern.test(word)) ? word : writeNumbersAsDigits(word)));
}
