import type { de } from './texts.de.ts';

/** The words of log-in in English. */
export const en: typeof de = {
  title: 'Log in',
  description: 'Log in to book, view and cancel your appointments.',
  lead: 'Good to see you. Your account lets you book, view and cancel appointments.',
  tabs: { label: 'Log in by', email: 'Email', phone: 'Phone' },
  submit: 'Log in',
  submitting: 'Logging in …',
  forgotten: 'Forgot your password?',
  noAccount: 'No account yet?',
  toRegister: 'Register now',
  guest: {
    title: 'Rather without an account?',
    text: 'Your name, email and phone number will do. A link lets you manage the appointment.',
    book: 'Book as a guest',
  },
};
