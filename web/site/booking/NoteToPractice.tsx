import { limits } from '@praxisportal/contract/limits';
import { LimitedTextArea } from '../../shared/forms/LimitedTextArea.tsx';
import { useTexts } from '../../shared/i18n/use-language.ts';
import { Checkbox } from '../../shared/ui/Checkbox.tsx';
import { bookingTexts } from './texts.ts';
import type { Confirmation } from './use-confirmation.ts';

/** What the patient may say to the practice with a booking: whether there is pain, and a few words. */
export function NoteToPractice({ confirmation }: { confirmation: Confirmation }) {
  const { toPractice: texts } = useTexts(bookingTexts);
  return (
    <div className="grid gap-2">
      <Checkbox label={texts.pain} checked={confirmation.hasPain} onChange={confirmation.tellPain} />
      <LimitedTextArea
        label={texts.label}
        hint={texts.hint}
        rows={2}
        data-booking-note
        maxLength={limits.bookingNoteMaxLength}
        value={confirmation.note}
        onChange={confirmation.writeNote}
      />
    </div>
  );
}
