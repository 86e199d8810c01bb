import { limits } from '@praxisportal/contract/limits';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'react-router';

type AfterBooking = {
  /** Whoever has closed the panel is led nowhere. */
  isOpen: boolean;
  tellBooked: () => void;
  leadOn: () => void;
};

/**
 * After a booking the form stands for some seconds, then a sentence in its place, and after as many more seconds the
 * dashboard opens; unless whoever has booked asks for something else meanwhile. Returns whether that is to come, and
 * what stops it.
 */
export function useLeadOn(bookedId: number | undefined, after: AfterBooking) {
  const { pathname } = useLocation();
  const [leadsOnFrom, setLeadsOnFrom] = useState<string>();
  const isLeadingOn = leadsOnFrom === pathname;
  const tell = useEffectEvent((bookedOn: string) => {
    after.tellBooked();
    if (after.isOpen) setLeadsOnFrom(bookedOn);
  });
  const lead = useEffectEvent(() => {
    setLeadsOnFrom(undefined);
    after.leadOn();
  });

  useEffect(() => {
    if (bookedId === undefined) return;
    const bookedOn = location.pathname;
    const timer = setTimeout(() => tell(bookedOn), limits.chatBookingStepMs);
    return () => clearTimeout(timer);
  }, [bookedId]);
  useEffect(() => {
    if (!isLeadingOn) return;
    const timer = setTimeout(() => lead(), limits.chatBookingStepMs);
    return () => clearTimeout(timer);
  }, [isLeadingOn]);

  return [isLeadingOn, () => setLeadsOnFrom(undefined)] as const;
}
