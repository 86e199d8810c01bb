import type { de } from './texts.de.ts';

/** The words of a page that could not be entered, in English. */
export const en: typeof de = {
  unreachable: {
    title: 'No connection',
    text: 'The page couldn’t be loaded. Please check your connection and try again.',
  },
  replaced: {
    title: 'This website has just been updated',
    text: 'It needs to reload before you go on. What you’ve typed stays; only passwords have to be entered again.',
  },
  stay: 'Stay here',
};
