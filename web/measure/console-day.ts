import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { answerParent } from '../../bench/child-result.ts';
import { findChromium } from '../../scripts/find-chromium.ts';
import { consolePath, consoleSlugs } from '../console/shell/console-paths.ts';
import { type ServerProcess, startServerProcess } from '../e2e/server-process.ts';
import { shiftClock } from '../e2e/shift-clock.ts';
import { addPatient, addStaffMember, bookForPatient, enterConsole, findOwner } from '../e2e/staff.ts';
import type { ConsoleTimes, ConsoleWish } from './console-times.ts';

// The server's clock starts at Wednesday, 25 November 2026, 9:00; on the day after all three dentists work.
const today = '2026-11-25';
const tomorrow = '2026-11-26';
const doctorIds = ['weber', 'yilmaz', 'hoffmann'];
const appointmentsEach = 20;
const appointments = doctorIds.length * appointmentsEach;
const screen = { width: 1440, height: 900 };
const visit = '[role=grid] [data-visit]';

/** Opens and turns the day, drags on it and waits for other desks' news, and says how long each took. */
answerParent<ConsoleWish, ConsoleTimes>(async ({ rounds, cpuSlowdown, desks, changes }) => {
  const server = await startServerProcess();
  const browser = await chromium.launch({
    executablePath: await findChromium(console.error),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  const bench = { server, browser };
  try {
    await fillDays(server);
    const opened: number[] = [];
    const turned: number[] = [];
    while (opened.length < rounds) {
      const page = await openDesk(bench, consolePath('de', 'patients'), cpuSlowdown);
      opened.push(await measurePaint(page, '.console-bar nav a'));
      turned.push(await measurePaint(page, '.day-bar [aria-label="Tag vor"]'));
      await page.context().close();
    }
    return {
      ...{ appointments, opened, turned },
      frames: await dragAbout(bench, cpuSlowdown),
      heard: await hearOfChanges(bench, desks, changes),
      pages: await listLoaded(bench),
    };
  } finally {
    await browser.close();
    await server.stop();
  }
});

type Bench = { server: ServerProcess; browser: Browser };

/** Today and tomorrow are full: twenty appointments with each dentist. */
async function fillDays(server: ServerProcess): Promise<void> {
  const reason = 'Messung';
  for (let number = 0; number < appointments; number += 1) {
    const person = { firstName: 'Probe', lastName: `Person ${number}`, dateOfBirth: '1980-01-01' };
    const patientId = await addPatient(server, person);
    const doctorId = doctorIds[number % doctorIds.length] ?? '';
    const minute = 8 * 60 + Math.floor(number / doctorIds.length) * 25;
    const time = `${twoDigits(Math.floor(minute / 60))}:${twoDigits(minute % 60)}`;
    for (const date of [today, tomorrow])
      await bookForPatient(server, {
        patientId,
        doctorId,
        date,
        time,
        minutes: 25,
        overbookedReason: reason,
      });
  }
}

const twoDigits = (value: number) => String(value).padStart(2, '0');

/** A browser of its own, signed in, on a page that is at rest. */
async function openDesk({ browser, server }: Bench, path: string, cpuSlowdown: number): Promise<Page> {
  const context = await openContext({ browser, server }, await findOwner(server));
  const page = await context.newPage();
  await page.goto(path, { waitUntil: 'networkidle' });
  const devTools = await context.newCDPSession(page);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  return page;
}

async function openContext(
  { browser, server }: Bench,
  member: Awaited<ReturnType<typeof findOwner>>,
): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL: server.url, viewport: screen, locale: 'de-DE' });
  await context.addInitScript(shiftClock, server.offsetMs);
  await enterConsole(context, server, member);
  return context;
}

/** A hand on a mouse is over a control for so long before it presses. */
const aimMs = 150;

/** Clicks, and waits until another day with all its appointments is painted. */
async function measurePaint(page: Page, control: string): Promise<number> {
  await page.evaluate(watchPaint, { control, visit, appointments });
  const target = page.locator(control).first();
  await target.hover();
  await page.waitForTimeout(aimMs);
  await target.click();
  return page.evaluate(() => window.painted);
}

declare global {
  interface Window {
    painted: Promise<number>;
    frameTimes: number[];
    stopFrames: () => void;
    seen: Map<string, number>;
  }
}

/** Runs in the browser. */
function watchPaint({
  control,
  visit,
  appointments,
}: {
  control: string;
  visit: string;
  appointments: number;
}) {
  const before = document.querySelector('[role=grid]')?.getAttribute('aria-label');
  window.painted = new Promise((resolve) => {
    document.querySelector(control)?.addEventListener(
      'click',
      ({ timeStamp }) => {
        const isDrawn = () =>
          document.querySelector('[role=grid]')?.getAttribute('aria-label') !== before &&
          document.querySelectorAll(visit).length === appointments;
        const observer = new MutationObserver(() => {
          if (!isDrawn()) return;
          observer.disconnect();
          requestAnimationFrame(() => {
            // A message comes after the frame is drawn.
            const { port1, port2 } = new MessageChannel();
            port1.onmessage = () => resolve(performance.now() - timeStamp);
            port2.postMessage(undefined);
          });
        });
        observer.observe(document, { subtree: true, childList: true, attributes: true });
      },
      { capture: true, once: true },
    );
  });
}

