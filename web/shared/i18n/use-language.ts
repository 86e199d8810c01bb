import type { Language } from '@praxisportal/contract/language';
import { use } from 'react';
import { LanguageContext } from './language-context.ts';
import { de, type Messages } from './texts.de.ts';
import { en } from './texts.en.ts';
import type { LoadableTexts, Texts } from './texts.ts';

const messages: Texts<Messages> = { de, en };

/** The language of the page, which is the language of its address. */
export function useLanguage(): Language {
  return use(LanguageContext);
}

/** The words that several screens share. */
export function useMessages(): Messages {
  return messages[useLanguage()];
}

/** One screen's own words. */
export function useTexts<Words>(texts: Texts<Words>): Words {
  return texts[useLanguage()];
}

/**
 * One screen's long text. The page waits for it as a whole, so the prerendered HTML holds it in its place; while
 * the browser loads it, what was rendered stays: the same words, or the page before.
 */
export function useLoadedTexts<Words>(texts: LoadableTexts<Words>): Words {
  return use(texts[useLanguage()]());
}
