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

/** Tells that the password has changed, and what to do if that was somebody else. */
export function passwordChangedMail(
  language: Language,
  facts: PracticeFacts,
  name: PersonName,
): { subject: string; body: string } {
  if (language === 'en') {
    return {
      subject: 'Your password has been changed',
      body: `${greeting(language, name)}\n\nThe password of your account has been changed. You’re logged out everywhere else.\n\nIf that wasn’t you, please choose a new password with “Forgot your password?” and call us at once: ${facts.phone}.\n\n${signature(language, facts)}`,
    };
  }
  return {
    subject: 'Ihr Passwort wurde geändert',
    body: `${greeting(language, name)}\n\nDas Passwort Ihres Kontos wurde geändert. Überall sonst sind Sie abgemeldet.\n\nWenn Sie das nicht waren, legen Sie bitte mit „Passwort vergessen?“ ein neues fest und rufen Sie uns sofort an: ${facts.phone}.\n\n${signature(language, facts)}`,
  };
}

/** Tells of a log-in from a browser that was never in this account before. */
export function newDeviceMail(
  language: Language,
  facts: PracticeFacts,
  name: PersonName,
  { device, now }: { device: string; now: Date },
): { subject: string; body: string } {
  const when = formatInstant(now, language, facts.timeZone);
  if (language === 'en') {
    return {
      subject: 'New login to your account',
      body: `${greeting(language, name)}\n\nSomebody has logged in to your account with a browser we haven’t seen before:\n\n${device}\n${when}\n\nIf that was you, there’s nothing to do. If not, please choose a new password and call us: ${facts.phone}.\n\n${signature(language, facts)}`,
    };
  }
  return {
    subject: 'Neue Anmeldung bei Ihrem Konto',
    body: `${greeting(language, name)}\n\nBei Ihrem Konto hat sich ein Browser angemeldet, den wir noch nicht kennen:\n\n${device}\n${when}\n\nWenn Sie das waren, müssen Sie nichts tun. Wenn nicht, legen Sie bitte ein neues Passwort fest und rufen Sie uns an: ${facts.phone}.\n\n${signature(language, facts)}`,
  };
}

/** "25. November 2026 um 09:00" on the practice's clock. */
function formatInstant(at: Date, language: Language, timeZone: string): string {
  const locale = language === 'en' ? 'en-GB' : 'de-DE';
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone }).format(at);
}
