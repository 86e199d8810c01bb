import { words } from './normalise.ts';
import { announcesReturn, isCourtesy, isHindrance } from './read-hindrance.ts';
import { awayWithIt, cancelWords, denyingWords, notWords, rest } from './words/giving-up-words.ts';

const either = (...patterns: readonly string[]) => `(?:${patterns.join('|')})`;

const yesWords = either(
  'ja+|jaja|jo+|jawoh?ll?|jup|jep|yes|yep|yeah|yup|sure|ok|okay|oki|klar|logo|gern(?:e)?|freil(?:i|ich)|evet|sicher|genau|richtig|stimmt',
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
  'bitte|please|pls|danke?|dankeschon|thanks|thank you|vielen|besten|herzlichen|lieben|doch|mal|dann|also|und|and|so|naturlich|selbstverstandlich|schon|jetzt|nun|now|then',
  'halt|ruhig|einfach|just|verbindlich|wirklich|really|endgultig|definitiv|sofort|gleich|hiermit|trotzdem|anyway|super|prima|perfekt|gut',
  'fine|great|na|oh|ach|ah+|hm+|leider|sorry|tut mir leid|verdammt|mensch|de[nr]|die|das|es|ihn|diesen?|dieser|it|that|this|the|one',
  "meinen?|my|termin|appointment|sie|ihr|du|mir|you|can|kann|kannst|konnen|konnt|ich (?:will|muss|mochte?)|(?:will|mochte?) ich|will|i want to|i(?:'d| would) like to",
);
const cancelOff = (between: string) => `sag(?:en|t|e)?(?: (?:${between}))* ab`;
const mayGo = '(?:muss|soll|kann|darf) weg';
/** What was asked for, in words of its own. */
const askedVerbs = {
  cancel: either(cancelWords, cancelOff('sie|ihn|es|das|den|diesen|termin|bitte|mir'), awayWithIt, mayGo),
  cancelAll: either(
    cancelWords,
    cancelOff('sie|das|bitte|mir|die|diese|allen?|beiden?|termine'),
    awayWithIt,
    mayGo,
  ),
  move: either(
    `verschieb${rest}|verleg${rest}|umbuch${rest}|umgebucht|move|reschedule`,
    `(?:ich )?(?:nehm${rest}|nimm)(?: ich)?|(?:i(?:'ll| will) )?take`,
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
/** A condition, a joke, or another appointment: behind a yes no reason. */
const limits = words(
  'ausser',
  'ausgenommen',
  'vorausgesetzt',
  'solange',
  'sobald',
  'nachdem',
  'unless',
  'except',
  'provided',
  'as long as',
  'oder',
  'or',
  '\\w*sch[ae]rz\\w*',
  'spass\\w*',
  'quatsch',
  'blodsinn',
  'kidding',
  'joking?',
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
  'na(?! (?:klar|ja|gut|sicher|logo|dann ja))',
  'naa',
  'no',
  'nope',
  notWords,
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

const refusingSigns = /[👎❌🚫⛔🛑✋🙅✖🚷]/u;
const doubtingSigns = /[🤔🙃🤨😕🤷😡😠🤡🙄⏸⏹❓❔]/u;
// "Na ja" weighs, "yeah, right" mocks, and "cancel" by itself may be of the question.
const halfHearted =
  /^(?:ja|jo|yes|ok|okay)\W*(?:hm+|also|ah+m*|eh+m*|uh+m*)\W*$|^(?:ja|jo|yes|ok|okay) ?(?:…|\.{2,})\s*$|^ach,? ja(?=\W+(?:der|mein|die)\b)|^(?:(?:na|ach|oh|hm+),? ?ja+|tja|jein|(?:na gut,? |ja,? )?von mir aus|meinetwegen|yeah,? right|if you (?:must|insist)|cancel)(?![\p{L}\p{N}])[^\p{L}\p{N}]*$/u;

// "Ja, halt!" stops, where "dann halt absagen" gives in; "stimmt das" asks, whether a mark stands there or not.
const halts = /^(?:(?:ja|jo|yes|ok|okay)\W+)*halt(?:\W*$|\W*[,!.] ?(?:ja|jo|nein|bitte|mal)?\W*$)/u;
const asksIfRight = /^(?:(?:ja|jo|ok|okay|und)\W+)*stimmt (?:das|der|die|es)\b/u;
/** "Die Absage bitte streichen", "stornieren Sie die Absage" */
const ofTheCancelling =
  /\b(?:(?:die|meine|diese|the|my) )?(?:absage|stornierung|storno|cancellation|das absagen)\b[^.!?]{0,25}\b(?:streich|stornier|losch|entfern|zuruck|cancel|aufheb|ruckgangig|undo|delete|remove)\w*|\b(?:streich|stornier|losch|entfern|cancel|undo|delete|remove)\w*(?: (?:sie|bitte|mir|please))*(?: (?:die|meine|diese|the|my))? (?:absage|stornierung|storno|cancellation)\b|\bstornieren,? streichen\b/u;
/** Of the appointment that it suits, or is wanted: "passt mir gut", "ich will unbedingt den Termin", "yes, my appointment please". */
const ofKeeping =
  /^(?:(?:ja|jo|yes|ok|okay|das|der|it|that)\W+)*(?:passt|passen|suits?) (?:mir|uns|me|us|gut|prima|super)\b|^(?:(?:ja|jo|ok|okay)\W+)*(?:der|er|es) passt(?: so)?\W*$|^(?:bestatigt|confirmed)\b|\b(?:will|mochte?) (?:ich )?(?:den|ihn)\W*$|\b(?:den|ihn) (?:will|mochte?) ich\W*$|\b(?:will|mocht\w*|want|need|mein\w*|my)\b(?: \w+){0,2} (?:termine?|appointments?)\b/u;

/** What can be taken for a yes, and may well be none. */
function seemsYes(text: string, change: Asked, verb: RegExp): boolean {
  if (halfHearted.test(text) || halts.test(text) || asksIfRight.test(text)) return true;
  return change !== 'move' && (ofTheCancelling.test(text) || (ofKeeping.test(text) && !verb.test(text)));
}

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
  '(?:is|are) there',
  '(?:kostet|wird|is|ist|gibt) (?:es|das|mich das|dat) (?:was|etwas|wat|teuer|kostenlos|umsonst|eine? \\w+)',
);
const asksInEnglish = /\b(?:do|does|is|are|will|would|can|could) (?:you|it|there|that|i)\b[^.!?]*\?/u;

export function asksBack(text: string): boolean {
  return questioning.test(text) || asksInEnglish.test(text);
}

// Who writes more than that has more to say than yes.
const most = { wordsOfYes: 12, wordsBefore: 3 };
// "a_b" is two of them, as patterns read it.
const countWords = (text: string) => text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;

/**
 * A yes or no to the question whether to make this change; undefined if it is neither. A yes is a short sentence of nothing
 * but yes words, fillers, the verb that was asked for and `named`, the patterns of what the question itself named. Only
 * where that verb is said may a reason or a courtesy stand behind it; and hardly anything may stand before. Any other
 * sentence that begins as a yes and neither asks nor wants something is unclear. A yes to all has no reason behind it: that
 * may leave one out.
 */
export function readYesNo(
  message: string,
  change: Asked,
  named: readonly string[] = [],
): 'yes' | 'no' | 'unclear' | undefined {
  if (seemsYes(message, change, words(askedVerbs[change]))) return 'unclear';
  // "Am 4. kann ich nicht" is one sentence.
  const text = message.replace(/(?<=\d)\./gu, ' ');
  const isPlain = toWholly(either(yesWords, yesPhrases, fillers, askedVerbs[change], ...named));
  const says = { yes: words(yesWords, yesPhrases), verb: words(askedVerbs[change]) };
  const clauses = toClauses(text).filter((clause) => !leadsIn.test(clause));
  const others = clauses.filter((clause) => !isPlain(clause));
  const lead = readLead(clauses, isPlain);
  const asked: Question = { ...says, isPlain, change, isReason: toReasons(change, lead, says) };
  const isYesSaid = says.yes.test(lead);
  const isVerbSaid = clauses.some((clause) => isPlain(clause) && says.verb.test(clause));
  const isAgreed = isYesSaid || isVerbSaid;
  const judged = isAgreed ? clauses.map(leaveOutDenial).join(', ') : text;
  // "Ja, lass ihn stehen" keeps the appointment: a no weighs more where something would be lost.
  if (refusingSigns.test(text) || no.test(judged.replace(/\b(?:nicht|nich|net) mehr\b/gu, ''))) return 'no';
  if (doubtingSigns.test(text)) return opensWithYes.test(text) ? 'unclear' : undefined;
  const isDenied = isAgreed && others.some((clause) => denying.test(clause));
  // "Absagen, das ist nicht nötig": the verb by itself may be the one that is asked about.
  if (isDenied && !isYesSaid) return 'unclear';
  const answer = readSentences(text, asked);
  const wantsElse = text.includes('?') || leavesOpen.test(text.replace(asked.verb, ' ').replace(needed, ' '));
  return answer ?? (isDenied && !wantsElse ? 'unclear' : undefined);
}

function readSentences(text: string, asked: Question): 'yes' | 'unclear' | undefined {
  const { isPlain, change } = asked;
  let before = 0;
  const sentences = (text.match(/[^.!?]+[.!?]*/gu) ?? []).map((part) => part.trim());
  for (const [index, sentence] of sentences.entries()) {
    const isShort = countWords(sentence) <= most.wordsOfYes && !sentence.includes('?');
    if (isShort && isYes(sentence, asked)) {
      const isLed = sentences.slice(0, index).every((each) => isPlain(each) || leadsIn.test(each));
      const isTakenBack = sentences.slice(index + 1).some((each) => takesBackYes(each, asked));
      return isLed && !isTakenBack ? 'yes' : 'unclear';
    }
    // "Ja, verschieben" wants nothing else where that was asked.
    const besideVerb = change === 'move' ? sentence.replace(asked.verb, ' ') : sentence;
    if (isShort && opensWithYes.test(sentence) && !leavesOpen.test(besideVerb)) return 'unclear';
    before += countWords(sentence);
    if (before > most.wordsBefore) return undefined;
  }
  return undefined;
}

type Test = (text: string) => boolean;
/** What was asked, as its answers are read. */
type Question = { isPlain: Test; yes: RegExp; verb: RegExp; change: Asked; isReason: Test };

const denying = words(denyingWords, 'no', `kein${rest}`);
const needed = words(`brauch${rest}`);

/** "Ja, verschieben, da kann ich nicht" */
const ofNewTime = new RegExp(`\\b(?:da|dann|das|es) (?:.* )?(?:${notWords})$|\\bthen\\b`, 'u');

/** Reasons stand behind the verb only: "ja, da kann ich nicht" may be of the new time. */
function toReasons(change: Asked, lead: string, { yes, verb }: { yes: RegExp; verb: RegExp }): Test {
  if (change === 'cancelAll') return () => false;
  const isYesSaid = yes.test(lead);
  const isHindered = (clause: string) =>
    isHindrance(clause) && !(change === 'move' && ofNewTime.test(clause));
  // "Absagen, hat sich erledigt" may be of the question. Who moves and will be in touch may want another time than that.
  const isOne = (clause: string) =>
    isCourtesy(clause) ||
    (isHindered(clause) && (isYesSaid || ofSelf.test(clause))) ||
    (change === 'cancel' && announcesReturn(clause));
  if (verb.test(lead)) return (clause) => isOne(clause) || clause.split(/ (?:und|and) /u).every(isOne);
  // "Ja, bitte, ich kann leider nicht"
  const isBegged = change === 'cancel' && /\b(?:bitte|please)\b/u.test(lead);
  return (clause) => isBegged && isYesSaid && ofSelf.test(clause) && isHindrance(clause);
}

/** Of nothing but these, which may be read in many ways: no long text is tried. */
function toWholly(pattern: string): Test {
  const wholly = new RegExp(`^(?:(?:${pattern})(?![\\p{L}\\p{N}])[^\\p{L}\\p{N}]*)+$`, 'u');
  return (text) => countWords(text) <= most.wordsOfYes && wholly.test(text);
}

function isYes(sentence: string, { isPlain, yes, verb, isReason }: Question): boolean {
  const clauses = toClauses(sentence);
  const others = clauses.filter((clause) => !isPlain(clause));
  const agreed = clauses.filter((clause) => isPlain(clause)).join(', ');
  if (!yes.test(agreed) && (!verb.test(agreed) || ofOwn.test(agreed))) return false;
  return others.length === 0 || (isPlain(clauses[0] ?? '') && others.every(isReason));
}

const ofSelf =
  /^(?:(?:weil|denn|leider|because) )?(?:ich|wir|i|we|i'm|we're|bin|mein|meine|my)(?![\p{L}\p{N}])/u;

/** Clauses begin at a mark or a conjunction, and where an answer goes on without: "ja bitte absagen ich kann nicht". */
const clauseEnds = new RegExp(
  [
    '[,;:.!?]| - | (?=(?:weil|because)\\b)| (?=(?:bitte|please) (?:absagen|stornieren|cancel)\\b)',
    "(?<=\\b(?:absagen|stornieren|cancel|verschieben|move)(?: (?:bitte|please|it))?) (?=(?:ich|mir|meine?|i|i'm|my)\\b)",
    "(?<=^(?:ja|jo|yes|yeah|ok|okay)(?:,? (?:bitte|please|gerne?))?) (?=(?:ich|mir|da|meine?|i|i'm|my)\\b)",
  ].join('|'),
  'u',
);

function toClauses(text: string): string[] {
  return text
    .split(clauseEnds)
    .map((clause) => clause.trim())
    .filter((clause) => /[\p{L}\p{N}]/u.test(clause));
}

/** What is agreed before anything else is said. */
function readLead(clauses: readonly string[], isPlain: Test): string {
  const end = clauses.findIndex((clause) => !isPlain(clause));
  return clauses.slice(0, end < 0 ? clauses.length : end).join(', ');
}

const onlyDenies = new RegExp(`^(?:(?:dann|doch|lieber|bitte|also|aber|besser) )*(?:${notWords})$`, 'u');

/** What a clause behind a yes denies is something else than that, unless it says nothing but "doch nicht". */
function leaveOutDenial(clause: string): string {
  if (isHindrance(clause)) return '';
  return onlyDenies.test(clause) ? clause : clause.replace(allDenying, ' ');
}

const allDenying = new RegExp(words(denyingWords).source, 'gu');

function unsettles(text: string): boolean {
  return leavesOpen.test(text) || limits.test(text);
}

/** "Ja. Der Termin bleibt." A question behind a yes is only one more, unless it asks which. */
function takesBackYes(sentence: string, { isPlain, isReason, change }: Question): boolean {
  const isShort = countWords(sentence) <= most.wordsOfYes;
  const isBeside = (clause: string) =>
    isPlain(clause) || isReason(clause) || (change !== 'cancelAll' && isCourtesy(clause));
  if (isShort && !sentence.includes('?') && toClauses(sentence).every(isBeside)) return false;
  return !sentence.includes('?') || unsettles(sentence) || asksWhich.test(sentence);
}

const asksWhich =
  /\d|\b(?:trotzdem|still|soll ich|should i|wirklich|really|sicher|sure|geht|ginge|strafe|gebuhr\w*|pay|fees?|platz|verlier\w*|lose|kommen|come|behalt\w*|keep)\b|\b(?:ist|war|is|was) (?:das|der|dat|that|it)\b|\b(?:erste|zweite|dritte|letzte|first|second|last)\w*/u;
/** What may stand before a yes; "den zweiten. Ja" is none to the question. */
const leadsIn =
  /^(?:(?:hallo|hi|hey|hello|moin|servus|guten (?:tag|morgen|abend)|gruss gott|oh je|oje|ach so|achso|alles klar|verstehe|schade|stimmt ja|moment|mist|schon|i see|all right|alright)\W*)+$/u;
