/** The languages of the product; German is the default and the fallback. */
export const languages = ['de', 'en'] as const;
export type Language = (typeof languages)[number];

/** A sentence in every language of the product. */
export type Localized = Readonly<Record<Language, string>>;
