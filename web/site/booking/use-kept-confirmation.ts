import { useEffect } from 'react';
import { appointmentsQuery } from '../../shared/api/queries.ts';
import { useQuery } from '../../shared/api/query-client.ts';
import { closeSiteNotice, readSiteNotice } from '../page/site-notice.ts';
import { showBookingNews } from './BookingNews.tsx';
import { forgetBooked, readBooked } from './kept-booked.ts';

/**
 * Shows the confirmation of what was booked last on the dashboard, until it is closed or the appointment is changed; not
 * in the other views of the dashboard.
 */
export function useKeptConfirmation(userId: string, isMainView: boolean): void {
  const { data } = useQuery(appointmentsQuery(userId));
  useEffect(() => {
    const booked = readBooked();
    if (booked === undefined) return;
    const current = data?.find(({ id }) => id === booked.id);
    const isChanged =
      current !== undefined && (current.status !== 'scheduled' || current.version !== booked.version);
    if (isChanged) forgetBooked();
    const isShown = readSiteNotice()?.onRead === forgetBooked;
    if ((isChanged || !isMainView) && isShown) closeSiteNotice({ isRead: false });
    if (isChanged || !isMainView) return;
    if (readSiteNotice() === undefined) showBookingNews({ kind: 'booked', appointment: booked });
  }, [data, isMainView]);
}
