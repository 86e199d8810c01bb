/** Words that several screens of the console share. */
export const de = {
  product: 'Praxiskonsole',
  nav: {
    label: 'Bereiche der Konsole',
    day: 'Tag',
    patients: 'Patienten',
    planning: 'Planung',
    messages: 'Nachrichten',
    team: 'Team',
    settings: 'Einstellungen',
  },
  open: (number: number) => `${number} offen`,
  offline: (time: string) =>
    `Keine Verbindung zum Praxisserver. Sie sehen den Stand von ${time}; es wird laufend neu versucht.`,
  skipToContent: 'Zum Inhalt springen',
  language: 'Sprache',
  lock: 'Sperren oder wechseln',
  locked: 'Gesperrt',
  signOut: 'Abmelden',
  loading: 'Wird geladen …',
  unreachable: {
    title: 'Der Praxisserver antwortet nicht.',
    text: 'Bitte prüfen Sie die Verbindung. Sobald sie wieder da ist, geht es hier weiter.',
  },
  unheard: {
    title: 'Noch nicht abgemeldet: keine Verbindung',
    text: 'Der Praxisserver weiß noch nicht, dass Sie gehen. Sobald er antwortet, sind Sie abgemeldet; lassen Sie das Gerät bis dahin bitte nicht allein.',
  },
  failed: {
    title: 'Hier ist etwas schiefgegangen.',
    text: 'Was gespeichert war, ist gespeichert. Laden Sie die Seite neu.',
    reload: 'Seite neu laden',
  },
  missing: {
    title: 'Das konnte nicht geladen werden.',
    text: 'Bitte prüfen Sie die Verbindung; sobald sie wieder da ist, geht es hier weiter. Hilft das nicht, laden Sie die Seite neu.',
  },
  never: 'Doch nicht',
  discard: {
    title: 'Was Sie getippt haben, verwerfen?',
    text: 'Es ist noch nicht gespeichert.',
    keep: 'Weiter bearbeiten',
    discard: 'Verwerfen',
  },
  find: {
    found: (number: number) => {
      if (number === 0) return 'Niemand gefunden.';
      return number === 1 ? '1\u00a0Person gefunden' : `${number}\u00a0Personen gefunden`;
    },
    born: (date: string) => `geboren ${date}`,
    erasesAt: (when: string) => `wird gelöscht am ${when}`,
    next: (when: string) => `nächster Termin ${when}`,
    declared: 'selbst angegeben',
    checked: (date: string, name: string | null) =>
      `geprüft am ${date}${name === null ? '' : ` von ${name}`}`,
    isNew: (text: string) => `„${text}“ neu anlegen`,
    newDetail: 'Name, Geburtsdatum, Telefon oder E-Mail',
  },
  roles: {
    owner: 'Praxisleitung',
    dentist: 'Zahnärztin oder Zahnarzt',
    reception: 'Empfang',
    assistant: 'Assistenz',
  },
};

export type ConsoleTexts = typeof de;
