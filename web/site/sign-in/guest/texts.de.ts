import { cancellationPolicy } from '@praxisportal/contract/cancellation-policy';
import { examplePhone } from '@praxisportal/contract/form-problems';

/** The words of booking without an account. */
export const de = {
  title: 'Als Gast buchen',
  description: 'Buchen Sie Ihren Zahnarzttermin ohne Konto: Name, E-Mail, Telefon, bestätigen, fertig.',
  lead: 'Ohne Konto: Wir schicken Ihnen einen Link, mit dem Sie den Termin ansehen, verschieben und absagen.',
  hasAccount: 'Lieber mit Konto?',
  toLogin: 'Anmelden oder registrieren',
  pain: 'Dass Sie Schmerzen haben, sagen wir der Praxis mit der Buchung.',
  nameLegend: 'Für wen ist der Termin?',
  contactLegend: 'Wie wir Sie erreichen',
  endLegend: 'Zum Schluss',
  emailHint: 'Hierhin schicken wir Bestätigung und Link. Zur Bestätigung senden wir Ihnen einen Code.',
  phone: 'Telefonnummer',
  phoneHint: `Falls sich kurzfristig etwas ändert. Beispiel: ${examplePhone}`,
  policy: cancellationPolicy.de.accept,
  policyFee: cancellationPolicy.de.fee,
  reminder: 'Erinnern Sie mich vorher per E-Mail. Das kann ich jederzeit abbestellen.',
  privacyBefore: 'Wozu wir Ihre Angaben brauchen, steht in der ',
  privacyLink: 'Datenschutzerklärung',
  privacyAfter: '.',
  submit: 'Termin bestätigen',
  sending: 'Wird gebucht...',
  otherTime: 'Andere Zeit wählen',
  ownLinks: 'Links zu Ihren Terminen anfordern',
  earlierBooked: (when: string, doctorName: string) =>
    `Ihre vorige Bestätigung ist angekommen: Gebucht ist ${when} bei ${doctorName}; den Link dazu haben Sie per E-Mail. Diese Zeit ist nicht gebucht. Möchten Sie beide Termine, bestätigen Sie noch einmal.`,
  earlierCancelled: (when: string, doctorName: string) =>
    `Ihre vorige Bestätigung ist angekommen, aber der Termin ist inzwischen abgesagt: ${when} bei ${doctorName}. Diese Zeit ist nicht gebucht. Möchten Sie sie, bestätigen Sie noch einmal.`,
  unsettled:
    'Vielleicht ist der Termin trotzdem schon gebucht. Bestätigen Sie ihn einfach noch einmal; doppelt gebucht wird er nicht.',
  nothingChosen: {
    title: 'Welcher Termin soll es sein?',
    text: 'Wählen Sie zuerst Behandlung, Tag und Uhrzeit. Danach kommen Sie hierher zurück.',
    action: 'Termin wählen',
  },
};
