import { limits } from './limits.ts';

/**
 * How many days the server keeps what it needs for a time only. It deletes by this table
 * (`server/src/jobs/retention.ts`), and the privacy notice tells by it.
 */
export const keptDays = {
  /** Tries that the limits count; the longest limit counts a day. */
  throttleEvents: 1,
  /** Codes count for the limit of a day after they have run out. */
  oneTimeCodes: 1,
  /** Wrong codes for one address or number count so long after the last one. */
  codeFailures: limits.codeFailuresKeptDays,
  /** A browser repeats a booking it has no answer to within minutes; a laptop may sleep over a week-end. */
  bookingKeys: 7,
  /** As long as the default booking window, so that what a mailbox has ahead is counted. */
  bookingSources: 93,
  /** Long enough to answer "I got no mail". What did not arrive stays until its appointment is over: somebody has to phone. */
  sentMessages: 14,
  /** What was written once must not be written again: longer than anything that a job looks back at. */
  messageKeys: 14,
  /** A conversation is over by then. */
  chatDialogs: 1,
  /** As long as a ban. */
  chatWarnings: 1,
  /** The practice answers from its mailbox. */
  contactMessages: 180,
  /**
   * After the last appointment of a guest, or of somebody whom the practice has entered and who never came: whoever comes
   * every half year is still known.
   */
  guests: 200,
  /** After the last appointment of the practice's own patient without account: ten years (§ 630f (3) BGB). */
  patients: 10 * 365 + 3,
  /** A patient who was locked out may not notice before the next half-yearly visit. */
  formerContacts: 365,
  /** Long enough to notice an attack and look back at how it began. */
  securityEvents: 90,
  /** Claims about an appointment lapse three years after the end of its year (§§ 195, 199 BGB). */
  auditEvents: 4 * 365 + 1,
} as const;
