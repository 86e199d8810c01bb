import type { ComponentProps } from 'react';
import { useTexts } from '../../i18n/use-language.ts';
import { TextField } from '../../ui/TextField.tsx';
import { signInTexts } from './texts.ts';
import type { HumanCheckState } from './use-human-check.ts';

type HumanCheckProps = Pick<
  ComponentProps<typeof TextField>,
  'id' | 'name' | 'value' | 'error' | 'onChange'
> & {
  check: HumanCheckState;
};

/** The field of the arithmetic question. */
export function HumanCheck({ check, ...field }: HumanCheckProps) {
  const { humanCheck: texts } = useTexts(signInTexts);
  const { question, isRenewing, isRenewed } = check;
  return (
    <div>
      <TextField
        {...field}
        label={question ? texts.question(question.left, question.right) : texts.loading}
        hint={texts.hint}
        inputMode="numeric"
        autoComplete="off"
        maxLength={4}
        required
        readOnly={isRenewing}
        className="max-w-36"
      />
      <p role="status" className="sr-only">
        {isRenewed && question && texts.renewed(question.left, question.right)}
      </p>
    </div>
  );
}
