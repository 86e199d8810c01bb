import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import lighthouse from 'lighthouse';
import { track } from '../scripts/child-processes.ts';
import { findChromium } from '../scripts/find-chromium.ts';

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** Scores from 0 to 100 in the order of `categories`, the shift of the layout, and the audits that cost points. */
export type LighthouseScores = { scores: number[]; layoutShift: number; weakAudits: string[] };

export type Browser = { port: number; close: () => Promise<void> };

/** Starts Chromium without a window and with an empty profile, listening for Lighthouse. */
export async function launchChromium(): Promise<Browser> {
  const profile = await mkdtemp(join(tmpdir(), 'praxisportal-chromium-'));
  const child = track(
    spawn(
      await findChromium(console.log),
      [
        ...['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-background-networking'],
        ...['--no-first-run', '--remote-debugging-port=0', `--user-data-dir=${profile}`, 'about:blank'],
      ],
      { stdio: ['ignore', 'ignore', 'pipe'] },
    ),
  );
  const exited = once(child, 'exit');
  const close = async () => {
    child.kill('SIGTERM');
    await exited;
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  };
  if (!child.stderr) throw new Error('Chromium has no output to read its port from.');
  for await (const line of createInterface({ input: child.stderr })) {
    const port = /^DevTools listening on ws:\/\/[^:]+:(\d+)/.exec(line)?.[1];
    if (!port) continue;
    // Nobody reads on; a full pipe would stop the browser.
    child.stderr.resume();
    return { port: Number(port), close };
  }
  throw new Error('Chromium ended before it could be used.');
}

const maxAttempts = 3;

/** One run as Lighthouse does it by default: a mid-range phone on a slow 4G network. */
export async function auditPage(browser: Browser, url: string): Promise<LighthouseScores> {
  const result = await readPage(browser, url);
  const { audits } = result;
  const measured = categories.map((name) => result.categories[name]);
  const weak = measured
    .flatMap((category) => category?.auditRefs ?? [])
    .filter(({ weight, id }) => {
      const score = audits[id]?.score ?? 1;
      return weight > 0 && score < 0.9;
    });
  return {
    scores: measured.map((category) => Math.round((category?.score ?? 0) * 100)),
    layoutShift: audits['cumulative-layout-shift']?.numericValue ?? Number.NaN,
    weakAudits: [...new Set(weak.map(({ id }) => id))],
  };
}

/** On a busy machine a trace now and then misses its beginning (NO_NAVSTART); such a run is done again. */
async function readPage({ port }: Browser, url: string) {
  for (let attempt = 1; ; attempt += 1) {
    const flags = { port, logLevel: 'error' as const, onlyCategories: [...categories] };
    const result = await lighthouse(url, flags);
    if (result && !result.lhr.runtimeError) return result.lhr;
    const reason = result?.lhr.runtimeError?.message ?? 'no result';
    if (attempt === maxAttempts) throw new Error(`Lighthouse could not read ${url}: ${reason}`);
  }
}
