import type { de } from './texts.de.ts';

/** The same in English. */
export const en: typeof de = {
  title: 'Services',
  description: (names) =>
    `What we treat, how long it takes and how to book an appointment: ${names} and more.`,
  lead: 'What we treat, how long it takes and what to expect. Book your appointment online, right from here.',
  urgent: { question: 'In severe pain? Call us:', earliest: 'To the earliest appointment' },
  listLabel: 'Services on this page',
  duration: 'Takes:',
  book: 'Book an appointment',
  bookLabel: (name) => `Book an appointment: ${name}`,
  emergencyContact: 'More about emergencies',
  consultation: {
    title: 'Not sure what you need?',
    button: 'Book a consultation',
  },
};
