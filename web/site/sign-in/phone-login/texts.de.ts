import { examplePhone } from '@praxisportal/contract/form-problems';

/** The words of log-in by phone. */
export const de = {
  label: 'Telefonnummer',
  hint: `Die Nummer aus Ihrem Konto, zum Beispiel ${examplePhone}. Wir rufen Sie an und lesen Ihnen einen Code vor.`,
  noCall:
    'Kein Anruf? Dann gehört zu dieser Nummer vielleicht kein Konto. Prüfen Sie sie, oder melden Sie sich mit E-Mail und Passwort an.',
  change: 'Nummer ändern',
  done: 'Sie sind angemeldet. Es geht gleich weiter …',
};
