import type { Texts } from '../../shared/i18n/texts.ts';
import { de, type SettingsTexts } from './texts.de.ts';
import { en } from './texts.en.ts';

export const settingsTexts: Texts<SettingsTexts> = { de, en };
