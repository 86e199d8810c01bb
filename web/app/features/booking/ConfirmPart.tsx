import { Link } from 'react-router';
import { useLanguage, useTexts } from '../../i18n/use-language.ts';
import { paths } from '../../paths.ts';
import { useSession } from '../../session/use-session.ts';
import { Button } from '../../ui/Button.tsx';
import { PolicyBox, type PolicyBoxProps } from './PolicyBox.tsx';
import { bookingTexts } from './texts.ts';
import type { TimeConfirmation } from './use-confirm-time.ts';
import { WizardActions } from './WizardActions.tsx';

type ConfirmPartProps = {
  policy: PolicyBoxProps;
  confirmation: TimeConfirmation;
  address: string;
  backTo: string;
};

/** What follows the choice of a time: the policy, a word to visitors, and the two buttons. */
export function ConfirmPart({ policy, confirmation, address, backTo }: ConfirmPartProps) {
  const { time: texts, policy: words, visitor } = useTexts(bookingTexts);
  const language = useLanguage();
  const { status } = useSession();
  const { confirm, isSending } = confirmation;
  return (
    <>
      <PolicyBox {...policy} />
      {status === 'signedOut' && (
        <p className="mt-4 text-small text-ink-soft">
          {visitor.text}{' '}
          <Link to={paths.register(language, { next: address })} className="text-link">
            {visitor.register}
          </Link>
        </p>
      )}
      <WizardActions
        backTo={backTo}
        note={
          <p id="booking-confirm-hint" className="text-small text-ink-soft empty:hidden">
            {!policy.isAccepted && words.missing}
          </p>
        }
      >
        <Button
          disabled={!policy.isAccepted}
          isPending={isSending}
          aria-describedby="booking-confirm-hint"
          onClick={confirm}
        >
          {isSending ? texts.sending : texts.confirm}
        </Button>
      </WizardActions>
    </>
  );
}
