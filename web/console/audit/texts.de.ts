export const de = {
  title: 'Protokoll',
  lead: 'Wer was getan hat, das Neueste zuerst. Auch jeder Blick ins Protokoll steht darin; Suchen und Listen stehen unter „Gesucht und angesehen“.',
  filter: 'Suchen',
  who: 'Wer',
  everybody: 'Alle',
  actors: { team: 'Das Team', online: 'Patienten, online', server: 'Server und Technik' },
  blocked: (name: string) => `${name} (gesperrt)`,
  about: 'Worum es geht',
  everything: 'Alles',
  topics: {
    patients: 'Patienten und Nachrichten',
    appointments: 'Termine',
    settings: 'Zeiten und Einstellungen',
    team: 'Team und Zugänge',
    looks: 'Gesucht und angesehen',
  },
  patient: 'Patient',
  patientHint: 'Name, Geburtsdatum, Telefon oder E-Mail',
  chosen: (name: string) => `Nur zu: ${name}`,
  unknownPatient: 'einer Person, die es hier nicht mehr gibt',
  anyPatient: 'Alle Patienten',
  from: 'Von',
  to: 'Bis',
  show: 'Anzeigen',
  reset: 'Alles zeigen',
  entries: 'Einträge',
  shown: (number: number, isAll: boolean) => {
    if (number === 0) return 'Dazu steht nichts im Protokoll.';
    if (number === 1) return 'Ein Eintrag';
    return isAll ? `${number} Einträge` : `Die neuesten ${number} Einträge`;
  },
  onlyThisPerson: 'nur diese Person',
  more: 'Ältere zeigen',
  save: 'Als Tabelle speichern (CSV)',
  fileName: 'protokoll',
  proofNeeded: 'Das Protokoll sieht nur, wer sich gerade ausgewiesen hat.',
  notYours: 'Das Protokoll sieht in dieser Praxis nur die Praxisleitung.',
  toTeam: 'Zurück zum Team',
  loading: 'Wird geladen …',
};

export type AuditTexts = typeof de;
