import { practice } from '@praxisportal/practice/practice';
import { useState } from 'react';
import { offerQuery } from '../../shared/api/queries.ts';
import { queryClient, useQuery } from '../../shared/api/query-client.ts';
import { serverNowMs } from '../../shared/clock/server-clock.ts';
import { usePracticeClock } from '../../shared/clock/use-practice-clock.ts';
import { readWallClock } from '../../shared/clock/wall-clock.ts';
import { type BookingWindow, findBookingWindow } from './booking-window.ts';

/** The days that can be booked at this moment, by the practice's clock. */
export function readBookingWindow(): BookingWindow {
  const offer = queryClient.getQueryData(offerQuery().queryKey);
  return findBookingWindow(readWallClock(serverNowMs(), practice.timeZone), offer);
}

/** The days that can be booked; they follow the clock on a page that stays open past 20:00 or midnight. */
export function useBookingWindow(): BookingWindow {
  const [clockAtStart] = useState(() => readWallClock(serverNowMs(), practice.timeZone));
  const clock = usePracticeClock();
  const { data: offer } = useQuery(offerQuery());
  return findBookingWindow(clock ?? clockAtStart, offer);
}
