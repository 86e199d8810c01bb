import { CircleCheck } from 'lucide-react';
import { type ComponentProps, useEffect, useRef } from 'react';
import { useTexts } from '../../shared/i18n/use-language.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { TextField } from '../../shared/ui/TextField.tsx';
import { useHydrated } from '../../shared/ui/use-hydrated.ts';
import { signInTexts } from './texts.ts';
import type { HumanCheckState } from './use-human-check.ts';

type HumanCheckProps = Pick<
  ComponentProps<typeof TextField>,
  'id' | 'name' | 'value' | 'error' | 'onChange'
> & {
  check: HumanCheckState;
};

/** The field of the arithmetic question; calculating is a barrier, so the browser can prove itself instead. */
export function HumanCheck({ check, ...field }: HumanCheckProps) {
  const { humanCheck: texts } = useTexts(signInTexts);
  const { question, isRenewing, isRenewed, work } = check;
  const result = useRef<HTMLParagraphElement>(null);
  const isHydrated = useHydrated();
  const isProven = work.proof !== undefined;

  // The button that was pressed is gone.
  useEffect(() => {
    if (isProven) result.current?.focus();
  }, [isProven]);

  return (
    <div className="grid justify-items-start gap-1">
      {!isProven && (
        <TextField
          {...field}
          label={question ? texts.question(question.left, question.right) : texts.loading}
          hint={texts.hint}
          inputMode="numeric"
          autoComplete="off"
          required
          readOnly={isRenewing}
          className="max-w-36"
        />
      )}
      <div role="status" className="text-small empty:sr-only">
        {isProven && (
          <p
            ref={result}
            tabIndex={-1}
            className="flex items-center gap-2 text-base font-semibold text-leaf-700"
          >
            <CircleCheck aria-hidden="true" className="size-5 shrink-0" />
            {texts.proven}
          </p>
        )}
        {work.state === 'failed' && <p className="font-semibold text-alarm-700">{texts.notProven}</p>}
        {!isProven && isRenewed && question && (
          <span className="sr-only">{texts.renewed(question.left, question.right)}</span>
        )}
      </div>
      {!isProven && (
        <Button
          variant="quiet"
          size="small"
          className="-ml-3.5 forced-colors:mt-1 forced-colors:ml-0"
          isPending={work.state === 'working'}
          disabled={!isHydrated}
          onClick={() => void work.start()}
        >
          {work.state === 'working' ? texts.proving : texts.prove}
        </Button>
      )}
    </div>
  );
}
