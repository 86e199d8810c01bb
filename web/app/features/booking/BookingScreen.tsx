import type { Appointment } from '@praxisportal/contract/appointment';
import { useState } from 'react';
import { useTexts } from '../../i18n/use-language.ts';
import { BeforeHydration } from './BeforeHydration.tsx';
import { BookingDone } from './BookingDone.tsx';
import { BookingWizard } from './BookingWizard.tsx';
import { bookingTexts } from './texts.ts';

/** The wizard, and after it the success screen. */
export default function BookingScreen() {
  const { done } = useTexts(bookingTexts);
  const [booked, setBooked] = useState<Appointment>();
  return (
    <div className="page-width pt-4 pb-16 sm:pt-5 sm:pb-24">
      <BeforeHydration>
        {booked ? <BookingDone appointment={booked} /> : <BookingWizard onBooked={setBooked} />}
      </BeforeHydration>
      {/* Stands here from the beginning, so that screen readers notice what is written into it. */}
      <div role="status">
        {booked && (
          <>
            <p className="text-lead">{done.mail}</p>
            <p className="mt-2 text-ink-soft">{done.redirect}</p>
          </>
        )}
      </div>
    </div>
  );
}
