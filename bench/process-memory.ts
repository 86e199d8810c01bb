import { readdirSync, readFileSync } from 'node:fs';

/** Bytes: resident (shared pages counted in full) and proportional (shared pages divided among their users). */
export type Memory = { rssBytes: number; pssBytes: number };

/** The processes that a process started, and theirs. Linux only: it reads /proc. */
export function listDescendants(pid: number): number[] {
  const parentOf = new Map<number, number>();
  for (const name of readdirSync('/proc')) {
    const stat = /^\d+$/.test(name) ? readProcessFile(Number(name), 'stat') : '';
    // The program's name in brackets may itself hold spaces and brackets.
    const parent = /^.*\) \S (\d+) /s.exec(stat)?.[1];
    if (parent) parentOf.set(Number(name), Number(parent));
  }
  const found = [pid];
  for (const ancestor of found)
    for (const [child, parent] of parentOf) if (parent === ancestor) found.push(child);
  return found.slice(1);
}

export function readCommandLine(pid: number): string {
  return readProcessFile(pid, 'cmdline').replaceAll('\0', ' ').trim();
}

/** The memory of several processes together. */
export function readMemory(pids: number[]): Memory {
  const rollups = pids.map((pid) => readProcessFile(pid, 'smaps_rollup'));
  const sum = (field: string) =>
    rollups.reduce((total, rollup) => {
      const kilobytes = new RegExp(`^${field}:\\s+(\\d+) kB`, 'm').exec(rollup)?.[1];
      return total + Number(kilobytes ?? 0) * 1024;
    }, 0);
  return { rssBytes: sum('Rss'), pssBytes: sum('Pss') };
}

/** Empty for a process that has just ended. */
function readProcessFile(pid: number, name: string): string {
  try {
    return readFileSync(`/proc/${pid}/${name}`, 'utf8');
  } catch {
    return '';
  }
}
