/** A paragraph, a list, terms with their values, or a smaller heading. Text may hold links: `[words](address)`. */
export type LegalBlock =
  | string
  | { readonly list: readonly string[] }
  | { readonly facts: readonly (readonly [term: string, value: string])[] }
  | { readonly heading: string };

/** A part of a legal page; the id is the same in both languages, so that anchors survive the language switch. */
export type LegalSection = {
  readonly id: string;
  readonly title: string;
  readonly blocks: readonly LegalBlock[];
};

/** The words of one legal page. */
export type LegalWords = {
  readonly title: string;
  readonly description: string;
  readonly lead: string;
  readonly sections: readonly LegalSection[];
};
