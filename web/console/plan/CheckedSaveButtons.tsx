import type { ReactNode } from 'react';
import { useErrorSentence } from '../../shared/api/use-error-sentence.ts';
import { useTexts } from '../../shared/i18n/use-language.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { Notice } from '../../shared/ui/Notice.tsx';
import { LeftOutside } from './LeftOutside.tsx';
import { planTexts } from './texts.ts';
import type { CheckedSave } from './use-checked-save.ts';

type CheckedSaveButtonsProps = {
  form: CheckedSave;
  /** What somebody else has entered meanwhile for the same day, in words. */
  others: string | undefined;
  children?: ReactNode;
};

/** The end of a form of hours: whom they would leave outside, and then saving. */
export function CheckedSaveButtons({ form, others, children }: CheckedSaveButtonsProps) {
  const { outside: texts } = useTexts(planTexts);
  const sayError = useErrorSentence();
  const isChecked = form.hits !== null;
  return (
    <>
      {form.hits && <LeftOutside hits={form.hits} />}
      {form.error && (
        <Notice tone="error" title={sayError(form.error, 'save')}>
          {others !== undefined && <p>{texts.others(others)}</p>}
        </Notice>
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" isPending={form.isPending}>
          {form.isPending
            ? isChecked
              ? texts.saving
              : texts.checking
            : isChecked
              ? texts.save
              : texts.check}
        </Button>
        {children}
      </div>
    </>
  );
}
