import { useMessages, useTexts } from '../../i18n/use-language.ts';
import { TextField } from '../../ui/TextField.tsx';
import { signInTexts } from './texts.ts';
import type { HumanCheckState } from './use-human-check.ts';

/** The field of the arithmetic question. */
export function HumanCheck({ check }: { check: HumanCheckState }) {
  const { humanCheck: texts } = useTexts(signInTexts);
  const { errors } = useMessages();
  const { question } = check;
  return (
    <div>
      <TextField
        label={question ? texts.question(question.left, question.right) : texts.loading}
        hint={texts.hint}
        error={check.isWrong ? errors.captcha : undefined}
        inputMode="numeric"
        autoComplete="off"
        maxLength={4}
        required
        readOnly={check.isRenewing}
        value={check.answer}
        onChange={check.setAnswer}
        className="max-w-36"
      />
      <p role="status" className="sr-only">
        {check.isRenewed && question && texts.renewed(question.left, question.right)}
      </p>
    </div>
  );
}
