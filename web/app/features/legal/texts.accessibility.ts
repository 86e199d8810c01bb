import type { Texts } from '../../i18n/texts.ts';
import type { LegalWords } from './legal-content.ts';
import { accessibilityDe } from './texts.accessibility-de.ts';
import { accessibilityEn } from './texts.accessibility-en.ts';

/** A file of its own, so that no legal page loads the words of another. */
export const accessibilityTexts: Texts<LegalWords> = { de: accessibilityDe, en: accessibilityEn };
