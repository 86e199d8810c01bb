import type { Texts } from '../../i18n/texts.ts';
import type { LegalWords } from './legal-content.ts';
import { privacyDe } from './texts.privacy-de.ts';
import { privacyEn } from './texts.privacy-en.ts';

/** A file of its own, so that no legal page loads the words of another. */
export const privacyTexts: Texts<LegalWords> = { de: privacyDe, en: privacyEn };
