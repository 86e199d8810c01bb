import { imprint } from '@praxisportal/practice/imprint';
import { practice } from '@praxisportal/practice/practice';
import { formatAddress, formatPhone, phoneHref } from '../../../shared/i18n/format.ts';
import type { LegalWords } from '../legal-content.ts';

const place = `${formatAddress('en')}, Germany`;
const phoneLink = (phone: string) => `[${formatPhone(phone)}](${phoneHref(phone)})`;

export const en: LegalWords = {
  title: 'Imprint',
  description: `Imprint of ${practice.name}: provider, contact, professional chamber, title and liability.`,
  lead: 'Information required by § 5 of the German Digital Services Act (DDG).',
  sections: [
    {
      id: 'provider',
      title: 'Provider',
      blocks: [
        {
          facts: [
            ['Practice', practice.legalName],
            ['Represented by', practice.owner],
            ['Address', place],
          ],
        },
      ],
    },
    {
      id: 'contact',
      title: 'Contact',
      blocks: [
        {
          facts: [
            ['Phone', phoneLink(practice.phone)],
            ['Emergency number (day and night)', phoneLink(practice.emergencyPhone)],
            ['Email', `[${practice.email}](mailto:${practice.email})`],
            ['Contact form', '[Write to us](/en/contact)'],
          ],
        },
      ],
    },
    {
      id: 'profession',
      title: 'Professional details',
      blocks: [
        {
          facts: [
            ['Professional title', `Dentist; in German: ${imprint.professionTitle}. Awarded in Germany.`],
            [
              'Professional chamber',
              `[${imprint.chamber}](${imprint.chamberUrl}), ${imprint.chamberAddress}`,
            ],
            ['Supervisory authority', imprint.supervisoryAuthority],
            ['Association of statutory health insurance dentists', imprint.insuranceAssociation],
            ['Registration number', imprint.registrationNumber],
            ['Register entry', imprint.registration],
          ],
        },
        'These professional regulations apply:',
        { list: imprint.regulations.map(({ name, url }) => `[${name}](${url})`) },
      ],
    },
    {
      id: 'vat',
      title: 'Value added tax',
      blocks: [
        {
          facts: [['VAT identification number (§ 27a UStG)', imprint.vatId]],
        },
        'Dental treatment is exempt from VAT under § 4 no. 14 of the German VAT Act (UStG).',
      ],
    },
    {
      id: 'responsible',
      title: 'Responsible for content',
      blocks: [
        `Responsible under § 18 (2) of the State Media Treaty (MStV): ${imprint.contentResponsible}, ${place}.`,
      ],
    },
    {
      id: 'dispute-resolution',
      title: 'Online dispute resolution',
      blocks: [
        'The European Commission’s platform for online dispute resolution was discontinued on 20 July 2025. The Commission explains what consumers can do instead at [consumer-redress.ec.europa.eu](https://consumer-redress.ec.europa.eu).',
        'We are neither willing nor obliged to take part in dispute resolution before a consumer arbitration board (§ 36 VSBG). If you have a complaint about treatment, the dental chamber can help.',
      ],
    },
    {
      id: 'liability-content',
      title: 'Liability for content',
      blocks: [
        'We are responsible for our own content on these pages under the general law (§ 7 (1) DDG). We check it carefully, but can’t promise that it is always complete and up to date. It doesn’t replace an examination by a dentist.',
        'We have no general duty to monitor other people’s information that is transmitted or stored (Art. 8 of Regulation (EU) 2022/2065). If we learn of unlawful content, we remove it straight away.',
      ],
    },
    {
      id: 'liability-links',
      title: 'Liability for links',
      blocks: [
        'Some links lead to other providers’ pages, and they are responsible for what’s there. When we set the links, we saw nothing unlawful. If we learn of anything, we remove the link.',
      ],
    },
    {
      id: 'copyright',
      title: 'Copyright',
      blocks: [
        'The words, drawings and design of this website are protected by copyright. To use them beyond what the law allows, please ask us first. You’re welcome to print or copy pages for yourself.',
      ],
    },
  ],
};
