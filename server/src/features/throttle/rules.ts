import { limits } from '@praxisportal/contract/limits';

/** How often a thing may be asked for within its period, by whom it is counted. */
export const throttleRules = {
  /** Log-in tries from one network address. */
  login_address: { limit: 60, periodSeconds: 900 },
  /** Log-in tries for one account: slows guessing without locking the patient out for long. */
  login_account: { limit: 10, periodSeconds: 900 },
  /** One-time codes asked for from one network address (DESIGN §4). */
  code_address: { limit: limits.codesPerHourPerAddress, periodSeconds: 3600 },
  /** Contact messages from one network address. */
  contact_address: { limit: limits.contactMessagesPerHourPerAddress, periodSeconds: 3600 },
} as const;

/** What is counted. */
export type ThrottleKind = keyof typeof throttleRules;
