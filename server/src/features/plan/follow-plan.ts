import type { Database } from '../../db/database.ts';
import type { Listener } from '../../db/listener.ts';
import { type PracticePlan, toPlan } from '../../domain/practice-plan.ts';
import { readPlanRows } from './queries.ts';

/** The plan as this process knows it; asking for it costs nothing, reloading reads it anew. */
export type FollowedPlan = {
  readonly current: PracticePlan;
  reload: () => Promise<void>;
  /** Calls back once another plan is known, after it was announced. */
  onReloaded: (callback: () => void) => void;
  stop: () => void;
};

/** After so many ms what could not be read is read again. */
const retryMs = 1000;

/**
 * Keeps the plan in memory, so that no question for free times reads it, and reads it anew when a process tells
 * that it has changed, again and again until that succeeds. For a moment it may be an old one: who books or moves asks under the locks whether it still is
 * what is planned (`withCurrentPlan`).
 */
export async function followPlan(
  db: Database,
  listener: Listener,
  onError: (error: Error) => void,
): Promise<FollowedPlan> {
  let current = toPlan(await readPlanRows(db));
  const callbacks: (() => void)[] = [];
  let toldRevision = current.rows.revision;
  let retry: NodeJS.Timeout | undefined;
  let isStopped = false;
  const reload = async () => {
    const rows = await readPlanRows(db);
    // Two readings may overtake each other.
    if (rows.revision > current.rows.revision) current = toPlan(rows);
  };
  const tell = () => {
    const { revision } = current.rows;
    if (revision === toldRevision) return;
    toldRevision = revision;
    for (const callback of callbacks) callback();
  };
  const follow = () => {
    clearTimeout(retry);
    reload().then(tell, (error) => {
      onError(error);
      clearTimeout(retry);
      if (!isStopped) retry = setTimeout(follow, retryMs);
    });
  };
  listener.subscribe('plan_changed', { onNotice: follow, onMissed: follow });
  // Of what has changed between reading and listening nobody has told.
  await reload();
  return {
    get current() {
      return current;
    },
    reload,
    onReloaded: (callback) => callbacks.push(callback),
    stop: () => {
      isStopped = true;
      clearTimeout(retry);
    },
  };
}
