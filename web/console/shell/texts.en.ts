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
  locked: 'Locked',
  signOut: 'Log out',
  loading: 'Loading …',
  unreachable: {
    title: 'The practice’s server isn’t answering.',
    text: 'Please check the connection. You can go on here as soon as it’s back.',
  },
  unheard: {
    title: 'Not logged out yet: no connection',
    text: 'The practice’s server doesn’t know yet that you’re leaving. You’re logged out as soon as it answers; until then, please don’t leave this device alone.',
  },
  failed: {
    title: 'Something went wrong here.',
    text: 'Whatever was saved is saved. Please reload the page.',
    reload: 'Reload the page',
  },
  missing: {
    title: 'This could not be loaded.',
    text: 'Please check the connection; once it is back, this goes on. If that does not help, reload the page.',
  },
  never: 'Never mind',
  discard: {
    title: 'Discard what you typed?',
    text: 'It has not been saved.',
    keep: 'Keep editing',
    discard: 'Discard',
  },
  find: {
    found: (number) => {
      if (number === 0) return 'Nobody found.';
      return number === 1 ? '1\u00a0person found' : `${number}\u00a0people found`;
    },
    born: (date) => `born ${date}`,
    erasesAt: (when) => `to be erased on ${when}`,
    next: (when) => `next appointment ${when}`,
    declared: 'self-declared',
    checked: (date, name) => `checked on ${date}${name === null ? '' : ` by ${name}`}`,
    isNew: (text) => `Add “${text}”`,
    newDetail: 'Name, date of birth, phone or email',
  },
  roles: {
    owner: 'Practice owner',
    dentist: 'Dentist',
    reception: 'Reception',
    assistant: 'Assistant',
  },
};
