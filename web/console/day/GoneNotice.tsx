import { useTexts } from '../../shared/i18n/use-language.ts';
import { Notice } from '../../shared/ui/Notice.tsx';
import { dayTexts } from './texts.ts';

/** What is open here stands no longer on its day: another desk, or the patient, has moved or cancelled it. */
export function GoneNotice() {
  const { gone } = useTexts(dayTexts);
  return (
    // In sight wherever in the panel somebody is writing.
    <Notice title={gone.title} className="sticky top-0 z-10">
      {gone.text}
    </Notice>
  );
}
