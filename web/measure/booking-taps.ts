import { chromium, type Locator, type Page } from '@playwright/test';
import { answerParent } from '../../bench/child-result.ts';
import { findChromium } from '../../scripts/find-chromium.ts';
import { readSum } from '../e2e/human-check.ts';
import { type Patient, registerPatient } from '../e2e/patients.ts';
import { startServerProcess } from '../e2e/server-process.ts';
import type { StepTimes, TapTimes, TapWish } from './step-times.ts';
import { watchTaps } from './tap-times.ts';

/** What DevTools calls slow 3G. */
const slow3G = { latency: 2000, downloadThroughput: 50_000, uploadThroughput: 50_000 };

/** Books again and again as somebody with a phone, from the home page on, and says how long each step took. */
answerParent<TapWish, StepTimes[]>(async ({ rounds, cpuSlowdown, isNetworkSlow }) => {
  const server = await startServerProcess();
  const browser = await chromium.launch({
    executablePath: await findChromium(console.error),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    // These pages run on the machine's clock, and so must the server.
    await server.passTime(-server.offsetMs / 1000);
    const all: StepTimes[][] = [];
    while (all.length < rounds) {
      const patient = await registerPatient(server.url);
      const context = await browser.newContext({
        ...{ baseURL: server.url, locale: 'de-DE', viewport: { width: 390, height: 844 } },
        ...{ hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
      });
      const page = await context.newPage();
      await watchTaps(page);
      const devTools = await context.newCDPSession(page);
      await devTools.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
      await page.goto('/de', { waitUntil: 'networkidle' });
      if (isNetworkSlow)
        await devTools.send('Network.emulateNetworkConditions', { offline: false, ...slow3G });
      all.push(await book(page, patient));
      await context.close();
    }
    return findMedians(all);
  } finally {
    await browser.close();
    await server.stop();
  }
});

async function book(page: Page, { email, password }: Patient): Promise<StepTimes[]> {
  const times: StepTimes[] = [];
  const main = page.getByRole('main');
  async function note(kind: StepTimes['kind'], step: string, act: () => Promise<void>, shown: Locator) {
    await page.evaluate(() => window.takeTapTimes());
    await act();
    await shown.waitFor();
    times.push({ step, kind, ...(await readTimes(page)) });
  }
  const tap = (step: string, target: Locator, shown: Locator) => note('tap', step, () => target.tap(), shown);
  const type = (step: string, field: Locator, text: string) =>
    note('typing', step, () => field.pressSequentially(text), field);

  const treatment = main.getByRole('button', { name: /^Kontrolluntersuchung/ });
  const doctor = main.getByRole('button', { name: 'Dr. Katharina Weber', exact: true });
  const calendar = page.getByRole('grid');
  const freeDay = calendar.getByRole('button', { name: /Zeiten? frei/ }).last();
  const slot = page.getByRole('radio').last();
  const policy = page.getByRole('checkbox');
  const confirm = page.getByRole('button', { name: 'Termin bestätigen' });
  const emailField = page.getByRole('textbox', { name: 'E-Mail' });
  const passwordField = page.getByRole('textbox', { name: 'Passwort' });
  const sumField = page.getByRole('textbox', { name: /^Wie viel ist/ });

  await tap(
    'home: book an appointment',
    main.getByRole('link', { name: 'Termin buchen' }).first(),
    treatment,
  );
  await tap('1 treatment', treatment, doctor);
  await main
    .getByRole('button', { name: /^frühestens/ })
    .first()
    .waitFor();
  await tap('2 doctor', doctor, freeDay);
  await tap('3 next month', page.getByRole('button', { name: 'Nächster Monat' }), freeDay);
  await tap('3 day', freeDay, slot);
  await tap('3 continue', page.getByRole('button', { name: 'Überprüfen & Weiter' }), slot);
  await tap('4 time', slot, policy);
  await tap('4 policy', policy, confirm);
  await tap('4 confirm, signed out', confirm, emailField);
  await type('log-in: e-mail', emailField, email);
  await type('log-in: password', passwordField, password);
  await type('log-in: sum', sumField, String(await readSum(page)));
  await tap('log-in: send', main.getByRole('button', { name: 'Anmelden' }), confirm);
  await tap('4 confirm', confirm, page.getByRole('heading', { name: 'Termin erfolgreich gebucht!' }));
  return times;
}

/** After the frames that are due, in which the browser reports what it has measured. */
async function readTimes(page: Page): Promise<TapTimes> {
  return page.evaluate(async () => {
    for (let frame = 0; frame < 5; frame += 1) await new Promise(requestAnimationFrame);
    await new Promise((resolve) => setTimeout(resolve, 100));
    return window.takeTapTimes();
  });
}

function findMedians(all: StepTimes[][]): StepTimes[] {
  const steps = all[0] ?? [];
  return steps.map(({ step, kind }, index) => {
    const times = all.flatMap((round) => round[index] ?? []);
    return {
      step,
      kind,
      slowestMs: findMedian(times.map(({ slowestMs }) => slowestMs)) ?? 0,
      feedbackMs: findMedian(times.flatMap(({ feedbackMs }) => feedbackMs ?? [])),
    };
  });
}

function findMedian(values: number[]): number | undefined {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)];
}
