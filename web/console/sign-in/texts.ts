import type { Texts } from '../../shared/i18n/texts.ts';
import { de, type SignInTexts } from './texts.de.ts';
import { en } from './texts.en.ts';

export const signInTexts: Texts<SignInTexts> = { de, en };
