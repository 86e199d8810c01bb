import { toPlainDigits } from '@praxisportal/contract/plain-digits';

/**
 * The message as the rules read it: lower case, without accents and umlauts (ä, ae → a), ß as ss, typographic marks as
 * plain ones, spoken punctuation as what it means, three equal letters as two, digits of every script as 0 to 9. All word groups are written this way:
 * "zahne", "fullung", "fur".
 */
export function normalise(message: string): string {
  const plain = toPlainDigits(message.normalize('NFKC'))
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('ı', 'i')
    .replaceAll('ł', 'l')
    .normalize('NFD')
    // Only the marks of Latin letters: й and ё are letters of their own.
    .replace(/([a-z])\p{M}+/gu, '$1')
    .normalize('NFC')
    .replace(/[’‘`´]/g, "'")
    .replace(/[„“”«»]/g, '"')
    .replace(/[–—−]/g, '-');
  return sayPunctuation(plain)
    .replace(/ae/g, 'a')
    .replace(/oe(?!s\b)/g, 'o')
    .replace(/(?<![aeoq])ue(?!s)/g, 'u')
    .replace(/([a-z!?.])\1{2,}/g, '$1$1')
    .replace(/\s+/g, ' ')
    .trim();
}

const spokenMarks: readonly [RegExp, string][] = [
  [/,? nicht wahr(?= *[.?!]*$)/g, '?'],
  [/ (komma|comma)(?= |$)/g, ','],
  [/ (punkt|full stop)(?= (danke|bitte|ich|und|mein|es|also|das|die|der)\b|$)/g, '.'],
  [/ (fragezeichen|question mark)(?= |$)/g, '?'],
  [/ (ausrufezeichen|ausrufungszeichen|exclamation mark)(?= |$)/g, '!'],
];

/** What a dictating program wrote out ("danke punkt"), and the tag question "nicht wahr". */
function sayPunctuation(text: string): string {
  return spokenMarks.reduce((said, [words, mark]) => said.replace(words, mark), text);
}

/** A pattern of whole words in normalised text; the alternatives may be patterns themselves. */
export function words(...alternatives: readonly string[]): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${alternatives.join('|')})(?![\\p{L}\\p{N}])`, 'u');
}

/** "Am 14. um drei" without the dot behind the day, which ends no sentence. */
export function withoutDateDots(text: string): string {
  return text.replace(/(?<=\d)\.(?=[ ,]|$)/gu, '');
}
