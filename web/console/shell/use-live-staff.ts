import type { StaffEvents } from '@praxisportal/contract/staff/events';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { keepConnection, liveTransports } from '../../shared/api/live-connection.ts';
import { queryClient } from '../../shared/api/query-client.ts';
import { serverNowMs } from '../../shared/clock/server-clock.ts';
import { patientCardQuery, patientCardsKey, staffKeys } from './staff-queries.ts';
import { useIsLocked, useStaffSession } from './use-staff-session.ts';

const connectAgainMs = 3_000;

/** Until changes of days have come to rest, in ms. */
const planRestMs = 250;

/**
 * Keeps what the console shows up to date while its screen is open: each event asks anew for what it is about, and a
 * connection that was lost for everything. Returns since when changes made elsewhere do not come in, in ms since 1970;
 * null while all is well.
 */
export function useLiveStaff(): number | null {
  const [lostAtMs, setLostAtMs] = useState<number | null>(null);
  const isLocked = useIsLocked();
  const { ask } = useStaffSession();
  // A locked screen asks for nothing; once it is open again, for everything.
  const refresh = useEffectEvent((queryKey: readonly unknown[]) => {
    const predicate = ({ meta }: { meta?: Record<string, unknown> | undefined }) => meta?.isLook !== true;
    if (!isLocked) void queryClient.invalidateQueries({ queryKey, predicate });
  });
  // Whoever has a card open that has changed, or may have while nothing was heard, looks at it again.
  const lookAgain = useEffectEvent((queryKey: readonly unknown[]) => {
    if (!isLocked) void queryClient.invalidateQueries({ queryKey });
  });
  const catchUp = useEffectEvent(() => {
    refresh(staffKeys.all);
    lookAgain(patientCardsKey);
  });
  const wasLocked = useRef(isLocked);
  useEffect(() => {
    if (wasLocked.current && !isLocked) catchUp();
    wasLocked.current = isLocked;
  }, [isLocked]);

  useEffect(() => {
    let wasConnected = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let planTimer: ReturnType<typeof setTimeout> | undefined;
    // Any day may be one of the plan's, and whoever decides about many changes many.
    const refreshPlanSoon = () => {
      clearTimeout(planTimer);
      planTimer = setTimeout(() => refresh(staffKeys.plan), planRestMs);
    };
    const close = keepConnection((io) => {
      const socket = io('/staff', { transports: liveTransports });
      const noteLoss = () => {
        setLostAtMs((before) => before ?? serverNowMs());
        // What the server itself has closed or refused does not come back by itself.
        if (socket.active) return;
        clearTimeout(timer);
        timer = setTimeout(() => socket.connect(), connectAgainMs);
      };
      socket.on('connect', () => {
        setLostAtMs(null);
        // The first time there is nothing to catch up with that was not asked for just now.
        if (wasConnected) catchUp();
        else refresh(staffKeys.all);
        wasConnected = true;
      });
      socket.on('disconnect', noteLoss);
      socket.on('connect_error', noteLoss);
      socket.on('day-changed', ({ date }: StaffEvents['day-changed']) => {
        refresh([...staffKeys.day, date]);
        refresh(staffKeys.week);
        refresh(staffKeys.free);
        refreshPlanSoon();
      });
      socket.on('messages-changed', () => {
        refresh(staffKeys.messages);
        refreshPlanSoon();
      });
      socket.on('patient-changed', ({ id }: StaffEvents['patient-changed']) =>
        lookAgain(patientCardQuery(id).queryKey),
      );
      socket.on('patient-erased', ({ id }: StaffEvents['patient-erased']) =>
        queryClient.setQueriesData({ queryKey: patientCardQuery(id).queryKey }, null),
      );
      socket.on('staff-changed', () => {
        refresh(staffKeys.people);
        // It may be about whoever is here.
        ask();
      });
      socket.on('events-missed', catchUp);
      socket.on('screen-locked', ask);
      socket.on('session-ended', ask);
      return socket;
    });
    return () => {
      clearTimeout(timer);
      clearTimeout(planTimer);
      close();
    };
  }, [ask]);

  return lostAtMs;
}
