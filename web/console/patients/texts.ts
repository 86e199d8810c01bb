import type { Texts } from '../../shared/i18n/texts.ts';
import { de, type PatientTexts } from './texts.de.ts';
import { en } from './texts.en.ts';

export const patientTexts: Texts<PatientTexts> = { de, en };
