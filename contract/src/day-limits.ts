/** Constants of the staff's calendar, with their units in the names. */
export const dayLimits = {
  gridMinutes: 5,
  minutesMax: 480,
  noteMaxLength: 500,
  reasonMaxLength: 200,
  /** How long a change can be undone; its message leaves after that. */
  undoSeconds: 60,
  /** As far ahead as anybody may be booked: a slip in the year must not vanish. */
  bookingYearsMax: 3,
  /** How far ahead the next free starts are looked for, and how many are told. */
  freeDaysMax: 180,
  freeStartsMax: 20,
} as const;
