import { dayLimits } from '@praxisportal/contract/day-limits';
import type { AbsenceReport, Decision, DecisionResults } from '@praxisportal/contract/staff/plan';
import { useEffect, useState } from 'react';
import { useMutation } from '../../shared/api/query-client.ts';
import { serverNowMs } from '../../shared/clock/server-clock.ts';
import { forget, recall, remember } from '../../shared/session/tab-memory.ts';
import { useProven } from '../proof/use-proven.ts';
import { callStaff } from '../shell/call-staff.ts';
import { splitList } from '../shell/split-list.ts';
import { staffMemory } from '../shell/use-staff-session.ts';
import { addResults, type Choices, nothing, readChoices, withoutChoices, withoutUndone } from './choices.ts';
import { refreshPlan } from './refresh-plan.ts';

/** Under which key the changes of an absence and those whom it hits are under way. */
export const changeKey = (absenceId: string) => ['plan', 'change', absenceId];

/** So many are carried out by one call, so that each is answered soon, and somebody sees how far it is. */
const decisionsAtOnce = 20;

/** A change that stays because it could not be taken back. */
export type UndoFailure = { undoId: string; error: unknown };
const noFailures: readonly UndoFailure[] = [];

type Undo = NonNullable<DecisionResults['results'][number]['undo']>;

/** How long a way back is offered, in ms by this browser's clock: not quite to its end, because the press has to arrive in time. */
const undoOfferedMs = (dayLimits.undoSeconds - 1) * 1000;

/**
 * What is to become of those whom an absence hits: chosen first, carried out together, and taken back for a minute. What was
 * chosen and not carried out stays in this tab.
 */
export function useDeciding(report: AbsenceReport) {
  const { absence, hits } = report;
  const key = `${staffMemory}:plan:${absence.id}`;
  const [choices, setChoices] = useState<Choices>(() => readChoices(recall(key)));
  const [reopened, setReopened] = useState<ReadonlySet<string>>(new Set());
  const [outcome, setOutcome] = useState<DecisionResults | null>(null);
  const [sentAtMs, setSentAtMs] = useState(0);
  const { request, run } = useProven();
  const undos = outcome?.results.flatMap(({ undo }) => undo ?? []) ?? [];
  // The server began to count later, and its clock may be another one.
  const undoUntilMs = undos.length > 0 ? sentAtMs + undoOfferedMs : Number.POSITIVE_INFINITY;

  const put = (next: Choices) => {
    setChoices(next);
    if (Object.keys(next).length === 0) forget(key);
    else remember(key, next);
  };
  const decide = useMutation({
    mutationKey: changeKey(absence.id),
    mutationFn: async ({ decisions, inform }: { decisions: Decision[]; inform: boolean }) => {
      let all = nothing;
      let left = choices;
      setReopened(new Set());
      setOutcome(all);
      setSentAtMs(serverNowMs());
      for (const some of splitList(decisions, decisionsAtOnce)) {
        const body = { decisions: some, inform };
        const send = () => callStaff('decideHits', { params: { id: absence.id }, body });
        all = addResults(all, await run(send));
        left = withoutChoices(
          left,
          some.map(({ appointmentId }) => appointmentId),
        );
        // Should the next ones fail, these are done.
        setOutcome(all);
        put(left);
      }
    },
    onSettled: refreshPlan,
  });
  const undoAll = useMutation({
    mutationKey: changeKey(absence.id),
    mutationFn: async (list: readonly Undo[]) => {
      const failures: UndoFailure[] = [];
      const undoneIds = new Set<string>();
      for (const { id } of list)
        await callStaff('undoChange', { params: { id } }).then(
          () => undoneIds.add(id),
          (error: unknown) => failures.push({ undoId: id, error }),
        );
      // Of many some may come too late: what stays done stays said, and can be tried once more.
      setOutcome((done) => (failures.length > 0 && done ? withoutUndone(done, undoneIds) : null));
      return failures;
    },
    onSettled: refreshPlan,
  });

  // What was done stays said; the way back goes.
  const [, setIsOver] = useState(false);
  useEffect(() => {
    if (!Number.isFinite(undoUntilMs)) return;
    const timer = setTimeout(() => setIsOver((was) => !was), Math.max(0, undoUntilMs - serverNowMs()));
    return () => clearTimeout(timer);
  }, [undoUntilMs]);

  const isOpen = ({ isKept, appointment }: (typeof hits)[number]) => !isKept || reopened.has(appointment.id);
  const hit = new Set(hits.map(({ appointment }) => appointment.id));
  const isIdle = !decide.isPending && !undoAll.isPending;
  return {
    choices,
    put,
    open: hits.filter(isOpen),
    kept: hits.filter((each) => !isOpen(each)),
    reopen: (id: string) => setReopened((before) => new Set([...before, id])),
    /** Appointments that something was chosen for, and that others have dealt with meanwhile. */
    goneIds: isIdle ? Object.keys(choices).filter((id) => !hit.has(id)) : [],
    outcome,
    /** The proof that the server wants before it goes on with so many changes. */
    proof: request,
    decide,
    undoAll,
    /** The changes that could not be taken back. */
    undoFailures: undoAll.data ?? noFailures,
    undos: !decide.isPending && undoUntilMs > serverNowMs() ? undos : [],
    undoUntilMs,
    dismiss: () => {
      setOutcome(null);
      undoAll.reset();
    },
  };
}

export type Deciding = ReturnType<typeof useDeciding>;
