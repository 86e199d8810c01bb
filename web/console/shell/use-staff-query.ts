import type { QueryKey, UseQueryOptions, UseQueryResult } from '@tanstack/react-query';
import { useQuery } from '../../shared/api/query-client.ts';
import { useIsLocked } from './use-staff-session.ts';

/**
 * Reads from the server through the cache, for who is signed in. A locked screen asks for nothing; once it is open
 * again, whatever is no longer fresh is asked for.
 */
export function useStaffQuery<Answer, Data = Answer, Key extends QueryKey = QueryKey>(
  options: UseQueryOptions<Answer, Error, Data, Key>,
): UseQueryResult<Data, Error> {
  const isLocked = useIsLocked();
  return useQuery({ ...options, ...(isLocked && { enabled: false }) });
}
