/** Constants of what the practice plans, with their units in the names. */
export const planLimits = {
  daysPerWeek: 7,
  stretchesPerDayMax: 6,
  /** A typing mistake in the year must not close the practice for good. */
  yearsMax: 3,
  reasonMaxLength: 120,
  doctorsMax: 100,
  /** Appointments that are decided about by one call, whose body has room for them. */
  decisionsMax: 250,
  /** How long after an absence it is known why it was, and what became of those whom it hit. */
  decisionsKeptDays: 30,
  proposals: 3,
  /** How far after an appointment's own day its proposals may lie. */
  proposalDaysMax: 60,
} as const;
