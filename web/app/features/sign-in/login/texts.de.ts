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
  guest: {
    title: 'Lieber ohne Konto?',
    text: 'Name, E-Mail und Telefon genügen. Ihren Termin verwalten Sie über einen Link.',
    book: 'Als Gast buchen',
  },
};
