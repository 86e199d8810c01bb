import type { AnswerFacts } from '@praxisportal/practice/answers';

/** A practice that states none of these facts. */
export const answers: AnswerFacts = {
  parking: null,
  publicTransport: null,
  insurance: null,
  prices: null,
  payment: null,
  firstVisit: null,
  newPatients: null,
  children: null,
  anxiety: null,
  access: null,
  languagesSpoken: null,
  certificate: null,
  referral: null,
  jobs: null,
};
