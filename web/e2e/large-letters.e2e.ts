import { test as base, expect, signIn } from './fixtures.ts';
import { expectGuestPagesWhole } from './guest-pages.ts';
import { expectAllInSight, expectNothingBroken } from './in-sight.ts';
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
    for (const name of [/^(Vergangen|Past)/, /^(Bevorstehend|Upcoming)/]) {
      await page.getByRole('tab', { name }).click();
      await expectNothingBroken(page);
    }
    await page
      .getByRole('link', { name: /^(Termin am .* verschieben|Move the appointment on)/ })
      .press('Enter');
    await expect(page.getByRole('gridcell').first()).toBeVisible();
    await expectNothingBroken(page);
    await page.goto(`/${language}/dashboard?view=data`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectNothingBroken(page);
  });
}

test('nothing of a guest’s link, the chat and the console’s door lies beside the screen', async ({
  page,
  readCode,
  expectAnswer,
}) => {
  expectAnswer('GET /api/staff/me 401');
  test.slow();
  await expectGuestPagesWhole(page, '16:00', readCode);
});

/** What a step of the wizard shows last: the next free times, the days, the times. */
function whatLoads(path: string): 'list' | 'gridcell' | 'radio' {
  if (path === wizard) return 'list';
  return path.includes('time=') ? 'radio' : 'gridcell';
}
