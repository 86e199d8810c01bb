import { practice } from '@praxisportal/practice/practice';
import { formatDate } from '../../shared/i18n/format.ts';
import type { de } from './texts.de.ts';

/** The same in English. */
export const en: typeof de = {
  title: 'Contact',
  description: `${practice.name} in ${practice.address.cityName.en}: address, phone, email, emergency number, opening hours and contact form.`,
  address: { title: 'Address' },
  phone: { title: 'Phone', hint: 'During opening hours' },
  email: { title: 'Email', hint: 'Please don’t email us test results or X-rays.' },
  emergency: {
    title: 'Dental emergency',
    text: 'Severe pain, swelling or an accident? This number is answered day and night.',
    callPractice: 'Emergency number',
    callRescue: 'Call 112',
    danger:
      'If someone is struggling to breathe, bleeding heavily or fighting for their life, call 112 at once.',
  },
  hours: {
    title: 'Opening hours',
    caption: 'Opening hours by weekday',
    day: 'Day',
    time: 'Time',
    today: 'today',
    closed: 'closed',
    closedFor: (reason) => `closed (${reason})`,
    holidays: 'We’re closed on public holidays.',
    later: (date) => `From ${formatDate('en', date)}:`,
    exceptions: 'Days to note:',
  },
  map: {
    title: 'How to find us',
    heading: 'Load the map from OpenStreetMap?',
    explanation:
      'The map comes from the OpenStreetMap Foundation in the United Kingdom. Only once you agree will your browser send it your IP address, some details about your browser and the address of this website. Your consent lasts until you leave this page.',
    privacy: 'More in our privacy policy',
    load: 'Load the map',
    hide: 'Hide the map',
    loading: 'Loading the map …',
    unreachable:
      'OpenStreetMap can’t be reached right now. You’ll find our address above, and a link to the larger map below.',
    retry: 'Try again',
    frameTitle: 'Map showing where the practice is',
    larger: 'Larger map on OpenStreetMap',
    route: (name: string) => `Directions with ${name} (new tab)`,
    newTab: '(opens in a new tab)',
  },
  form: {
    title: 'Write to us',
    lead: 'Questions about treatment, costs or what to expect? We’ll reply by email.',
    required: 'Please fill in all three fields.',
    name: 'Name',
    email: 'Email',
    message: 'Message',
    honeypot: 'Please leave this field empty',
    submit: 'Send message',
    sending: 'Sending your message …',
    privacyBefore: 'We only use what you enter here to reply to you. More in our ',
    privacyLink: 'privacy policy',
    kept: 'Your message is still in the form. You can also reach us by phone:',
    noScript: 'This form needs JavaScript. Without it, please write to:',
    sentTitle: 'We’ve got your message',
    sentText: (email) => `Thank you. We’ll reply to ${email}.`,
    notSent: 'Your message wasn’t sent.',
    notSentText: 'What you wrote is still in the form.',
    backToForm: 'Back to the form',
    another: 'Write another message',
  },
};
