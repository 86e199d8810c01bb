import type { Texts } from '../../i18n/texts.ts';

const de = {
  contents: 'Inhalt dieser Seite',
  asOf: (date: string) => `Stand: ${date}`,
  /** Empty for German, which is the binding text. */
  binding: '',
  sample:
    'Diese Praxis ist ein Beispiel. Name, Personen, Anschrift, Nummern und Registerangaben auf dieser Seite sind erfunden.',
};

const en: typeof de = {
  contents: 'On this page',
  asOf: (date) => `As of: ${date}`,
  binding: 'This translation is for your convenience. The German text is the binding one.',
  sample:
    'This practice is an example. The name, people, address, numbers and register entries on this page are fictional.',
};

/** What the legal pages share. */
export const legalTexts: Texts<typeof de> = { de, en };
