import { type Budget, day, hour } from '../../domain/budget.ts';

/** Budgets of guests' bookings. */
export const guestRules = {
  soft_guest_booking: [
    { by: ['prefix'], most: 5, periodSeconds: hour },
    { by: [], most: 30, periodSeconds: hour },
  ],
  /**
   * Counted once the address is proven, so that nobody uses up what somebody else may book; a time that is gone counts
   * too, and a confirmation that is repeated, because each answer is a token more.
   */
  guest_booking: [
    { by: ['prefix'], most: 20, periodSeconds: hour },
    { by: ['network'], most: 80, periodSeconds: hour },
    { by: ['target'], most: 20, periodSeconds: day },
  ],
  guest_links: [
    { by: ['prefix'], most: 10, periodSeconds: hour },
    { by: ['network'], most: 40, periodSeconds: hour },
    { by: ['target'], most: 3, periodSeconds: hour },
    { by: ['target'], most: 6, periodSeconds: day },
  ],
} as const satisfies Record<string, readonly Budget[]>;
