import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { readOutbox } from './patients.ts';

/** Presses Tab (or Shift+Tab) until the control has the focus. */
async function tabTo(page: Page, control: Locator, key = 'Tab'): Promise<void> {
  await expect(control).toBeVisible();
  for (let step = 0; step < 60; step += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  await expect(control, `reached with ${key}`).toBeFocused();
}

test('a visitor goes through header, dropdown, gallery and contact form by keyboard alone', async ({
  page,
  server,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/de');
  const nav = page.getByRole('navigation', { name: 'Hauptnavigation' });

  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Zum Inhalt springen' })).toBeFocused();
  await tabTo(page, nav.getByRole('button', { name: 'Leistungen im Überblick anzeigen' }));
  await page.keyboard.press('Enter');
  await tabTo(page, nav.getByRole('link', { name: 'Parodontologie' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/de/services#parodontologie');
  await expect(page.getByRole('article', { name: 'Parodontologie' })).toBeFocused();

  await tabTo(page, nav.getByRole('link', { name: 'Über uns' }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/de/about');
  const small = page.getByRole('button', { name: 'Empfang: Bild vergrößern' });
  await tabTo(page, small);
  await page.keyboard.press('Enter');
  const large = page.getByRole('dialog', { name: 'Räume der Praxis, große Ansicht' });
  await expect(large.getByText('Bild 2 von 6')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(large.getByText('Bild 3 von 6')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(small).toBeFocused();

  await tabTo(page, nav.getByRole('link', { name: 'Kontakt' }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/de/contact');
  await tabTo(page, page.getByRole('textbox', { name: 'Name' }));
  await page.keyboard.type('Maria Sommer');
  await page.keyboard.press('Tab');
  await page.keyboard.type('maria.tippt@example.org');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Ich schreibe ohne Maus.');
  await tabTo(page, page.getByRole('button', { name: 'Nachricht senden' }));
  await page.keyboard.press('Enter');
  const confirmation = page.getByRole('status').filter({ hasText: 'Ihre Nachricht ist bei uns' });
  await expect(confirmation).toBeFocused();
  const mail = (await readOutbox(server.url)).find(({ text }) => text.includes('ohne Maus'));
  expect(mail).toMatchObject({ subject: 'Nachricht von Maria Sommer' });
});
