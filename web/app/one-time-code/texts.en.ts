import { limits } from '@praxisportal/contract/limits';
import type { de } from './texts.de.ts';

const validMinutes = limits.codeValidSeconds / 60;

/** The words around a one-time code in English. */
export const en: typeof de = {
  email: {
    send: 'Send code',
    resend: 'Send code again',
    sending: 'Sending the code …',
    codeLabel: 'Code from the e-mail',
    sent: (target) => `We have sent a code to ${target}.`,
    verified: 'E-mail address confirmed',
  },
  phone: {
    send: 'Request a call with the code',
    resend: 'Call me again',
    sending: 'Starting the call …',
    codeLabel: 'Code from the call',
    sent: (target) => `We are calling ${target} now and will read the code to you.`,
    verified: 'Phone number confirmed',
  },
  outbox: {
    before: 'This website does not send anything yet: the code is in the ',
    link: 'outbox',
    newTab: ' (opens a new tab)',
    after: '.',
  },
  codeHint: `Six digits, valid for ${validMinutes} minutes`,
  verify: 'Check code',
  verifying: 'Checking the code …',
  waitSeconds: (seconds) => `in ${seconds} s`,
};
