/** The words around every form. */
export const de = {
  problems: (count: number) => `Bitte prüfen Sie ${count} Angaben:`,
  working: 'Einen Moment: Ihr Browser löst gerade eine kleine Aufgabe für uns …',
  longest: (count: number) => `Bitte höchstens ${count.toLocaleString('de-DE')} Zeichen.`,
  strength: {
    short: 'Noch zu kurz',
    weak: 'Leicht zu erraten',
    fair: 'In Ordnung, länger wäre besser',
    strong: 'Schwer zu erraten',
  },
};
