import { type Ref, useId, useRef } from 'react';
import { useTexts } from '../../shared/i18n/use-language.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { ForWhom, focusFirstChoice } from '../booking/ForWhom.tsx';
import { NoteToPractice } from '../booking/NoteToPractice.tsx';
import { OpenLimit } from '../booking/OpenLimit.tsx';
import { PolicyBox } from '../booking/PolicyBox.tsx';
import { bookingTexts } from '../booking/texts.ts';
import type { Confirmation } from '../booking/use-confirmation.ts';
import { ChoiceList } from './ChoiceList.tsx';
import type { FormChoices } from './conversation.ts';

type ConfirmSectionProps = {
  ref: Ref<HTMLDivElement>;
  confirmation: Confirmation;
  choices: FormChoices;
  /** Name of the person whose appointment it is to be. */
  forWhom: string | undefined;
  /** Said as long as the policy is not accepted. */
  acceptFirst: string;
};

/** What is chosen and agreed to, and the button that books. */
export function ConfirmSection({ ref, confirmation, choices, forWhom, acceptFirst }: ConfirmSectionProps) {
  const { time: wizardTexts, forWhom: forWhomTexts } = useTexts(bookingTexts);
  const checkbox = useRef<HTMLInputElement>(null);
  const id = useId();
  const { isPolicyAccepted, isSending, patient } = confirmation;
  return (
    <div ref={ref} className="grid gap-4">
      <ForWhom
        treatment={choices.treatment}
        value={confirmation.patient}
        onChoose={confirmation.choosePatient}
        isDisabled={isSending}
        id={`${id}-patient`}
      />
      <OpenLimit patient={patient} />
      <NoteToPractice confirmation={confirmation} />
      <PolicyBox confirmation={confirmation} checkbox={checkbox} checkboxId={`${id}-policy`} />
      <ChoiceList choices={choices} forWhom={forWhom} />
      <p role="status" className="text-small empty:sr-only">
        {confirmation.takesLong && wizardTexts.takesLong}
      </p>
      <div>
        <Button
          isWide
          isPending={isSending}
          aria-disabled={!isPolicyAccepted || patient === ''}
          aria-describedby={`${id}-hint`}
          onClick={() => {
            if (patient === '') focusFirstChoice(`${id}-patient`);
            else if (isPolicyAccepted) confirmation.confirm();
            else checkbox.current?.focus();
          }}
        >
          {isSending ? wizardTexts.sending : wizardTexts.confirm}
        </Button>
        <p id={`${id}-hint`} className="mt-1 text-small text-ink-soft empty:mt-0">
          {patient === '' ? forWhomTexts.missing : !isPolicyAccepted && acceptFirst}
        </p>
      </div>
    </div>
  );
}
