import type { de } from './texts.de.ts';

/** The words of the dashboard itself in English. */
export const en: typeof de = {
  titles: { appointments: 'My appointments', move: 'Move an appointment', data: 'My data' },
  back: 'Back to my appointments',
  description: 'Your appointments and your account with us.',
  greeting: (firstName) => `Hello, ${firstName}`,
  loading: 'Loading your account …',
  unlinked:
    'Appointments we enter for you at the practice show up here once we’ve checked your identity there; until then we’re happy to change them by phone:',
  unreachable: {
    title: 'We can’t reach the server right now.',
    text: 'You’re still logged in. Your appointments will be back as soon as the connection is.',
  },
  signedOut: {
    lead: 'Please log in to see your appointments.',
    text: 'With an account you can see when you’re next due here, and cancel in two clicks if something comes up.',
  },
};
