import type { de } from './texts.de.ts';

/** The words of log-in in English. */
export const en: typeof de = {
  title: 'Log in',
  description: 'Log in to book, move and cancel your appointments.',
  lead: 'Good to see you. Your account lets you book, move and cancel appointments.',
  tabs: { label: 'Log in by', email: 'Email', phone: 'Phone' },
  submit: 'Log in',
  submitting: 'Logging in …',
  forgotten: 'Forgot your password?',
  noAccount: 'No account yet?',
  toRegister: 'Register now',
  bookedAsGuest: 'Booked as a guest?',
  toGuestLinks: 'Find your appointment',
  asGuest: 'Book as a guest',
  waiting: {
    title: 'Your appointment isn’t reserved yet',
    lead: 'It’s waiting for you to confirm it, with an account or as a guest, whichever you prefer.',
  },
};
