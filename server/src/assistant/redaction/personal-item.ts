/** A stretch of text that names or identifies somebody. */
export type PersonalItem = { start: number; end: number; kind: ItemKind };
export type ItemKind =
  | 'NAME'
  | 'EMAIL'
  | 'TELEFON'
  | 'ADRESSE'
  | 'GEBURTSDATUM'
  | 'IBAN'
  | 'VERSICHERTENNUMMER'
  | 'NUMMER';

/** Lower case without accents, so that "Jürgen", "Juergen" and "jurgen" are one. */
export function fold(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('ı', 'i')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/ae/gu, 'a')
    .replace(/oe/gu, 'o')
    .replace(/ue/gu, 'u');
}

/**
 * Both, in the order of the text. Those that overlap become one of the longer one's kind: a phone number that begins like
 * a day is hidden whole.
 */
export function joinItems(items: readonly PersonalItem[], more: readonly PersonalItem[]): PersonalItem[] {
  const joined: PersonalItem[] = [];
  for (const item of [...items, ...more].sort((a, b) => a.start - b.start)) {
    const last = joined.at(-1);
    if (last === undefined || last.end <= item.start) joined.push({ ...item });
    else {
      if (item.end - item.start > last.end - last.start) last.kind = item.kind;
      last.end = Math.max(last.end, item.end);
    }
  }
  return joined;
}
