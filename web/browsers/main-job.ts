import { registerPatient } from '../e2e/patients.ts';
import { startServerProcess } from '../e2e/server-process.ts';
import type { Browser } from './browser.ts';

/**
 * What the site is for, in one go: from the home page to a booked appointment, with a log-in on the way. It throws
 * with what was missing. The server runs on the machine's clock, because these browsers' clocks can't be moved.
 */
export async function doMainJob(browser: Browser): Promise<void> {
  const server = await startServerProcess();
  try {
    await server.passTime(-server.offsetMs / 1000);
    const patient = await registerPatient(server.url);
    await browser.open(`${server.url}/de`);
    await (await browser.find('main a[href]', 'Termin buchen')).click();

    await browser.find('heading', { part: 'Worum geht es?' });
    await (
      await browser.find('main a[href], main button, main label', { part: 'Kontrolluntersuchung' })
    ).click();
    await browser.find('heading', { part: 'Zu wem möchten Sie?' });
    await (await browser.find('main a[href], main button', { part: 'frühestens' })).click();
    await browser.find('heading', { part: 'Welche Uhrzeit passt Ihnen?' });
    await (await browser.find('fieldset label', { part: '' })).click();
    await (await browser.find('label', { part: 'Ich nehme den Termin wahr' })).click();
    await (await browser.find('button', 'Termin bestätigen')).click();

    await browser.find('heading', { part: 'Anmelden' });
    await (await browser.find('textbox', { part: 'E-Mail' })).type(patient.email);
    await (await browser.find('textbox', { part: 'Passwort' })).type(patient.password);
    const question = await (await browser.find('label', { part: 'Wie viel ist' })).read();
    const sum = (question.match(/\d+/g) ?? []).reduce((total, number) => total + Number(number), 0);
    await (await browser.find('textbox', { part: 'Wie viel ist' })).type(String(sum));
    await (await browser.find('main button', 'Anmelden')).click();

    await (await browser.find('button', 'Termin bestätigen')).click();
    await browser.find('heading', { part: 'Termin erfolgreich gebucht!' });
    await browser.find('main p', { part: 'Guten Tag' });
    if (!(await browser.address()).startsWith(`${server.url}/de/dashboard`))
      throw new Error(`it ended at ${await browser.address()}`);
  } finally {
    await server.stop();
  }
}
