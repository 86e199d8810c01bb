import { type LoadableTexts, loadOnce } from '../../../shared/i18n/texts.ts';
import type { LegalWords } from '../legal-content.ts';

export const privacyTexts: LoadableTexts<LegalWords> = {
  de: loadOnce(async () => (await import('./texts.de.ts')).de),
  en: loadOnce(async () => (await import('./texts.en.ts')).en),
};
