import { expect, expectNoAxeFindings, test } from './fixtures.ts';
import { addPatient, addStaffMember, bookForPatient, enterConsole, serverNowMs, totpAt } from './staff.ts';

// What the console does past the number of changes that one member of staff may make without a proof.

/** Cancels these appointments at once from the page's own session, as a program could; answers how many went through. */
async function cancelAll(ids: readonly string[]): Promise<number> {
  const answers = await Promise.all(
    ids.map((id) =>
      fetch(`/api/staff/appointments/${id}/cancel`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ version: 1, by: 'practice', reason: '', inform: false }),
      }),
    ),
  );
  return answers.filter(({ ok }) => ok).length;
}

test('past the budget of cancellations both factors are asked for, and then the change is made', async ({
  page,
  server,
  context,
  expectAnswer,
}) => {
  const member = await addStaffMember(server, 'reception', { firstName: 'Nora', lastName: 'Empfang' });
  await enterConsole(context, server, member);
  const patient = { firstName: 'Gerlinde', lastName: 'Bremse', dateOfBirth: '1951-04-05' };
  const patientId = await addPatient(server, patient);
  const ids: string[] = [];
  for (let index = 0; index <= 20; index += 1) {
    const minute = 9 * 60 + index * 10;
    const time = `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
    const wish = { patientId, doctorId: 'weber', date: '2026-12-10', time, minutes: 10 };
    ids.push((await bookForPatient(server, { ...wish, overbookedReason: 'dazwischen' })).id);
  }
  await page.goto(`/de/praxis/patienten?id=${patientId}`);
  expect(await page.evaluate(cancelAll, ids.slice(0, 20))).toBe(20);

  await page
    .getByRole('article', { name: 'Gerlinde Bremse' })
    .getByRole('link', { name: /10\. Dez.*12:20/ })
    .first()
    .click();
  await page
    .getByRole('grid')
    .getByRole('button', { name: /Bremse/ })
    .click();
  await page.getByRole('button', { name: 'Absagen …' }).click();
  expectAnswer('POST /api/staff/appointments/:id/cancel 403');
  await page.getByRole('button', { name: 'Termin absagen' }).click();
  const proof = page.getByRole('alertdialog', { name: 'Sind Sie es?' });
  await expect(proof).toContainText('ungewöhnlich viele Änderungen');
  await expectNoAxeFindings(page);
  // The code of the sign-in counts no second time.
  await server.passTime(60);
  await proof.getByLabel(/^Passwort \*$/).fill(member.password);
  await proof.getByLabel(/^Code/).fill(totpAt(member.totpSecret, serverNowMs(server)));
  await proof.getByRole('button', { name: 'Weiter' }).click();
  await expect(page.getByRole('grid').getByRole('button', { name: /Bremse/ })).toHaveCount(0);
});
