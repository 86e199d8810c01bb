import { type Budget, day, hour, quarterHour } from '../../domain/budget.ts';

/** Budgets of the console: sign-in, and what one member of staff may see. */
export const staffRules = {
  /** As much work as for a patient's log-in: an attacker who is refused there gets it no cheaper here. */
  soft_staff_sign_in: [
    { by: ['prefix'], most: 60, periodSeconds: quarterHour },
    { by: [], most: 300, periodSeconds: quarterHour },
  ],
  soft_staff_passkey: [
    { by: ['prefix'], most: 60, periodSeconds: quarterHour },
    { by: [], most: 600, periodSeconds: quarterHour },
  ],
  staff_passkey_known_desk: [{ by: ['device', 'target'], most: 100, periodSeconds: quarterHour }],
  staff_passkey_refused: [
    { by: ['prefix'], most: 200, periodSeconds: quarterHour },
    { by: ['network'], most: 800, periodSeconds: quarterHour },
  ],
  /** Of desks that are not known yet. All desks of a practice stand behind one address, and their people change all day. */
  staff_sign_in: [
    { by: ['prefix'], most: 200, periodSeconds: quarterHour },
    { by: ['network'], most: 800, periodSeconds: quarterHour },
  ],
  /** Passwords with one-time passwords or recovery codes, as those of patients: a known desk is shut out by no other caller. */
  staff_sign_in_unknown_desk: [
    { by: ['prefix', 'target'], most: 10, periodSeconds: quarterHour },
    { by: ['target'], most: 100, periodSeconds: day },
  ],
  staff_sign_in_known_desk: [
    { by: ['device', 'target'], most: 10, periodSeconds: quarterHour },
    { by: ['device', 'target'], most: 100, periodSeconds: day },
    // Only desks of this person get here, but they may collect as many of them as they like.
    { by: ['target'], most: 60, periodSeconds: quarterHour },
  ],
  /** Passwords given at a screen that is locked, or before what asks again; by the session, which may be a thief's: wrong passwords at one screen shut out no other. */
  staff_proof: [
    { by: ['device', 'target'], most: 10, periodSeconds: quarterHour },
    { by: ['device', 'target'], most: 50, periodSeconds: day },
  ],
  /**
   * Codes given beside a password that was right: otherwise a desk that takes the password would offer ever new sessions
   * to guess at. Only a caller with the right password gets here and can use this up; its owner still comes in by passkey, or by the password
   * at a desk where both factors were shown today.
   */
  staff_second_factor: [
    { by: ['target'], most: 10, periodSeconds: quarterHour },
    { by: ['target'], most: 30, periodSeconds: day },
  ],
  /**
   * What one person may see of patients, over all their sessions: several times what the busiest desk needs, which opens a card a
   * minute, asks five times while a name is typed, and leafs through days that are still empty; and far too little to
   * read out a practice before its owner has read the mail, which goes out at half of it. Contacts that are shown count as
   * cards; a search counts one and each patient in it one more; a list of far days counts its appointments.
   */
  staff_card: [
    { by: ['target'], most: 300, periodSeconds: hour, refusal: 'too_many_looks' },
    { by: ['target'], most: 1200, periodSeconds: day, refusal: 'too_many_looks' },
  ],
  staff_search: [
    { by: ['target'], most: 1200, periodSeconds: hour, refusal: 'too_many_looks' },
    { by: ['target'], most: 4000, periodSeconds: day, refusal: 'too_many_looks' },
  ],
  staff_far_day: [
    { by: ['target'], most: 600, periodSeconds: hour, refusal: 'too_many_looks' },
    { by: ['target'], most: 2400, periodSeconds: day, refusal: 'too_many_looks' },
  ],
  /** What of far days is shown to the same session again, because something has changed, is no further look. */
  staff_far_day_again: [{ by: ['target'], most: 1, periodSeconds: 600 }],
  staff_link: [
    { by: ['prefix'], most: 100, periodSeconds: quarterHour },
    { by: ['network'], most: 400, periodSeconds: quarterHour },
  ],
  /** A patient who was shown to the same session within the hour is no further look. */
  staff_card_again: [{ by: ['target'], most: 1, periodSeconds: hour }],
  staff_search_again: [{ by: ['target'], most: 1, periodSeconds: hour }],
  /** The owners are told of an access quota, half or all of it, and of changes that took a full proof, once a period (`tellOwnersOnce`). */
  staff_news_of_hour: [{ by: ['target'], most: 1, periodSeconds: hour }],
  staff_news_of_day: [{ by: ['target'], most: 1, periodSeconds: day }],
  /** Each proof renews a budget once, however many changes arrive at the same time. */
  staff_brake_proof: [{ by: ['target'], most: 1, periodSeconds: day }],
  /**
   * What one member of staff may destroy before a full proof is needed; each proof gives as much again. A desk cancels some
   * five appointments an hour and moves fifteen; a script cancels forty in a second.
   */
  staff_cancel: [
    { by: ['target'], most: 20, periodSeconds: hour },
    { by: ['target'], most: 60, periodSeconds: day },
  ],
  staff_move: [
    { by: ['target'], most: 60, periodSeconds: hour },
    { by: ['target'], most: 200, periodSeconds: day },
  ],
  /** What an absence hits: a dentist with forty patients in a morning falls ill, and all of them are cancelled or moved at once. */
  staff_decide: [
    { by: ['target'], most: 60, periodSeconds: hour },
    { by: ['target'], most: 120, periodSeconds: day },
  ],
  /** Addresses, numbers, names and dates of birth that are put right, and invitations: a desk does a few an hour. */
  staff_contact: [
    { by: ['target'], most: 20, periodSeconds: hour },
    { by: ['target'], most: 60, periodSeconds: day },
  ],
  /** Patients ask for it a few times a year. */
  staff_erase: [
    { by: ['target'], most: 3, periodSeconds: hour },
    { by: ['target'], most: 6, periodSeconds: day },
  ],
  /** An afternoon of tidying up duplicates; each can be taken back for a day. */
  staff_merge: [
    { by: ['target'], most: 15, periodSeconds: hour },
    { by: ['target'], most: 40, periodSeconds: day },
  ],
  /** Who gets the practice's mails; changed once in years, with a slip corrected. */
  staff_recipients: [{ by: ['target'], most: 3, periodSeconds: day }],
} as const satisfies Record<string, readonly Budget[]>;
