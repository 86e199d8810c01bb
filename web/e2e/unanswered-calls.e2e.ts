import type { Page } from '@playwright/test';
import { main } from './booking-page.ts';
import { expect, test } from './fixtures.ts';
import { solveHumanCheck } from './human-check.ts';

// What a screen says when a call has no answer (docs/product.md, "Errors"): its own sentence first, word for word.

test.use({ expectedProblems: /ERR_CONNECTION_REFUSED/ });

const help = 'Der Dienst ist gerade nicht erreichbar.';

/** What something in between answers in the server's place. */
const unreadable = [
  ['application/json', '{"token":'],
  ['text/html', '<!doctype html><title>Hotel</title>'],
] as const;

type Place = { path: string; call: string; send: (page: Page) => Promise<void>; sentence: string };

const places: Place[] = [
  {
    path: '/de/login',
    call: '**/api/auth/login',
    send: async (page) => {
      await page.getByRole('textbox', { name: 'E-Mail' }).fill('maria@example.org');
      await page.getByRole('textbox', { name: 'Passwort' }).fill('geheim-genug');
      await solveHumanCheck(page);
      await main(page).getByRole('button', { name: 'Anmelden' }).click();
    },
    sentence: 'Login fehlgeschlagen',
  },
  {
    path: '/de/register',
    call: '**/api/auth/otp/send-email',
    send: async (page) => {
      await main(page).getByRole('textbox', { name: 'E-Mail' }).fill('maria@example.org');
      await main(page).getByRole('button', { name: 'Code senden' }).click();
    },
    sentence: 'Fehler beim Senden des Codes',
  },
  {
    path: '/de/contact',
    call: '**/api/contact',
    send: async (page) => {
      await main(page).getByRole('textbox', { name: 'Name' }).fill('Maria');
      await main(page).getByRole('textbox', { name: 'E-Mail' }).fill('maria@example.org');
      await main(page).getByRole('textbox', { name: 'Nachricht' }).fill('Guten Tag');
      await main(page).getByRole('button', { name: 'Nachricht senden' }).click();
    },
    sentence: 'Fehler beim Senden',
  },
];

for (const { path, call, send, sentence } of places) {
  test(`${path}: a refused connection and an answer that can't be read are “${sentence}”`, async ({
    page,
  }) => {
    await page.goto(path);
    await page.route(call, (route) => route.abort('connectionrefused'));
    const shown = main(page).getByText(`${sentence}. ${help}`, { exact: true });
    await send(page);
    await expect(shown).toBeVisible();
    for (const [contentType, body] of unreadable) {
      await page.unroute(call);
      await page.route(call, (route) => route.fulfill({ contentType, body }));
      await page.reload();
      await send(page);
      await expect(shown).toBeVisible();
    }
  });
}
