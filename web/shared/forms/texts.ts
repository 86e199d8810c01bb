import type { Texts } from '../i18n/texts.ts';
import { de } from './texts.de.ts';
import { en } from './texts.en.ts';

export const formTexts: Texts<typeof de> = { de, en };
