import type { Texts } from '../../shared/i18n/texts.ts';
import { de, type TeamTexts } from './texts.de.ts';
import { en } from './texts.en.ts';

export const teamTexts: Texts<TeamTexts> = { de, en };
