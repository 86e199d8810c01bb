import { limits } from '@praxisportal/contract/limits';
import type { de } from './texts.de.ts';

/** The words of log-in and registration in English. */
export const en: typeof de = {
  login: {
    title: 'Log in',
    description: 'Log in to book, view and cancel your appointments.',
    lead: 'Good to see you. Your account lets you book, view and cancel appointments.',
    submit: 'Log in',
    submitting: 'Logging in …',
    noAccount: 'No account yet?',
    toRegister: 'Register now',
  },
  register: {
    title: 'Register',
    description: 'Create an account to book your appointments online.',
    lead: 'You only have to do this once. After that, booking takes a minute.',
    nameLegend: 'Your name',
    contactLegend: 'How we can reach you',
    passwordLegend: 'Your password',
    endLegend: 'Last step',
    submit: 'Register',
    submitting: 'Creating your account …',
    hasAccount: 'Already have an account?',
    toLogin: 'Log in',
    privacyBefore: 'I have read and accept the ',
    privacyLink: 'privacy policy',
    privacyAfter: '.',
    newTab: ' (opens a new tab)',
  },
  fields: {
    requiredNote: 'Fields marked * are required.',
    firstName: 'First name',
    lastName: 'Last name',
    email: 'Email',
    emailHint: 'This is where your confirmations go. We’ll send you a code to confirm it.',
    phone: 'Phone number',
    phoneHint: 'Landline or mobile, for example +49 30 23125123. We’ll call you and read out a code.',
    password: 'Password',
    newPasswordHint: `At least ${limits.passwordMinLength} characters. A whole sentence is safest.`,
    passwordRepeat: 'Repeat password',
  },
  humanCheck: {
    loading: 'Loading a small sum …',
    question: (left, right) => `What’s ${left} + ${right}?`,
    hint: 'A small sum keeps the robots out.',
    renewed: (left, right) => `New sum: what’s ${left} + ${right}?`,
  },
  waiting: {
    title: 'Your appointment is waiting',
    notHeld: 'The time isn’t reserved yet. It’s yours once you confirm the appointment.',
    kept: 'We’ll keep your choices.',
    change: 'Change them',
  },
  reassurance: {
    title: 'Your details stay with us',
    points: [
      'We only ask for what your appointments need. We don’t ask about your health here.',
      'We never store your password in plain text.',
      'These pages load nothing from other companies and carry no advertising.',
    ],
    help: 'Rather talk? Give us a call:',
  },
};
