import type { Language } from '@praxisportal/contract/language';
import { limits } from '@praxisportal/contract/limits';
import type { PracticeFacts } from '@praxisportal/practice/types';
import { type MailPart, type PersonName, type WrittenMail, writeMail } from '../../delivery/mail.ts';

/** What a notice says, in one language. */
type NoticeWords = {
  subject: string;
  /** What has happened. */
  news: readonly (string | MailPart)[];
  /** What to do, above all if it was somebody else. */
  advice: string;
};

/** Writes a notice about an account to its owner. */
type NoticeMail<Detail extends readonly unknown[]> = (
  language: Language,
  facts: PracticeFacts,
  name: PersonName,
  ...detail: Detail
) => WrittenMail;

/** Every notice has the same form: what has happened, and what to do. */
function noticeOf<Detail extends readonly unknown[]>(
  words: Record<Language, (facts: PracticeFacts, ...detail: Detail) => NoticeWords>,
): NoticeMail<Detail> {
  return (language, facts, name, ...detail) => {
    const { subject, news, advice } = words[language](facts, ...detail);
    const parts = [...news, advice].map((part) =>
      typeof part === 'string' ? ({ kind: 'text', text: part } as const) : part,
    );
    return writeMail(language, facts, { subject, to: name, parts });
  };
}

const callAtOnce = {
  de: ({ phone }: PracticeFacts) => `Wenn Sie das nicht waren, rufen Sie uns bitte sofort an: ${phone}.`,
  en: ({ phone }: PracticeFacts) => `If that wasn’t you, please call us at once: ${phone}.`,
};

/** Tells the old and the new address that the account's e-mail address has changed. */
export const emailChangedMail = noticeOf({
  de: (facts, newEmail: string) => ({
    subject: 'Ihre E-Mail-Adresse wurde geändert',
    news: [`Die E-Mail-Adresse Ihres Kontos ist jetzt ${newEmail}.`],
    advice: callAtOnce.de(facts),
  }),
  en: (facts, newEmail: string) => ({
    subject: 'Your email address has been changed',
    news: [`The email address of your account is now ${newEmail}.`],
    advice: callAtOnce.en(facts),
  }),
});

/** Tells the account's address that its phone number has changed; the last digits are enough to know it by. */
export const phoneChangedMail = noticeOf({
  de: (facts, newPhone: string) => ({
    subject: 'Ihre Telefonnummer wurde geändert',
    news: [`Die Telefonnummer Ihres Kontos wurde geändert. Die neue endet auf ${newPhone.slice(-4)}.`],
    advice: callAtOnce.de(facts),
  }),
  en: (facts, newPhone: string) => ({
    subject: 'Your phone number has been changed',
    news: [`The phone number of your account has been changed. The new one ends in ${newPhone.slice(-4)}.`],
    advice: callAtOnce.en(facts),
  }),
});

/** Welcomes a new patient, and warns whoever owns the address and made no account. */
export const accountMadeMail = noticeOf({
  de: ({ name, phone }) => ({
    subject: 'Ihr Konto wurde angelegt',
    news: [
      `Sie haben jetzt ein Konto bei uns (${name}). Sie können online Termine buchen, ansehen und absagen.`,
    ],
    advice: `Wenn Sie es nicht angelegt haben, rufen Sie uns bitte an: ${phone}.`,
  }),
  en: ({ name, phone }) => ({
    subject: 'Your account is ready',
    news: [`You now have an account with ${name}. You can book, view and cancel appointments online.`],
    advice: `If you didn’t create it, please call us: ${phone}.`,
  }),
});

/** Tells a patient that somebody keeps trying passwords, and where log-in still works. */
export const logInPausedMail = noticeOf({
  de: ({ phone }) => ({
    subject: 'Viele falsche Anmeldeversuche bei Ihrem Konto',
    news: [
      'Jemand hat innerhalb eines Tages hundertmal ein falsches Passwort für Ihr Konto eingegeben. Niemand ist hineingekommen. Zur Sicherheit klappt die Anmeldung jetzt bis zu einen Tag lang nur mit Browsern, die Sie schon benutzt haben.',
    ],
    advice: `Sie müssen nichts tun. Wenn Sie das Passwort auch anderswo benutzen, wählen Sie bitte ein neues. Wenn Sie Hilfe brauchen, rufen Sie uns an: ${phone}.`,
  }),
  en: ({ phone }) => ({
    subject: 'Too many wrong passwords for your account',
    news: [
      'Somebody has entered a wrong password for your account a hundred times in a day. Nobody got in. To be safe, for up to a day you can only log in with browsers you’ve used before.',
    ],
    advice: `There’s nothing you need to do. If you use the same password elsewhere, please choose a new one. If you need help, call us: ${phone}.`,
  }),
});

