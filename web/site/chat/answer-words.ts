import { toSpokenText } from '@praxisportal/contract/spoken-text';
import Markdown, { defaultUrlTransform } from 'react-markdown';
import remarkGfm from 'remark-gfm';

/** As much of the tree that is shown as is needed here. */
type Node = {
  type: string;
  value?: string;
  tagName?: string;
  properties?: Record<string, unknown>;
  children?: Node[];
};

/**
 * The words of an answer's markdown as a screen reader is told them; '' if nothing of it is shown. By this alone both it
 * and the eyes are told that there is none.
 */
export function wordsOfAnswer(markdown: string): string {
  const spoken = toSpokenText(markdown);
  // A letter at the beginning is shown, whatever follows.
  if (spoken !== '' && /^\p{L}/u.test(markdown)) return spoken;
  const shown = findShown(markdown);
  return shown === '' ? '' : spoken || shown;
}

function findShown(markdown: string): string {
  let shown = '';
  const note = () => (tree: Node) => {
    shown = readShown(tree);
  };
  try {
    // It keeps no state, and can be called as any function can.
    Markdown({ children: markdown, remarkPlugins: [remarkGfm], rehypePlugins: [note] });
  } catch {
    // What can't be shown breaks its own message only (MessageList).
    return markdown.trim();
  }
  return /[^\s\p{C}]/u.test(shown) ? shown.trim() : '';
}

function readShown({ value = '', tagName, properties, children = [] }: Node): string {
  if (tagName !== 'img') return value + children.map(readShown).join('');
  const address = defaultUrlTransform(String(properties?.src ?? ''));
  return address === '' ? '' : String(properties?.alt || address);
}
