import { answers } from '@praxisportal/practice/answers';
import { askedFor } from '@praxisportal/practice/asked-for';
import { closures } from '@praxisportal/practice/closures';
import { doctors } from '@praxisportal/practice/doctors';
import { practice as facts } from '@praxisportal/practice/practice';
import { treatments } from '@praxisportal/practice/treatments';
import type { AssistantPractice } from '../src/assistant/turn.ts';
import { usualTerms } from '../src/domain/test-calendar.ts';

/** The practice of `practice/` as the assistant knows it before anybody has set anything, for tests and benchmarks. */
export const samplePractice: AssistantPractice = {
  ...{ facts, doctors, treatments, answers, askedFor },
  activeDoctors: doctors,
  calendar: { ...facts, closures, specialDays: [] },
  terms: usualTerms,
};
