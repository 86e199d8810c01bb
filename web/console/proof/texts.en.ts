import type { ProofTexts } from './texts.de.ts';

export const en: ProofTexts = {
  ask: 'Show who I am',
  title: 'Is it you?',
  text: {
    short: 'Please show once more that it’s you.',
    full: 'Whoever changes how someone gets in could come back that way. So please show both: your password and a code, or your passkey.',
    many: 'Those were unusually many changes in a short time; the practice owner has been told. Please show both your password and a code, or your passkey: then you can go on.',
  },
  submit: 'Go on',
  submitting: 'Checking …',
  passkey: 'With a passkey',
  stop: 'Cancel',
};
