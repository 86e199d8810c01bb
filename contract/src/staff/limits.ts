/** Constants of the practice's console, with their units in the names. */
export const staffLimits = {
  sessionMaxHours: 12,
  /** Without a person's action for so long, the screen asks who is there. */
  lockAfterSeconds: 600,
  /** How long a proof of oneself counts for what asks for it again. */
  reproofSeconds: 300,
  /** How long a browser that has proven both factors may come back with one. */
  knownDeskHours: 12,
  passwordMinLength: 12,
  recoveryCodes: 10,
  totpPeriodSeconds: 30,
  passkeyNameMaxLength: 60,
  passkeysPerPerson: 10,
  /** How long an enrolment or a proof by passkey may take. */
  challengeSeconds: 600,
  setupLinkHours: 24,
  invitationHours: 48,
  /** How long it is known of a link that it was used, or ran out, and is not one that never was. */
  invitationKeptDays: 30,
  /** As long as the audit of appointments: claims about them lapse three years after the end of a year (§§ 195, 199 BGB). */
  auditDays: 4 * 365 + 1,
  /** Rows of the audit in one answer, and in one file. */
  auditPageRows: 100,
  auditFileRows: 50_000,
} as const;
