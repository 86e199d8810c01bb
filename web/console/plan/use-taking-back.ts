import type { Hit } from '@praxisportal/contract/staff/plan';
import { useState } from 'react';
import { useMutation } from '../../shared/api/query-client.ts';
import { useProven } from '../proof/use-proven.ts';
import { refreshPlan } from './refresh-plan.ts';

/** Taking hours or a special day back: asked once more, perhaps proven, and then whom it has left outside. */
export function useTakingBack<Planned extends { id: string }>(
  remove: (id: string) => Promise<{ hits: Hit[] }>,
) {
  const { request, run } = useProven();
  const [asked, setAsked] = useState<Planned | null>(null);
  const [left, setLeft] = useState<readonly Hit[] | null>(null);
  const removal = useMutation({
    mutationFn: (id: string) => run(() => remove(id)),
    onSuccess: ({ hits }) => {
      setAsked(null);
      setLeft(hits);
    },
    onSettled: refreshPlan,
  });
  return {
    request,
    asked,
    ask: setAsked,
    /** Whom the last one has left outside; null while none was taken back. */
    left,
    dialog: {
      isOpen: asked !== null && request === null,
      isPending: removal.isPending,
      error: removal.error,
      onSubmit: () => asked && removal.mutate(asked.id),
      onClose: () => {
        setAsked(null);
        removal.reset();
      },
    },
  };
}
