import type { Language } from '@praxisportal/contract/language';
import type { PracticeFacts } from '@praxisportal/practice/types';
import { greeting, type PersonName, signature } from '../../delivery/mail-frame.ts';

/** Tells the old and the new address that the account's e-mail address has changed. */
export function emailChangedMail(
  language: Language,
  facts: PracticeFacts,
  name: PersonName,
  newEmail: string,
): { subject: string; body: string } {
  if (language === 'en') {
    return {
      subject: 'Your email address has been changed',
      body: `${greeting(language, name)}\n\nThe email address of your account is now ${newEmail}.\n\nIf that wasn’t you, please call us at once: ${facts.phone}.\n\n${signature(language, facts)}`,
    };
  }
  return {
    subject: 'Ihre E-Mail-Adresse wurde geändert',
    body: `${greeting(language, name)}\n\nDie E-Mail-Adresse Ihres Kontos ist jetzt ${newEmail}.\n\nWenn Sie das nicht waren, rufen Sie uns bitte sofort an: ${facts.phone}.\n\n${signature(language, facts)}`,
  };
}

/** Tells the account's address that its phone number has changed; the last digits are enough to know it by. */
export function phoneChangedMail(
  language: Language,
  facts: PracticeFacts,
  name: PersonName,
  newPhone: string,
): { subject: string; body: string } {
  const ending = newPhone.slice(-4);
  if (language === 'en') {
    return {
      subject: 'Your phone number has been changed',
      body: `${greeting(language, name)}\n\nThe phone number of your account has been changed. The new one ends in ${ending}.\n\nIf that wasn’t you, please call us at once: ${facts.phone}.\n\n${signature(language, facts)}`,
    };
  }
  return {
    subject: 'Ihre Telefonnummer wurde geändert',
    body: `${greeting(language, name)}\n\nDie Telefonnummer Ihres Kontos wurde geändert. Die neue endet auf ${ending}.\n\nWenn Sie das nicht waren, rufen Sie uns bitte sofort an: ${facts.phone}.\n\n${signature(language, facts)}`,
  };
}

/** Welcomes a new patient, and warns whoever owns the address and made no account. */
export function accountMadeMail(
  language: Language,
  facts: PracticeFacts,
  name: PersonName,
): { subject: string; body: string } {
  if (language === 'en') {
    return {
      subject: 'Your account is ready',
      body: `${greeting(language, name)}\n\nYou now have an account with ${facts.name}. You can book, view and cancel appointments online.\n\nIf you didn’t create it, please call us: ${facts.phone}.\n\n${signature(language, facts)}`,
    };
  }
  return {
    subject: 'Ihr Konto wurde angelegt',
    body: `${greeting(language, name)}\n\nSie haben jetzt ein Konto bei uns (${facts.name}). Sie können online Termine buchen, ansehen und absagen.\n\nWenn Sie es nicht angelegt haben, rufen Sie uns bitte an: ${facts.phone}.\n\n${signature(language, facts)}`,
  };
}

/** Tells a patient that somebody keeps trying passwords, and where log-in still works. */
export function logInPausedMail(
  language: Language,
  facts: PracticeFacts,
  name: PersonName,
): { subject: string; body: string } {
  if (language === 'en') {
    return {
      subject: 'Too many wrong passwords for your account',
      body: `${greeting(language, name)}\n\nSomebody has entered a wrong password for your account a hundred times in a day. Nobody got in. To be safe, for up to a day you can only log in with browsers you’ve used before.\n\nThere’s nothing you need to do. If you use the same password elsewhere, please choose a new one. If you need help, call us: ${facts.phone}.\n\n${signature(language, facts)}`,
    };
  }
  return {
    subject: 'Viele falsche Anmeldeversuche bei Ihrem Konto',
    body: `${greeting(language, name)}\n\nJemand hat innerhalb eines Tages hundertmal ein falsches Passwort für Ihr Konto eingegeben. Niemand ist hineingekommen. Zur Sicherheit klappt die Anmeldung jetzt bis zu einen Tag lang nur mit Browsern, die Sie schon benutzt haben.\n\nSie müssen nichts tun. Wenn Sie das Passwort auch anderswo benutzen, wählen Sie bitte ein neues. Wenn Sie Hilfe brauchen, rufen Sie uns an: ${facts.phone}.\n\n${signature(language, facts)}`,
  };
}
