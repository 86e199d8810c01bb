import type { Language } from '@praxisportal/contract/language';

/**
 * The words of one screen in every language. German is the source, so English has to match its type:
 * `const de = {…}; const en: typeof de = {…}; export const xTexts: Texts<typeof de> = { de, en };`
 */
export type Texts<Words> = Readonly<Record<Language, Words>>;
