import { cancellationPolicy } from '@praxisportal/contract/cancellation-policy';
import { examplePhone } from '@praxisportal/contract/form-problems';
import type { de } from './texts.de.ts';

/** The words of booking without an account, in English. */
export const en: typeof de = {
  title: 'Book as a guest',
  description: 'Book your dental appointment without an account: name, email, phone, confirm, done.',
  lead: 'No account needed: we’ll send you a link to view, move and cancel the appointment.',
  hasAccount: 'Prefer to use an account?',
  toLogin: 'Log in or register',
  pain: 'We’ll tell the practice with your booking that you’re in pain.',
  nameLegend: 'Who is the appointment for?',
  contactLegend: 'How we can reach you',
  endLegend: 'Last step',
  emailHint: 'Your confirmation and your link go here. First, we’ll send a code to make sure it’s yours.',
  phone: 'Phone number',
  phoneHint: `In case something changes at short notice. For example: ${examplePhone}`,
  policy: cancellationPolicy.en.accept,
  policyFee: cancellationPolicy.en.fee,
  reminder: 'Remind me by email beforehand. I can turn that off at any time.',
  privacyBefore: 'What we need your details for is explained in the ',
  privacyLink: 'privacy policy',
  privacyAfter: '.',
  submit: 'Confirm appointment',
  sending: 'Booking...',
  ownLinks: 'Get the links to your appointments',
  otherTime: 'Choose another time',
  earlierBooked: (when, doctorName) =>
    `Your earlier confirmation did reach us: ${when} with ${doctorName} is booked, and the link to it is in your email. This time isn’t booked. If you’d like both appointments, confirm once more.`,
  earlierCancelled: (when, doctorName) =>
    `Your earlier confirmation did reach us, but the appointment has been cancelled since: ${when} with ${doctorName}. This time isn’t booked. If you’d like it, confirm once more.`,
  unsettled:
    'The appointment may have been booked after all. Just confirm it once more; it won’t be booked twice.',
  nothingChosen: {
    title: 'Which appointment would you like?',
    text: 'First choose a treatment, a day and a time. Then you’ll come back here.',
    action: 'Choose an appointment',
  },
};
