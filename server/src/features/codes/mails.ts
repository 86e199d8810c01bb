import type { CodePurpose } from '@praxisportal/contract/account';
import type { Language } from '@praxisportal/contract/language';
import type { PracticeFacts } from '@praxisportal/practice/types';
import { type WrittenMail, writeMail } from '../../delivery/mail.ts';

/** What a message with a code is made of. */
export type CodeText = { code: string; purpose: CodePurpose };

/** The e-mail that carries a one-time code; it says what the code is for, so that nobody is talked out of it. */
export function codeMail(language: Language, facts: PracticeFacts, { code, purpose }: CodeText): WrittenMail {
  const { title, validity } = frames[language];
  const { aim, otherwise } = words[language][purpose];
  return writeMail(language, facts, {
    // A mailbox shows the subject first: who waits for the code need not open the mail.
    subject: language === 'en' ? `Your code: ${code}` : `Ihr Code: ${code}`,
    title,
    to: 'unknown',
    parts: [
      { kind: 'text', text: aim },
      { kind: 'code', code },
      { kind: 'text', text: validity },
      { kind: 'text', text: otherwise(facts) },
    ],
  });
}

const frames = {
  de: {
    title: 'Ihr Code',
    validity: 'Er ist 10 Minuten gültig. Bitte geben Sie ihn an niemanden weiter.',
  },
  en: { title: 'Your code', validity: 'It’s valid for 10 minutes. Please don’t pass it on to anyone.' },
} as const;

type Words = { aim: string; otherwise: (facts: PracticeFacts) => string };

const words: Record<Language, Record<CodePurpose, Words>> = {
  de: {
    verification: {
      aim: 'Ihr Bestätigungscode lautet:',
      otherwise: () => 'Wenn Sie keinen Code angefordert haben, können Sie diese E-Mail ignorieren.',
    },
    contact_change: {
      aim: 'Mit diesem Code bestätigen Sie, dass die E-Mail-Adresse oder Telefonnummer Ihres Kontos geändert wird:',
      otherwise: ({ phone }) =>
        `Wenn Sie nichts ändern wollten, geben Sie den Code nirgends ein und rufen Sie uns bitte an: ${phone}.`,
    },
    login: {
      aim: 'Mit diesem Code melden Sie sich an:',
      otherwise: () => 'Wenn Sie sich nicht anmelden wollten, geben Sie den Code nirgends ein.',
    },
    password_reset: {
      aim: 'Mit diesem Code legen Sie ein neues Passwort für Ihr Konto fest:',
      otherwise: ({ phone }) =>
        `Wenn Sie kein neues Passwort wollten, geben Sie den Code nirgends ein; Ihr Passwort bleibt, wie es ist. Fragen beantworten wir gern: ${phone}.`,
    },
  },
  en: {
    verification: {
      aim: 'Your verification code is:',
      otherwise: () => 'If you didn’t ask for a code, you can ignore this email.',
    },
    contact_change: {
      aim: 'This code confirms that the email address or phone number of your account is to be changed:',
      otherwise: ({ phone }) =>
        `If you didn’t want to change anything, don’t enter the code anywhere and please call us: ${phone}.`,
    },
    login: {
      aim: 'This code logs you in:',
      otherwise: () => 'If you weren’t trying to log in, don’t enter the code anywhere.',
    },
    password_reset: {
      aim: 'This code lets you choose a new password for your account:',
      otherwise: ({ phone }) =>
        `If you didn’t want a new password, don’t enter the code anywhere; your password stays as it is. If you have questions, call us: ${phone}.`,
    },
  },
};
