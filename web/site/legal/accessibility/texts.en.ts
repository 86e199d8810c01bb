import { practice } from '@praxisportal/practice/practice';
import { visit } from '@praxisportal/practice/visit';
import { formatPhone, phoneHref } from '../../../shared/i18n/format.ts';
import type { LegalSection, LegalWords } from '../legal-content.ts';

const facts = [
  ['Step-free access', visit.access?.en],
  ['Public transport', visit.publicTransport?.en],
  ['Parking', visit.parking?.en],
].flatMap(([term, value]) => (term && value ? [[term, value] as const] : []));

/** Left out if the practice has written none of it down. */
const building: LegalSection[] =
  facts.length === 0
    ? []
    : [
        {
          id: 'building',
          title: 'Getting into the practice',
          blocks: [
            { facts },
            `For questions about the building, such as a lift or toilets, please call us: [${formatPhone(practice.phone)}](${phoneHref(practice.phone)}).`,
          ],
        },
      ];

export const en: LegalWords = {
  title: 'Accessibility',
  description:
    'Our accessibility statement: how this website meets WCAG 2.2 AA, what’s still missing, and how to report a barrier.',
  lead: 'Information under § 14 of the German Accessibility Act (BFSG). We want everyone to be able to use this website.',
  sections: [
    {
      id: 'in-short',
      title: 'In short, in easy words',
      blocks: [
        {
          list: [
            'Everyone should be able to use this website.',
            'You can make the text bigger. You don’t need a mouse. A program can read the pages to you.',
            'You can book an appointment here. You can also book by phone.',
            'Not everyone can use the map on the contact page. The address is next to it.',
            'Something doesn’t work? Call us or write to us. We’ll help you.',
          ],
        },
      ],
    },
    {
      id: 'service',
      title: 'What this is about',
      blocks: [
        `This statement applies to the website of ${practice.name}. Here you can read about the practice, write to us, create an account, and book, view, move and cancel appointments.`,
        'Booking takes four steps: choose a treatment, choose a dentist, choose a day, then choose a time and confirm. You can book with an account or as a guest. Either way a six-digit code confirms your email address; for an account we also call you and read out a code, to confirm your phone number.',
        'Anything you can do here you can also do by phone or in person.',
      ],
    },
    ...building,
    {
      id: 'conformance',
      title: 'How the requirements are met',
      blocks: [
        'We measure ourselves against the Web Content Accessibility Guidelines (WCAG) 2.2, level AA, and the European standard EN 301 549, which Germany’s BITV 2.0 refers to as well.',
        {
          list: [
            'Everything works with the keyboard, and you can always see where the focus is.',
            'Headings, regions, form fields and messages are marked up for screen readers.',
            'Errors are explained in a sentence next to the field, and nothing you’ve entered is lost.',
            'Text has a contrast ratio of at least 4.5 to 1. Nothing depends on colour alone.',
            'You can enlarge pages to 400%, or read them 320 pixels wide, without scrolling sideways.',
            'Text and codes are set in a typeface made for readers with low vision; letters and digits are easy to tell apart.',
            'Nothing moves if you’ve asked your device for less motion.',
            'Pages are written in plain sentences, and are complete in German and English.',
          ],
        },
      ],
    },
    {
      id: 'limits',
      title: 'What is not yet accessible',
      blocks: [
        {
          list: [
            'The map on the page [Contact](/en/contact) comes from OpenStreetMap and is hard to use with a screen reader. That’s why the address and a link are there as text.',
            'We don’t yet offer anything in German Sign Language or Easy Language.',
          ],
        },
      ],
    },
    {
      id: 'assessment',
      title: 'How it is checked',
      blocks: [
        'This statement is based on our own checks: automatic tests with axe on every page in both languages, each time the website changes, plus checks with the keyboard and on narrow screens. It hasn’t been reviewed by an independent body yet.',
      ],
    },
    {
      id: 'feedback',
      title: 'Report a barrier',
      blocks: [
        'Have you come up against a barrier? Tell us, and we’ll remove it or help you some other way.',
        {
          facts: [
            ['Email', `[${practice.email}](mailto:${practice.email})`],
            ['Phone', `[${formatPhone(practice.phone)}](${phoneHref(practice.phone)})`],
            ['Form', '[Write to us](/en/contact)'],
          ],
        },
      ],
    },
    {
      id: 'enforcement',
      title: 'Who to turn to',
      blocks: [
        'Compliance with the BFSG is monitored by the Marktüberwachungsstelle der Länder für die Barrierefreiheit von Produkten und Dienstleistungen (MLBF) in Magdeburg, the market surveillance authority of the German states for accessibility. If our answer doesn’t help, you can turn to them: [MLBF@ms.sachsen-anhalt.de](mailto:MLBF@ms.sachsen-anhalt.de).',
      ],
    },
  ],
};
