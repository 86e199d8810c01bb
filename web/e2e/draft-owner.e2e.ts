import { main } from './booking-page.ts';
import { expect, signIn, test } from './fixtures.ts';
import { waitUntilPagesRun } from './running-page.ts';

// What is typed belongs to the patient who typed it.

test('a log-out in another tab takes what was typed in this one, on the screen and in its storage', async ({
  page,
  context,
  registerPatient,
}) => {
  await signIn(page, await registerPatient());
  await page.goto('/de/contact');
  const message = page.getByRole('textbox', { name: 'Nachricht' });
  await expect(page.getByRole('banner').getByRole('link', { name: /Maria/ })).toBeAttached();
  await message.fill('Worte von Maria');
  await page.reload();
  await expect(message).toHaveValue('Worte von Maria');

  const other = waitUntilPagesRun(await context.newPage());
  await other.goto('/de/dashboard');
  await main(other).getByRole('button', { name: 'Abmelden', exact: true }).click();
  await expect(message).toHaveValue('');
  const kept = await page.evaluate(() => JSON.stringify({ ...sessionStorage }));
  expect(kept).not.toContain('Worte von Maria');
});
