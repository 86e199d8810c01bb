/** What the legal pages share; German is the source. */
export const de = {
  contents: 'Inhalt dieser Seite',
  asOf: (date: string) => `Stand: ${date}`,
  /** Empty for German, which is the binding text. */
  binding: '',
  sample:
    'Diese Praxis ist ein Beispiel. Name, Personen, Anschrift, Nummern und Registerangaben auf dieser Seite sind erfunden.',
};
