import { expect, test } from './fixtures.ts';
import { addWithAppointment, enterConsole, findOwner } from './staff.ts';

test.use({ hasMailServer: true });

test('the mail about a moved appointment waits a minute, says so, and leaves once', async ({
  page,
  server,
  context,
}) => {
  await enterConsole(context, server, await findOwner(server));
  const patient = { firstName: 'Mia', lastName: 'Zitter', dateOfBirth: '1980-05-06' };
  await addWithAppointment(server, { ...patient, email: 'mia@example.org' });
  await page.goto('/de/praxis');
  const card = page.getByRole('grid').getByRole('button', { name: /Mia Zitter/ });
  const moveDown = async () => {
    await card.focus();
    await page.keyboard.press('Alt+v');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(card).toHaveAccessibleName(/^10:05/);
  };
  const held = page.getByRole('status').filter({ hasText: 'Die Nachricht geht in einer Minute hinaus.' });

  await moveDown();
  await expect(held).toContainText('Mia Zitter verschoben');
  await page.getByRole('button', { name: 'Rückgängig' }).press('Enter');
  await expect(card).toHaveAccessibleName(/^10:00/);
  await moveDown();
  await expect(held).toBeVisible();
  await server.passTime(30);
  expect(server.mailCount).toBe(0);
  await expect
    .poll(
      async () => {
        await server.passTime(35);
        return server.mailCount;
      },
      { timeout: 60_000, intervals: [2000] },
    )
    .toBe(1);
});
