import { type Ref, useId } from 'react';
import { noticeHoursOf } from '../../shared/api/offer-rows.ts';
import { offerQuery } from '../../shared/api/queries.ts';
import { useQuery } from '../../shared/api/query-client.ts';
import { useTexts } from '../../shared/i18n/use-language.ts';
import { Checkbox } from '../../shared/ui/Checkbox.tsx';
import { useSession } from '../session/use-session.ts';
import { bookingTexts } from './texts.ts';
import type { Confirmation } from './use-confirmation.ts';

type PolicyBoxProps = {
  confirmation: Confirmation;
  checkbox: Ref<HTMLInputElement>;
  checkboxId: string;
  ref?: Ref<HTMLElement> | undefined;
};

/** What one agrees to with a booking: the cancellation policy, and reminders if one wants them. */
export function PolicyBox({ confirmation, checkbox, checkboxId, ref }: PolicyBoxProps) {
  const { policy, reminder } = useTexts(bookingTexts);
  const { user } = useSession();
  const { data: offer } = useQuery(offerQuery());
  const headingId = useId();
  return (
    <>
      <section
        ref={ref}
        tabIndex={-1}
        aria-labelledby={headingId}
        className="scroll-mb-40 rounded-control border border-line-strong bg-leaf-50 px-4 py-2.5"
      >
        <h3 id={headingId} className="mb-1 text-base">
          {policy.heading}
        </h3>
        <Checkbox
          ref={checkbox}
          id={checkboxId}
          label={policy.accept(noticeHoursOf(offer))}
          hint={policy.fee}
          checked={confirmation.isPolicyAccepted}
          onChange={confirmation.acceptPolicy}
        />
      </section>
      {user?.reminders === false && offer?.reminds !== false && (
        <Checkbox
          label={reminder.label}
          hint={reminder.hint}
          checked={confirmation.isReminderWanted}
          onChange={confirmation.wantReminder}
        />
      )}
    </>
  );
}
