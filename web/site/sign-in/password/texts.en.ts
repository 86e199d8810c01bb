import { limits } from '@praxisportal/contract/limits';
import type { de } from './texts.de.ts';

/** The words of the page for a forgotten password, in English. */
export const en: typeof de = {
  title: 'New password',
  description: 'Forgot your password? Set a new one with a code sent to your email address.',
  lead: 'Forgot your password? We’ll send a code to the email address of your account, and you can set a new one.',
  emailHint: 'The address you registered with.',
  sentIfAccount: (email) =>
    `If there’s an account for ${email}, a code is on its way. Check your spam folder, too.`,
  changeEmail: 'Use a different address',
  newPassword: 'New password',
  newPasswordHint: `At least ${limits.passwordMinLength} characters. A whole sentence is safest.`,
  repeat: 'Repeat new password',
  others: 'This logs you out on all your other devices.',
  submit: 'Save password and log in',
  submitting: 'Saving your password …',
  remembered: 'Remembered it after all?',
  toLogin: 'Log in',
  done: 'Your new password is set',
  doneText: 'You’re logged in, and logged out on all your other devices.',
};
