import { practice } from '@praxisportal/practice/practice';
import { useState } from 'react';
import { usePracticeClock } from '../clock/use-practice-clock.ts';
import { readWallClock } from '../clock/wall-clock.ts';
import { type BookingWindow, findBookingWindow } from './booking-window.ts';

/** The days that can be booked at this moment, by the practice's clock. */
export function readBookingWindow(): BookingWindow {
  return findBookingWindow(readWallClock(Date.now(), practice.timeZone));
}

/** The days that can be booked; they follow the clock on a page that stays open past 20:00 or midnight. */
export function useBookingWindow(): BookingWindow {
  const [windowAtStart] = useState(readBookingWindow);
  const clock = usePracticeClock();
  return clock === null ? windowAtStart : findBookingWindow(clock);
}
