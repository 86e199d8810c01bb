import { practice } from '@praxisportal/practice/practice';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { readToken } from '../../api/token.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { paths } from '../../paths.ts';
import type { BookingFailure } from './booking-failure.ts';
import { findBookingWindow, findDateProblem } from './booking-window.ts';
import type { BookingRoute } from './use-booking-address.ts';
import { useConfirmation } from './use-confirmation.ts';

export type ConfirmProblem = BookingFailure | { kind: 'past' };

export type TimeConfirmation = {
  confirm: () => void;
  isSending: boolean;
  /** Whether this time may be booked already by a confirmation that has no answer (yet). */
  isUnsettled: boolean;
  failure: ConfirmProblem | undefined;
  forgetFailure: () => void;
};

type Wizard = { route: BookingRoute; reloadTimes: () => Promise<unknown>; onBooked: () => void };

/** Confirms the chosen time, with everything that can come between (SPEC §5, §6 and §8). */
export function useConfirmTime({ route, reloadTimes, onBooked }: Wizard): TimeConfirmation {
  const language = useLanguage();
  const navigate = useNavigate();
  const [failure, setFailure] = useState<ConfirmProblem>();
  const { treatment, doctor, date, time } = route.state;
  const logIn = () => void navigate(paths.login(language, { next: route.address }));

  const { confirm, isSending } = useConfirmation({
    onBooked,
    onFailure: (problem) => {
      if (problem.kind === 'signedOut') return logIn();
      setFailure(problem);
      if (problem.kind === 'slotTaken') route.go({ kind: 'time', time: '' }, 'withinStep');
      if (problem.kind !== 'unsettled') void reloadTimes();
    },
  });

  return {
    confirm: () => {
      setFailure(undefined);
      const window = findBookingWindow(Date.now(), practice.timeZone);
      if (findDateProblem(date, window) === 'past') setFailure({ kind: 'past' });
      else if (readToken() === null) logIn();
      else confirm({ doctorId: doctor, treatmentType: treatment, date, time, bookingMethod: 'website' });
    },
    isSending,
    isUnsettled: isSending || failure?.kind === 'unsettled',
    failure,
    forgetFailure: () => setFailure(undefined),
  };
}
