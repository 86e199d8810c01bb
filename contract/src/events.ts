/** Real-time events: name -> payload. A payload never names a patient. */
export type LiveEvents = {
  /** The free slots of this doctor on this day have changed: `date` is a calendar day, YYYY-MM-DD. */
  'appointment-booked': { doctorId: string; date: string };
  /** Events may have been missed: whatever is shown may be out of date. */
  'events-missed': Record<string, never>;
};
