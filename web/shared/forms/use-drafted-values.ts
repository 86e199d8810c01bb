import { type RefObject, useEffect, useState } from 'react';
import { onPatientGone } from '../session/tab-memory.ts';
import { type FormValues, keepDraft, recallDraft } from './drafts.ts';

export type FieldOf<Values> = Extract<keyof Values, string>;

type Drafted<Values> = {
  draft: string;
  start: Values;
  secrets: readonly FieldOf<Values>[];
  /** The form whose controls may hold text from before the page ran. */
  formRef?: RefObject<HTMLFormElement | null> | undefined;
};

/** The values of a form, which begin with those of its draft and are kept in it. */
export function useDraftedValues<Values extends FormValues>({
  draft,
  start,
  secrets,
  formRef,
}: Drafted<Values>) {
  const [values, setValues] = useState(start);
  const [isRecalled, setIsRecalled] = useState(false);

  // What was typed or filled in before the page ran stands in the fields, and wins over the draft.
  useEffect(() => {
    const typed = formRef?.current ? readTyped(formRef.current, start) : {};
    setValues((now) => ({ ...now, ...recallDraft(draft, start), ...typed }));
    setIsRecalled(true);
  }, [draft, start, formRef]);

  // What is typed here goes with the patient who typed it.
  useEffect(() => onPatientGone(() => setValues(start)), [start]);

  useEffect(() => {
    if (isRecalled) keepDraft(draft, values, start, secrets);
  }, [draft, values, start, secrets, isRecalled]);

  return [values, setValues] as const;
}

/** The texts in the form's controls that differ from an untouched form. */
export function readTyped<Values extends FormValues>(
  form: HTMLFormElement,
  initial: Values,
): Partial<Values> {
  const typed: Partial<Values> = {};
  for (const [name, text] of new FormData(form))
    if (typeof initial[name] === 'string' && typeof text === 'string' && text !== initial[name])
      Object.assign(typed, { [name]: text });
  return typed;
}
