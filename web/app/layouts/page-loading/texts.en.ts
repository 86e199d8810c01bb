import type { de } from './texts.de.ts';

/** The words of a page that could not be entered, in English. */
export const en: typeof de = {
  unreachable: {
    title: 'No connection',
    text: 'The page could not be loaded. Please check your connection and try again.',
  },
  replaced: {
    title: 'This website has just been renewed',
    text: 'It has to reload before you go on. What you typed stays; please enter passwords once more.',
  },
  stay: 'Stay here',
};
