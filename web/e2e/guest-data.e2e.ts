import type { Page } from '@playwright/test';
import { expect, expectNoAxeFindings, expectNoSidewaysScroll, test } from './fixtures.ts';
import { createPerson } from './patients.ts';

const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test('behind a dead link, too, a guest sees and erases what is kept, by a code to the mailbox', async ({
  expectAnswer,
  page,
  readCode,
  server,
}) => {
  expectAnswer('GET /api/guests/appointment 404');
  const { email, firstName: name } = createPerson();
  const form = { name, email, message: 'Guten Tag', leaveEmpty: '', secondsToWrite: 20 };
  expect((await page.request.post(`${server.url}/api/contact`, { data: form })).status()).toBe(201);
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto(`/en/termin#${'A'.repeat(43)}`);
  await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
  const data = part(page, 'Your data');
  await data.getByRole('button', { name: 'See or delete your data' }).press('Enter');
  await expect(data.getByRole('heading', { name: 'Your data' })).toBeFocused();
  const address = data.getByRole('textbox', { name: /^E-?[Mm]ail/ });
  await address.fill(email);
  await data.getByRole('button', { name: 'See the data' }).click();
  await expect(address).toHaveAccessibleDescription(/Please verify your email address/);
  await data.getByRole('button', { name: 'Send code' }).click();
  const code = data.getByRole('textbox', { name: 'Code from the email' });
  await expect(code).toBeFocused();
  await code.fill(await readCode(email));
  await expect(data.getByText('Email address confirmed')).toBeVisible();
  await data.getByRole('button', { name: 'See the data' }).click();
  await expect(data.getByRole('heading', { name: /Messages from you \(1 entry\)/ })).toBeVisible();
  await expectNoAxeFindings(page);
  await expectNoSidewaysScroll(page);
  const saved = page.waitForEvent('download');
  await data.getByRole('button', { name: 'Save as a file' }).click();
  expect((await saved).suggestedFilename()).toMatch(/\.json$/);
  await data.getByRole('button', { name: 'Delete the data' }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog.getByRole('button', { name: 'Delete for good' })).toBeVisible();
  await expect(dialog.getByRole('button').first()).toHaveAccessibleName('Keep it');
  await expect(dialog.getByRole('button', { name: 'Delete for good' })).not.toBeFocused();
  await dialog.getByRole('button', { name: 'Delete for good' }).click();
  await expect(page).toHaveURL(/\/en$/);
  await expect(page.getByText('Your data have been deleted')).toBeVisible();
});
