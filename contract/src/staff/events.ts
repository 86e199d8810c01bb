/**
 * What the server tells the console over Socket.IO, in the namespace `/staff`: ids and dates only. After
 * `events-missed` everything shown may be old; `session-ended` comes last, and tells nothing of the reason. A locked screen
 * hears of nothing but its own end, and has to ask for everything once it is open again.
 */
export type StaffEvents = {
  /** Appointments of a day of the practice (YYYY-MM-DD) have changed; of what was planned `events-missed` tells. */
  'day-changed': { date: string };
  /** A person, or what is noted of them, has changed; an entry of this id may have been merged into another. */
  'patient-changed': { id: string };
  /** Nothing is kept of a person any more that the practice could look at. */
  'patient-erased': { id: string };
  /** Undelivered messages or the contact inbox have changed. */
  'messages-changed': Record<string, never>;
  /** People, roles or invitations have changed. */
  'staff-changed': Record<string, never>;
  'events-missed': Record<string, never>;
  /** The server takes the screen for locked, and has something to tell. */
  'screen-locked': Record<string, never>;
  'session-ended': Record<string, never>;
};
