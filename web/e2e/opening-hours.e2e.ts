import type { Page } from '@playwright/test';
import { expect, expectNoAxeFindings, test } from './fixtures.ts';
import type { ServerProcess } from './server-process.ts';
import { askAsOwner } from './staff.ts';

const call = '**/api/opening-hours';
const weekdays = [1, 2, 3, 4, 5];
const weekOf = (from: string, to: string) => weekdays.map((weekday) => ({ weekday, from, to }));

/** What the practice and a dentist plan from today on, and a closure on Friday. */
async function plan(server: ServerProcess): Promise<void> {
  const validFrom = '2026-11-25';
  for (const doctorId of [null, 'weber'])
    await askAsOwner(server, {
      method: 'PUT',
      path: '/plan/hours',
      body: { doctorId, validFrom, hours: weekOf('07:15', '16:45') },
    });
  const closure = {
    doctorId: null,
    ...{ from: '2026-11-27', to: '2026-11-27', hours: null },
    reason: { de: 'Betriebsausflug', en: 'Team outing' },
    isReasonShown: true,
  };
  await askAsOwner(server, { method: 'POST', path: '/plan/absences', body: closure });
}

/** Opens a page with its letters drawn, and only then lets the server say the hours; notes what jumps from there on. */
async function openBeforeHours(page: Page, path: string) {
  let answer = () => {};
  const mayAnswer = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(call, async (route) => {
    await mayAnswer;
    await route.continue();
  });
  await page.goto(path);
  const jumps = await page.evaluateHandle(async () => {
    await document.fonts.ready;
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const found: string[] = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if ('sources' in entry && Array.isArray(entry.sources))
          for (const { node } of entry.sources) found.push(node?.textContent?.trim() ?? '');
    }).observe({ type: 'layout-shift' });
    return found;
  });
  answer();
  return jumps;
}

test('hours that the practice changes stand on every page that names them; without an answer those of the file stay', async ({
  page,
  server,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await plan(server);
  const onContact = await openBeforeHours(page, '/de/contact');
  const main = page.getByRole('main');
  const footer = page.getByRole('contentinfo');
  await expect(main.getByRole('row', { name: 'Mittwoch – heute 07:15–16:45 Uhr' })).toBeVisible();
  await expect(main.getByText('Jetzt geöffnet, bis 16:45 Uhr')).toBeVisible();
  const news = 'Freitag, 27. November 2026: geschlossen (Betriebsausflug)';
  await expect(main.getByText(news)).toBeVisible();
  await expect(footer.getByText('07:15–16:45 Uhr')).toBeVisible();
  await expect(footer.getByText('27. November: geschlossen (Betriebsausflug)')).toBeVisible();
  expect(await onContact.jsonValue()).toEqual([]);
  const data = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '');
  expect(data).toMatchObject({
    '@type': 'Dentist',
    openingHoursSpecification: expect.arrayContaining([expect.objectContaining({ opens: '07:15' })]),
    specialOpeningHoursSpecification: expect.arrayContaining([
      expect.objectContaining({ validFrom: '2026-11-27', opens: '00:00', closes: '00:00' }),
    ]),
  });
  await expectNoAxeFindings(page);

  await page.setViewportSize({ width: 320, height: 640 });
  const onHome = await openBeforeHours(page, '/en');
  await expect(main.getByText('Open now, until 16:45. Closed on 27 November.')).toBeVisible();
  expect(await onHome.jsonValue()).toEqual([]);
  await page.unroute(call);
  await page.goto('/de/team');
  const weber = page.getByRole('article', { name: 'Dr. Katharina Weber' });
  await expect(weber.getByText('07:15–16:45 Uhr')).toBeVisible();

  await page.route(call, (route) => route.abort('aborted'));
  await page.goto('/de/contact');
  await expect(main.getByText('Jetzt geöffnet, bis 18:00 Uhr')).toBeVisible();
  await expect(main.getByRole('row', { name: 'Mittwoch – heute 08:00–18:00 Uhr' })).toBeVisible();
  await expect(main.getByText('geschlossen (Weihnachtsferien der Praxis)')).toBeVisible();
  await expect(footer.getByText('Betriebsausflug')).toBeHidden();
});
