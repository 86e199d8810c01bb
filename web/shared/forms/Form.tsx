import type { FailureCode } from '@praxisportal/contract/failures';
import type { KeyboardEvent, MouseEvent, ReactNode } from 'react';
import { useErrorSentence } from '../api/use-error-sentence.ts';
import { useTexts } from '../i18n/use-language.ts';
import { Button } from '../ui/Button.tsx';
import type { ButtonLook } from '../ui/button-class.ts';
import { isEnter } from '../ui/is-enter.ts';
import { Notice } from '../ui/Notice.tsx';
import { useHydrated } from '../ui/use-hydrated.ts';
import { findNextEmpty } from './find-next-empty.ts';
import { formTexts } from './texts.ts';
import type { FormState } from './use-form.ts';
import { WorkNotice } from './WorkNotice.tsx';

export type FormProps = {
  form: FormState;
  /** What failed if an attempt fails as a whole and the server says no more. */
  failure: FailureCode;
  submit: ButtonLook & { label: string; sendingLabel: string };
  /** What is sent, above the button: with it both stay in sight at the lower edge. */
  summary?: ReactNode;
  /** Beside the submit button. */
  moreActions?: ReactNode;
  /** Below the sentence of an attempt that failed as a whole. */
  failureHelp?: ReactNode;
  children: ReactNode;
  className?: string | undefined;
};

/**
 * A form with everything that a form must say: all problems at once, each leading to its field, a failure of
 * the attempt, and that it is being sent. The browser's own validation is off.
 */
export function Form({ form, failure, submit, summary, moreActions, ...props }: FormProps) {
  const { failureHelp, children, className } = props;
  const sayError = useErrorSentence();
  // Until the page runs, the browser itself would send the form, and to no use.
  const isHydrated = useHydrated();
  const { label, sendingLabel, ...look } = submit;
  const isDangerous = look.variant === 'danger';
  return (
    <form
      ref={form.formRef}
      method="post"
      noValidate
      onSubmit={form.submit}
      onKeyDown={moveOn}
      className={className}
    >
      <ProblemSummary form={form} />
      {children}
      {form.submitError !== undefined && (
        <Notice ref={form.troubleRef} tabIndex={-1} tone="error" title={sayError(form.submitError, failure)}>
          {failureHelp}
        </Notice>
      )}
      <WorkNotice isShown={form.isSending} />
      <div className={summary ? 'form-summary' : 'flex flex-wrap gap-3'}>
        {summary}
        {/* What can't be undone is never the first button, which a dialog focuses. */}
        {isDangerous && moreActions}
        <Button type="submit" {...look} isPending={form.isSending} disabled={!isHydrated}>
          {form.isSending ? sendingLabel : label}
        </Button>
        {!isDangerous && moreActions}
      </div>
    </form>
  );
}

/** Enter in a field that is filled in leads to the next one that is not; the last one sends the form. */
function moveOn(event: KeyboardEvent<HTMLFormElement>) {
  const { target } = event;
  if (!isEnter(event) || event.defaultPrevented) return;
  if (!(target instanceof HTMLInputElement) || target.type === 'checkbox' || target.value === '') return;
  const next = findNextEmpty(target);
  if (next === undefined) return;
  event.preventDefault();
  next.focus();
}

/** What is wrong, as links to the fields. A single problem needs none: its field has the focus already. */
function ProblemSummary({ form }: { form: FormState }) {
  const texts = useTexts(formTexts);
  if (form.problems.length < 2) return null;
  const goTo = (event: MouseEvent, controlId: string) => {
    event.preventDefault();
    const control = document.getElementById(controlId);
    control?.focus({ preventScroll: true });
    control?.scrollIntoView({ block: 'center' });
  };
  return (
    <Notice ref={form.troubleRef} tabIndex={-1} tone="error" title={texts.problems(form.problems.length)}>
      <ul className="mt-1">
        {form.problems.map(({ controlId, sentence }) => (
          <li key={controlId}>
            <a
              href={`#${controlId}`}
              onClick={(event) => goTo(event, controlId)}
              className="text-link inline-flex min-h-11 items-center"
            >
              {sentence}
            </a>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
