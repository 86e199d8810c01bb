import type { Texts } from '../../i18n/texts.ts';
import type { LegalWords } from './legal-content.ts';
import { imprintDe } from './texts.imprint-de.ts';
import { imprintEn } from './texts.imprint-en.ts';

/** A file of its own, so that no legal page loads the words of another. */
export const imprintTexts: Texts<LegalWords> = { de: imprintDe, en: imprintEn };
