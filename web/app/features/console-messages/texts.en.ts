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
  inbox: 'Contact form',
  inboxEmpty: 'Nothing open.',
  all: 'Show answered ones too',
  handled: 'Answered',
  handledWhom: (name) => `The message from ${name} is answered`,
  reopen: 'Open again',
  reply: 'Reply by email',
  handledBy: (name, at) => `answered by ${name}, ${at}`,
  someone: 'someone who no longer works here',
  loading: 'Loading the messages …',
};
