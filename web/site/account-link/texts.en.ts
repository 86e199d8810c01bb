import type { AccountLinkTexts } from './texts.de.ts';

export const en: AccountLinkTexts = {
  title: 'Online access',
  description: 'Link your account to your entry at the practice.',
  loading: 'Loading your account …',
  unreachable: 'We can’t reach the server right now. Please try again in a moment.',
  signInFirst:
    'Please log in or create an account first. Then you go on here; the link stays valid meanwhile.',
  lead: 'After that, your account also shows what the practice enters for you.',
  account: (email) => `You’re logged in as ${email}.`,
  dateOfBirth: 'Date of birth',
  dateOfBirthHint: 'That of the person the link is meant for.',
  submit: 'Link my account',
  sending: 'Linking …',
  doneTitle: 'Linked',
  done: (name) => `Your account now also shows what the practice enters for ${name}.`,
  toDashboard: 'Go to my appointments',
  dead: 'This link is no longer valid. Give us a call and we’ll send you a new one:',
};
