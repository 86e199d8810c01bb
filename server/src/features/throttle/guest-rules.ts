import { type Budget, day, hour } from '../../domain/budget.ts';

/** Budgets of guests' bookings and of links between accounts and patients. */
export const guestRules = {
  soft_guest_booking: [
    { by: ['prefix'], most: 5, periodSeconds: hour },
    { by: [], most: 30, periodSeconds: hour },
  ],
  /**
   * Counted by mailbox once the address is proven, so that a stranger uses up no other guest's; a time that is gone counts
   * too, and a confirmation that is repeated, because each answer is a token more.
   */
  guest_booking: [
    { by: ['prefix'], most: 20, periodSeconds: hour },
    { by: ['network'], most: 80, periodSeconds: hour },
    { by: ['target'], most: 20, periodSeconds: day },
  ],
  /**
   * Bookings with addresses of one domain that is no known mail service: its owner has as many addresses as they like. A
   * practice that serves a whole company or school still has room: 12 an hour, 24 a day. Counted before the booking, so that
   * of many at once exactly these succeed, and forgotten if the booking fails.
   */
  guest_booking_of_domain: [
    { by: ['target'], most: 12, periodSeconds: hour, refusal: 'too_many_from_domain' },
    { by: ['target'], most: 24, periodSeconds: day, refusal: 'too_many_from_domain' },
  ],
  /** Links by which an account is linked to a patient; each ends with a few wrong dates of birth, whichever accounts try them. */
  link_account: [
    { by: ['prefix'], most: 30, periodSeconds: hour },
    { by: ['network'], most: 120, periodSeconds: hour },
    { by: ['target'], most: 15, periodSeconds: hour },
  ],
  /** Each invitation of a patient brings new tries, and a mail. */
  patient_invitation: [{ by: ['target'], most: 5, periodSeconds: day }],
  guest_links: [
    { by: ['prefix'], most: 10, periodSeconds: hour },
    { by: ['network'], most: 40, periodSeconds: hour },
    { by: ['target'], most: 3, periodSeconds: hour },
    { by: ['target'], most: 6, periodSeconds: day },
  ],
} as const satisfies Record<string, readonly Budget[]>;
