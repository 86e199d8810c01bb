import { speaksOfCancelling } from '../read-cancelling.ts';
import type { Reading } from '../reading.ts';
import { answerWords } from '../understand/answer-words.ts';
import { readNamed } from '../understand/match-appointment.ts';
import { keepsIt, splitClauses, tellsBesides } from '../understand/split-clauses.ts';

// A restated yes, one that only says which, and a yes to a time of its own are taken in known words alone; other yeses are the
// classifier's. A word that is none of them may deny, limit or mean something else: "ja, den Friseur absagen", "ja nciht", "ja, mein Zug geht um 11".

const common = [
  // Yes
  'ja+|jo+|jaja|jawohl|jawoll|joa|jau|jap|jepp|jup|jep|yess|yes|yep|yeah|yup|mhm|aye|sure|evet|si|oui|tak|tamam|klar|genau|freilich|freili|richtig|sicher|sischer|naturlich|gewiss|stimmt|correct|ok|okay|gut|super|prima|perfekt|great|perfect|wunderbar|go|ahead|do|mach|machen|machet|machn|verbindlich|hiermit|wirklich',
  // Thanks, greetings, excuses
  'bitte|bidde|please|pls|prosze|lutfen|danke|thanks|thank|you|dank|vielen|besten|gerne?|hallo|liebe|grusse|gruss|sehr|tag|leider|sorry|tut|leid|umstande|entschuldig\\p{L}*|verzeihung|oh|ach|na|nu|mensch|man|mann|bro|wallah',
  // Of how many
  'beide[nrs]?|beids?|boide|alle[ns]?|all|both|zwei|2|them|everything|only|nur|bloss|auch|wieder|nochmal',
  // Small words
  'also|dann|then|und|and|so|es|esu|mal|einfach|just|jetzt|now|halt|eben|up|n|s|se|en',
  // Which one
  'sie|mir|mich|uns|us|me|it|ihn|de[nrm]|die|das|dat|da|diesen?|this|that|the|one|mein|meinen?|unser|unseren|my|our|termine?|appointments?|dr|doktor|doctor|frau|herrn?|datum|uhrzeit|uhr|ehr|ihr',
  // Prepositions and the verbs of a request
  'am|an|um|auf|uff|op|to|on|at|of|vom?n?|von|bei|beim|mit|zu|zum|zur|fur|with|for|konnen|kannst|konnt|kennts?|kennan|kunnt|can',
].join('|');
const known = {
  cancel: new RegExp(
    `^(?:${common}|absagen|absag|absage|abzusagen|ab|sag|sage|sagen|sagt|sags|sach|stornier\\p{L}*|storno|streich\\p{L}*|losch\\p{L}*|entfern\\p{L}*|cancel|canceln|cancell?ed|delete|remove|iptal|weg|fott|raus|heraus|damit|domet|away|get|rid|kill|scrap|odwolac|(?:erste|zweite|dritte|letzte|first|second|third|last)\\p{L}*)$`,
    'u',
  ),
  move: new RegExp(
    `^(?:${common}|(?:ver|um)?schieb\\p{L}*|verschiab\\p{L}*|verleg\\p{L}*|umbuch\\p{L}*|umzubuchen|leg|legen|legt|lege|laje|setz|setzen|mach\\p{L}*|maach\\p{L}*|mer|wir|move|reschedule|change|push|passt|bassd|do)$`,
    'u',
  ),
};

/** In a clause that tells why: a condition, another time, or what another person does. */
const limits =
  /(?<!\p{L})(?:nachdem|sobald|wenn|falls|sofern|bevor|erst|nach|bis|until|after|once|if|neue\p{L}*|new|spater|later|vielleicht|soll\p{L}*|wollt\p{L}*|konnt\p{L}*|wurd\p{L}*|might|could|would|\p{L}*gesagt|\p{L}*sagen|cancel\p{L}*|verschob\p{L}*|verlegt|doch)(?!\p{L})/u;

/** "Meinen aber nicht", "den ersten behalte ich": the other one, which is kept. */
const contrasts =
  /(?<!\p{L})(?:meine[nr]?|mine|ander\p{L}*|other|de[nr] (?:erste|zweite|dritte|letzte)\p{L}*|the (?:first|second|last)|datum)(?!\p{L})/u;

const otherDenied =
  /(?<!\p{L})(?:meine[nr]?|mine|de[nr] andere[nr]?|the other(?: one)?),? (?:aber|but) (?:nicht|nich|net|not)(?!\p{L})/gu;

const most = { wordsOfTreatment: 2 };

/** Beside a verb of cancelling these say who wants it; "ja, ich will den" alone keeps it. */
const wanting = /^(?:ich|i|ick|wir|we|will|mocht\p{L}*|muss|mussen|want|need)$/u;

/** Words of the clauses that answer which are neither known nor names of what the answer is read to name. */
function countUnknown(said: Reading, kind: keyof typeof known): number {
  const { masked } = readNamed(said);
  const { doctor, namedTypes } = said.slots;
  const names = new Set(doctor.names);
  const isWanting = kind === 'cancel' && speaksOfCancelling(said.text);
  const isKnown = (word: string) =>
    known[kind].test(word) || names.has(word) || (isWanting && wanting.test(word));
  const clauses = splitClauses(masked.replace(otherDenied, ' '));
  const kept = clauses.filter(
    (clause) =>
      !(clauses.length > 1 && keepsIt.test(clause) && contrasts.test(clause) && !limits.test(clause)),
  );
  const others = kept
    .join(' ')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && !isKnown(word));
  const isOfOther =
    said.patientId !== undefined && !kept.some((clause) => /(?<!\p{L})(?:mein|my|unser)/u.test(clause));
  return Math.max(0, others.length - namedTypes.length * most.wordsOfTreatment - (isOfOther ? 1 : 0));
}

/**
 * Whether the clauses that answer have nothing but known words and the names of what they are read to name, and no clause
 * which tells why limits the answer.
 */
export function saysNothingElse(said: Reading, whole: string, kind: keyof typeof known): boolean {
  return (
    !whole.includes('?') &&
    !['condition', 'doubts'].some((name) => answerWords[name]?.test(whole)) &&
    countUnknown(said, kind) === 0 &&
    splitClauses(whole)
      .filter(tellsBesides)
      .every((clause) => !limits.test(clause))
  );
}
