import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

/** A running server; `offsetMs` is how far its clock is from the machine's. */
export type ServerProcess = { url: string; offsetMs: number; stop: () => Promise<void> };

const script = fileURLToPath(new URL('../../server/tests/e2e-server.ts', import.meta.url));

/** Starts the real server on an empty database. */
export async function startServerProcess(): Promise<ServerProcess> {
  const child = spawn(process.execPath, [script], { stdio: ['pipe', 'pipe', 'inherit'] });
  const { url, offsetMs } = await readAddress(child);
  return {
    url,
    offsetMs,
    stop: async () => {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
}

async function readAddress(child: ChildProcess): Promise<{ url: string; offsetMs: number }> {
  if (!child.stdout) throw new Error('the server has no output');
  const lines = createInterface({ input: child.stdout });
  for await (const line of lines) {
    if (line.includes('offsetMs')) return JSON.parse(line);
  }
  throw new Error('the server ended before it was ready');
}
