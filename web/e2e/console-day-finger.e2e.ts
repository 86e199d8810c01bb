import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { addPatient, bookForPatient, enterConsole, findOwner } from './staff.ts';

// The day by finger, on Wednesday, 25 November 2026, 9:00.

const today = '2026-11-25';
const yilmaz = 'Dr. Emre Yılmaz';

const card = (page: Page, name: string) => page.getByRole('grid').getByRole('button', { name });

test.use({ hasTouch: true, viewport: { width: 820, height: 1180 } });

test('an appointment is taken and placed by two taps; in the list there is nowhere to place it', async ({
  page,
  server,
  context,
}) => {
  await enterConsole(context, server, await findOwner(server));
  const jana = { firstName: 'Jana', lastName: 'Finger', dateOfBirth: '1999-09-09' };
  const patientId = await addPatient(server, jana);
  await bookForPatient(server, { patientId, doctorId: 'weber', date: today, time: '11:00' });
  await page.goto('/de/praxis');
  const take = page.getByRole('button', { name: 'Im Plan verschieben' });
  await card(page, 'Jana Finger').tap();
  await take.tap();
  await page.getByRole('button', { name: `13:30, ${yilmaz}, frei`, exact: true }).tap();
  await expect(card(page, 'Jana Finger')).toHaveAccessibleName(new RegExp(`^13:30 .*${yilmaz}`));

  await page.setViewportSize({ width: 390, height: 844 });
  const line = page.getByRole('button', { name: 'Jana Finger', exact: true });
  await line.tap();
  await expect(page.getByRole('button', { name: 'Verschieben …' })).toBeVisible();
  await expect(take).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(line).toBeFocused();
});
