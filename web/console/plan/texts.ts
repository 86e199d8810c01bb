import type { Texts } from '../../shared/i18n/texts.ts';
import { de, type PlanTexts } from './texts.de.ts';
import { en } from './texts.en.ts';

export const planTexts: Texts<PlanTexts> = { de, en };
