import type { Language } from '@praxisportal/contract/language';

/**
 * The words of one screen in every language. German is the source, so English has to match its type:
 * `const de = {…}; const en: typeof de = {…}; export const xTexts: Texts<typeof de> = { de, en };`
 */
export type Texts<Words> = Readonly<Record<Language, Words>>;

/** Long texts, of which a page loads only the language that it is read in; each of them once. */
export type LoadableTexts<Words> = Readonly<Record<Language, () => Promise<Words>>>;

/** The same promise for everyone who asks, made when the first one does. */
export function loadOnce<Words>(load: () => Promise<Words>): () => Promise<Words> {
  let loading: Promise<Words> | undefined;
  return () => {
    loading ??= load();
    return loading;
  };
}
