import { formatDate } from '../../../shared/i18n/format.ts';
import { useLanguage, useLoadedTexts, useTexts } from '../../../shared/i18n/use-language.ts';
import { LegalPage } from '../LegalPage.tsx';
import { legalTexts } from '../texts.ts';
import { accessibilityTexts } from './texts.ts';

/** The day on which the statement was last checked against the site. */
const checkedDate = '2026-11-27';

export default function AccessibilityScreen() {
  const language = useLanguage();
  const texts = useTexts(legalTexts);
  return (
    <LegalPage words={useLoadedTexts(accessibilityTexts)}>
      <p className="mt-4 text-ink-soft">{texts.asOf(formatDate(language, checkedDate))}</p>
    </LegalPage>
  );
}
