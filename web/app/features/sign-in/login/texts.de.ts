import { examplePhone } from '@praxisportal/contract/form-problems';

/** The words of log-in. */
export const de = {
  title: 'Anmelden',
  description: 'Melden Sie sich an, um Termine zu buchen, anzusehen und abzusagen.',
  lead: 'Schön, dass Sie da sind. Mit Ihrem Konto können Sie Termine buchen, ansehen und absagen.',
  tabs: { label: 'Anmelden mit', email: 'E-Mail', phone: 'Telefon' },
  submit: 'Anmelden',
  submitting: 'Sie werden angemeldet …',
  forgotten: 'Passwort vergessen?',
  noAccount: 'Sie haben noch kein Konto?',
  toRegister: 'Jetzt registrieren',
  phone: {
    label: 'Telefonnummer',
    hint: `Die Nummer aus Ihrem Konto, zum Beispiel ${examplePhone}. Wir rufen Sie an und lesen Ihnen einen Code vor.`,
    noCall:
      'Kein Anruf? Dann gehört zu dieser Nummer vielleicht kein Konto. Prüfen Sie sie, oder melden Sie sich mit E-Mail und Passwort an.',
    change: 'Nummer ändern',
    done: 'Sie sind angemeldet. Es geht gleich weiter …',
  },
};
