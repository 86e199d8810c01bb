import type { Texts } from '../../shared/i18n/texts.ts';
import { de, type ProofTexts } from './texts.de.ts';
import { en } from './texts.en.ts';

export const proofTexts: Texts<ProofTexts> = { de, en };
