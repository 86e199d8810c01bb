import type { PatientEntry } from '@praxisportal/contract/staff/patients';
import { useErrorSentence } from '../../shared/api/use-error-sentence.ts';
import { useTexts } from '../../shared/i18n/use-language.ts';
import { patientsQuery } from './staff-queries.ts';
import { consoleTexts } from './texts.ts';
import { useRested } from './use-rested.ts';
import { useStaffQuery } from './use-staff-query.ts';

const lettersMin = 2;

export type PatientSearch = {
  /** What was typed, without blanks around it; '' as long as it is too short to be asked for. */
  typed: string;
  /** Who was found; those of an older text until the answer is here. */
  patients: readonly PatientEntry[];
  isBehind: boolean;
  /** How many there are, in words; '' until that is known. */
  status: string;
  /** Why nothing is known of what was typed. */
  failure: string | undefined;
};

/** Looks for people while somebody types what they have heard of one; without `exceptId`. */
export function usePatientSearch(text: string, exceptId?: string): PatientSearch {
  const { find: texts } = useTexts(consoleTexts);
  const sayError = useErrorSentence();
  const whole = text.trim();
  const typed = whole.length < lettersMin ? '' : whole;
  const rested = useRested(typed);
  const { data, error } = useStaffQuery(patientsQuery(rested));
  const hasFailed = error !== null && typed !== '' && rested === typed;
  const isBehind = typed !== '' && !hasFailed && data?.query !== typed;
  const found = typed === '' || hasFailed ? [] : (data?.patients ?? []);
  const patients = exceptId === undefined ? found : found.filter(({ id }) => id !== exceptId);
  return {
    typed,
    patients,
    isBehind,
    status: typed === '' || isBehind || hasFailed ? '' : texts.found(patients.length),
    failure: hasFailed ? sayError(error, 'generic') : undefined,
  };
}
