import type { Texts } from '../../shared/i18n/texts.ts';
import { type ConsoleTexts, de } from './texts.de.ts';
import { en } from './texts.en.ts';

export const consoleTexts: Texts<ConsoleTexts> = { de, en };
