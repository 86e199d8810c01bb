import type { Appointment } from '@praxisportal/contract/appointment';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { useTexts } from '../../shared/i18n/use-language.ts';
import { BeforeHydration } from './BeforeHydration.tsx';
import { BookingDone } from './BookingDone.tsx';
import { BookingWizard } from './BookingWizard.tsx';
import { bookingTexts } from './texts.ts';

/** The wizard, and after it the success screen. */
export default function BookingScreen() {
  const { done } = useTexts(bookingTexts);
  const { search } = useLocation();
  const [booked, setBooked] = useState<{ appointment: Appointment; search: string }>();
  const [isHeld, setIsHeld] = useState(false);
  // Whoever goes back or begins anew has left the success screen, though the page is the same.
  if (booked !== undefined && booked.search !== search) setBooked(undefined);
  return (
    <div className="page-width pt-4 pb-16 sm:pt-5 sm:pb-24">
      <BeforeHydration>
        {booked ? (
          <BookingDone appointment={booked.appointment} isHeld={isHeld} onHold={() => setIsHeld(true)} />
        ) : (
          <BookingWizard
            onBooked={(appointment) => {
              setIsHeld(false);
              setBooked({ appointment, search });
            }}
          />
        )}
      </BeforeHydration>
      {/* Stands here from the beginning, so that screen readers notice what is written into it. */}
      <div role="status">
        {booked && (
          <>
            <p className="text-lead">{done.mail}</p>
            <p className="mt-2 text-ink-soft">{isHeld ? done.stays : done.redirect}</p>
          </>
        )}
      </div>
    </div>
  );
}
