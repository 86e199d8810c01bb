import { limits } from '@praxisportal/contract/limits';

/** The words of the page for a forgotten password. */
export const de = {
  title: 'Neues Passwort',
  description: 'Passwort vergessen? Mit einem Code an Ihre E-Mail-Adresse setzen Sie ein neues.',
  lead: 'Passwort vergessen? Wir schicken einen Code an die E-Mail-Adresse Ihres Kontos, mit dem Sie ein neues setzen.',
  emailHint: 'Die Adresse, mit der Sie sich registriert haben.',
  sentIfAccount: (email: string) =>
    `Wenn es zu ${email} ein Konto gibt, ist jetzt ein Code unterwegs. Schauen Sie auch in den Spam-Ordner.`,
  changeEmail: 'Andere Adresse',
  newPassword: 'Neues Passwort',
  newPasswordHint: `Mindestens ${limits.passwordMinLength} Zeichen. Ein ganzer Satz ist am sichersten.`,
  repeat: 'Neues Passwort wiederholen',
  others: 'Auf allen anderen Geräten werden Sie dabei abgemeldet.',
  submit: 'Passwort speichern und anmelden',
  submitting: 'Ihr Passwort wird gespeichert …',
  remembered: 'Doch wieder eingefallen?',
  toLogin: 'Zur Anmeldung',
  done: 'Ihr neues Passwort gilt',
  doneText: 'Sie sind angemeldet; auf allen anderen Geräten sind Sie jetzt abgemeldet.',
};
