import { limits } from '@praxisportal/contract/limits';
import { keptDays } from '@praxisportal/contract/retention';
import { imprint } from '@praxisportal/practice/imprint';
import { practice } from '@praxisportal/practice/practice';
import { formatAddress, formatPhone, phoneHref } from '../../../shared/i18n/format.ts';
import type { LegalWords } from '../legal-content.ts';

const authority = imprint.dataProtectionAuthority;
const phoneLink = `[${formatPhone(practice.phone)}](${phoneHref(practice.phone)})`;
const emailLink = `[${practice.email}](mailto:${practice.email})`;

export const en: LegalWords = {
  title: 'Privacy',
  description:
    'What data this website handles, why, on what legal basis and for how long, and what your rights are.',
  lead: 'Health data deserve special protection. Here’s what this website stores, what for, and for how long.',
  sections: [
    {
      id: 'overview',
      title: 'Overview',
      blocks: [
        'You can read this website without telling us anything about yourself. We only hold data about you once you write to us, create an account or book an appointment.',
        {
          list: [
            'We only set the cookies that codes, logging in and the chat need. We don’t track visits or show advertising.',
            'Fonts, pictures and scripts come from our own server.',
            'A map from OpenStreetMap loads only if you agree.',
            'We don’t sell data or build profiles.',
          ],
        },
        { heading: 'What we keep, what for and for how long' },
        {
          facts: [
            ['Account', 'to log you in and show your appointments; until you delete it'],
            ['Appointment', 'to arrange it and prepare your treatment; 10 years if you were treated'],
            [
              'Booking as a guest',
              `to arrange and confirm the appointment; your details until ${keptDays.guests} days after the last one`,
            ],
            [
              'Message to the practice',
              `to answer you; ${keptDays.contactMessages} days on the website’s server`,
            ],
            [
              'Conversation with the Praxis-Assistent',
              'A program reads your messages, not a person. We don’t store them; what it needs for its next answer is kept for a day.',
            ],
            [
              'Your voice',
              'Is heard only if you turn on the microphone. Your browser turns it into text; we never get a recording.',
            ],
            ['Server logs', 'to find faults and misuse; at most 90 days'],
          ],
        },
      ],
    },
    {
      id: 'controller',
      title: 'Who is responsible',
      blocks: [
        'The controller under Art. 4 (7) GDPR:',
        {
          facts: [
            ['Practice', practice.legalName],
            ['Represented by', practice.owner],
            ['Address', `${formatAddress('en')}, Germany`],
            ['Phone', phoneLink],
            ['Email', emailLink],
          ],
        },
      ],
    },
    {
      id: 'data',
      title: 'What data we collect',
      blocks: [
        { heading: 'What you give us' },
        {
          list: [
            'Your account: first name, last name, email address, phone number, the language you chose, and your password, of which we store only a hash.',
            'People you book for: first name, last name, date of birth and, if you tell us, how they’re related to you.',
            'Bookings without an account: first name, last name, email address, phone number, and a link to your appointment, of which we store only a hash.',
            'Identity: whether you stated it yourself, or whether and when we saw an identity document at the practice; of the document we store nothing. If we invite you to online access, we store only a hash of the link until you use it, seven days at most.',
            'Your appointments: treatment, dentist, day, time, status and how they were booked, what you choose to tell us with the booking (whether you’re in pain, and a note), and a record of when they were booked, moved or cancelled. Only the practice reads your note; it never goes to a language model. The treatment may say something about your health.',
            'Consents: whether you agreed to the privacy policy, the cancellation policy and reminders, or took that back, with the version of the text and the time.',
            'One-time codes: we use them to check that the email address or phone number is yours. We store only a hash of the code.',
            'The contact form: your name, email address and message. Against spam we also check a hidden field and how long the form was open; of these we only store whether they look like a program wrote the message.',
            'Messages from us to you: the recipient, subject and text of emails and calls about your account or your appointments.',
          ],
        },
        { heading: 'What comes about by itself' },
        {
          list: [
            'To send you a page, the server uses your IP address for as long as that takes.',
            'Server logs record, for each request, the time, the kind of request, the result, how long it took and a random number. They contain no IP address, no name and nothing about your browser.',
            'Sessions: while you’re logged in we store what your browser calls itself (such as “Firefox on Windows”, with its version) and when you were last here. That’s how you can recognise your devices in your account and log any of them out.',
            'Limits against abuse: we turn the IP address or account into a keyed hash, and use it to count how often codes, log-ins and messages are requested.',
          ],
        },
        { heading: 'Hosting' },
        'The website, its database and its logs are kept on a server belonging to the practice or to a hosting provider in the European Union. Such a provider acts on our instructions, under a contract in accordance with Art. 28 GDPR.',
      ],
    },
    {
      id: 'purposes',
      title: 'What we use it for',
      blocks: [
        {
          list: [
            'to arrange, confirm and cancel your appointments and prepare for treatment,',
            'to run your account and log you in securely,',
            'to reply to your enquiries,',
            'to run the website, find faults and prevent abuse,',
            'to meet our legal duties, above all keeping treatment records.',
          ],
        },
        'No decisions about you are made automatically within the meaning of Art. 22 GDPR.',
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
              'Art. 6 (1) (a) and Art. 9 (2) (a) GDPR: for the map, for reminders of your appointments, and wherever we ask you explicitly.',
            ],
            [
              'Contract',
              'Art. 6 (1) (b) GDPR: for your account, bookings, and enquiries that are meant to lead to an appointment.',
            ],
            [
              'Health care',
              'Art. 9 (2) (h) and (3) GDPR with § 22 (1) no. 1 (b) of the German Data Protection Act (BDSG): for health data needed for your treatment. Everyone involved is bound by professional secrecy.',
            ],
            [
              'Legal duty',
              'Art. 6 (1) (c) GDPR with § 630f of the German Civil Code (BGB): for treatment records.',
            ],
            [
              'Legitimate interest',
              'Art. 6 (1) (f) GDPR: for running the website securely, server logs, limits against abuse, and replying to other enquiries.',
            ],
          ],
        },
        'For an account or a booking we need the details marked as required. If you’d rather not give them, you can make an appointment by phone.',
      ],
    },
    {
      id: 'storage-duration',
      title: 'How long we keep it',
      blocks: [
        {
          facts: [
            ['Server logs', 'at most 90 days'],
            ['Security events (log-ins, limits exceeded), without names', `${keptDays.securityEvents} days`],
            ['Counters against abuse', '24 hours'],
            [
              'Where bookings came from (email, domain, browser, connection), as hashes only',
              `${keptDays.bookingSources} days`,
            ],
            ['One-time codes', 'valid for 10 minutes, deleted after 24 hours'],
            [
              'Session',
              `ends after ${limits.sessionIdleDays} days without a visit, and after ${limits.sessionMaxDays} days at the latest`,
            ],
            [
              'Emails and calls we have sent',
              `${keptDays.sentMessages} days; what didn’t arrive, until the appointment`,
            ],
            ['Contact enquiries on the website’s server', `${keptDays.contactMessages} days`],
            [
              'Record of bookings and cancellations, and of when the practice opened your data',
              '4 years (limitation period, §§ 195, 199 BGB)',
            ],
            [
              'Your account, the people in it, and consents',
              'until you delete the account, which you can do yourself at any time',
            ],
            [
              'What guests without an account tell us',
              `${keptDays.guests} days after their last appointment, or until they erase it`,
            ],
            ['People added by phone or at the practice who never came', `${keptDays.guests} days`],
            ['Former email addresses and phone numbers after a change', `${keptDays.formerContacts} days`],
            ['A copy of an entry that was merged with another', '24 hours'],
            [
              'Treatment records, including the appointments you came to',
              '10 years after treatment ends (§ 630f (3) BGB)',
            ],
          ],
        },
        'If you delete your account, all that stays is what the law makes us or lets us keep: appointments at which somebody was treated, with that person’s name and date of birth, for 10 years (§ 630f (3) BGB); missed appointments until 3 years after the end of the year (§§ 195, 199 BGB); the record of bookings and the security events, without names, for as long as stated above; and the email that confirms the deletion. When you delete it we tell you which of these apply to you.',
        'After that we delete the data, unless another law, such as tax law, requires us to keep it longer.',
      ],
    },
    {
      id: 'rights',
      title: 'Your rights',
      blocks: [
        {
          list: [
            'to see the data we hold about you (Art. 15 GDPR)',
            'to have mistakes corrected (Art. 16 GDPR)',
            'to have data erased (Art. 17 GDPR), unless we’re obliged to keep it',
            'to restrict how we use it (Art. 18 GDPR)',
            'to take your data with you (Art. 20 GDPR)',
            'to object to uses based on legitimate interest (Art. 21 GDPR)',
            'to withdraw your consent for the future (Art. 7 (3) GDPR)',
          ],
        },
        'With an account you can do most of this yourself, right away: on the page “My appointments”, under “Your data”, you see what we hold about you, save it as a file, correct your details, turn reminders off and delete your account. What we entered at the practice is included once we’ve checked your identity; otherwise we hand it out and delete it on request at the practice.',
        `A short message is all it takes: ${emailLink} or ${phoneLink}.`,
        `You can also complain to a supervisory authority (Art. 77 GDPR). Ours is ${authority.name.en}, ${authority.address}, [${new URL(authority.url).host}](${authority.url}).`,
      ],
    },
    {
      id: 'security',
      title: 'Security',
      blocks: [
        'On the public internet, everything you send and receive is encrypted with TLS. We store passwords, sessions and codes only as hashes that can’t be reversed. Only people who need access for their work, and who are bound to secrecy, have it.',
        'Emails aren’t always encrypted on the way. Please don’t send us test results or X-rays by email.',
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
              'The key to your log-in. It’s stored when you log in and deleted when you log out; then only your account number stays, so that other tabs delete your drafts, too.',
            ],
            [
              'Drafts (sessionStorage “praxis:…”)',
              'What you typed into a form, which form you have open, which codes you asked for and which booking you’re confirming, so that nothing is lost when the page reloads. Never a password. It’s gone after an hour, when you log out, or when you close the tab. Beside it are your account number, so that nobody else sees your drafts, and how far your device’s clock is from ours.',
            ],
            [
              'Cookie “requester” (one hour)',
              'Ties a code to the browser that asked for it, so nobody else can use it. It’s set when you ask for a code.',
            ],
            [
              'Cookie “device” (180 days)',
              'Shows that you’ve logged in with this browser before, so strangers with wrong passwords can’t lock you out. It’s set when you log in and contains no name.',
            ],
            [
              'Cookie “chat” (two days)',
              'So that the practice assistant understands your next message if you’re not logged in, and so that bans for insults hold. It’s set with the assistant’s first answer.',
            ],
            [
              'Preference (language)',
              'The language is part of the page’s address (/de or /en). It isn’t stored in your browser.',
            ],
            [
              'Preference (localStorage “speech”)',
              'Whether the practice assistant reads its answers aloud on this device. It’s stored when you turn that on or off, and stays until you clear your browser’s storage.',
            ],
            [
              'Reading position (sessionStorage)',
              'How far down a page you’d read, so that “Back” takes you to the same place. It’s gone when you close the tab.',
            ],
            [
              'Conversation with the Praxis-Assistent (sessionStorage)',
              'What you’ve written to each other, so that it stays when you change pages. It’s gone when you delete it, log out or close the tab, and an hour after the last message.',
            ],
          ],
        },
        'All of this is strictly necessary for the service you’ve asked for (§ 25 (2) no. 2 TDDDG). You can delete it in your browser’s settings whenever you like.',
      ],
    },
    {
      id: 'map',
      title: 'Map',
      blocks: [
        'On the page [Contact](/en/contact) you can load a map from the OpenStreetMap Foundation, St John’s Innovation Centre, Cowley Road, Cambridge CB4 0WS, United Kingdom. Only once you agree will your browser send it your IP address, some details about your browser and the address of this website (Art. 6 (1) (a) GDPR, § 25 (1) TDDDG).',
        'The European Commission has found that the United Kingdom protects data adequately. Your consent lasts until you leave the page or hide the map. There’s more in the [privacy policy of the OpenStreetMap Foundation](https://osmfoundation.org/wiki/Privacy_Policy).',
      ],
    },
    {
      id: 'assistant',
      title: 'Practice assistant (AI chatbot)',
      blocks: [
        'You can write to our Praxis-Assistent, the practice’s assistant, on every page:',
        {
          list: [
            'You’re writing to a program, not a person. It can be wrong.',
            'The assistant gives no medical advice and doesn’t replace an examination. In an emergency, please call.',
            'A program on our own server answers, with the practice’s texts. If it doesn’t understand a message, that one message goes to a generative AI provider, but only if the practice has set one up. The AI then suggests what you mean; it doesn’t write to you.',
            'Messages that our program recognises as a medical question, pain, an emergency or a change of an appointment never go to an AI provider; nor do your earlier messages and your appointments.',
            'Before a message goes to an AI provider, personal data such as names, addresses, phone numbers and dates of birth are anonymised by putting placeholders in their place.',
            'An appointment is only ever booked when you confirm it yourself.',
            'We don’t keep your messages, only what the assistant needs for its next answer (such as the treatment you want), for a day.',
            'Anyone who insults or threatens others is warned, and locked out for a day the third time. For this we count warnings for a day, for guests by browser and encrypted network address (Art. 6 (1) (f) GDPR).',
            'A text goes to a provider to be read out only if the practice has set one up and there’s no personal data in it. Voice input is your browser’s; in some browsers its maker listens in.',
          ],
        },
        'Even so, please don’t tell the assistant anything you’d only tell your dentist.',
      ],
    },
    {
      id: 'third-parties',
      title: 'Who else gets data',
      blocks: [
        {
          facts: [
            [
              'AI provider',
              'anonymised messages that the practice assistant doesn’t understand, and answers without personal data to be read out, if the practice has set a provider up',
            ],
            [
              'Email provider',
              'the address, subject and text of the emails we send you, and of your message from the contact form',
            ],
            ['Telephone provider', 'your phone number and the one-time code that a call reads out to you'],
          ],
        },
        'These providers act as processors on our instructions (Art. 28 GDPR). If a provider is outside the European Union, we pass data on only if the conditions of Art. 44 to 49 GDPR are met. Apart from that, we pass data on only if the law requires it or you agree, for example to a dental lab or your health insurer.',
      ],
    },
    {
      id: 'changes',
      title: 'Changes',
      blocks: ['When the website or the law changes, so will this page. The version you’re reading applies.'],
    },
    {
      id: 'privacy-contact',
      title: 'Questions about privacy',
      blocks: [
        `We’re happy to answer them: ${emailLink}, ${phoneLink}, or by post to ${practice.name}, Datenschutz, ${formatAddress('en')}, Germany.`,
      ],
    },
  ],
};
