const kinds = 'NAME|GEBURTSDATUM|VERSICHERTENNUMMER|EMAIL|TELEFON|ADRESSE|IBAN|NUMMER';
const open = '(?:\\\\?[[<{]\\s?){1,2}';
const close = '(?:\\s?\\\\?[\\]>}]){1,2}';

/** A placeholder, also one that was bent on the way: "[name 1]", "\\[NAME\\_1\\]", "{{NAME_1}}", "NAME_1". */
export const bentPlaceholder = new RegExp(
  `${open}(?<kind>${kinds})[\\s_\\\\-]*(?<number>\\d+)${close}|(?<![\\p{L}\\p{N}])(?<bareKind>${kinds})\\\\?_(?<bareNumber>\\d+)(?!\\d)`,
  'giu',
);
