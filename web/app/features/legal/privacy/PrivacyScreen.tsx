import { usePracticeClock } from '../../../clock/use-practice-clock.ts';
import { formatDate } from '../../../i18n/format.ts';
import { useLanguage, useLoadedTexts, useTexts } from '../../../i18n/use-language.ts';
import { LegalPage } from '../LegalPage.tsx';
import { legalTexts } from '../texts.ts';
import { privacyTexts } from './texts.ts';

export default function PrivacyScreen() {
  const language = useLanguage();
  const texts = useTexts(legalTexts);
  const clock = usePracticeClock();
  return (
    <LegalPage words={useLoadedTexts(privacyTexts)}>
      {/* The notice bears today's date; the line keeps its height until the page knows the day. */}
      <p className="mt-4 min-h-[1.6em] text-ink-soft">
        {clock && texts.asOf(formatDate(language, clock.date))}
      </p>
    </LegalPage>
  );
}
