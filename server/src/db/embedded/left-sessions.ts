import { readdirSync, readlinkSync, realpathSync } from 'node:fs';
import { basename } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

const POLL_MILLISECONDS = 20;
const GIVE_UP_MILLISECONDS = 5_000;

/**
 * Ends what a killed main process of PostgreSQL left behind. Its sessions notice the death only when they next wait,
 * and as long as one of them runs no new main process can start. Being killed is what they already have to survive:
 * the next start replays the log. Only where there is /proc; elsewhere the start waits for them to end by themselves.
 */
export async function endLeftSessions(clusterDir: string): Promise<void> {
  if (process.platform !== 'linux') return;
  const folder = realpathSync(clusterDir);
  const giveUpAt = performance.now() + GIVE_UP_MILLISECONDS;
  for (let left = listProcesses(folder); left.length > 0; left = listProcesses(folder)) {
    if (performance.now() > giveUpAt) return;
    for (const pid of left) endNow(pid);
    await delay(POLL_MILLISECONDS);
  }
}

/** PostgreSQL's processes work in the cluster's folder; so might an operator's shell, hence the program's name. */
function listProcesses(folder: string): number[] {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return pids.map(Number).filter((pid) => {
    try {
      // An upgrade may have replaced the program: then " (deleted)" follows its name.
      const program = basename(readlinkSync(`/proc/${pid}/exe`)).split(' ')[0];
      return program === 'postgres' && readlinkSync(`/proc/${pid}/cwd`) === folder;
    } catch {
      // It has ended meanwhile, or belongs to somebody else.
      return false;
    }
  });
}

function endNow(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It has just ended.
  }
}
