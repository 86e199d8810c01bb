import { bookingPath } from './booking-page.ts';
import { expect, signIn, test } from './fixtures.ts';
import { expectGuestPagesWhole } from './guest-pages.ts';
import { expectNothingBroken } from './in-sight.ts';
import { bookAppointment } from './own-appointments.ts';

// A window of 1280 × 1024 pixels at 400 % zoom (WCAG 1.4.10).
test.use({ viewport: { width: 320, height: 256 } });

const pages = [
  '',
  '/about',
  '/services',
  '/team',
  '/contact',
  '/impressum',
  '/datenschutz',
  '/barrierefreiheit',
];
pages.push('/login', '/register', '/passwort', '/gast', '/termin', '/booking');

for (const language of ['de', 'en'])
  test(`at 400 % zoom the pages in ${language} keep to the screen`, async ({ page }) => {
    test.slow();
    for (const path of pages) {
      await page.goto(`/${language}${path}`);
      await expectNothingBroken(page);
    }
  });

test('at 400 % zoom the steps of the booking, the dashboard and moving keep to the screen', async ({
  page,
  server,
  registerPatient,
}) => {
  test.slow();
  const patient = await registerPatient({ firstName: 'Maximiliane-Charlotte' });
  await bookAppointment(server.url, patient, {
    ...{ doctorId: 'hoffmann', treatmentType: 'Kontrolluntersuchung', date: '2026-12-08', time: '09:00' },
  });
  await signIn(page, patient);
  for (const choices of [{}, { doctor: 'weber', date: '2026-12-08', step: '3' }]) {
    await page.goto(bookingPath(choices));
    await expect(
      page
        .getByRole('main')
        .getByRole('step' in choices ? 'gridcell' : 'list')
        .first(),
    ).toBeVisible();
    await expectNothingBroken(page);
  }
  await page.goto(bookingPath({ doctor: 'weber', date: '2026-12-08', time: '15:00' }));
  await expect(page.getByRole('radio').first()).toBeVisible();
  await expectNothingBroken(page);
  await page.goto('/de/dashboard');
  for (const name of [/^Vergangen/, /^Bevorstehend/]) {
    await page.getByRole('tab', { name }).click();
    await expectNothingBroken(page);
  }
  await page.getByRole('link', { name: /^Termin am .* verschieben/ }).press('Enter');
  await expect(page.getByRole('gridcell').first()).toBeVisible();
  await expectNothingBroken(page);
  await page.goto('/de/dashboard?view=data');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectNothingBroken(page);
});

test('at 400 % zoom a guest’s link, the chat and the console’s door keep to the screen', async ({
  page,
  readCode,
  expectAnswer,
}) => {
  expectAnswer('GET /api/staff/me 401');
  test.slow();
  await expectGuestPagesWhole(page, '16:30', readCode);
});
