import type { Texts } from '../../../i18n/texts.ts';
import type { LegalWords } from '../legal-content.ts';
import { de } from './texts.de.ts';
import { en } from './texts.en.ts';

export const accessibilityTexts: Texts<LegalWords> = { de, en };
