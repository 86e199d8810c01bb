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
  signOut: 'Abmelden',
  loading: 'Wird geladen …',
  unreachable: {
    title: 'Der Praxisserver antwortet nicht.',
    text: 'Bitte prüfen Sie die Verbindung. Sobald sie wieder da ist, geht es hier weiter.',
  },
  failed: {
    title: 'Hier ist etwas schiefgegangen.',
    text: 'Was gespeichert war, ist gespeichert. Laden Sie die Seite neu.',
    reload: 'Seite neu laden',
  },
  roles: {
    owner: 'Praxisleitung',
    dentist: 'Zahnärztin oder Zahnarzt',
    reception: 'Empfang',
    assistant: 'Assistenz',
  },
};

export type ConsoleTexts = typeof de;
