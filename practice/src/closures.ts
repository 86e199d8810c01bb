import type { ClosedPeriod } from './types.ts';

/** Days on which the whole practice is closed besides public holidays, first and last day included. */
export const closures: readonly ClosedPeriod[] = [
  {
    from: '2026-12-24',
    to: '2026-12-31',
    reason: { de: 'Weihnachtsferien der Praxis', en: 'Christmas break' },
  },
  {
    from: '2027-02-08',
    to: '2027-02-08',
    reason: { de: 'Rosenmontag', en: 'Carnival Monday' },
  },
];
