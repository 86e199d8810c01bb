import type { Page } from '@playwright/test';
import { openChat, panel, say } from './chat-page.ts';
import { expect } from './fixtures.ts';
import { bookAsGuest } from './guest-booking.ts';
import { expectNothingBroken } from './in-sight.ts';

/**
 * Books as a guest at this time and visits the link, the chat and the console's sign-in: all of it keeps to the screen. The
 * console's sign-in gets `GET /api/staff/me 401`.
 */
export async function expectGuestPagesWhole(
  page: Page,
  time: string,
  readCode: (target: string) => Promise<string>,
): Promise<void> {
  await bookAsGuest(page, time, readCode);
  await expectNothingBroken(page);
  await openChat(page);
  await say(page, 'Ich möchte eine Zahnreinigung');
  await expect(panel(page).getByText('Bitte melden Sie sich an').first()).toBeVisible();
  await expectNothingBroken(page);
  await page.goto('/de/praxis');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectNothingBroken(page);
}
