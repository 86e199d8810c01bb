/** The words around every form. */
export const de = {
  problems: (count: number) => `Bitte prüfen Sie ${count} Angaben:`,
};
