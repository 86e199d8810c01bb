import type { Language } from '@praxisportal/contract/language';
import type { PracticeFacts } from '@praxisportal/practice/types';
import { signature } from '../../delivery/mail-frame.ts';

/** The e-mail that carries a one-time code. */
export function codeMail(
  language: Language,
  facts: PracticeFacts,
  code: string,
): { subject: string; body: string } {
  if (language === 'en') {
    return {
      subject: `Your code: ${code}`,
      body: `Hello,\n\nYour verification code is ${code}.\nIt is valid for 10 minutes. Please do not pass it on to anyone.\n\nIf you did not ask for a code, you can ignore this e-mail.\n\n${signature(language, facts)}`,
    };
  }
  return {
    subject: `Ihr Code: ${code}`,
    body: `Guten Tag,\n\nIhr Bestätigungscode lautet ${code}.\nEr ist 10 Minuten gültig. Bitte geben Sie ihn an niemanden weiter.\n\nWenn Sie keinen Code angefordert haben, können Sie diese E-Mail ignorieren.\n\n${signature(language, facts)}`,
  };
}
