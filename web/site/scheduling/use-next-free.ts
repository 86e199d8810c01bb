import { anyDoctorId } from '@praxisportal/contract/any-doctor';
import { availabilityQuery } from '../../shared/api/queries.ts';
import { useQuery } from '../../shared/api/query-client.ts';
import type { Start } from './NextFreeButton.tsx';

/** The next free start of this doctor, or of any; null if there is none, undefined while nobody knows. */
export function useNextFree(treatment: string, doctorId: string): Start | null | undefined {
  const { data } = useQuery(availabilityQuery({ treatment }));
  return doctorId === anyDoctorId ? data?.any : data?.doctors[doctorId];
}
