import type { de } from './texts.de.ts';

/** The words of the page that a guest's link leads to, in English. */
export const en: typeof de = {
  title: 'Your appointment',
  description: 'View, move and cancel it, without an account.',
  loading: 'Loading your appointment …',
  booked: {
    heading: 'Your appointment is booked!',
    mail: 'You’ll get a confirmation email with all the details.',
    link: 'It also has the link to this page, which lets you view, move and cancel the appointment.',
    copy: 'Copy link',
    copyFailed: 'Copying isn’t possible',
  },
  for: (name) => `for ${name}`,
  with: (doctor) => `with ${doctor}`,
  place: 'How to find us',
  move: 'Move',
  moveTitle: 'Move your appointment',
  cancel: 'Cancel',
  moved: (when) => `Your appointment is now on ${when}.`,
  cancelled: 'This appointment has been cancelled.',
  over: 'This appointment is over.',
  bookAgain: 'Book a new appointment',
  account: {
    text: 'An account shows all your appointments at a glance. Register with the same email address, and this one will be there, too.',
    register: 'Register now',
  },
  dead: {
    title: 'This link no longer works',
    text: 'It works until the appointment is over, and only exactly as in the email. If you have appointments coming up, we’ll send you new links.',
    lost: {
      title: 'Your guest appointment',
      text: 'The link in our email opens it. If you can’t find it any more, we’ll send you new links to all your upcoming appointments.',
    },
    email: 'Email',
    emailHint: 'The address you booked with.',
    submit: 'Send new links',
    sending: 'Sending …',
    sentTitle: 'Check your inbox',
    sent: 'If there are appointments for this address, an email with new links is on its way.',
  },
};
