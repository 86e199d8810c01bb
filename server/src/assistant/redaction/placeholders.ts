/** Of what reaches somebody, or is dialled. */
export const contactKinds = 'EMAIL|TELEFON|ADRESSE|IBAN|NUMMER';
const kinds = `NAME|GEBURTSDATUM|VERSICHERTENNUMMER|${contactKinds}`;
const open = '(?:\\\\?[[<{]\\s?){1,2}';
const close = '(?:\\s?\\\\?[\\]>}]){1,2}';

/** A placeholder, whatever a model has made of it: "[name 1]", "\\[NAME\\_1\\]", "{{NAME_1}}", "NAME_1". */
export const bentPlaceholder = new RegExp(
  `${open}(?<kind>${kinds})[\\s_\\\\-]*(?<number>\\d+)${close}|(?<![\\p{L}\\p{N}])(?<bareKind>${kinds})\\\\?_(?<bareNumber>\\d+)(?!\\d)`,
  'giu',
);

/** What is left of one that stands for nothing: whatever stands in its brackets, or its kind in capitals. */
const remains = [
  /\[[^\]]*\]|\{\{?[^}]*\}\}?/u,
  new RegExp(`(?<!\\p{L})(?:${kinds})\\\\?_\\\\?(?:\\d|\\p{L}(?!\\p{L}))`, 'iu'),
  // "Ihre IBAN" is a word.
  new RegExp(`(?<!\\p{L})(?:(?:${kinds.replace('IBAN|', '')})(?!\\p{L})|IBAN[\\s_-]?\\d(?!\\d))`, 'u'),
];

/** Whether a restored answer still speaks of somebody by a placeholder. */
export function hasPlaceholder(text: string): boolean {
  return remains.some((pattern) => pattern.test(text));
}
