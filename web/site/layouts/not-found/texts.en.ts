import type { de } from './texts.de.ts';

/** The words of the page for addresses that do not exist, in English. */
export const en: typeof de = {
  title: 'Page not found',
  assistant: 'Ask the Praxis-Assistent',
  call: 'Or give us a call:',
  heading: 'We couldn’t find that page',
  explanation: 'It may have moved, or there’s a typo in the address. Try one of these instead:',
};
