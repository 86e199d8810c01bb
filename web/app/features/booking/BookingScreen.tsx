import { useState } from 'react';
import { useTexts } from '../../i18n/use-language.ts';
import { PageHead } from '../../page/PageHead.tsx';
import { BookingDone } from './BookingDone.tsx';
import { BookingSummary } from './BookingSummary.tsx';
import { BookingWizard } from './BookingWizard.tsx';
import type { BookingAddress } from './booking-address.ts';
import { bookingTexts } from './texts.ts';
import { UntilHydrated } from './UntilHydrated.tsx';

type Booked = { choices: BookingAddress; doctorName: string };

/** The wizard of SPEC §2, and after it the success screen. */
export default function BookingScreen() {
  const { title, description, done } = useTexts(bookingTexts);
  const [booked, setBooked] = useState<Booked>();
  return (
    <>
      <PageHead title={title} description={description} />
      <div className="page-width pt-6 pb-16 sm:pt-10 sm:pb-28">
        {booked ? (
          <BookingDone />
        ) : (
          <UntilHydrated>
            <BookingWizard onBooked={(choices, doctorName) => setBooked({ choices, doctorName })} />
          </UntilHydrated>
        )}
        {/* Stands here from the beginning, so that screen readers notice what is written into it. */}
        <div role="status">
          {booked && (
            <>
              <p className="mt-4 text-lead">{done.mail}</p>
              <p className="mt-2 mb-8 text-ink-soft">{done.redirect}</p>
            </>
          )}
        </div>
        {booked && (
          <div className="max-w-form">
            <BookingSummary {...booked} />
          </div>
        )}
      </div>
    </>
  );
}
