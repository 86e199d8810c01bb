import type { MessageTexts } from './texts.de.ts';

export const en: MessageTexts = {
  title: 'Messages',
  undelivered: 'Not delivered',
  undeliveredLead: 'These people don’t know yet. Give them a call, and tick it off.',
  allDelivered: 'Every message has arrived or is on its way.',
  kinds: {
    confirmation: 'Confirmation',
    cancellation: 'Cancellation',
    moved: 'New time',
    reminder: 'Reminder',
  },
  causes: {
    address: 'The address doesn’t take our emails',
    provider: 'The mail provider can’t be reached',
  },
  retrying: 'we keep trying',
  noPhone: 'no phone number',
  phoned: 'Called',
  phonedWhom: (name) => `Called ${name}`,
  phonedNews: (name) => `${name} is ticked off.`,
  justPhoned: 'Just ticked off',
  notPhoned: 'Not called after all',
  notPhonedWhom: (name) => `${name} was not called after all`,
  reopenedNews: (name) => `${name} is back on the list.`,
  handledNews: (name) => `The message from ${name} is answered.`,
  openAgainNews: (name) => `The message from ${name} is open again.`,
  inbox: 'Contact form',
  inboxEmpty: 'Nothing open.',
  all: 'Show answered ones too',
  handled: 'Answered',
  handledWhom: (name) => `The message from ${name} is answered`,
  reopen: 'Open again',
  reply: 'Reply by email',
  handledBy: (name, at) => `answered by ${name}, ${at}`,
  someone: 'someone who no longer works here',
  sources: {
    heading: 'Unusually many bookings',
    lead: 'Guests and new accounts have booked unusually many appointments from these sources within a week. Known patients don’t count. Take a look at the days before you cancel.',
    kinds: {
      domain: (domain) => (domain ? `Addresses of the domain ${domain}` : 'Addresses of one domain'),
      browser: () => 'One browser',
      address: () => 'One internet connection or network',
    },
    counts: (booked, open) => `${booked} booked, ${open} of them still ahead`,
    period: (first, last) => `Booked from ${first} to ${last}`,
    days: (count) => (count === 1 ? 'On 1 day:' : `On ${count} days:`),
    moreDays: (count) => `and ${count} more`,
    cancel: (count) => (count === 1 ? 'Cancel this appointment' : `Cancel all ${count} appointments`),
    cancelWhat: (count, name) =>
      `${count === 1 ? 'Cancel this appointment' : `Cancel all ${count} appointments`}: ${name}`,
    question: (count) => (count === 1 ? 'Cancel one appointment?' : `Cancel ${count} appointments?`),
    explanation: (name) =>
      `${name}: all appointments ahead that guests and new accounts booked from this source are cancelled. The times are free at once, and it can’t be undone.`,
    inform: 'Tell them by email as well',
    informHint: 'Better not if the addresses probably belong to uninvolved people.',
    keep: 'Don’t cancel',
    confirm: 'Cancel all',
    done: (count) => (count === 1 ? '1 appointment is cancelled.' : `${count} appointments are cancelled.`),
    left: (count) =>
      count === 1
        ? 'One appointment could not be cancelled:'
        : `${count} appointments could not be cancelled:`,
  },
  loading: 'Loading the messages …',
};
