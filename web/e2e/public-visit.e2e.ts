import { panel } from './chat-page.ts';
import { expect, expectNoAxeFindings, test } from './fixtures.ts';

// The clock starts at Wednesday 2026-11-25, 09:00.

test('the team page leads to each dentist’s next free check-up, with the time chosen', async ({ page }) => {
  await page.goto('/de/team');
  const card = page.getByRole('article', { name: 'Dr. Katharina Weber' });
  await card.getByRole('link', { name: /^Kontrolluntersuchung, frühestens/ }).click();
  await expect(page).toHaveURL(/doctor=weber&date=2026-1\d-\d\d&time=\d\d(:|%3A)\d\d/);
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(1);
});

test('the services page begins with the ways of a patient in pain', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/de/services');
  const main = page.getByRole('main');
  const urgent = main.locator('p', { hasText: 'Starke Schmerzen? Rufen Sie an:' });
  await expect(urgent.getByRole('link', { name: '+49 221 4710112' })).toBeInViewport();
  await urgent.getByRole('link', { name: 'Zum frühesten Termin' }).click();
  await expect(page.getByRole('region', { name: 'Haben Sie Schmerzen?' })).toBeVisible();
});

test('figures of the sample practice are said to be an example', async ({ page }) => {
  for (const path of ['/de', '/de/about']) {
    await page.goto(path);
    const figures = page.getByRole('region', { name: 'Die Praxis in Zahlen' });
    await expect(figures).toContainText('Beispiel: Die Zahlen sind erfunden wie die Praxis.');
  }
});

test('the privacy page begins with an overview, the accessibility page with easy words and the building', async ({
  page,
}) => {
  await page.goto('/de/datenschutz');
  const overview = page.getByRole('region', { name: 'Überblick' });
  await expect(overview).toContainText('messen keine Besuche und zeigen keine Werbung');
  await page.goto('/de/barrierefreiheit');
  await expect(page.getByRole('region', { name: 'Kurz und einfach' }).getByRole('listitem')).toHaveCount(5);
  const building = page.getByRole('region', { name: 'Der Weg in die Praxis' });
  await expect(building.getByRole('term')).toHaveText(['Ohne Stufen', 'Bus und Bahn', 'Parken']);
  await expectNoAxeFindings(page);
});

test('the page of a wrong address opens the assistant, and shows its picture on a phone', async ({
  page,
  expectAnswer,
}) => {
  expectAnswer('GET /de/zahnfee 404');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/de/zahnfee');
  await expect(page.getByRole('main').locator('img')).toBeVisible();
  await page.getByRole('button', { name: 'Den Praxis-Assistenten fragen' }).click();
  await expect(panel(page)).toBeVisible();
});
