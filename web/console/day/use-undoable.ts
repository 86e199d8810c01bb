import { dayLimits } from '@praxisportal/contract/day-limits';
import type { DayAppointment } from '@praxisportal/contract/staff/day';
import { skipToken } from '@tanstack/react-query';
import { useEffect } from 'react';
import { queryClient, useQuery } from '../../shared/api/query-client.ts';
import { serverNowMs } from '../../shared/clock/server-clock.ts';
import { staffKeys } from '../shell/staff-queries.ts';
import { keepUndoable } from './own-changes.ts';

/** A change that was made, as long as it can be undone. */
export type Done = {
  say: (name: string) => string;
  undoId: string;
  /** In ms since 1970, by this browser's clock */
  untilMs: number;
  appointment: DayAppointment;
};

/** When a change that is sent now can no longer be undone. The server's clock may be another; it begins to count later. */
export function undoEndMs(nowMs: number): number {
  return nowMs + dayLimits.undoSeconds * 1000;
}

const none: readonly Done[] = [];

const put = (change: (entries: readonly Done[]) => readonly Done[]) =>
  queryClient.setQueryData<readonly Done[]>(staffKeys.undo, (entries = none) => change(entries));

/**
 * What can still be undone, the last change last. It lies with what was read for whoever is here: it outlasts a look at
 * another page, and goes with them.
 */
export function useUndoable() {
  const { data: undoable = none } = useQuery<readonly Done[]>({
    queryKey: staffKeys.undo,
    queryFn: skipToken,
    structuralSharing: false,
  });
  const nextEndMs = Math.min(...undoable.map(({ untilMs }) => untilMs));

  useEffect(() => {
    if (!Number.isFinite(nextEndMs)) return;
    const timer = setTimeout(
      () => put((entries) => keepUndoable(entries, nextEndMs)),
      Math.max(0, nextEndMs - serverNowMs()),
    );
    return () => clearTimeout(timer);
  }, [nextEndMs]);

  return {
    undoable,
    noteDone: (latest: Done) => put((entries) => keepUndoable(entries, serverNowMs(), latest)),
    drop: (undoId: string) => put((entries) => entries.filter((entry) => entry.undoId !== undoId)),
  };
}
