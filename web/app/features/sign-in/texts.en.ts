import { limits } from '@praxisportal/contract/limits';
import type { de } from './texts.de.ts';

/** The words of log-in and registration in English. */
export const en: typeof de = {
  login: {
    title: 'Log in',
    description: 'Log in to book, see and cancel your appointments.',
    lead: 'Good to see you. With your account you book, see and cancel your appointments.',
    submit: 'Log in',
    submitting: 'Logging in …',
    noAccount: 'No account yet?',
    toRegister: 'Register now',
  },
  register: {
    title: 'Register',
    description: 'Create an account to book appointments online.',
    lead: 'You need an account only once. After that an appointment is booked in a minute.',
    nameLegend: 'Your name',
    contactLegend: 'How we reach you',
    passwordLegend: 'Your password',
    endLegend: 'Last step',
    submit: 'Register',
    submitting: 'Creating your account …',
    hasAccount: 'Already have an account?',
    toLogin: 'Go to log-in',
    privacyBefore: 'I have read and accept the ',
    privacyLink: 'privacy policy',
    privacyAfter: '.',
    newTab: ' (opens a new tab)',
  },
  fields: {
    requiredNote: 'Fields with * are required.',
    firstName: 'First name',
    lastName: 'Last name',
    email: 'E-mail',
    emailHint: 'We send your appointment confirmations here. You confirm the address with a code.',
    phone: 'Phone number',
    phoneHint: 'Landline or mobile, for example +49 30 23125123. A call reads a code to you.',
    password: 'Password',
    newPasswordHint: `At least ${limits.passwordMinLength} characters. A whole sentence is safest.`,
    passwordRepeat: 'Repeat password',
  },
  humanCheck: {
    loading: 'Loading a small sum …',
    question: (left, right) => `What is ${left} + ${right}?`,
    hint: 'A small sum keeps automatic requests away.',
    renewed: (left, right) => `New sum: what is ${left} + ${right}?`,
  },
  waiting: {
    title: 'Your appointment is waiting',
    notHeld: 'The time is not reserved yet: it is yours once you confirm the appointment.',
    kept: 'We keep your choices.',
    change: 'Change them',
  },
  reassurance: {
    title: 'Your data stays with us',
    points: [
      'We only ask what your appointments need. We ask nothing about your health here.',
      'Your password is never stored in plain text.',
      'These pages load nothing from other companies and show no advertising.',
    ],
    help: 'Prefer the phone? Call us:',
  },
};
