const kinds = 'NAME|EMAIL|TELEFON|ADRESSE|GEBURTSDATUM|IBAN|VERSICHERTENNUMMER|NUMMER';
/** A placeholder, whatever a model has made of it. */
export const bentPlaceholder = new RegExp(
  `\\\\?\\[\\s?(?<kind>${kinds})[\\s_\\\\-]*(?<number>\\d+)\\s?\\\\?\\]|(?<![\\p{L}\\p{N}])(?<bareKind>${kinds})\\\\?_(?<bareNumber>\\d+)(?!\\d)`,
  'giu',
);
