/**
 * Classes of the advisory locks with two keys; the second is the hash of an id. The functions of `db/functions` take those of
 * doctor, patient, account and schedule; `lock_calendars` says in which order.
 */
export const advisoryClass = {
  doctor: 1,
  patient: 2,
  account: 3,
  schedule: 4,
  /** Patients of one date of birth are added one after the other. */
  dateOfBirth: 5,
  /** An address or number by which guests are found or added. */
  guestContact: 6,
} as const;

/** The class of contacts in the release before 0.2.0, and the key of roles: taken, too, until it serves beside none. */
export const formerLocks = { guestContactClass: 4, staffRoles: 'staff roles' } as const;

/** Advisory locks with one key, each for the whole database. */
export const advisoryKey = {
  /** Roles and rights are granted by one starting process at a time. */
  prepareRoles: 7_042_026,
  installFunctions: 7_042_027,
  /** Changes of who has which role follow each other. */
  staffRoles: 7_042_028,
} as const;
