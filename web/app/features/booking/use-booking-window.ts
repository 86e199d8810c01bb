import { practice } from '@praxisportal/practice/practice';
import { useState } from 'react';
import { type BookingWindow, findBookingWindow } from './booking-window.ts';

export type WizardClock = {
  /** As of when the wizard opened, or of the last refresh: days don't vanish while someone looks at them. */
  bookingWindow: BookingWindow;
  /** Computes the window anew and returns it: a page can stay open past 20:00 or midnight. */
  refresh: () => BookingWindow;
};

const currentWindow = () => findBookingWindow(Date.now(), practice.timeZone);

/** The days that can be booked, by the practice's clock. */
export function useBookingWindow(): WizardClock {
  const [bookingWindow, setBookingWindow] = useState(currentWindow);
  return {
    bookingWindow,
    refresh: () => {
      const now = currentWindow();
      setBookingWindow(now);
      return now;
    },
  };
}
