import { practice } from '@praxisportal/practice/practice';
import { formatPhone, phoneHref } from '../../../i18n/format.ts';
import type { LegalWords } from '../legal-content.ts';

const { address, imprint } = practice;
const place = `${address.street}, ${address.postalCode} ${address.city}, Germany`;
const phoneLink = (phone: string) => `[${formatPhone(phone)}](${phoneHref(phone)})`;

export const en: LegalWords = {
  title: 'Imprint',
  description: `Imprint of ${practice.name}: provider, contact, professional chamber, title and liability.`,
  lead: 'Information according to § 5 of the German Digital Services Act (DDG).',
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
            ['Emergency number (around the clock)', phoneLink(practice.emergencyPhone)],
            ['E-mail', `[${practice.email}](mailto:${practice.email})`],
            ['Contact form', '[Write a message](/en/contact)'],
          ],
        },
      ],
    },
    {
      id: 'profession',
      title: 'Professional information',
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
        'The following professional regulations apply:',
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
        'Dental treatment is exempt from value added tax under § 4 no. 14 of the German VAT Act (UStG).',
      ],
    },
    {
      id: 'responsible',
      title: 'Responsible for the content',
      blocks: [
        `Responsible under § 18 (2) of the State Media Treaty (MStV): ${imprint.contentResponsible}, ${place}.`,
      ],
    },
    {
      id: 'dispute-resolution',
      title: 'Online dispute resolution',
      blocks: [
        'The European Commission’s platform for online dispute resolution was discontinued on 20 July 2025. The Commission shows the ways open to consumers at [consumer-redress.ec.europa.eu](https://consumer-redress.ec.europa.eu).',
        'We are neither willing nor obliged to take part in dispute resolution proceedings before a consumer arbitration board (§ 36 VSBG). For complaints about a treatment the dental chamber can help you.',
      ],
    },
    {
      id: 'liability-content',
      title: 'Liability for content',
      blocks: [
        'We are responsible for our own content on these pages under the general laws (§ 7 (1) DDG). We check it carefully, but cannot promise that it is complete and up to date at all times. It does not replace an examination by a dentist.',
        'We are under no general obligation to monitor information of others that is transmitted or stored (Art. 8 of Regulation (EU) 2022/2065). If we learn of unlawful content, we remove it without delay.',
      ],
    },
    {
      id: 'liability-links',
      title: 'Liability for links',
      blocks: [
        'Some links lead to pages of other providers, who are responsible for their content. When we set the links, no infringement was apparent there. If we learn of infringements, we remove the link.',
      ],
    },
    {
      id: 'copyright',
      title: 'Copyright',
      blocks: [
        'The texts, drawings and design of this website are protected by copyright. Anyone who wants to use them beyond the statutory exceptions needs our prior consent. Printouts and copies for private use are allowed.',
      ],
    },
  ],
};
