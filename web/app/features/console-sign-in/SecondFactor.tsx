import { useTexts } from '../../i18n/use-language.ts';
import { CodeField } from '../../ui/CodeField.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { signInTexts } from './texts.ts';

type TypedField = {
  id: string;
  name: string;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
};

type SecondFactorProps = {
  totp: TypedField;
  recoveryCode: TypedField;
  /** The code for recovery is asked for instead of the app's. */
  isRecovery: boolean;
  onRecovery: (isRecovery: boolean) => void;
};

/** What proves somebody beside the password: the code of the app, or one that was kept for when it is missing. */
export function SecondFactor({ totp, recoveryCode, isRecovery, onRecovery }: SecondFactorProps) {
  const { signIn: texts } = useTexts(signInTexts);
  return (
    <>
      {isRecovery ? (
        <TextField
          {...recoveryCode}
          label={texts.recoveryCode}
          hint={texts.noCodes}
          autoComplete="off"
          spellCheck={false}
          className="font-mono"
          required
        />
      ) : (
        <CodeField {...totp} label={texts.code} hint={texts.codeHint} required />
      )}
      <button
        type="button"
        className="text-link min-h-11 justify-self-start text-small"
        onClick={() => onRecovery(!isRecovery)}
      >
        {isRecovery ? texts.withApp : `${texts.noApp} ${texts.recoveryCode}`}
      </button>
    </>
  );
}
