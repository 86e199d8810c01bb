import type { Page } from '@playwright/test';
import { expect, expectNoAxeFindings, expectNoSidewaysScroll, test } from './fixtures.ts';
import { sendWithProof } from './human-check.ts';
import { createPerson, randomAddress } from './patients.ts';
import { enterConsole, findOwner } from './staff.ts';

/** Guests of one domain book from one browser, each at a network address of their own and on a day of their own. */
async function bookFromOneDomain(
  page: Page,
  count: number,
  readCode: (target: string) => Promise<string>,
): Promise<void> {
  for (let number = 0; number < count; number += 1) {
    const { password: _, ...person } = createPerson();
    const guest = { ...person, email: `gast${number}@catch-all.example` };
    const from = { 'X-Forwarded-For': randomAddress() };
    const post = async (path: string, data: object) => {
      const answer = await sendWithProof((headers) =>
        page.request.post(`/api${path}`, { data, headers: { ...headers, ...from } }),
      );
      if (!answer.ok()) throw new Error(`${path} answered ${answer.status()}`);
    };
    await post('/auth/otp/send-email', { email: guest.email, purpose: 'verification' });
    await post('/auth/otp/verify-email', { email: guest.email, code: await readCode(guest.email) });
    const day = ['07', '08', '10', '14', '15'][number % 5];
    const wish = { doctorId: 'weber', treatmentType: 'Kontrolluntersuchung', date: `2026-12-${day}` };
    const time = number < 5 ? '09:00' : '11:00';
    await post('/appointments/guest', { ...guest, ...wish, time, policyAccepted: true });
  }
}

test('the desk sees a domain that books unusually much, and cancels all of it in one step', async ({
  page,
  context,
  server,
  readCode,
}) => {
  await bookFromOneDomain(page, 10, readCode);
  await enterConsole(context, server, await findOwner(server));
  await page.goto('/de/praxis/nachrichten');
  const region = page.getByRole('region', { name: 'Auffällig viele Buchungen' });
  const item = region.getByRole('listitem').filter({ hasText: 'Adressen der Domain catch-all.example' });
  await expect(item).toContainText('10 gebucht, davon 10 noch bevorstehend');
  await expect(item).toContainText('An 5 Tagen:');
  await expect(item.getByRole('link', { name: 'Mo, 7. Dez.' })).toHaveAttribute('href', /date=2026-12-07/);
  await expect(page.getByRole('navigation').getByRole('link', { name: /Nachrichten/ })).toContainText('2');
  await expectNoAxeFindings(page);
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoSidewaysScroll(page);
  }

  // The question first; the keyboard is enough.
  const cancel = item.getByRole('button', { name: 'Alle 10 Termine absagen' });
  await cancel.press('Enter');
  const dialog = page.getByRole('alertdialog', { name: '10 Termine absagen?' });
  await expect(dialog.getByRole('checkbox', { name: /per E-Mail/ })).not.toBeChecked();
  await expectNoAxeFindings(page);
  await dialog.getByRole('button', { name: 'Nicht absagen' }).press('Enter');
  await expect(dialog).toBeHidden();
  await expect(cancel).toBeFocused();
  await cancel.press('Enter');
  await dialog.getByRole('button', { name: 'Alle absagen' }).press('Enter');
  await expect(region.getByText('10 Termine sind abgesagt.').first()).toBeVisible();
  await expect(region.getByRole('heading')).toBeFocused();
  // They came from one browser too: that source is gone with them.
  await expect(region.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('navigation').getByRole('link', { name: /Nachrichten/ })).not.toContainText(
    '2',
  );
  const slots = await page.request.get(
    `/api/doctors/weber/slots?date=2026-12-07&treatmentType=Kontrolluntersuchung`,
  );
  expect((await slots.json()).slots).toContain('09:00');
});
