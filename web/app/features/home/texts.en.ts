import type { de } from './texts.de.ts';

/** The home page's words in English. */
export const en: typeof de = {
  title: 'Zahnarztpraxis am Lindenplatz, dentists in Cologne',
  description:
    'Dental practice in Cologne since 1998: prevention, implants, children’s dentistry. Book online, opening hours and emergency line at a glance.',
  hero: {
    heading: 'We explain before we treat.',
    lead: 'Dentistry at Lindenplatz in Cologne, since 1998. You book your appointment online, whenever it suits you.',
    about: 'Get to know the practice',
    phoneHint: 'Prefer to talk?',
    pictureAlt:
      'A dentist and a patient sit facing each other in the treatment room and talk; outside the window stands a linden tree.',
  },
  stats: {
    label: 'The practice in figures',
    years: { label: 'years of experience', detail: 'on the same square, since 1998' },
    patients: { label: 'patients', detail: 'from Cologne and nearby' },
    service: { label: 'AI service', detail: 'information and appointments, at night too' },
    technology: { label: 'technology', detail: 'X-rays, impressions and records are digital' },
  },
  services: {
    heading: 'From prevention to emergency',
    lead: 'Six reasons why people come to us. For every service you can read what happens and how long it takes.',
    all: 'All ten services',
    items: {
      prophylaxe: {
        title: 'Prophylaxis',
        text: 'Thorough cleaning, polishing and advice for home, in 60 minutes.',
      },
      zahnersatz: {
        title: 'Implants, crowns and dentures',
        text: 'Crowns, bridges and implants, made by a laboratory in Cologne.',
      },
      aesthetik: {
        title: 'Aesthetics',
        text: 'Whitening and veneers, with an eye on what is good for your teeth.',
      },
      kinder: {
        title: 'Children',
        text: 'From the first tooth on, unhurried. The first visit may be just to say hello.',
      },
      wurzelbehandlung: {
        title: 'Root canal treatment',
        text: 'An inflamed tooth is cleaned and sealed so that it can be kept.',
      },
      notfall: {
        title: 'Emergency',
        text: 'Pain, swelling, a dental accident: call us, at night and at weekends too.',
      },
    },
  },
  reasons: {
    heading: 'Four reasons you can check',
    pictureAlt: 'Treatment room with a green chair, a screen and a view of the linden tree.',
    items: [
      {
        title: 'You see what we see',
        text: 'We show findings on the screen or on a model. Then you decide, and it may well be the next day.',
      },
      {
        title: 'Costs on paper, beforehand',
        text: 'If you have to pay a share yourself, you get a plan with amounts. We start only once you have agreed.',
      },
      {
        title: 'Appointments without a queue',
        text: 'All free times are online. You book in four steps and cancel free of charge up to 24 hours before.',
      },
      {
        title: 'You may be afraid here',
        text: 'Tell us that you are afraid. We agree on a sign: when you raise your hand, we pause.',
      },
    ],
  },
  voices: {
    heading: 'What we hope to hear',
    inQuotes: (quote) => `“${quote}”`,
    sample: 'Sample',
    note: 'Made-up sample texts, not statements of real patients.',
    items: [
      {
        quote:
          'At every step I knew what would come next. The cost plan was on the table beforehand, and nobody pushed me.',
        name: 'Sabine K.',
        about: 'comes for a crown',
      },
      {
        quote:
          'On the first visit our son was only allowed to ride the chair up and down. On the second he climbed in by himself.',
        name: 'The Arslan family',
        about: 'two children, four and seven',
      },
      {
        quote:
          'I booked at half past ten at night on the train. The confirmation was there before I got off.',
        name: 'Jonas M.',
        about: 'comes twice a year for a check-up',
      },
    ],
  },
  closing: {
    heading: 'When does it suit you?',
    lead: 'The free times of the next three months are in the calendar. Choose a treatment, choose a dentist, done.',
    unsure: 'Not sure? Ask for a consultation!',
    consultation: 'Book a consultation',
    pictureAlt: 'Waiting room with armchairs, a bench and a floor lamp; light falls through the window.',
  },
};
