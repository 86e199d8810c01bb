import { bookingRuleSentences } from '@praxisportal/contract/errors';
import type { FailureCode } from '@praxisportal/contract/failures';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { ApiError, asksToCall, hasErrorCode } from '../../shared/api/errors.ts';
import { useErrorSentence } from '../../shared/api/use-error-sentence.ts';
import { useLanguage, useMessages, useTexts } from '../../shared/i18n/use-language.ts';
import { Notice } from '../../shared/ui/Notice.tsx';
import { PracticePhone } from '../page/PracticePhone.tsx';
import { paths } from '../paths.ts';
import { formatEarlier } from '../scheduling/earlier-booking.ts';
import { failureCodeOf, findEarlier } from './booking-failure.ts';
import { OwnBooking } from './OwnBooking.tsx';
import { bookingTexts } from './texts.ts';
import type { Confirmation } from './use-confirmation.ts';

type ConfirmFailureProps = {
  failure: NonNullable<Confirmation['failure']>;
  /** What is said if the server gives no reason. */
  otherwise?: FailureCode | undefined;
};

/** Why the confirmation failed; focus moves here. */
export function ConfirmFailure({ failure, otherwise = 'booking' }: ConfirmFailureProps) {
  const language = useLanguage();
  const { actions } = useMessages();
  const toSentence = useErrorSentence();
  const { time: texts } = useTexts(bookingTexts);
  const { problem, choices } = failure;
  const notice = useRef<HTMLDivElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: every failure is told, also the same once more
  useEffect(() => notice.current?.focus(), [failure]);

  if (problem.kind === 'signedOut') return null;
  const booked = findEarlier(problem);
  const title =
    problem.kind === 'past'
      ? bookingRuleSentences.in_past[language]
      : booked
        ? formatEarlier(texts, language, booked)
        : toSentence(problem.error, failureCodeOf(problem, otherwise));
  return (
    <Notice ref={notice} tabIndex={-1} tone="error" title={title} className="mb-5">
      {problem.kind === 'unsettled' && <p>{texts.kept}</p>}
      {problem.kind === 'earlierBooked' && (
        <>
          <p>{booked?.status === 'cancelled' ? texts.notBookedAnew : texts.notBookedToo}</p>
          <Link to={paths.dashboard(language)} className="text-link font-semibold">
            {actions.myAppointments}
          </Link>
        </>
      )}
      {problem.kind === 'refused' && saysNothing(problem.error) && <p>{texts.notBooked}</p>}
      {'error' in problem && asksToCall(problem.error) && (
        <p>
          <PracticePhone />
        </p>
      )}
      {'error' in problem && hasErrorCode(problem.error, 'too_many_open_appointments') && (
        <Link to={paths.dashboard(language)} className="text-link font-semibold">
          {actions.myAppointments}
        </Link>
      )}
      {(problem.kind === 'slotTaken' || problem.kind === 'refused') && (
        <p className="empty:hidden">
          <OwnBooking date={choices.date} time={choices.time} treatment={choices.treatment} />
        </p>
      )}
    </Notice>
  );
}

/** A refusal that is not about this time leaves open whether it was booked. */
function saysNothing(error: unknown): boolean {
  return hasErrorCode(error, 'too_many_requests') || !(error instanceof ApiError) || error.message === '';
}
