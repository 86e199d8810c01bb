import { en } from '../../shared/i18n/texts.en.ts';
import type { LoadableTexts, Texts } from '../../shared/i18n/texts.ts';
import * as real from '../../shared/i18n/use-language.ts';
import { markWords } from './mark-words.ts';

// Stands in for web/shared/i18n/use-language.ts in the build of the test language: same words, marked.

markWords(en);

export const { useLanguage, useMessages } = real;

export function useTexts<Words>(texts: Texts<Words>): Words {
  markWords(texts.en);
  return real.useTexts(texts);
}

export function useLoadedTexts<Words>(texts: LoadableTexts<Words>): Words {
  const words = real.useLoadedTexts(texts);
  if (useLanguage() === 'en') markWords(words);
  return words;
}
