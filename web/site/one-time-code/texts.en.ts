import { limits } from '@praxisportal/contract/limits';
import type { de } from './texts.de.ts';

const validMinutes = limits.codeValidSeconds / 60;

/** The words around a one-time code in English. */
export const en: typeof de = {
  email: {
    send: 'Send code',
    resend: 'Send code again',
    sending: 'Sending the code …',
    codeLabel: 'Code from the email',
    sent: (target) => `We’ve sent a code to ${target}.`,
    verified: 'Email address confirmed',
  },
  phone: {
    send: 'Call me with a code',
    resend: 'Call me again',
    sending: 'Calling …',
    codeLabel: 'Code from the call',
    sent: (target) => `We’re calling ${target} now. Press any key on your phone to hear the code.`,
    verified: 'Phone number confirmed',
  },
  outbox: {
    before: 'This website doesn’t send anything yet: the code is in the ',
    link: 'outbox',
    newTab: ' (opens a new tab)',
    after: '.',
  },
  codeHint: `Six digits, valid for ${validMinutes}\u00a0minutes`,
  verify: 'Check code',
  verifying: 'Checking the code …',
  waitSeconds: (time) => `in ${time}`,
};
