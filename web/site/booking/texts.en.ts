import { cancellationPolicy } from '@praxisportal/contract/cancellation-policy';
import type { de } from './texts.de.ts';

/** The wizard's words in English. */
export const en: typeof de = {
  title: 'Book an appointment',
  stepTitle: (step, name) => `Book an appointment, step ${step} of 4: ${name}`,
  description:
    'Book your dental appointment online: choose a treatment, a dentist, a day and a time, confirm, done.',
  questions: [
    'What brings you in?',
    'Who would you like to see?',
    'Which day suits you?',
    'Which time suits you?',
  ],
  steps: {
    label: 'Booking steps',
    names: ['Treatment', 'Dentist', 'Date', 'Time'],
    current: (step) => `Step ${step} of 4`,
    done: 'done',
  },
  summary: {
    label: 'Your choices',
    treatment: 'Treatment',
    forWhom: 'For',
    for: (name) => `for ${name}`,
    noDate: 'No date yet',
    doctor: 'With',
    date: 'Date',
    time: 'Time',
    change: 'Change:',
  },
  earlier: { title: 'Your earlier choices are still here:', goOn: 'Continue with' },
  pain: 'Severe pain, swelling or an accident? Don’t wait for an appointment, call us – at any hour:',
  beforeRunning: {
    loading: 'Loading your choices …',
    takesLong: 'This is taking longer than usual. Reload the page, or give us a call:',
  },
  time: {
    chosenDate: 'Chosen date',
    noDate: 'None yet',
    continue: 'Check & continue',
    otherDate: 'Choose another date',
    confirmNext: (time) => `${time} chosen. Further down: the cancellation policy and “Confirm appointment”.`,
    confirm: 'Confirm appointment',
    sending: 'Booking...',
    takesLong: 'This is taking longer than usual. Please wait a moment.',
    unanswered:
      'We didn’t hear back about your last confirmation, so the appointment may already be booked. Just confirm it once more; it won’t be booked twice.',
    kept: 'The appointment may have been booked after all. Your choices are still here: just confirm it once more; it won’t be booked twice.',
    earlierBooked: (when, doctorName) =>
      `Your earlier confirmation did reach us: ${when} with ${doctorName} is booked.`,
    notBookedToo:
      'Your new choice isn’t booked. If you’d like this time instead of the one that’s booked, move that one under “My appointments”. If you’d like both, confirm once more.',
    earlierCancelled: (when, doctorName) =>
      `Your earlier confirmation did reach us, but the appointment has been cancelled since: ${when} with ${doctorName}.`,
    notBookedAnew: 'Your choice isn’t booked. If you’d like this time, confirm once more.',
    notBooked: 'Nothing was booked; your choices are still here.',
    ownBooking: (time, doctorName) =>
      `You already have an appointment at ${time} that day, with ${doctorName}.`,
  },
  policy: {
    heading: 'Cancellation policy',
    accept: cancellationPolicy.en.accept,
    fee: cancellationPolicy.en.fee,
  },
  forWhom: {
    question: 'Who is it for?',
    self: 'you',
    born: (year) => `born ${year}`,
    missing: 'Please choose who the appointment is for',
    onlyFor: (name) => `The appointment is for ${name}. Is it meant for your child?`,
    addChild: 'Add your child under “My appointments”.',
  },
  painShortcut: {
    question: 'Are you in pain?',
    earliest: (when) => `Earliest appointment: ${when}`,
    nothingSoon: 'There’s nothing left online today or tomorrow. Please give us a call:',
  },
  toPractice: {
    pain: 'I’m in pain',
    label: 'Is there anything we should know?',
    hint: 'Optional, 300 characters at most. Only the practice reads it.',
  },
  openLimit: {
    title: (count) =>
      `You already have ${count} appointments coming up, which is as many as can be booked online.`,
    text: 'If you need another one, please give us a call:',
  },
  reminder: {
    label: 'Email me a reminder before this appointment and later ones, too',
    hint: 'Optional; you can change your mind under “My appointments” at any time.',
  },
  visitor: {
    text: 'Log in to confirm – we’ll keep your choices.',
    register: 'No account yet? Register now',
    asGuest: 'Book as a guest',
  },
  done: {
    heading: 'Your appointment is booked!',
    mail: 'You’ll get a confirmation email with all the details.',
    redirect: 'Taking you to your dashboard...',
    when: 'When',
    what: 'What',
    who: 'With',
    forWhom: 'For',
    where: 'Where',
    whatAndWho: (treatment, doctorName, patientName) =>
      [treatment, `with ${doctorName}`, patientName && `for ${patientName}`].filter(Boolean).join(', '),
    way: 'How to find us',
    stays: 'Take your time: this stays until you go on to your appointments.',
    another: 'Book another appointment',
  },
  news: {
    booked: 'Your appointment is booked',
    when: (date, time, doctorName) => `${date}, ${time}, with ${doctorName}`,
    failed: (when) => `Your appointment on ${when} was not booked.`,
    unsettled: (when) => `We don’t know whether your appointment on ${when} is booked: we didn’t hear back.`,
    confirmAgain: 'Just confirm it once more; it won’t be booked twice.',
    backToBooking: 'Back to the booking',
  },
};
