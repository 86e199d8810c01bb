/** The words around what is kept about the patient, and its erasure. */
export const de = {
  title: 'Ihre Daten',
  lead: 'Alles, was wir über Sie gespeichert haben, zum Ansehen und Mitnehmen.',
  show: 'Daten ansehen',
  erase: 'Konto löschen',
  export: {
    loading: 'Ihre Daten werden geladen …',
    controller: 'Verantwortlich:',
    asOf: (when: string) => `Stand: ${when}`,
    save: 'Als Datei speichern',
    saveHint:
      'Eine JSON-Datei, die andere Programme lesen können; in ihr stehen auch die internen Kennungen.',
    fileName: 'meine-daten.json',
    purpose: 'Wozu',
    kept: 'Wie lange',
    nothing: 'Dazu ist nichts gespeichert.',
    rows: (count: number) => (count === 1 ? '1 Eintrag' : `${count} Einträge`),
    yes: 'ja',
    no: 'nein',
    print: 'Drucken',
  },
  erasure: {
    title: 'Konto löschen?',
    question:
      'Ihr Konto, die Personen darin und alles, was wir dazu gespeichert haben, wird gelöscht. Das lässt sich nicht rückgängig machen.',
    keptBefore:
      'Was wir nach dem Gesetz aufbewahren müssen, bleibt so lange, wie es vorgeschrieben ist: Behandlungstermine zehn Jahre (§ 630f Abs. 3 BGB), versäumte Termine bis drei Jahre nach Jahresende (§§ 195, 199 BGB). Danach sagen wir Ihnen genau, was das bei Ihnen ist.',
    password: 'Aktuelles Passwort',
    cancelAppointments: 'Sagen Sie dabei meine bevorstehenden Termine ab',
    confirm: 'Endgültig löschen',
    sending: 'Wird gelöscht …',
    keep: 'Konto behalten',
    doneTitle: 'Ihr Konto ist gelöscht',
    keptTitle: 'Das Gesetz lässt uns Folgendes noch aufbewahren:',
    keptLine: (what: string, until: string, law: string) => `${what}, bis ${until} (${law})`,
    nothingKept: 'Es ist nichts mehr gespeichert.',
  },
};
