import { practice } from '@praxisportal/practice/practice';

/** Words that several screens share; German is the source. A screen's own words lie beside the screen. */
export const de = {
  practiceName: practice.name,
  practiceFigures: 'Die Praxis in Zahlen',
  sampleFigures: 'Beispiel: Die Zahlen sind erfunden wie die Praxis.',
  nav: {
    label: 'Hauptnavigation',
    home: 'Start',
    about: 'Über uns',
    services: 'Leistungen',
    team: 'Team',
    contact: 'Kontakt',
    showServices: 'Leistungen im Überblick anzeigen',
    openMenu: 'Menü öffnen',
    closeMenu: 'Menü schließen',
    menu: 'Menü',
    languageLabel: 'Sprache',
    skipToContent: 'Zum Inhalt springen',
  },
  actions: {
    book: 'Termin buchen',
    logIn: 'Anmelden',
    register: 'Registrieren',
    logOut: 'Abmelden',
    myAppointments: 'Meine Termine',
    myAccount: 'Mein Konto',
    back: 'Zurück',
    next: 'Weiter',
    close: 'Schließen',
    cancel: 'Abbrechen',
    save: 'Speichern',
    edit: 'Bearbeiten',
    retry: 'Noch einmal versuchen',
    copied: 'Kopiert',
    toHome: 'Zur Startseite',
  },
  emergency: {
    label: 'Notfall',
    lifeThreatening: 'Notruf 112',
    lifeThreateningLong: 'Bei Lebensgefahr: 112',
    practiceLine: 'Zahn-Notfall',
    practiceLineLong: 'Zahnärztlicher Notfall, rund um die Uhr',
  },
  visit: {
    insurance: 'Versicherung',
    bring: 'Mitbringen',
    firstVisit: 'Zum ersten Besuch',
    publicTransport: 'Bus und Bahn',
    parking: 'Parken',
    access: 'Ohne Stufen',
    languagesSpoken: 'Sprachen',
  },
  assistant: {
    name: 'Praxis-Assistent',
    open: 'Praxis-Assistent öffnen',
    failed: 'Der Praxis-Assistent lädt gerade nicht. Bitte prüfen Sie Ihre Internetverbindung.',
    broken:
      'Der Praxis-Assistent hatte einen Fehler. Öffnen Sie ihn bitte neu; das Gespräch beginnt von vorn.',
  },
  footer: {
    services: 'Leistungen',
    contact: 'Kontakt',
    hours: 'Sprechzeiten',
    imprint: 'Impressum',
    privacy: 'Datenschutz',
    accessibility: 'Barrierefreiheit',
    comingNetwork: (name: string) => `${name} (demnächst)`,
    copyright: (year: number) => `© ${year} ${practice.name}`,
    sample: 'Diese Praxis ist ein Beispiel. Namen, Anschrift und Nummern sind erfunden.',
  },
  failure: {
    heading: 'Unexpected Application Error!',
    explanation:
      'Auf dieser Seite ist etwas schiefgegangen. Ob Ihre letzte Eingabe angekommen ist, ist hier nicht zu sehen. Laden Sie die Seite neu, oder rufen Sie uns an.',
    reload: 'Seite neu laden',
  },
  field: {
    showPassword: 'Passwort anzeigen',
    hidePassword: 'Passwort verbergen',
  },
  session: {
    left: 'Sie sind abgemeldet.',
    ended:
      'Sie sind nicht mehr angemeldet. Bitte melden Sie sich noch einmal an: Was Sie eingegeben haben, steht danach wieder da.',
  },
  needsScript: 'Diese Seite braucht JavaScript. Am Telefon helfen wir Ihnen auch so:',
  waitMinutes: (minutes: number) => (minutes === 1 ? 'Noch 1\u00a0Minute.' : `Noch ${minutes}\u00a0Minuten.`),
  status: {
    loadingPage: 'Seite wird geladen …',
    pageMissing: 'Die Seite konnte nicht geladen werden.',
    saving: 'Wird gespeichert …',
  },
};

/** Every language has the same words; messages with values are functions. */
export type Messages = typeof de;
