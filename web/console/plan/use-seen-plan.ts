import type { Plan } from '@praxisportal/contract/staff/plan';
import { useState } from 'react';
import { hasErrorCode } from '../../shared/api/errors.ts';
import { queryClient } from '../../shared/api/query-client.ts';
import { planQuery } from '../shell/staff-queries.ts';

export type Drafted = {
  /** Which version of the same day's it was typed over; null if there was none. */
  version: number | null;
};

/**
 * What was planned when a form of hours was opened: of what others enter meanwhile nothing is replaced unseen. After such a
 * refusal it is what stands there now, to be looked at.
 */
export function useSeenPlan(plan: Plan, today: string) {
  const [seen, setSeen] = useState(plan);
  const [isOther, setIsOther] = useState(false);
  return {
    seen,
    /** Whether it is what somebody else has entered. */
    isOther,
    /** The version that a draft replaces: the one over which it was typed, also after a reload, until another was shown. */
    versionFor: (kept: Drafted | null, present: { version: number } | undefined) =>
      (isOther || kept === null ? present?.version : kept.version) ?? null,
    onRefused: async (error: unknown) => {
      if (!hasErrorCode(error, 'hours_changed')) return;
      setSeen(await queryClient.fetchQuery({ ...planQuery(today), staleTime: 0 }));
      setIsOther(true);
    },
  };
}
