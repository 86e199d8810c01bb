import { useEffect, useId } from 'react';
import { useTexts } from '../i18n/use-language.ts';
import { formTexts } from './texts.ts';

/** From this share of the limit on the count of characters is shown. */
const countedFrom = 0.8;

type Limited = { id?: string | undefined; value?: unknown; error?: string | undefined; maxLength: number };

/**
 * A field with a longest text. Longer text is accepted, counted and refused with a sentence: a `maxlength` attribute cuts
 * what is pasted without a word. While the text is too long its form is not submitted, and the field takes the focus.
 */
export function useTextLimit({ value, maxLength, ...field }: Limited) {
  const { longest } = useTexts(formTexts);
  const ownId = useId();
  const id = field.id ?? ownId;
  const { length } = String(value ?? '').trim();
  const isTooLong = length > maxLength;
  useEffect(() => {
    const control = document.getElementById(id);
    const form = control?.closest('form');
    if (!isTooLong || !form) return;
    // Before the form's own handler, which may send.
    const refuse = (event: Event) => {
      event.preventDefault();
      event.stopPropagation();
      control?.focus();
    };
    form.addEventListener('submit', refuse, { capture: true });
    return () => form.removeEventListener('submit', refuse, { capture: true });
  }, [id, isTooLong]);
  const sentence = isTooLong ? longest(maxLength) : undefined;
  return {
    field: {
      id,
      error: sentence ?? field.error,
      count: length >= countedFrom * maxLength ? `${length}/${maxLength}` : undefined,
    },
    /** For a live region beside the field; undefined as long as the text fits. */
    sentence,
  };
}
