import { limits } from '@praxisportal/contract/limits';
import type { de } from './texts.de.ts';

const validMinutes = limits.codeValidSeconds / 60;

/** The words around a one-time code in English. */
export const en: typeof de = {
  email: {
    missing: 'Please enter your e-mail address',
    send: 'Send code',
    resend: 'Send code again',
    sending: 'Sending the code …',
    codeLabel: 'Code from the e-mail',
    sent: (target) => `We have sent a code to ${target}.`,
    verified: 'E-mail address confirmed',
  },
  phone: {
    missing: 'Please enter your phone number',
    send: 'Request a call with the code',
    resend: 'Call me again',
    sending: 'Starting the call …',
    codeLabel: 'Code from the call',
    sent: (target) => `We are calling ${target} now and will read the code to you.`,
    verified: 'Phone number confirmed',
  },
  codeHint: `Six digits, valid for ${validMinutes} minutes`,
  verify: 'Check code',
  verifying: 'Checking the code …',
  tooManyTries: `After ${limits.codeMaxTries} wrong tries this code is no longer valid. Please request a new one.`,
  waitSeconds: (seconds) => `in ${seconds} s`,
  waitMinutes: (minutes) => (minutes === 1 ? '1 more minute.' : `${minutes} more minutes.`),
};
