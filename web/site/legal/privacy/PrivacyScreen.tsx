import { usePracticeClock } from '../../../shared/clock/use-practice-clock.ts';
import { formatDate } from '../../../shared/i18n/format.ts';
import { useLanguage, useLoadedTexts, useTexts } from '../../../shared/i18n/use-language.ts';
import { LegalPage } from '../LegalPage.tsx';
import { legalTexts } from '../texts.ts';
import { privacyTexts } from './texts.ts';

export default function PrivacyScreen() {
  const language = useLanguage();
  const texts = useTexts(legalTexts);
  const clock = usePracticeClock();
  const words = useLoadedTexts(privacyTexts);
  const date = clock && texts.asOf(formatDate(language, clock.date));
  const sections = words.sections.map((section) =>
    // Today's date stands with the changes, once the page knows the day.
    section.id === 'changes' && date ? { ...section, blocks: [...section.blocks, date] } : section,
  );
  return <LegalPage words={{ ...words, sections }} />;
}
