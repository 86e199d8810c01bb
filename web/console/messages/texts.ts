import type { Texts } from '../../shared/i18n/texts.ts';
import { de, type MessageTexts } from './texts.de.ts';
import { en } from './texts.en.ts';

export const messageTexts: Texts<MessageTexts> = { de, en };
