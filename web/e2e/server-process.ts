import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

/** A running server; `offsetMs` is how far its clock is from the machine's. */
export type ServerProcess = {
  readonly url: string;
  readonly offsetMs: number;
  /** Mails that the SMTP server had received when the clock was moved last; 0 without one. */
  readonly mailCount: number;
  /** What opens the console to the practice's first owner, once. */
  readonly setupLink: string;
  /** Moves the server's clock on, as if this much time had passed; pages opened later follow. */
  passTime: (seconds: number) => Promise<void>;
  /** Cancels all appointments, renames all patients and empties the outbox: tests on one server may use the same names. */
  startAfresh: () => Promise<void>;
  stop: () => Promise<void>;
};

type Report = { url: string; offsetMs: number; setupLink: string; mailCount: number };
type ServerOptions = { webFolder?: string; hasMailServer?: boolean };

const script = fileURLToPath(new URL('../../server/tests/e2e-server.ts', import.meta.url));

/** Starts the real server on an empty database; it serves the built website, or the one in `webFolder`. */
export async function startServerProcess({
  webFolder = '',
  hasMailServer = false,
}: ServerOptions = {}): Promise<ServerProcess> {
  const child = spawn(process.execPath, [script, webFolder, hasMailServer ? 'mail' : ''], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  let report = await readReport(lines);
  const tell = async (line: string | number) => {
    child.stdin.write(`${line}\n`);
    report = await readReport(lines);
  };
  return {
    url: report.url,
    setupLink: report.setupLink,
    get offsetMs() {
      return report.offsetMs;
    },
    get mailCount() {
      return report.mailCount;
    },
    passTime: tell,
    startAfresh: () => tell('afresh'),
    stop: async () => {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
}

async function readReport(lines: AsyncIterator<string>): Promise<Report> {
  for (;;) {
    const { value, done } = await lines.next();
    if (done) throw new Error('the server ended before it was ready');
    if (value.includes('offsetMs')) return JSON.parse(value);
  }
}
