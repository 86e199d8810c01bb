import { examplePhone } from '@praxisportal/contract/form-problems';
import { limits } from '@praxisportal/contract/limits';

/** The words of registration. */
export const de = {
  title: 'Registrieren',
  description: 'Legen Sie ein Konto an, um Termine online zu buchen.',
  lead: 'Ein Konto brauchen Sie nur einmal. Danach ist ein Termin in einer Minute gebucht.',
  nameLegend: 'Ihr Name',
  contactLegend: 'Wie wir Sie erreichen',
  passwordLegend: 'Ihr Passwort',
  endLegend: 'Zum Schluss',
  submit: 'Registrieren',
  submitting: 'Ihr Konto wird angelegt …',
  created: 'Ihr Konto ist angelegt',
  nowConfirm: 'Ihr Termin ist noch nicht gebucht: Bestätigen Sie ihn jetzt.',
  unsettled: 'Vielleicht ist Ihr Konto trotzdem schon angelegt. Versuchen Sie, sich anzumelden.',
  hasAccount: 'Sie haben schon ein Konto?',
  toLogin: 'Zur Anmeldung',
  privacyBefore: 'Ich habe die ',
  privacyLink: 'Datenschutzerklärung',
  privacyAfter: ' gelesen und akzeptiere sie.',
  fields: {
    requiredNote: 'Felder mit * sind Pflichtfelder.',
    emailHint: 'Hierhin schicken wir Ihre Terminbestätigungen. Zur Bestätigung senden wir Ihnen einen Code.',
    phone: 'Telefonnummer',
    phoneHint: `Festnetz oder mobil, zum Beispiel ${examplePhone}. Wir rufen Sie an und lesen Ihnen einen Code vor.`,
    newPasswordHint: `Mindestens ${limits.passwordMinLength} Zeichen. Ein ganzer Satz ist am sichersten.`,
    passwordRepeat: 'Passwort wiederholen',
  },
};
