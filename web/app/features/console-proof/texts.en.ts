import type { ProofTexts } from './texts.de.ts';

export const en: ProofTexts = {
  ask: 'Show who I am',
  title: 'Is it you?',
  text: 'Please show once more that it’s you.',
  submit: 'Go on',
  submitting: 'Checking …',
  passkey: 'With a passkey',
  stop: 'Cancel',
};
