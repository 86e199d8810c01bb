import type { ClosedPeriod } from '@praxisportal/practice/types';

export const closures: readonly ClosedPeriod[] = [
  { from: '2027-06-19', to: '2027-06-27', reason: { de: 'Regatta', en: 'Regatta' } },
];
