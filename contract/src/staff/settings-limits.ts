/** Bounds of what the practice may set, with their units in the names. */
export const settingsLimits = {
  minutesMin: 5,
  minutesMax: 480,
  minutesStep: 5,
  bufferMinutesMax: 120,
  /** A week */
  leadMinutesMax: 7 * 24 * 60,
  windowMonthsMin: 1,
  windowMonthsMax: 24,
  noticeHoursMin: 2,
  noticeHoursMax: 7 * 24,
  reminderDaysMin: 1,
  reminderDaysMax: 14,
  recipientsMax: 5,
  /** The morning list is of use before the first patient comes. */
  morningFrom: '04:00',
  morningTo: '11:30',
  treatmentsMax: 200,
  doctorsMax: 100,
} as const;
