/** The words of log-in. */
export const de = {
  title: 'Anmelden',
  description: 'Melden Sie sich an, um Termine zu buchen, zu verschieben und abzusagen.',
  lead: 'Schön, dass Sie da sind. Mit Ihrem Konto können Sie Termine buchen, verschieben und absagen.',
  tabs: { label: 'Anmelden mit', email: 'E-Mail', phone: 'Telefon' },
  submit: 'Anmelden',
  submitting: 'Sie werden angemeldet …',
  forgotten: 'Passwort vergessen?',
  noAccount: 'Sie haben noch kein Konto?',
  toRegister: 'Jetzt registrieren',
  bookedAsGuest: 'Als Gast gebucht?',
  toGuestLinks: 'Zu Ihrem Termin',
  asGuest: 'Als Gast buchen',
  waiting: {
    title: 'Ihr Termin ist noch nicht reserviert',
    lead: 'Er wartet, bis Sie ihn bestätigen: mit Konto oder als Gast, wie Sie möchten.',
  },
};
