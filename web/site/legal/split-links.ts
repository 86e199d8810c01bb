/** Words, or words that lead somewhere. */
export type TextPart = { readonly words: string; readonly href?: string };

/** The parts of a text in which links are written as `[words](address)`. */
export function splitLinks(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let from = 0;
  for (const match of text.matchAll(/\[([^\]]+)\]\(([^)\s]+)\)/g)) {
    if (match.index > from) parts.push({ words: text.slice(from, match.index) });
    const [whole, words = '', href = ''] = match;
    parts.push({ words, href });
    from = match.index + whole.length;
  }
  if (from < text.length) parts.push({ words: text.slice(from) });
  return parts;
}
