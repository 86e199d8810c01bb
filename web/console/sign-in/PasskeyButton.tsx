import { KeyRound } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { useErrorSentence } from '../../shared/api/use-error-sentence.ts';
import { useTexts } from '../../shared/i18n/use-language.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { Notice } from '../../shared/ui/Notice.tsx';
import { PasskeyUnused } from './passkeys.ts';
import { signInTexts } from './texts.ts';

type PasskeyButtonProps = {
  label: string;
  waitingLabel: string;
  /** What the passkey is used for. */
  onUse: () => Promise<void>;
  onKeyDown?: ((event: KeyboardEvent) => void) | undefined;
};

/** Uses a passkey and says below it why that failed. */
export function PasskeyButton({ label, waitingLabel, onUse, onKeyDown }: PasskeyButtonProps) {
  const texts = useTexts(signInTexts);
  const sayError = useErrorSentence();
  const [isPending, setIsPending] = useState(false);
  const [error, setError] = useState<unknown>();
  const use = async () => {
    setIsPending(true);
    setError(undefined);
    try {
      await onUse();
    } catch (reason) {
      setError(reason);
    } finally {
      setIsPending(false);
    }
  };
  return (
    <div className="grid gap-3">
      <Button isWide isPending={isPending} onClick={() => void use()} onKeyDown={onKeyDown}>
        {!isPending && <KeyRound aria-hidden="true" className="size-5" />}
        {isPending ? waitingLabel : label}
      </Button>
      {error !== undefined && (
        <Notice tone="error">
          {error instanceof PasskeyUnused ? texts.passkeyFailed : sayError(error, 'login')}
        </Notice>
      )}
    </div>
  );
}
