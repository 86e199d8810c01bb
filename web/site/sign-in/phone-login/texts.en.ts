import { examplePhone } from '@praxisportal/contract/form-problems';
import type { de } from './texts.de.ts';

/** The words of log-in by phone in English. */
export const en: typeof de = {
  label: 'Phone number',
  hint: `The number in your account, for example ${examplePhone}. We’ll call you and read out a code.`,
  noCall:
    'No call? Then there may be no account with this number. Check it, or log in with your email and password.',
  change: 'Change number',
  done: 'You’re logged in. Just a moment …',
};
