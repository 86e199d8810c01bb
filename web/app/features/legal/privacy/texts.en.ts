import { limits } from '@praxisportal/contract/limits';
import { keptDays } from '@praxisportal/contract/retention';
import { practice } from '@praxisportal/practice/practice';
import { formatPhone, phoneHref } from '../../../i18n/format.ts';
import type { LegalWords } from '../legal-content.ts';

const { address } = practice;
const authority = practice.imprint.dataProtectionAuthority;
const phoneLink = `[${formatPhone(practice.phone)}](${phoneHref(practice.phone)})`;
const emailLink = `[${practice.email}](mailto:${practice.email})`;

export const en: LegalWords = {
  title: 'Privacy',
  description:
    'Which data this website processes, for what purpose, on which legal basis, for how long, and which rights you have.',
  lead: 'Health data need special protection. This page says what this website stores, what for and for how long.',
  sections: [
    {
      id: 'overview',
      title: 'Overview',
      blocks: [
        'You can read this website without telling us anything about yourself. Data only arise when you write to us, create an account or book an appointment.',
        {
          list: [
            'We only set cookies that codes and log-in need, do not measure visits and show no advertising.',
            'Fonts, pictures and programs come from our own server.',
            'A map from OpenStreetMap is only loaded if you agree.',
            'We sell no data and build no profiles.',
          ],
        },
      ],
    },
    {
      id: 'controller',
      title: 'Controller',
      blocks: [
        'Controller under Art. 4 no. 7 GDPR:',
        {
          facts: [
            ['Practice', practice.legalName],
            ['Represented by', practice.owner],
            ['Address', `${address.street}, ${address.postalCode} ${address.city}, Germany`],
            ['Phone', phoneLink],
            ['E-mail', emailLink],
          ],
        },
      ],
    },
    {
      id: 'data',
      title: 'Which data we collect',
      blocks: [
        { heading: 'Data that you give us' },
        {
          list: [
            'Account: first name, last name, e-mail address, phone number, the language you chose and your password, of which we only store a check value.',
            'Appointments: treatment, dentist, day, time, status and how it was booked, and a record of when an appointment was booked or cancelled. The treatment may say something about your health.',
            'One-time codes: with them we check that the e-mail address or phone number is yours. We only store a check value of the code.',
            'Contact form: name, e-mail address and your message. Against spam we also check an invisible field and how long the form was open; we store neither.',
            'Messages from us to you: recipient, subject and text of the e-mails and calls that we send because of your account or your appointments.',
          ],
        },
        { heading: 'Data that arise by themselves' },
        {
          list: [
            'To bring a page to you, the server processes your IP address for as long as the transfer takes.',
            'Server logs hold, for each request, the time, the kind of request, the result, the duration and a random number. They hold no IP address, no name and no details of your browser.',
            'Limits against abuse: from the IP address or account we form an encrypted check value and use it to count how often codes, log-ins and messages are requested.',
          ],
        },
        { heading: 'Hosting' },
        'Website, database and logs are kept on a server of the practice or of a hosting provider in the European Union. Such a provider acts on our instructions and under a contract according to Art. 28 GDPR.',
      ],
    },
    {
      id: 'purposes',
      title: 'What we use them for',
      blocks: [
        {
          list: [
            'to give, confirm and cancel your appointments and to prepare the treatment,',
            'to keep your account and log you in securely,',
            'to answer your enquiries,',
            'to provide the website, find faults and fend off abuse,',
            'to meet legal duties, above all the documentation of treatment.',
          ],
        },
        'There is no automated individual decision-making within the meaning of Art. 22 GDPR.',
      ],
    },
    {
      id: 'legal-bases',
      title: 'Legal bases',
      blocks: [
        {
          facts: [
            [
              'Consent',
              'Art. 6 (1) (a) and Art. 9 (2) (a) GDPR: for the map and wherever we ask you expressly.',
            ],
            [
              'Contract',
              'Art. 6 (1) (b) GDPR: for the account, booking and enquiries that are to lead to an appointment.',
            ],
            [
              'Health care',
              'Art. 9 (2) (h) and (3) GDPR with § 22 (1) no. 1 (b) of the German Data Protection Act (BDSG): for health data that serve your treatment. Everyone involved is bound by professional secrecy.',
            ],
            [
              'Legal duty',
              'Art. 6 (1) (c) GDPR with § 630f of the German Civil Code (BGB): for treatment records.',
            ],
            [
              'Legitimate interest',
              'Art. 6 (1) (f) GDPR: for the secure operation of the website, server logs, limits against abuse and answers to other enquiries.',
            ],
          ],
        },
        'For the account and for booking we need what is marked as required. Without it you can make an appointment by phone.',
      ],
    },
    {
      id: 'storage-duration',
      title: 'Storage duration',
      blocks: [
        {
          facts: [
            ['Server logs', 'at most 90 days'],
            ['Security events (log-ins, limits exceeded), without names', `${keptDays.securityEvents} days`],
            ['Counters against abuse', '24 hours'],
            ['One-time codes', 'valid for 10 minutes, deleted after 24 hours'],
            [
              'Session',
              `ends after ${limits.sessionIdleDays} days without a visit, after ${limits.sessionMaxDays} days at the latest`,
            ],
            ['E-mails and calls sent', `${keptDays.sentMessages} days`],
            ['Contact enquiries on the server of the website', `${keptDays.contactMessages} days`],
            ['Record of bookings and cancellations', '4 years (limitation period, §§ 195, 199 BGB)'],
            ['Account', 'until you ask us to delete it'],
            [
              'Treatment records, which include kept appointments',
              '10 years after the treatment has ended (§ 630f (3) BGB)',
            ],
          ],
        },
        'After that we delete the data unless another statutory period, for example of tax law, requires otherwise.',
      ],
    },
    {
      id: 'rights',
      title: 'Your rights',
      blocks: [
        {
          list: [
            'access to your data (Art. 15 GDPR)',
            'rectification of wrong data (Art. 16 GDPR)',
            'erasure (Art. 17 GDPR), unless we are obliged to keep them',
            'restriction of processing (Art. 18 GDPR)',
            'data portability (Art. 20 GDPR)',
            'objection to processing based on legitimate interest (Art. 21 GDPR)',
            'withdrawal of consent with effect for the future (Art. 7 (3) GDPR)',
          ],
        },
        `An informal message is enough: ${emailLink} or phone ${phoneLink}.`,
        `You can also complain to a supervisory authority (Art. 77 GDPR). Ours is ${authority.name.en}, ${authority.address}, [${new URL(authority.url).host}](${authority.url}).`,
      ],
    },
    {
      id: 'security',
      title: 'Security',
      blocks: [
        'In public operation the transfer is encrypted with TLS. We keep passwords, sessions and codes only as check values from which they cannot be calculated back. Only people who need access for their task, and who are bound to secrecy, have it.',
        'E-mails are not always encrypted on their way. Please do not send us findings or X-ray pictures by e-mail.',
      ],
    },
    {
      id: 'cookies',
      title: 'Cookies and storage in your browser',
      blocks: [
        'Your browser keeps the following for this website:',
        {
          facts: [
            [
              'Session (localStorage “token”)',
              'The key of your log-in. It is only stored when you log in and is deleted when you log out.',
            ],
            [
              'Drafts (sessionStorage “praxis:…”)',
              'What you typed into a form and which codes you asked for, so that nothing is lost when the page reloads. Never a password; it is gone after an hour, when you log out, and with the tab.',
            ],
            [
              'Cookie “requester” (one hour)',
              'Ties a code to the browser that asked for it, so that nobody else can use it. It is set when you ask for a code.',
            ],
            [
              'Cookie “device” (180 days)',
              'Shows that you have logged in with this browser before, so that strangers with wrong passwords cannot lock you out. It is set when you log in and contains no name.',
            ],
            [
              'Preference (language)',
              'The language is part of the page’s address (/de or /en). It is not stored in the browser.',
            ],
            [
              'Reading position (sessionStorage)',
              'How far you have read a page, so that “Back” leads to the same place. It disappears when you close the tab.',
            ],
          ],
        },
        'This storage is strictly necessary for the service that you call up (§ 25 (2) no. 2 TDDDG). You can delete it in your browser’s settings at any time.',
      ],
    },
    {
      id: 'map',
      title: 'Map',
      blocks: [
        'On the page [Contact](/en/contact) you can load a map from the OpenStreetMap Foundation, St John’s Innovation Centre, Cowley Road, Cambridge CB4 0WS, United Kingdom. Only after you agree does your browser send it your IP address, details of your browser and the address of this website (Art. 6 (1) (a) GDPR, § 25 (1) TDDDG).',
        'The European Commission has found that the United Kingdom offers an adequate level of data protection. Your consent only holds until you leave the page or hide the map. Details are in the [privacy policy of the OpenStreetMap Foundation](https://osmfoundation.org/wiki/Privacy_Policy).',
      ],
    },
    {
      id: 'assistant',
      title: 'Practice assistant (AI chatbot)',
      blocks: [
        'Where we offer a practice assistant on this website, the following applies:',
        {
          list: [
            'You are writing with a program, not with a person. It can be wrong.',
            'The assistant gives no medical advice and does not replace an examination. In an emergency please call.',
            'Your messages only go to a generative AI provider if the practice has set one up. Otherwise a program on our own server answers.',
            'Before a message goes to an AI provider, personal data such as names, addresses, phone numbers and dates of birth are anonymized by putting placeholders in their place.',
            'An appointment is only ever booked by your own confirmation.',
          ],
        },
        'Even so, please do not tell the assistant anything that you would only tell your dentist.',
      ],
    },
    {
      id: 'third-parties',
      title: 'Who else receives data',
      blocks: [
        {
          facts: [
            [
              'AI provider',
              'anonymized messages to the practice assistant, if the practice has set a provider up',
            ],
            [
              'E-mail provider',
              'address, subject and text of the e-mails that we send you, and of your message from the contact form',
            ],
            ['Telephone provider', 'your phone number and the one-time code that a call reads to you'],
          ],
        },
        'These providers act as processors on our instructions (Art. 28 GDPR). If a provider is outside the European Union, we only pass data on if the conditions of Art. 44 to 49 GDPR are met. Otherwise we only pass data on if a law demands it or you agree, for example to a laboratory or your health insurer.',
      ],
    },
    {
      id: 'changes',
      title: 'Changes',
      blocks: [
        'If the website or the law changes, we adapt this page. The version that you read here applies; the date is at the top of the page.',
      ],
    },
    {
      id: 'privacy-contact',
      title: 'Privacy contact',
      blocks: [
        `We are glad to answer questions about data protection: ${emailLink}, phone ${phoneLink}, or by post to ${practice.name}, Datenschutz, ${address.street}, ${address.postalCode} ${address.city}, Germany.`,
      ],
    },
  ],
};