/** Tells a patient that very many wrong codes were entered, and where codes still work. */
export const codesPausedMail = noticeOf({
  de: ({ phone }) => ({
    subject: 'Viele falsche Codes bei Ihrem Konto',
    news: [
      `Für die E-Mail-Adresse oder Telefonnummer Ihres Kontos wurde ${limits.codeFailuresMax}-mal hintereinander ein falscher Code eingegeben. Zur Sicherheit gelten Codes dafür jetzt nur noch auf Geräten, mit denen Sie schon angemeldet waren, bis ${limits.codeFailuresKeptDays} Tage lang kein falscher mehr eingegeben wurde. Ein richtiger Code auf einem solchen Gerät hebt das auf.`,
    ],
    advice: `Mit Ihrem Passwort können Sie sich weiter überall anmelden. Bitte geben Sie keinen Code weiter, den Sie nicht angefordert haben. Wenn Sie Hilfe brauchen, rufen Sie uns an: ${phone}.`,
  }),
  en: ({ phone }) => ({
    subject: 'Too many wrong codes for your account',
    news: [
      `A wrong code has been entered ${limits.codeFailuresMax} times in a row for the email address or phone number of your account. To be safe, codes for it now only work on devices you’ve logged in with before, until no wrong one has been entered for ${limits.codeFailuresKeptDays} days. A right code on such a device ends this.`,
    ],
    advice: `You can still log in anywhere with your password. Please don’t pass on a code you didn’t ask for. If you need help, call us: ${phone}.`,
  }),
});

/** Tells that the password has changed, and what to do if that was somebody else. */
export const passwordChangedMail = noticeOf({
  de: ({ phone }) => ({
    subject: 'Ihr Passwort wurde geändert',
    news: ['Das Passwort Ihres Kontos wurde geändert. Überall sonst sind Sie abgemeldet.'],
    advice: `Wenn Sie das nicht waren, legen Sie bitte mit „Passwort vergessen?“ ein neues fest und rufen Sie uns sofort an: ${phone}.`,
  }),
  en: ({ phone }) => ({
    subject: 'Your password has been changed',
    news: ['The password of your account has been changed. You’re logged out everywhere else.'],
    advice: `If that wasn’t you, please choose a new password with “Forgot your password?” and call us at once: ${phone}.`,
  }),
});

type NewDevice = { device: string; now: Date };

/** Tells of a log-in from a browser that was never in this account before. */
export const newDeviceMail = noticeOf({
  de: ({ phone, timeZone }, { device, now }: NewDevice) => ({
    subject: 'Neue Anmeldung bei Ihrem Konto',
    news: [
      'Bei Ihrem Konto hat sich ein Browser angemeldet, den wir noch nicht kennen:',
      {
        kind: 'facts',
        facts: [
          ['Browser', device],
          ['Zeit', `${formatInstant(now, 'de', timeZone)} Uhr`],
        ],
      },
    ],
    advice: `Wenn Sie das waren, müssen Sie nichts tun. Wenn nicht, legen Sie bitte ein neues Passwort fest und rufen Sie uns an: ${phone}.`,
  }),
  en: ({ phone, timeZone }, { device, now }: NewDevice) => ({
    subject: 'New login to your account',
    news: [
      'Somebody has logged in to your account with a browser we haven’t seen before:',
      {
        kind: 'facts',
        facts: [
          ['Browser', device],
          ['Time', formatInstant(now, 'en', timeZone)],
        ],
      },
    ],
    advice: `If that was you, there’s nothing to do. If not, please choose a new password and call us: ${phone}.`,
  }),
});

/** "25. November 2026 um 09:00" on the practice's clock. */
function formatInstant(at: Date, language: Language, timeZone: string): string {
  const locale = language === 'en' ? 'en-GB' : 'de-DE';
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone }).format(at);
}
