import type { Texts } from '../../shared/i18n/texts.ts';
import { de } from './texts.de.ts';
import { en } from './texts.en.ts';

export const guestAppointmentTexts: Texts<typeof de> = { de, en };
