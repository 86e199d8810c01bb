import { limits } from '@praxisportal/contract/limits';
import type { Texts } from '../../i18n/texts.ts';
import { de } from './texts.de.ts';

const en: typeof de = {
  title: 'Book an appointment',
  description:
    'Book your dental appointment online: choose a treatment, a dentist, a day and a time, confirm, done.',
  steps: {
    label: 'Steps of the booking',
    names: ['Treatment', 'Dentist', 'Date', 'Time'],
    current: (step) => `Step ${step} of 4`,
    done: 'done',
  },
  summary: {
    label: 'Your choices',
    treatment: 'Treatment',
    doctor: 'With',
    date: 'Date',
    dateOpen: 'Date not chosen yet',
    time: 'Time',
  },
  treatment: {
    heading: 'What is it about?',
    consultationHint: 'Not sure? Let us advise you!',
    pain: 'Severe pain, swelling or an accident? Don’t wait for an appointment, call us:',
    isChosen: 'chosen',
  },
  doctor: {
    heading: 'Whom would you like to see?',
    loading: 'Loading the dentists …',
  },
  date: {
    heading: 'Which day suits you?',
    calendarLabel: 'Choose a date',
    previousMonth: 'Previous month',
    nextMonth: 'Next month',
    chosen: 'Chosen date',
    continue: 'Check & continue',
    legend: { free: 'times free', full: 'nothing free', closed: 'no consulting hours' },
    free: (count) => (count === 1 ? '1 time free' : `${count} times free`),
    full: 'nothing free',
    closed: 'no consulting hours',
    problems: {
      missing: 'Please choose a date',
      past: 'Please choose a date in the future',
      afterCutoff: `From ${limits.sameDayCutoffHour}:00 on, appointments can only be booked from tomorrow.`,
      beyondWindow: 'Appointments can be booked at most three months ahead.',
    },
  },
  time: {
    heading: 'Which time suits you?',
    gridLabel: (date) => `Free times on ${date}`,
    loading: 'Loading the free times …',
    empty: 'No appointments are available on this day.',
    otherDate: 'Choose another date',
    nextFree: (date) => `Next free day: ${date}`,
    searching: 'Looking for the next free day …',
    noneInWindow:
      'Nothing is free after that day either, up to the last day that can be booked. Please call us:',
    gone: (time) => `${time} is no longer free. Please choose another time.`,
    past: 'Appointments cannot be booked in the past',
    confirm: 'Confirm appointment',
    sending: 'Booking...',
    kept: 'Your choices are still here. Simply confirm the appointment once more; it will not be booked twice.',
  },
  policy: {
    heading: 'Cancellation policy',
    accept: `I will attend the appointment or cancel it at least ${limits.cancellationNoticeHours} hours before.`,
    fee: `If you neither come nor cancel, a no-show fee of ${limits.noShowFeeEur} EUR is due.`,
    missing: 'Please accept the cancellation policy',
  },
  visitor: {
    text: 'You log in to confirm. Your choices are kept.',
    register: 'No account yet? Register now',
  },
  done: {
    heading: 'Appointment booked successfully!',
    mail: 'You will receive a confirmation e-mail with all details.',
    redirect: 'Taking you to the dashboard...',
  },
};

export const bookingTexts: Texts<typeof de> = { de, en };
