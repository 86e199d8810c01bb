import { useTexts } from '../../i18n/use-language.ts';
import { Notice } from '../../ui/Notice.tsx';
import { dayTexts } from './texts.ts';

/** What is open here stands no longer on its day: another desk, or the patient, has moved or cancelled it. */
export function GoneNotice() {
  const { gone } = useTexts(dayTexts);
  return <Notice title={gone.title}>{gone.text}</Notice>;
}
