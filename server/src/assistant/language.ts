import type { Language } from '@praxisportal/contract/language';

const english =
  /\b(?:the|i|i'm|i'd|i've|is|are|you|your|my|me|please|to|for|with|do|does|can|could|would|what|when|where|who|how|and|have|has|need|want|at|on|it|this|that|an|of|in|book|appointment|tomorrow|today|next|thanks|thank|hello|hi|english|tooth|teeth|pain|cancel|show|any|by|there|or|from|not|no|yes|yep|works|like|take|was|am|be|been|don't|didn't|doesn't|understand|mean)\b/gu;
const german =
  /\b(?:der|die|das|den|dem|ich|ist|sind|sie|ihr|mein|meine|meinen|mir|mich|bitte|und|fur|mit|zu|zum|zur|bei|auf|ein|eine|einen|kann|konnen|hab|habe|haben|was|wann|wo|wer|wie|nicht|termin|morgen|heute|uhr|danke|hallo|nachste|am|in|an|hi|um|von|vom|auch|noch|schon|wir|du|es|im|oder|aber|nein|ja|zahn|zahne|schmerzen|deutsch|nee|doch|lieber|muss|will|mochte|frau|herr|doktor|kind|woche|montags?|dienstags?|mittwochs?|donnerstags?|freitags?|samstags?|geht|passt|gern|gerne|zahn\w*|\w*schmerz\w*|\w*behandlung\w*|kontrolle|vorsorge|\w*reinigung|\w*termine?|\w*prothese|krone|brucke|\w*plombe|notfall|preis|kostet|kosten|\w*zeiten|uhrzeit|vormittags?|nachmittags?|abends?|gestern|ubermorgen|jetzt|sofort|weg|zeig\w*|storno|storniere\w*|absagen|verschieben|buchen|guten|tschuss|moin|servus|hilfe|neue|neuen|egal|nach|vor|ab|bis|wieder|mal|nur|bin|bist|kein|keine|jemand|danach|dann|wenn|alles|januar|februar|marz|mai|oktober|dezember|mitte|arzte?|arztin|praxis|\w*kasse|\w*versicher\w*|parken|kommen)\b/gu;
// Words of both languages, or of dialects: "is de Frau Doktor do", "8 am", "log me in". Alone they show none.
const inBoth = /^(?:i|is|do|am|an|in|was|no|hi|me|die|will|um|im)$/u;

/** The language of normalised text, if it is plain; many mix both, and then German is the practice's own. */
export function detectLanguage(text: string): Language | undefined {
  const englishCount = countWords(text, english);
  const germanCount = countWords(text, german);
  if (englishCount > germanCount + 1 || (englishCount > 0 && germanCount === 0)) return 'en';
  return germanCount > englishCount ? 'de' : undefined;
}

function countWords(text: string, words: RegExp): number {
  const found = text.match(words) ?? [];
  return found.every((word) => inBoth.test(word)) ? 0 : found.length;
}
