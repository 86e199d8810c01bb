import { examplePhone } from '@praxisportal/contract/form-problems';
import { limits } from '@praxisportal/contract/limits';
import type { de } from './texts.de.ts';

/** The words of registration in English. */
export const en: typeof de = {
  title: 'Register',
  description: 'Create an account to book your appointments online.',
  lead: 'You only have to do this once. After that, booking takes a minute.',
  nameLegend: 'Your name',
  contactLegend: 'How we can reach you',
  passwordLegend: 'Your password',
  endLegend: 'Last step',
  submit: 'Register',
  submitting: 'Creating your account …',
  created: 'Your account is ready',
  nowConfirm: 'Your appointment isn’t booked yet. Please confirm it now.',
  unsettled: 'Your account may have been created after all. Try logging in.',
  hasAccount: 'Already have an account?',
  toLogin: 'Log in',
  privacyBefore: 'I have read and accept the ',
  privacyLink: 'privacy policy',
  privacyAfter: '.',
  fields: {
    requiredNote: 'Fields marked * are required.',
    emailHint: 'Your confirmations go here. First, we’ll send a code to make sure it’s yours.',
    phone: 'Phone number',
    phoneHint: `Landline or mobile, for example ${examplePhone}. We’ll call you and read out a code.`,
    newPasswordHint: `At least ${limits.passwordMinLength} characters. A whole sentence is safest.`,
    passwordRepeat: 'Repeat password',
  },
};
