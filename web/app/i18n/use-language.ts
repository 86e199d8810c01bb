import type { Language } from '@praxisportal/contract/language';
import { useLocation } from 'react-router';
import { languageOfPath } from '../paths.ts';
import { de, type Messages } from './texts.de.ts';
import { en } from './texts.en.ts';
import type { Texts } from './texts.ts';

const messages: Texts<Messages> = { de, en };

/** The language of the page, which is the language of its address. */
export function useLanguage(): Language {
  return languageOfPath(useLocation().pathname);
}

/** The words that several screens share. */
export function useMessages(): Messages {
  return messages[useLanguage()];
}

/** One screen's own words. */
export function useTexts<Words>(texts: Texts<Words>): Words {
  return texts[useLanguage()];
}
