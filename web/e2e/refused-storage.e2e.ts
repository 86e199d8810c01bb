import { expect, test } from './fixtures.ts';
import { enterConsole, findOwner } from './staff.ts';
import { bookByLoggingIn, chat, contact, moveAndCancel } from './visitor-journey.ts';

// Browsers that keep nothing: full, private, or told to block. What a page does lasts as long as the page.

type Refusal = 'writes' | 'reads' | 'access' | 'null';

/** Runs in the browser before every page. */
function refuseStorage(refusal: Refusal): void {
  const refuse = (name: string) => () => {
    throw new DOMException('refused', name);
  };
  if (refusal === 'writes') Storage.prototype.setItem = refuse('QuotaExceededError');
  if (refusal === 'reads') Storage.prototype.getItem = refuse('SecurityError');
  if (refusal !== 'access' && refusal !== 'null') return;
  const get = refusal === 'access' ? refuse('SecurityError') : () => null;
  for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { get });
}

for (const refusal of ['writes', 'reads', 'access', 'null'] as const)
  test(`storage that refuses ${refusal}: log-in, booking, move, chat and the console work within a page`, async ({
    page,
    context,
    server,
    problems,
    registerPatient,
  }) => {
    test.slow();
    await page.addInitScript(refuseStorage, refusal);
    await contact(page);
    await bookByLoggingIn(page, await registerPatient());
    await moveAndCancel(page);
    await chat(page);

    const owner = await findOwner(server);
    await enterConsole(context, server, owner);
    await page.goto('/de/praxis');
    await page.getByRole('button', { name: '10:00, Dr. Katharina Weber, frei', exact: true }).click();
    await page.getByRole('combobox', { name: 'Wer?' }).fill('Wilhelmine');
    await page.getByRole('button', { name: 'Sperren oder wechseln' }).click();
    const lock = page.getByRole('dialog', { name: 'Gesperrt' });
    await lock.getByLabel(/^Passwort \*$/).fill(owner.password);
    await lock.getByRole('button', { name: 'Entsperren', exact: true }).click();
    await expect(lock).toBeHidden();
    await expect(page.getByRole('combobox', { name: 'Wer?' })).toHaveValue('Wilhelmine');
    // The router says that it keeps no scroll positions.
    const others = problems.splice(0).filter((problem) => !problem.includes('scroll positions'));
    expect(others).toEqual([]);
  });
