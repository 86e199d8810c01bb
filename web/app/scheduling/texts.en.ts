import type { de } from './texts.de.ts';

/** The words of the pickers in English. */
export const en: typeof de = {
  calendar: { save: 'Add to calendar', fileName: 'appointment.ics' },
  chosen: 'chosen',
  start: {
    whichDoctor: 'Who would you like to see?',
    whichTime: 'When would suit you better?',
    with: (name) => `With ${name}`,
    otherDoctor: 'See someone else',
  },
  treatment: {
    label: 'Treatments',
    consultationHint: 'Not sure? Come in for a chat first!',
  },
  doctor: {
    label: 'Dentists',
    loading: 'Loading the dentists …',
    any: 'No preference',
    anyDetail: 'Whoever’s free at the time you choose.',
    earliest: 'next free',
    with: (name) => `with ${name}`,
    nothingFree: 'nothing free at the moment',
  },
  day: {
    label: 'Choose a date',
    previousMonth: 'Previous month',
    nextMonth: 'Next month',
    today: 'Today',
    free: (count) => (count === 1 ? '1 slot' : `${count} slots`),
    full: 'fully booked',
    reasons: {
      in_past: 'past',
      after_cutoff: 'too late for today',
      beyond_window: 'not open for booking yet',
      holiday: 'closed, public holiday',
      closed: 'closed',
      absent: 'away',
      too_soon: 'too late for today',
      outside_hours: 'hours too short',
      not_offered: 'not online here',
    },
    legend: { free: 'slots free', full: 'fully booked', closed: 'closed' },
  },
  time: {
    gridLabel: (date) => `Free times on ${date}`,
    morning: 'Morning',
    afternoon: 'Afternoon',
    wish: (from, to) => [from && `from ${from}`, to && `before ${to}`].filter(Boolean).join(', '),
    wished: (wish) => `As you wished: ${wish}`,
    others: 'Other times',
    noneWished: (wish) => `There’s nothing free at the time you asked for (${wish}) on this day.`,
    loading: 'Loading free times …',
    zone: (city) => `All times are local time in ${city}.`,
    empty: 'There’s nothing free on this day.',
    full: 'Every slot has been taken.',
    nextFree: (date) => `Next free day: ${date}`,
    searching: 'Looking for the next free day …',
    noneInWindow:
      'There’s nothing free later on either, as far ahead as you can book. Please give us a call:',
    gone: (time) => `${time} is no longer free. Please choose another time.`,
  },
};
