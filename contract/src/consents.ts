/**
 * The texts that people agree to, each with the version that is kept with the consent: whoever changes what a text
 * means gives it the day of the change.
 */
export const consentVersions = {
  privacy: '2026-11-21',
  cancellation_policy: '2026-11-27',
  reminders: '2026-11-22',
} as const;

/** What somebody agrees to. */
export type ConsentKind = keyof typeof consentVersions;
