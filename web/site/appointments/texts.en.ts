import { cancellationPolicy } from '@praxisportal/contract/cancellation-policy';
import type { de } from './texts.de.ts';

/** The words around the patient’s own appointments in English. */
export const en: typeof de = {
  today: 'Today',
  tomorrow: 'Tomorrow',
  inDays: (days) => `in ${days}\u00a0days`,
  next: {
    title: 'Your next appointment',
    with: (doctor) => `with ${doctor}`,
    place: 'How to find us',
    noneTitle: 'No appointment yet',
    noneText: 'A check-up twice a year often saves you from bigger treatment.',
    forWhom: (name) => `for ${name}`,
    print: 'Print',
    printThis: (when) => `Print: appointment on ${when}`,
  },
  list: {
    title: 'Appointments',
    tabsLabel: 'Appointments by time',
    upcoming: 'Upcoming',
    today: 'Today',
    past: 'Past',
    empty: {
      today: 'You have no appointment with us today.',
      past: 'Your past and cancelled appointments will show up here, and one click books one of them again.',
    },
    showUpcoming: 'Show upcoming appointments',
    forWhom: (name) => `for ${name}`,
    move: 'Move',
    moveThis: (when) => `Move the appointment on ${when}`,
    again: 'Book again',
    againThis: (treatment, doctor) => `Book ${treatment} with ${doctor} again`,
    loading: 'Loading your appointments …',
    cancel: 'Cancel',
    cancelThis: (when) => `Cancel the appointment on ${when}`,
    hasBegun:
      'This appointment has already begun and can’t be moved any more. If you have questions, please give us a call:',
    hasArrived:
      'The practice has already checked you in for this appointment, so it can’t be changed online any more. You can reach us on:',
  },
  cancelledNews: (when) => `Your appointment on ${when} has been cancelled.`,
  move: {
    present: 'Current time',
    chosen: (start) => `New time: ${start}`,
    confirm: 'Move the appointment',
    sending: 'Moving …',
    changed: (start) => `It’s now on ${start}. Choose again if that doesn’t suit you.`,
    unsettled: 'It may have been moved after all. Just try once more; it won’t be moved twice.',
    moved: 'Your appointment has been moved',
    movedTo: (start, doctor, patient) =>
      [`New time: ${start}`, `with ${doctor}`, patient && `for ${patient}`].filter(Boolean).join(', '),
  },
  confirmation: {
    waiting: 'The confirmation is on its way.',
    delivered: (when) => `Confirmation delivered${when}`,
    at: (time) => ` at ${time}`,
    on: (dateAndTime) => ` on ${dateAndTime}`,
    failed: (reason = '') => `We couldn’t send you an email: ${reason}`,
    kept: {
      before: 'This website doesn’t send anything yet: the confirmation is in the ',
      link: 'outbox',
      newTab: ' (opens a new tab)',
      after: '.',
    },
  },
  status: { scheduled: 'Scheduled', completed: 'Completed', no_show: 'Missed', cancelled: 'Cancelled' },
  late: (hours) => `${cancellationPolicy.en.late(hours)} ${cancellationPolicy.en.fee}`,
  cancellation: {
    title: 'Cancel this appointment?',
    question: 'This appointment will be cancelled:',
    policy: (hours) => `${cancellationPolicy.en.rule(hours)} ${cancellationPolicy.en.fee}`,
    keep: 'Keep the appointment',
    confirm: 'Yes, cancel it',
    sending: 'Cancelling …',
    done: 'Your appointment has been cancelled.',
    doneTitle: 'Appointment cancelled',
  },
};
