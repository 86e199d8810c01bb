import type { de } from './texts.de.ts';

/** The same in English. */
export const en: typeof de = {
  contents: 'On this page',
  asOf: (date) => `As of ${date}`,
  binding: 'We’ve translated this page for your convenience. The German text is the binding one.',
  sample: 'This practice is an example. Its name, people, address, numbers and register entries are made up.',
};
