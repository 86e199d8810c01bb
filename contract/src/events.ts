/** Real-time events (SPEC §3): name -> payload. A payload never names a patient. */
export type LiveEvents = {
  /** The free slots of this doctor on this day have changed: `date` is a calendar day, YYYY-MM-DD. */
  'appointment-booked': { doctorId: string; date: string };
};
