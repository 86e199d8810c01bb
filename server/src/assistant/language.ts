import type { Language } from '@praxisportal/contract/language';

const english =
  /\b(?:the|i|i'm|i'd|i've|is|are|you|your|my|me|please|to|for|with|do|does|can|could|would|what|when|where|who|how|and|have|has|need|want|at|on|it|this|that|an|of|in|book|appointment|tomorrow|today|next|thanks|thank|hello|hi|english|tooth|teeth|pain|cancel|show|any|by|there|or|from|not|no|yes|yep|works|like|take|was|am|be|been|don't|didn't|doesn't|understand|mean)\b/gu;
const german =
  /\b(?:der|die|das|den|dem|ich|ist|sind|sie|ihr|mein|meine|meinen|mir|mich|bitte|und|fur|mit|zu|zum|zur|bei|auf|ein|eine|einen|kann|konnen|hab|habe|haben|was|wann|wo|wer|wie|nicht|termin|morgen|heute|uhr|danke|hallo|nachste|am|in|an|hi|um|von|vom|auch|noch|schon|wir|du|es|im|oder|aber|nein|ja|zahn|zahne|schmerzen|deutsch|nee|doch|lieber|muss|will|mochte|frau|herr|doktor|kind|woche|montags?|dienstags?|mittwochs?|donnerstags?|freitags?|samstags?|geht|passt|gern|gerne)\b/gu;
// Dialects have these, too: "is de Frau Doktor do".
const inBoth = /^(?:i|is|do|am|an|in|was|no|hi|me)$/u;

/** The language of normalised text, if it is plain; many mix both, and then German is the practice's own. */
export function detectLanguage(text: string): Language | undefined {
  const englishWords = text.match(english) ?? [];
  const englishCount = englishWords.every((word) => inBoth.test(word)) ? 0 : englishWords.length;
  const germanCount = text.match(german)?.length ?? 0;
  if (englishCount > germanCount + 1 || (englishCount > 0 && germanCount === 0)) return 'en';
  return germanCount > englishCount ? 'de' : undefined;
}
