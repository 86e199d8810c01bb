import type { CodePurpose } from '@praxisportal/contract/account';
import type { Language } from '@praxisportal/contract/language';
import type { PracticeFacts } from '@praxisportal/practice/types';
import { signature } from '../../delivery/mail-frame.ts';

/** What a message with a code is made of. */
export type CodeText = { code: string; purpose: CodePurpose };

/** The e-mail that carries a one-time code; it says what the code is for, so that nobody is talked out of it. */
export function codeMail(
  language: Language,
  facts: PracticeFacts,
  { code, purpose }: CodeText,
): { subject: string; body: string } {
  const { salute, aim, validity, otherwise } = words[language][purpose](code, facts);
  const subject = language === 'en' ? `Your code: ${code}` : `Ihr Code: ${code}`;
  const body = `${salute}\n\n${aim}\n${validity}\n\n${otherwise}\n\n${signature(language, facts)}`;
  return { subject, body };
}

type Words = { salute: string; aim: string; validity: string; otherwise: string };
type WordsOfPurpose = Record<CodePurpose, (code: string, facts: PracticeFacts) => Words>;

const german = {
  salute: 'Guten Tag,',
  validity: 'Er ist 10 Minuten gültig. Bitte geben Sie ihn an niemanden weiter.',
};
const english = {
  salute: 'Hello,',
  validity: 'It’s valid for 10 minutes. Please don’t pass it on to anyone.',
};

const words: Record<Language, WordsOfPurpose> = {
  de: {
    verification: (code) => ({
      ...german,
      aim: `Ihr Bestätigungscode lautet ${code}.`,
      otherwise: 'Wenn Sie keinen Code angefordert haben, können Sie diese E-Mail ignorieren.',
    }),
    contact_change: (code, facts) => ({
      ...german,
      aim: `Mit dem Code ${code} bestätigen Sie, dass die E-Mail-Adresse oder Telefonnummer Ihres Kontos geändert wird.`,
      otherwise: `Wenn Sie nichts ändern wollten, geben Sie den Code nirgends ein und rufen Sie uns bitte an: ${facts.phone}.`,
    }),
    login: (code) => ({
      ...german,
      aim: `Mit dem Code ${code} melden Sie sich an.`,
      otherwise: 'Wenn Sie sich nicht anmelden wollten, geben Sie den Code nirgends ein.',
    }),
    password_reset: (code, facts) => ({
      ...german,
      aim: `Mit dem Code ${code} legen Sie ein neues Passwort für Ihr Konto fest.`,
      otherwise: `Wenn Sie kein neues Passwort wollten, geben Sie den Code nirgends ein; Ihr Passwort bleibt, wie es ist. Fragen beantworten wir gern: ${facts.phone}.`,
    }),
  },
  en: {
    verification: (code) => ({
      ...english,
      aim: `Your verification code is ${code}.`,
      otherwise: 'If you didn’t ask for a code, you can ignore this email.',
    }),
    contact_change: (code, facts) => ({
      ...english,
      aim: `The code ${code} confirms that the email address or phone number of your account is to be changed.`,
      otherwise: `If you didn’t want to change anything, don’t enter the code anywhere and please call us: ${facts.phone}.`,
    }),
    login: (code) => ({
      ...english,
      aim: `The code ${code} logs you in.`,
      otherwise: 'If you weren’t trying to log in, don’t enter the code anywhere.',
    }),
    password_reset: (code, facts) => ({
      ...english,
      aim: `The code ${code} lets you choose a new password for your account.`,
      otherwise: `If you didn’t want a new password, don’t enter the code anywhere; your password stays as it is. If you have questions, call us: ${facts.phone}.`,
    }),
  },
};
