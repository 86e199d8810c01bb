import type { Texts } from '../../shared/i18n/texts.ts';
import { type DayTexts, de } from './texts.de.ts';
import { en } from './texts.en.ts';

export const dayTexts: Texts<DayTexts> = { de, en };
