import { queryClient } from '../../shared/api/query-client.ts';
import { staffKeys } from '../shell/staff-queries.ts';

/** After a change of the plan or a decision: what is planned and whom it hits, and every day, may be out of date. */
export function refreshPlan(): void {
  const { plan, day, week, free, messages } = staffKeys;
  for (const queryKey of [plan, day, week, free, messages]) void queryClient.invalidateQueries({ queryKey });
}
