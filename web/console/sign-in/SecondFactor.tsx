import type { FoundProblem } from '../../shared/forms/form-problems.ts';
import type { TypedField } from '../../shared/forms/use-form.ts';
import { useTexts } from '../../shared/i18n/use-language.ts';
import { CodeField } from '../../shared/ui/CodeField.tsx';
import { TextField } from '../../shared/ui/TextField.tsx';
import { signInTexts } from './texts.ts';

type Codes = { totp: string; recoveryCode: string };

/** What is wrong with the code that is asked for beside the password. */
export function findSecondFactorProblems(
  { totp, recoveryCode }: Codes,
  isRecovery: boolean,
): FoundProblem<keyof Codes>[] {
  if (isRecovery) return recoveryCode.trim() === '' ? [{ field: 'recoveryCode', code: 'refused' }] : [];
  return totp.length < 6 ? [{ field: 'totp', code: 'code_incomplete' }] : [];
}

/** The code as it is sent. */
export function toSecondFactor({ totp, recoveryCode }: Codes, isRecovery: boolean) {
  return isRecovery ? { recoveryCode: recoveryCode.trim() } : { totp };
}

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
