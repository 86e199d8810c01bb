import type { Language } from '@praxisportal/contract/language';
import type { PracticeFacts } from '@praxisportal/practice/types';
import { type PersonName, type WrittenMail, writeMail } from '../../delivery/mail.ts';

/** What has happened to somebody's way into the console, that they should know of if it was not them. */
export type AccessNews =
  | 'new_desk'
  | 'recovery_code'
  | 'code_used'
  | 'passkey_added'
  | 'passkey_removed'
  | 'password_set'
  | 'app_set'
  | 'password_and_app_set'
  | 'password_removed'
  | 'codes_renewed'
  | 'recovered';

const news: Record<AccessNews, Record<Language, string>> = {
  new_desk: {
    de: 'Sie haben sich an einem Browser angemeldet, an dem Sie bisher nicht waren:',
    en: 'You’ve signed in with a browser you haven’t used before:',
  },
  recovery_code: {
    de: 'Jemand hat sich mit einem Ihrer Wiederherstellungscodes angemeldet. Der Code ist damit verbraucht. Der Browser:',
    en: 'Someone signed in with one of your recovery codes. That code is used up now. The browser:',
  },
  code_used: {
    de: 'Jemand hat sich mit einem Ihrer Wiederherstellungscodes ausgewiesen, um etwas zu tun, was mehr als einen offenen Bildschirm braucht. Der Code ist damit verbraucht. Der Browser:',
    en: 'Someone used one of your recovery codes to do something that takes more than an open screen. That code is used up now. The browser:',
  },
  passkey_added: {
    de: 'Zu Ihrem Zugang wurde ein Passkey hinzugefügt. Der Browser:',
    en: 'A passkey has been added to your access. The browser:',
  },
  passkey_removed: {
    de: 'Ein Passkey wurde aus Ihrem Zugang entfernt. Überall sonst sind Sie abgemeldet. Der Browser:',
    en: 'A passkey has been removed from your access. You’re signed out everywhere else. The browser:',
  },
  password_set: {
    de: 'Ihr Passwort wurde geändert. Überall sonst sind Sie abgemeldet. Der Browser:',
    en: 'Your password has been changed. You’re signed out everywhere else. The browser:',
  },
  app_set: {
    de: 'Ihre Codes kommen jetzt aus einer neu verbundenen App, die alte gilt nicht mehr. Überall sonst sind Sie abgemeldet. Der Browser:',
    en: 'Your codes now come from a newly connected app; the old one no longer works. You’re signed out everywhere else. The browser:',
  },
  password_and_app_set: {
    de: 'Für Ihren Zugang wurden ein Passwort und eine App eingerichtet. Überall sonst sind Sie abgemeldet. Der Browser:',
    en: 'A password and an app have been set up for your access. You’re signed out everywhere else. The browser:',
  },
  password_removed: {
    de: 'Ihr Passwort wurde entfernt, Sie melden sich jetzt nur noch mit Passkey an. Der Browser:',
    en: 'Your password has been removed; from now on you sign in with a passkey only. The browser:',
  },
  codes_renewed: {
    de: 'Sie haben neue Wiederherstellungscodes, die alten gelten nicht mehr. Der Browser:',
    en: 'You have new recovery codes; the old ones no longer work. The browser:',
  },
  recovered: {
    de: 'Ihr Zugang wurde über einen Link neu eingerichtet. Was vorher galt, gilt nicht mehr. Der Browser:',
    en: 'Your access has been set up anew with a link. What you had before no longer works. The browser:',
  },
};

const words = {
  de: {
    subject: 'Ihr Zugang zur Praxiskonsole',
    browser: 'Browser',
    advice:
      'Wenn Sie das waren, müssen Sie nichts tun. Wenn nicht, sagen Sie bitte sofort der Praxisleitung Bescheid: Sie kann Ihren Zugang sperren.',
  },
  en: {
    subject: 'Your access to the practice console',
    browser: 'Browser',
    advice:
      'If that was you, there’s nothing to do. If not, please tell the practice owner at once: they can block your access.',
  },
} as const;

/** Tells somebody what has happened to their way in, and at which browser. */
export function accessMail(
  facts: PracticeFacts,
  to: PersonName & { language: Language },
  { event, device }: { event: AccessNews; device: string },
): WrittenMail {
  const { subject, browser, advice } = words[to.language];
  return writeMail(to.language, facts, {
    subject,
    to,
    parts: [
      { kind: 'text', text: news[event][to.language] },
      { kind: 'facts', facts: [[browser, device]] },
      { kind: 'text', text: advice },
    ],
  });
}
