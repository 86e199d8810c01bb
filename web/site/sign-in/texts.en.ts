import type { de } from './texts.de.ts';

/** The words that log-in and registration share, in English. */
export const en: typeof de = {
  fields: {
    firstName: 'First name',
    lastName: 'Last name',
    email: 'Email',
    password: 'Password',
  },
  newTab: ' (opens a new tab)',
  humanCheck: {
    loading: 'Loading a small sum …',
    question: (left, right) => `What’s ${left} + ${right}?`,
    hint: 'Please enter the result. A small sum keeps the robots out.',
    prove: 'Confirm without a sum',
    proving: 'Your browser is solving a puzzle …',
    proven: 'Confirmed – no sums needed',
    notProven: 'That didn’t work just now. Please do the sum, or try again.',
    renewed: (left, right) => `New sum: what’s ${left} + ${right}?`,
  },
  waiting: {
    title: 'Your appointment is waiting',
    notHeld: 'The time isn’t reserved yet. It’s yours once you confirm the appointment.',
    kept: 'We’ll keep your choices.',
    change: 'Change your choices',
  },
  reassurance: {
    title: 'Your details stay with us',
    points: [
      'We only ask for what your appointments need.',
      'These pages load nothing from other companies and carry no advertising.',
    ],
    password: 'We never store your password in plain text.',
    help: 'Prefer to talk? Give us a call:',
  },
};
