import { type FormEvent, useEffect, useRef, useState } from 'react';
import { callApi } from '../../api/client.ts';
import { errorSentence, fieldErrors, hasErrorCode } from '../../api/errors.ts';
import { useMessages, useTexts } from '../../i18n/use-language.ts';
import {
  type ContactErrors,
  type ContactValues,
  checkContactForm,
  findFirstWrongField,
  findHoldMs,
  pickContactErrors,
} from './contact-form.ts';
import { contactTexts } from './texts.ts';

type FormState =
  | { step: 'writing'; errors: ContactErrors; failure?: string }
  | { step: 'sending' }
  | { step: 'sent'; email: string };

function readField(form: HTMLFormElement, name: string): string {
  const value = new FormData(form).get(name);
  return typeof value === 'string' ? value : '';
}

function readValues(form: HTMLFormElement): ContactValues {
  return {
    name: readField(form, 'name'),
    email: readField(form, 'email'),
    message: readField(form, 'message'),
  };
}

/** What the contact form does. The fields keep their own text, so nothing typed is lost on any failure. */
export function useContactForm() {
  const texts = useTexts(contactTexts).form;
  const { errors: sentences } = useMessages();
  const [state, setState] = useState<FormState>({ step: 'writing', errors: {} });
  const openedAtMs = useRef(0);
  const form = useRef<HTMLFormElement>(null);
  const failureNotice = useRef<HTMLDivElement>(null);

  useEffect(() => {
    openedAtMs.current = performance.now();
  }, []);

  useEffect(() => {
    if (state.step !== 'writing') return;
    const wrong = findFirstWrongField(state.errors);
    const field = wrong && form.current?.elements.namedItem(wrong);
    if (field instanceof HTMLElement) field.focus();
    else if (state.failure) failureNotice.current?.focus();
  }, [state]);

  async function send(values: ContactValues, website: string): Promise<void> {
    setState({ step: 'sending' });
    const openMs = () => performance.now() - openedAtMs.current;
    await new Promise((resolve) => setTimeout(resolve, findHoldMs(openMs())));
    try {
      const secondsToWrite = openMs() / 1000;
      await callApi('sendContactMessage', { body: { ...values, website, secondsToWrite } });
      setState({ step: 'sent', email: values.email.trim() });
    } catch (error) {
      const failure = hasErrorCode(error, 'too_many_requests')
        ? texts.tooMany
        : errorSentence(error, sentences.send);
      setState({ step: 'writing', errors: pickContactErrors(fieldErrors(error)), failure });
    }
  }

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (state.step === 'sending') return;
    const values = readValues(event.currentTarget);
    const errors = checkContactForm(values, texts.errors);
    if (findFirstWrongField(errors)) setState({ step: 'writing', errors });
    else void send(values, readField(event.currentTarget, 'website'));
  }

  function startAnother(): void {
    openedAtMs.current = performance.now();
    setState({ step: 'writing', errors: {} });
  }

  return { state, form, failureNotice, submit, startAnother };
}
