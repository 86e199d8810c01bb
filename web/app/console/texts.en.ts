import type { ConsoleTexts } from './texts.de.ts';

/** The console's shared words in English. */
export const en: ConsoleTexts = {
  product: 'Practice console',
  nav: {
    label: 'Parts of the console',
    day: 'Day',
    patients: 'Patients',
    planning: 'Planning',
    messages: 'Messages',
    team: 'Team',
    settings: 'Settings',
  },
  open: (number) => `${number} open`,
  offline: (time) =>
    `No connection to the practice’s server. This is how things stood at ${time}; we keep trying.`,
  skipToContent: 'Skip to content',
  language: 'Language',
  lock: 'Lock or switch',
  signOut: 'Log out',
  loading: 'Loading …',
  unreachable: {
    title: 'The practice’s server isn’t answering.',
    text: 'Please check the connection. You can go on here as soon as it’s back.',
  },
  failed: {
    title: 'Something went wrong here.',
    text: 'Whatever was saved is saved. Please reload the page.',
    reload: 'Reload the page',
  },
  roles: {
    owner: 'Practice owner',
    dentist: 'Dentist',
    reception: 'Reception',
    assistant: 'Assistant',
  },
};
