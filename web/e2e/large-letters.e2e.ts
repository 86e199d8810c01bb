import type { Page } from '@playwright/test';
import { test as base, expect, signIn } from './fixtures.ts';
import { bookAppointment } from './own-appointments.ts';

// A phone whose owner has set the browser's text to twice its size: rem and the widths of media queries grow alike.
const test = base.extend<object, { launchOptions: { args?: string[] } }>({
  launchOptions: [
    async ({ launchOptions }, use) =>
      use({ ...launchOptions, args: [...(launchOptions.args ?? []), '--blink-settings=defaultFontSize=32'] }),
    { scope: 'worker' },
  ],
});

test.use({ viewport: { width: 360, height: 740 } });
// One worker: each would start a browser for these letters, and a server with it.
test.describe.configure({ mode: 'default' });

const publicPages = ['', '/about', '/services', '/team', '/contact', '/404'];
const accountPages = ['/login', '/register', '/passwort', '/gast', '/termin', '/booking'];
const wizard = '/booking?treatment=Prophylaxe+%26+Zahnreinigung';
const steps = [
  wizard,
  `${wizard}&doctor=weber&date=2026-12-03&step=3`,
  `${wizard}&doctor=weber&date=2026-12-03&time=15:30`,
];
const legalPages = ['/impressum', '/datenschutz', '/barrierefreiheit'];

for (const language of ['de', 'en']) {
  for (const [kind, group] of Object.entries({
    public: publicPages,
    account: accountPages,
    booking: steps,
    legal: legalPages,
  }))
    test(`nothing of the ${kind} pages in ${language} lies beside the screen`, async ({
      page,
      expectAnswer,
    }) => {
      if (group.includes('/404')) expectAnswer(`GET /${language}/404 404`);
      // A dozen pages, each laid out anew.
      test.slow();
      for (const path of group) {
        await page.goto(`/${language}${path}`);
        if (path.startsWith(wizard))
          await expect(page.getByRole('main').getByRole(whatLoads(path)).first()).toBeVisible();
        await expectAllInSight(page);
      }
    });

  test(`nothing of the ${language} dashboard lies beside the screen`, async ({
    page,
    server,
    registerPatient,
  }) => {
    const patient = await registerPatient({ firstName: 'Maximiliane-Charlotte' });
    const date = language === 'de' ? '2026-12-03' : '2026-12-04';
    await bookAppointment(server.url, patient, {
      doctorId: 'hoffmann',
      treatmentType: 'Kontrolluntersuchung',
      date,
      time: '09:00',
    });
    await signIn(page, patient);
    await page.goto(`/${language}/dashboard`);
    await expect(page.getByRole('tabpanel').getByRole('listitem')).toHaveCount(1);
    await expectAllInSight(page);
  });
}

/** What a step of the wizard shows last: the next free times, the days, the times. */
function whatLoads(path: string): 'list' | 'gridcell' | 'radio' {
  if (path === wizard) return 'list';
  return path.includes('time=') ? 'radio' : 'gridcell';
}

/** The page does not move sideways, nothing that can be pressed is cut off, and no day of a calendar stands in two lines. */
async function expectAllInSight(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  const isWide = () => document.documentElement.scrollWidth > innerWidth;
  await expect.poll(() => page.evaluate(isWide)).toBe(false);
  expect(await page.evaluate(listBrokenDays)).toEqual([]);
  const header = page.getByRole('banner');
  await expect(header.getByRole('link', { name: /^(Termin buchen|Book online)$/ })).toBeInViewport({
    ratio: 1,
  });
  await expect(header.getByRole('button', { name: /^(Menü öffnen|Open menu)$/ })).toBeInViewport({
    ratio: 1,
  });
}

/** Days and weekdays whose letters stand in two lines or are wider than their place. */
function listBrokenDays(): string[] {
  return [...document.querySelectorAll<HTMLElement>('[role="grid"] button, [role="grid"] th')]
    .filter((cell) => {
      const words = document.createRange();
      const shown = cell.querySelector('[aria-hidden="true"]:not(.absolute)')?.firstChild ?? cell.firstChild;
      if (shown === null) return false;
      words.selectNodeContents(shown);
      const { width } = words.getBoundingClientRect();
      const lines = new Set([...words.getClientRects()].map(({ top }) => Math.round(top)));
      return lines.size > 1 || width > cell.getBoundingClientRect().width;
    })
    .map((cell) => cell.textContent ?? '');
}
