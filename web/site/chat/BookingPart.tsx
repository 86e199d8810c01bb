import { loadAgain } from '../../shared/api/load-again.ts';
import { findBookableTreatment } from '../../shared/i18n/treatment-names.ts';
import { useMessages, useTexts } from '../../shared/i18n/use-language.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { Skeleton } from '../../shared/ui/Skeleton.tsx';
import { useSession } from '../session/use-session.ts';
import { type BookingWish, toFormChoices, toWizardChoices } from './booking-wish.ts';
import type { FormChoices } from './conversation.ts';
import { LogInFirst } from './LogInFirst.tsx';
import { chatTexts } from './texts.ts';
import { useOnDemand } from './use-on-demand.ts';

type BookingPartProps = {
  wish: BookingWish;
  /** What was chosen here so far; the wish itself before anything was. */
  choices: FormChoices | undefined;
  /** Whether the assistant's words say already why to log in. */
  isReasonSaid: boolean;
  isBooked: boolean;
  isOpen: boolean;
  onChoose: (from: FormChoices, changes: Partial<FormChoices>) => void;
  onLeave: () => void;
  onBooked: (sentence: string) => void;
  onSessionOver: () => void;
};

const loadForm = loadAgain(() => import('./BookingForm.tsx'));

/** The booking form in a message; for visitors the ways to log in. Its calendar is loaded when it is needed. */
export function BookingPart({ wish, isReasonSaid, isBooked, isOpen, onLeave, ...props }: BookingPartProps) {
  const { booking: texts, logInFirst } = useTexts(chatTexts);
  const { actions } = useMessages();
  const { status } = useSession();
  const isWanted = status !== 'signedOut';
  const { part, hasFailed, retry } = useOnDemand(loadForm, isWanted);
  const known = props.choices ?? toFormChoices(wish);
  const choices = findBookableTreatment(known.treatment) ? known : { ...known, treatment: '' };
  if (!isWanted)
    return (
      <LogInFirst
        reason={isReasonSaid ? undefined : logInFirst}
        asGuest={toWizardChoices(choices)}
        onLeave={onLeave}
      />
    );
  if (hasFailed)
    return (
      <div role="alert" className="mt-3 rounded-control border-2 border-alarm-700 bg-alarm-50 px-3 py-2">
        <p className="font-semibold">{texts.failed}</p>
        <Button variant="secondary" size="small" className="mt-2" onClick={retry}>
          {actions.retry}
        </Button>
      </div>
    );
  return (
    <section aria-label={texts.label} data-wide="" className="@container mt-3 border-t border-line pt-3">
      {part ? (
        <part.BookingForm
          texts={texts}
          choices={choices}
          onChange={(changes) => props.onChoose(choices, changes)}
          wishedTimes={{ from: wish.timeFrom, to: wish.timeTo }}
          patientId={wish.type === 'start_booking' ? wish.patientId : undefined}
          isBooked={isBooked}
          isOpen={isOpen}
          onBooked={props.onBooked}
          onSessionOver={props.onSessionOver}
        />
      ) : (
        <Skeleton label={texts.loading} count={3} blockClassName="h-13" />
      )}
    </section>
  );
}
