import type { ItemKind, PersonalItem } from './personal-item.ts';

/** What patterns find; a group named `item` is the item, else the whole match. */
export function collect(text: string, kind: ItemKind, patterns: readonly RegExp[]): PersonalItem[] {
  return patterns.flatMap((pattern) =>
    [...text.matchAll(pattern)].flatMap((match): PersonalItem[] => {
      const item = match.groups?.item ?? match[0];
      const start = match.index + match[0].lastIndexOf(item);
      return item.trim() === '' ? [] : [{ start, end: start + item.length, kind }];
    }),
  );
}
