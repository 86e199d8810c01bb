import { limits } from './limits.ts';

/** An answer as it is read aloud: the words of its markdown, without signs, addresses and pictures. */
export function toSpokenText(markdown: string): string {
  return (
    markdown
      .replaceAll(/```[^\n]*\n?|`/g, '')
      .replaceAll(/!\[[^\]]*\]\((?:[^()]|\([^()]*\))*\)/g, '')
      .replaceAll(/\[([^\]]*)\]\((?:[^()]|\([^()]*\))*\)/g, '$1')
      .replaceAll(/<?https?:\/\/\S+>?/g, '')
      .replaceAll(/<[^>\n]*>/g, '')
      // A table's ruler says nothing, and its cells are a list.
      .replaceAll(/^[ \t:|-]*--[ \t:|-]*$/gm, '')
      .replaceAll(/^[^\S\n]*\|[^\S\n]*|[^\S\n]*\|[^\S\n]*$/gm, '')
      .replaceAll(/[^\S\n]*\|[^\S\n]*/g, ', ')
      .replaceAll(/^\s*(?:#{1,6}|>|[-*+](?=\s)|\d+[.)](?=\s))\s*/gm, '')
      .replaceAll(/(\*\*|__|~~)(.+?)\1/g, '$2')
      .replaceAll(/(?<![\p{L}\d])[*_](.+?)[*_](?![\p{L}\d])/gu, '$1')
      .replaceAll(/\p{Extended_Pictographic}\uFE0F?/gu, '')
      .split('\n')
      .map((line) => line.replaceAll(/\s+/g, ' ').trim())
      .filter((line) => line !== '')
      // Without a stop at its end a line runs into the next one.
      .map((line) => (/[.!?:;,…]$/.test(line) ? line : `${line}.`))
      .join(' ')
  );
}

// Chrome falls silent after a quarter of a minute of one remote voice's utterance.
const utteranceMaxLength = 180;

// Neither "Dr. Weber" nor "z. B." nor "3. Dezember" ends a sentence.
const sentenceEnd =
  /(?<=[.!?…:])(?<!(?:^|[^\p{L}])(?:\p{L}|Dr|Prof|Nr|St|Str|med|dent|ca|bzw)\.)(?<!\d\.)\s+(?=[\p{Lu}\d„“"(])/u;

/** The same text in pieces that a browser's voice reads to their end: sentences, and of long ones parts. */
export function splitSentences(text: string): string[] {
  return text.split(sentenceEnd).flatMap((sentence) => {
    const pieces: string[] = [];
    let rest = sentence;
    while (rest.length > utteranceMaxLength) {
      const end = rest.lastIndexOf(' ', utteranceMaxLength);
      const cut = end > 0 ? end : utteranceMaxLength;
      pieces.push(rest.slice(0, cut));
      rest = rest.slice(cut).trim();
    }
    return rest === '' ? pieces : [...pieces, rest];
  });
}

/** As much of such a text as the server speaks, cut between sentences: of an answer sealed by the server exactly this. */
export function cutForServer(text: string): string {
  if (text.length <= limits.speechTextMaxLength) return text;
  let kept = '';
  for (const piece of splitSentences(text)) {
    if (kept.length + piece.length >= limits.speechTextMaxLength) break;
    kept = kept === '' ? piece : `${kept} ${piece}`;
  }
  return kept;
}
