import { practice } from '@praxisportal/practice/practice';
import { formatPhone, phoneHref } from '../../../i18n/format.ts';
import type { LegalWords } from '../legal-content.ts';

export const en: LegalWords = {
  title: 'Accessibility',
  description:
    'Accessibility statement: how this website meets WCAG 2.2 AA, what is still missing and where to report barriers.',
  lead: 'Information under § 14 of the German Accessibility Act (BFSG). This website should be usable by everyone.',
  sections: [
    {
      id: 'service',
      title: 'What this is about',
      blocks: [
        `This statement applies to the website of ${practice.name}. On it you find information about the practice, write us messages, create an account and book, view and cancel appointments.`,
        'Booking an appointment takes four steps: choose a treatment, choose a dentist, choose a day, choose a time and confirm. You need an account with a confirmed e-mail address and phone number. The phone number is confirmed by a call that reads out a six-digit code.',
        'Everything that can be done here can also be done by phone or at the practice.',
      ],
    },
    {
      id: 'conformance',
      title: 'How the requirements are met',
      blocks: [
        'The standard is the Web Content Accessibility Guidelines (WCAG) 2.2 at level AA and the European standard EN 301 549, to which the German BITV 2.0 refers too.',
        {
          list: [
            'Everything can be operated by keyboard, and the focus is always visible.',
            'Headings, regions, form fields and messages are marked up so that screen readers read them out.',
            'Errors appear as a sentence at the field; what you entered is kept.',
            'Text has a contrast ratio of at least 4.5 to 1. No information depends on colour alone.',
            'Pages can be enlarged to 200% and read at a width of 320 pixels without scrolling sideways.',
            'The typeface is designed for readers with low vision; digits and letters are easy to tell apart.',
            'Motion is left out if your device is set that way.',
            'The pages are written in plain sentences and are complete in German and English.',
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
            'The map on the page [Contact](/en/contact) comes from OpenStreetMap and is hard to use with a screen reader. The address and a link are therefore given as text beside it.',
            'We do not yet offer content in German Sign Language or in Easy Language.',
          ],
        },
      ],
    },
    {
      id: 'assessment',
      title: 'How it is checked',
      blocks: [
        'This statement rests on our own assessment: automatic tests with axe on all pages in both languages, at every change of the website, and checks of keyboard use and of the narrow view. There has been no assessment by an independent body yet.',
      ],
    },
    {
      id: 'feedback',
      title: 'Report a barrier',
      blocks: [
        'Did you meet a barrier? Tell us, and we will remove it or help you in another way.',
        {
          facts: [
            ['E-mail', `[${practice.email}](mailto:${practice.email})`],
            ['Phone', `[${formatPhone(practice.phone)}](${phoneHref(practice.phone)})`],
            ['Form', '[Write a message](/en/contact)'],
          ],
        },
      ],
    },
    {
      id: 'enforcement',
      title: 'Competent authority',
      blocks: [
        'Compliance with the BFSG is monitored by the Marktüberwachungsstelle der Länder für die Barrierefreiheit von Produkten und Dienstleistungen (MLBF) in Magdeburg, the market surveillance authority of the German states for accessibility. You can turn to it if our answer is not sufficient: [MLBF@ms.sachsen-anhalt.de](mailto:MLBF@ms.sachsen-anhalt.de).',
      ],
    },
  ],
};
