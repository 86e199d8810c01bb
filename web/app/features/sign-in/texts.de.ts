import { limits } from '@praxisportal/contract/limits';

/** The words of log-in and registration. */
export const de = {
  login: {
    title: 'Anmelden',
    description: 'Melden Sie sich an, um Termine zu buchen, anzusehen und abzusagen.',
    lead: 'Schön, dass Sie da sind. Mit Ihrem Konto können Sie Termine buchen, ansehen und absagen.',
    submit: 'Anmelden',
    submitting: 'Sie werden angemeldet …',
    noAccount: 'Sie haben noch kein Konto?',
    toRegister: 'Jetzt registrieren',
  },
  register: {
    title: 'Registrieren',
    description: 'Legen Sie ein Konto an, um Termine online zu buchen.',
    lead: 'Ein Konto brauchen Sie nur einmal. Danach ist ein Termin in einer Minute gebucht.',
    nameLegend: 'Ihr Name',
    contactLegend: 'Wie wir Sie erreichen',
    passwordLegend: 'Ihr Passwort',
    endLegend: 'Zum Schluss',
    submit: 'Registrieren',
    submitting: 'Ihr Konto wird angelegt …',
    hasAccount: 'Sie haben schon ein Konto?',
    toLogin: 'Zur Anmeldung',
    privacyBefore: 'Ich habe die ',
    privacyLink: 'Datenschutzerklärung',
    privacyAfter: ' gelesen und akzeptiere sie.',
    newTab: ' (öffnet einen neuen Tab)',
  },
  fields: {
    requiredNote: 'Felder mit * sind Pflichtfelder.',
    firstName: 'Vorname',
    lastName: 'Nachname',
    email: 'E-Mail',
    emailHint: 'Hierhin schicken wir Ihre Terminbestätigungen. Zur Bestätigung senden wir Ihnen einen Code.',
    phone: 'Telefonnummer',
    phoneHint:
      'Festnetz oder mobil, zum Beispiel +49 30 23125123. Wir rufen Sie an und lesen Ihnen einen Code vor.',
    password: 'Passwort',
    newPasswordHint: `Mindestens ${limits.passwordMinLength} Zeichen. Ein ganzer Satz ist am sichersten.`,
    passwordRepeat: 'Passwort wiederholen',
  },
  humanCheck: {
    loading: 'Rechenaufgabe wird geladen …',
    question: (left: number, right: number) => `Wie viel ist ${left} + ${right}?`,
    hint: 'Eine kleine Rechenaufgabe hält automatische Anfragen fern.',
    renewed: (left: number, right: number) => `Neue Rechenaufgabe: Wie viel ist ${left} + ${right}?`,
  },
  waiting: {
    title: 'Ihr Termin wartet auf Sie',
    notHeld: 'Die Zeit ist noch nicht reserviert: Sie gehört Ihnen, sobald Sie den Termin bestätigen.',
    kept: 'Ihre Auswahl bleibt erhalten.',
    change: 'Auswahl ändern',
  },
  reassurance: {
    title: 'Ihre Angaben bleiben bei uns',
    points: [
      'Wir fragen nur, was wir für Ihre Termine brauchen. Zu Ihrer Gesundheit fragen wir hier nichts.',
      'Ihr Passwort speichern wir nie im Klartext.',
      'Diese Seiten laden nichts von fremden Anbietern und zeigen keine Werbung.',
    ],
    help: 'Lieber am Telefon? Rufen Sie uns an:',
  },
};
