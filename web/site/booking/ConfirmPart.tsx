import { formProblemSentences } from '@praxisportal/contract/form-problems';
import { ArrowDown } from 'lucide-react';
import { type MouseEvent, useEffect, useEffectEvent, useId, useRef } from 'react';
import { Link } from 'react-router';
import { useLanguage, useTexts } from '../../shared/i18n/use-language.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { Notice } from '../../shared/ui/Notice.tsx';
import { paths } from '../paths.ts';
import { useSession } from '../session/use-session.ts';
import { ForWhom, focusFirstChoice } from './ForWhom.tsx';
import { NoteToPractice } from './NoteToPractice.tsx';
import { PolicyBox } from './PolicyBox.tsx';
import { bookingTexts } from './texts.ts';
import type { BookingRoute } from './use-booking-address.ts';
import type { Confirmation } from './use-confirmation.ts';
import { WizardActions } from './WizardActions.tsx';

type ConfirmPartProps = {
  route: BookingRoute;
  confirmation: Confirmation;
  /** Whether it appears because a time was just chosen, and not because the page opens with one. */
  isNew: boolean;
  /** Whether the patient comes back from signing in and goes on here. */
  isReturn: boolean;
};

/** What follows the choice of a time: the cancellation policy, a word to visitors, and the confirmation. */
export function ConfirmPart({ route, confirmation, isNew, isReturn }: ConfirmPartProps) {
  const { time: texts, visitor, forWhom } = useTexts(bookingTexts);
  const language = useLanguage();
  const { status } = useSession();
  const { isSending, isPolicyAccepted, patient } = confirmation;
  const isComplete = isPolicyAccepted && patient !== '';
  const start = useRef<HTMLDivElement>(null);
  const box = useRef<HTMLElement>(null);
  const checkbox = useRef<HTMLInputElement>(null);
  const policyBoxId = useId();
  const patientGroupId = useId();

  // A patient who is still to be chosen comes before the policy.
  const findNext = useEffectEvent(
    () => (patient === '' ? document.getElementById(patientGroupId) : null) ?? box.current,
  );
  useEffect(() => {
    // Arrow keys go on among the times, which stay in sight then.
    if (!isNew || document.activeElement?.matches('input:focus-visible')) return;
    if (isReturn) {
      // From its beginning, below the notice of a new account, if the acceptance fits in as well.
      start.current?.scrollIntoView({ block: 'start', behavior: 'instant' });
      checkbox.current?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
      box.current?.focus({ preventScroll: true });
      return;
    }
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    findNext()?.scrollIntoView({ block: 'nearest', behavior: isCalm ? 'auto' : 'smooth' });
  }, [isNew, isReturn]);

  const goToMissing = (event?: MouseEvent) => {
    event?.preventDefault();
    if (patient === '') return focusFirstChoice(patientGroupId);
    checkbox.current?.focus({ preventScroll: true });
    checkbox.current?.scrollIntoView({ block: 'center' });
  };
  return (
    <>
      {confirmation.isUnsettled && !isSending && confirmation.failure === undefined && (
        <Notice>{texts.unanswered}</Notice>
      )}
      <div ref={start} className="grid gap-4">
        <ForWhom
          treatment={route.state.treatment}
          value={patient}
          onChoose={confirmation.choosePatient}
          isDisabled={isSending}
          id={patientGroupId}
        />
        <NoteToPractice confirmation={confirmation} />
      </div>
      <PolicyBox ref={box} confirmation={confirmation} checkbox={checkbox} checkboxId={policyBoxId} />
      {status === 'signedOut' && (
        // In the sentence: on lines of their own the action bar cuts them to less than can be hit.
        <p className="text-small text-ink-soft">
          {visitor.text}{' '}
          <Link to={paths.register(language, { next: route.address })} className="text-link">
            {visitor.register}
          </Link>
          {' · '}
          <Link to={paths.guest(language, { next: route.address })} className="text-link">
            {visitor.asGuest}
          </Link>
        </p>
      )}
      <p role="status" className="text-small empty:sr-only">
        {confirmation.takesLong && texts.takesLong}
      </p>
      <WizardActions
        backTo={route.addressAfter({ kind: 'back' })}
        note={
          <p id="booking-confirm-hint" className="text-small text-ink-soft empty:hidden">
            {!isComplete && (
              // On a phone the box may lie below the fold.
              <a
                href={`#${patient === '' ? patientGroupId : policyBoxId}`}
                onClick={goToMissing}
                className="text-link inline-flex min-h-7 items-center gap-1.5"
              >
                {patient === '' ? forWhom.missing : formProblemSentences.policy_missing[language]}
                <ArrowDown aria-hidden="true" className="size-4 shrink-0 xl:hidden" />
              </a>
            )}
          </p>
        }
      >
        <Button
          isPending={isSending}
          aria-disabled={!isComplete}
          aria-describedby="booking-confirm-hint"
          onClick={() => {
            if (isComplete) confirmation.confirm();
            else goToMissing();
          }}
        >
          {isSending ? texts.sending : texts.confirm}
        </Button>
      </WizardActions>
    </>
  );
}
