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

/** Adds those that overlap none that is there already. */
export function addItems(items: PersonalItem[], more: readonly PersonalItem[]): PersonalItem[] {
  for (const item of more)
    if (!items.some(({ start, end }) => item.start < end && start < item.end)) items.push(item);
  return items;
}
