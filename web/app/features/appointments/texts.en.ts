import { limits } from '@praxisportal/contract/limits';
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
  },
  list: {
    title: 'Appointments',
    tabsLabel: 'Appointments by time',
    upcoming: 'Upcoming',
    past: 'Past',
    upcomingEmpty: 'You have no upcoming appointments.',
    pastEmpty: 'Your past and cancelled appointments will show up here.',
    loading: 'Loading your appointments …',
    cancel: 'Cancel',
    cancelThis: (when) => `Cancel the appointment on ${when}`,
  },
  cancelledNews: (when) => `Your appointment on ${when} has been cancelled.`,
  status: { scheduled: 'Scheduled', completed: 'Completed', no_show: 'Missed', cancelled: 'Cancelled' },
  cancellation: {
    title: 'Cancel this appointment?',
    question: 'This appointment will be cancelled:',
    policy: `Please cancel at least ${limits.cancellationNoticeHours}\u00a0hours before. Missing it without notice costs €${limits.noShowFeeEur}.`,
    keep: 'Keep the appointment',
    confirm: 'Yes, cancel it',
    sending: 'Cancelling …',
    done: 'Your appointment has been cancelled.',
    doneTitle: 'Appointment cancelled',
  },
};