const dragMs = 2_000;

/** Takes an appointment and carries it about, as a hand does: over all columns, up and down. */
async function dragAbout(bench: Bench, cpuSlowdown: number): Promise<number[]> {
  const page = await openDesk(bench, `${consolePath('de', 'day')}?date=${tomorrow}`, cpuSlowdown);
  const card = await page.locator(visit).nth(4).boundingBox();
  if (!card) throw new Error('there is nothing to drag');
  const from = { x: card.x + 40, y: card.y + 4 };
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 10, from.y + 10);
  await page.locator('.day-ghost').waitFor();
  await page.evaluate(watchFrames);
  const startedAt = performance.now();
  for (;;) {
    const share = (performance.now() - startedAt) / dragMs;
    if (share >= 1) break;
    const across = (1 - Math.cos(share * 2 * Math.PI)) / 2;
    await page.mouse.move(from.x + across * 600, from.y + 150 + Math.sin(share * 6 * Math.PI) * 120);
    await new Promise((resolve) => setTimeout(resolve, 8));
  }
  const frames = await page.evaluate(() => {
    window.stopFrames();
    return window.frameTimes;
  });
  await page.keyboard.press('Escape');
  await page.mouse.up();
  await page.context().close();
  return frames;
}

/** Runs in the browser: notes the time between one frame and the next. */
function watchFrames(): void {
  window.frameTimes = [];
  let isOver = false;
  let lastMs: number | undefined;
  const note = (nowMs: number) => {
    if (lastMs !== undefined) window.frameTimes.push(nowMs - lastMs);
    lastMs = nowMs;
    if (!isOver) requestAnimationFrame(note);
  };
  requestAnimationFrame(note);
  window.stopFrames = () => {
    isOver = true;
  };
}

/** Books again and again, and waits until every desk shows it; each belongs to somebody else. */
async function hearOfChanges(bench: Bench, desks: number, changes: number): Promise<number[]> {
  const pages: Page[] = [];
  while (pages.length < desks) {
    const context = await openContext(bench, await addStaffMember(bench.server, 'reception'));
    const page = await context.newPage();
    await page.goto(`${consolePath('de', 'day')}?date=2026-12-10`, { waitUntil: 'networkidle' });
    await page.evaluate(watchVisits, visit);
    pages.push(page);
  }
  const heard: number[] = [];
  for (let change = 0; change < changes; change += 1) {
    const person = { firstName: 'Neu', lastName: `Person ${change}`, dateOfBirth: '1990-01-01' };
    const patientId = await addPatient(bench.server, person);
    const time = `${twoDigits(8 + Math.floor(change / 4))}:${twoDigits((change % 4) * 15)}`;
    const booking = { patientId, doctorId: 'weber', date: '2026-12-10', time, minutes: 15 };
    // Pages and this process share the machine's clock.
    const bookedMs = Date.now();
    const { id } = await bookForPatient(bench.server, { ...booking, overbookedReason: 'Messung' });
    for (const page of pages) {
      const seenMs = await page.waitForFunction((visitId) => window.seen.get(visitId), id);
      heard.push(((await seenMs.jsonValue()) ?? 0) - bookedMs);
    }
  }
  for (const page of pages) await page.context().close();
  return heard;
}

/** Runs in the browser: notes when an appointment was painted first, by the machine's clock. */
function watchVisits(visit: string): void {
  window.seen = new Map();
  new MutationObserver(() => {
    for (const card of document.querySelectorAll(visit)) {
      const id = card.getAttribute('data-visit') ?? '';
      if (!window.seen.has(id)) {
        window.seen.set(id, 0);
        requestAnimationFrame(() => window.seen.set(id, performance.timeOrigin + performance.now()));
      }
    }
  }).observe(document, { subtree: true, childList: true });
}

/** Opens every page of the console and lists what it asked for until it was at rest. */
async function listLoaded(bench: Bench): Promise<ConsoleTimes['pages']> {
  const pages: ConsoleTimes['pages'] = [];
  for (const slug of Object.values(consoleSlugs)) {
    const path = slug === '' ? '/de/praxis' : `/de/praxis/${slug}`;
    const context = await openContext(bench, await findOwner(bench.server));
    const page = await context.newPage();
    const loaded: string[] = [];
    page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
    await page.goto(path, { waitUntil: 'networkidle' });
    const listOf = (ending: string) => [...new Set(loaded.filter((asset) => asset.endsWith(ending)))];
    pages.push({ path, scripts: listOf('.js'), styles: listOf('.css') });
    await context.close();
  }
  return pages;
}
