import type { Hit } from '@praxisportal/contract/staff/plan';
import { useState } from 'react';
import { useMutation } from '../../shared/api/query-client.ts';
import { useProven } from '../proof/use-proven.ts';
import { refreshPlan } from './refresh-plan.ts';

type Calls<Body> = {
  preview: (body: Body) => Promise<{ hits: Hit[] }>;
  save: (body: Body) => Promise<{ hits: Hit[] }>;
  onSaved: () => void;
  onRefused: (error: unknown) => Promise<void>;
};

/** A change of hours in two steps: first whom it would leave outside, then saved. Another body begins anew. */
export function useCheckedSave<Body>(body: Body | null, { preview, save, onSaved, onRefused }: Calls<Body>) {
  const { request, run } = useProven();
  const [checked, setChecked] = useState<{ key: string; hits: Hit[] }>();
  const [left, setLeft] = useState<Hit[] | null>(null);
  const key = JSON.stringify(body);
  const check = useMutation({
    mutationFn: (wish: Body) => run(() => preview(wish)),
    onSuccess: ({ hits }, wish) => setChecked({ key: JSON.stringify(wish), hits }),
  });
  const send = useMutation({
    mutationFn: (wish: Body) => run(() => save(wish)),
    onSuccess: ({ hits }) => {
      onSaved();
      setLeft(hits);
    },
    onError: onRefused,
    onSettled: refreshPlan,
  });
  return {
    request,
    /** Whom it would leave outside; null until that was asked for this very change. */
    hits: checked?.key === key ? checked.hits : null,
    /** Whom it has left outside; null until it is saved. */
    left,
    isPending: check.isPending || send.isPending,
    error: send.error ?? check.error,
    check: () => {
      send.reset();
      if (body !== null) check.mutate(body);
    },
    save: () => body !== null && send.mutate(body),
  };
}

export type CheckedSave = ReturnType<typeof useCheckedSave>;
