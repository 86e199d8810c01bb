import type { VisitFacts } from '@praxisportal/practice/types';

export const visit: VisitFacts = {
  insurance: null,
  bring: { de: 'Bringen Sie bitte Ihren Überweisungsschein mit.', en: 'Please bring your referral.' },
  firstVisit: null,
  publicTransport: null,
  parking: { de: 'Im Hof stehen zwei Plätze bereit.', en: 'There are two spaces in the yard.' },
  access: null,
  languagesSpoken: null,
};
