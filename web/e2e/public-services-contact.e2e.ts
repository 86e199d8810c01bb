import type { Page } from '@playwright/test';
import { expect, expectNoAxeFindings, test } from './fixtures.ts';
import { sendWithProof } from './human-check.ts';
import { expectMarkedForAWhile, noteMarks } from './marks.ts';
import { randomAddress, readOutbox } from './patients.ts';

/** Opens a page with a navigation state, as a link of the site or the assistant sets it. */
async function openWithState(page: Page, path: string, state: Record<string, string>): Promise<void> {
  if (new URL(page.url()).pathname !== path) await page.goto(path);
  await page.evaluate((usr) => history.replaceState({ usr, key: crypto.randomUUID(), idx: 0 }, ''), state);
  await page.reload();
}

async function fillContactForm(page: Page, values: { name: string; email: string; message: string }) {
  await page.getByLabel('Name', { exact: false }).fill(values.name);
  await page.getByRole('textbox', { name: 'E-Mail' }).fill(values.email);
  await page.getByRole('textbox', { name: 'Nachricht' }).fill(values.message);
}

test.beforeEach(({ page }) => noteMarks(page));

test.describe('services', () => {
  test('shows the ten treatments, each leading to its booking and the emergency to its number', async ({
    page,
  }) => {
    await page.goto('/de/services');
    await expect(page.getByRole('article')).toHaveCount(10);
    await expect(page.getByRole('link', { name: 'Termin buchen: Wurzelbehandlung' })).toHaveAttribute(
      'href',
      '/de/booking?treatment=Wurzelbehandlung',
    );
    const article = page.getByRole('article', { name: 'Prophylaxe & Zahnreinigung' });
    await expect(article.getByText('60 Min.')).toBeVisible();
    await expect(article.getByRole('listitem')).toHaveCount(3);
    await expect(page.getByRole('link', { name: 'Beratung buchen' })).toHaveAttribute(
      'href',
      '/de/booking?treatment=Beratungstermin',
    );
    await page
      .getByRole('article', { name: 'Notfallbehandlung' })
      .getByRole('link', { name: 'Mehr zum Notfall' })
      .click();
    await expect(page).toHaveURL('/de/contact#emergency');
    await expectMarkedForAWhile(page, 'emergency');
  });

  test('leads from the header’s list to the chosen treatment and marks it', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/de');
    await page.getByRole('button', { name: 'Leistungen im Überblick anzeigen' }).click();
    await page.getByRole('navigation', { name: 'Hauptnavigation' }).getByText('Parodontologie').click();
    await expect(page).toHaveURL('/de/services#parodontologie');
    await expectMarkedForAWhile(page, 'parodontologie');
  });

  test('leads from its own list to a treatment, in English too', async ({ page }) => {
    await page.goto('/en/services');
    await page
      .getByRole('navigation', { name: 'Services on this page' })
      .getByRole('link', { name: 'Orthodontics' })
      .click();
    await expectMarkedForAWhile(page, 'kieferorthopaedie');
    await expect(page.getByRole('link', { name: 'Book an appointment: Fillings' })).toHaveAttribute(
      'href',
      `/en/booking?${new URLSearchParams({ treatment: 'Füllungen' })}`,
    );
  });
});

test.describe('contact', () => {
  test('shows the week with today marked, and that the practice is open', async ({ page }) => {
    await page.goto('/de/contact');
    const today = page.getByRole('row', { name: /Mittwoch – heute 08:00–18:00 Uhr/ });
    await expect(today).toHaveAttribute('aria-current', 'date');
    await expect(page.getByRole('row', { name: 'Samstag geschlossen' })).toBeVisible();
    await expect(page.getByRole('row', { name: 'Freitag 08:00–16:00 Uhr' })).toBeVisible();
    await expect(page.getByText('Jetzt geöffnet, bis 18:00 Uhr')).toBeVisible();
    await expect(
      page.getByText('24.–31. Dezember 2026: geschlossen (Weihnachtsferien der Praxis)'),
    ).toBeVisible();
    await page.goto('/en/contact');
    await expect(page.getByText('Open now, until 18:00')).toBeVisible();
    await expect(page.getByRole('row', { name: /Wednesday – today 08:00–18:00/ })).toBeVisible();
  });

  test('marks each block that a link points at', async ({ page }) => {
    // Each stays marked for two seconds.
    test.slow();
    for (const id of ['address', 'phone', 'email', 'emergency', 'hours', 'map']) {
      await openWithState(page, '/de/contact', { highlight: id });
      await expectMarkedForAWhile(page, id);
    }
  });

  test('names each wrong field and leads to them, shows what the server refuses, and keeps the text', async ({
    expectAnswer,
    page,
  }) => {
    await page.goto('/de/contact');
    const text = page.getByRole('textbox', { name: 'Nachricht' });
    const send = page.getByRole('button', { name: 'Nachricht senden' });
    await text.fill('Guten Tag');
    await page.getByRole('textbox', { name: 'E-Mail' }).fill('maria@example');
    await send.click();
    const summary = page.getByRole('alert').filter({ hasText: 'Bitte prüfen Sie 2 Angaben:' });
    await expect(summary).toBeFocused();
    const name = page.getByRole('textbox', { name: 'Name' });
    await summary.getByRole('link', { name: 'Bitte geben Sie Ihren Namen an.' }).click();
    await expect(name).toBeFocused();
    await expect(name).toHaveAccessibleDescription('Bitte geben Sie Ihren Namen an.');
    const email = page.getByRole('textbox', { name: 'E-Mail' });
    await expect(email).toHaveAccessibleDescription('Bitte geben Sie eine gültige E-Mail-Adresse an.');
    await expect(text).toHaveValue('Guten Tag');
    // axe measures a control that happens to lie half below the header as too small.
    await page.evaluate(() => scrollTo(0, 0));
    await expectNoAxeFindings(page);

    expectAnswer('POST /api/contact 400');
    await name.fill('Maria Sommer');
    // The page lets this address pass; the server knows better.
    await email.fill('maria@-example-.org');
    await expect(email).toHaveAccessibleDescription('');
    await send.click();
    await expect(email).toHaveAccessibleDescription('Bitte geben Sie eine gültige E-Mail-Adresse an.');
    await expect(email).toBeFocused();
    await expect(text).toHaveValue('Guten Tag');
    await expectNoAxeFindings(page);
  });

  test('sends the message to the practice, even one filled in at once', async ({ page, server }) => {
    await page.goto('/de/contact');
    await fillContactForm(page, {
      name: 'Maria Sommer',
      email: 'maria.fragt@example.org',
      message: 'Behandeln Sie auch Angstpatienten?',
    });
    await page.getByRole('button', { name: 'Nachricht senden' }).click();
    await expect(page.getByRole('button', { name: 'Nachricht wird gesendet …' })).toBeDisabled();
    const confirmation = page.getByRole('status').filter({ hasText: 'Ihre Nachricht ist bei uns' });
    await expect(confirmation).toBeFocused();
    await expect(confirmation).toContainText('maria.fragt@example.org');
    // axe measures a link that happens to lie half below the header as too small.
    await page.evaluate(() => scrollTo(0, 0));
    await expectNoAxeFindings(page);
    const mail = (await readOutbox(server.url)).find(({ text }) => text.includes('Angstpatienten'));
    expect(mail).toMatchObject({ to: 'praxis@lindenplatz.example', subject: 'Nachricht von Maria Sommer' });
    expect(mail?.text).toContain('E-Mail: maria.fragt@example.org');
    await page.getByRole('button', { name: 'Weitere Nachricht schreiben' }).click();
    await expect(page.getByRole('textbox', { name: 'Nachricht' })).toHaveValue('');
  });

  test('marks as suspect what fills in the field that people do not see', async ({ page, server }) => {
    await page.goto('/de/contact');
    await expect(page.getByRole('textbox', { name: 'Dieses Feld bitte leer lassen' })).toHaveCount(0);
    await fillContactForm(page, {
      name: 'Robot',
      email: 'robot@example.org',
      message: 'Billige Wundermittel',
    });
    // It is inert: only a program can fill it in.
    await page.locator('input[name=leaveEmpty]').evaluate((input: HTMLInputElement) => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, 'example.org');
      input.dispatchEvent(new Event('input', { bubbles: true }));
    });
    await page.getByRole('button', { name: 'Nachricht senden' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Ihre Nachricht ist bei uns' })).toBeVisible();
    const mails = (await readOutbox(server.url)).filter(({ text }) => text.includes('Wundermittel'));
    expect(mails).toMatchObject([{ subject: 'Spam-Verdacht: Nachricht von Robot' }]);
  });

  test('says when too many messages came from one connection, and loses nothing', async ({
    expectAnswer,
    page,
    server,
    context,
  }) => {
    expectAnswer('POST /api/contact 429');
    const address = randomAddress();
    await context.setExtraHTTPHeaders({ 'X-Forwarded-For': address });
    const body = { name: 'M', email: 'm@example.org', message: 'x', leaveEmpty: '', secondsToWrite: 9 };
    for (let sent = 0; sent < 5; sent++) {
      const answer = await sendWithProof((headers) =>
        page.request.post(`${server.url}/api/contact`, { data: body, headers }),
      );
      expect(answer.ok()).toBe(true);
    }
    await page.goto('/de/contact');
    await fillContactForm(page, { name: 'Maria', email: 'm@example.org', message: 'Die sechste' });
    await page.getByRole('button', { name: 'Nachricht senden' }).click();
    const alert = page.getByRole('alert');
    await expect(alert).toBeFocused();
    await expect(alert).toContainText('Zu viele Anfragen.');
    await expect(alert).toContainText('Ihre Nachricht steht noch im Formular.');
    await expect(alert.getByRole('link', { name: '+49 221 4710120' })).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Nachricht' })).toHaveValue('Die sechste');
  });

  test('keeps the message when the server can’t be reached', async ({ page, problems }) => {
    await page.goto('/de/contact');
    await fillContactForm(page, { name: 'Maria', email: 'm@example.org', message: 'Ohne Netz' });
    await page.route('**/api/contact', (route) => route.abort('internetdisconnected'));
    await page.getByRole('button', { name: 'Nachricht senden' }).click();
    await expect(page.getByRole('alert')).toContainText(
      'Fehler beim Senden. Der Dienst ist gerade nicht erreichbar.',
    );
    await expect(page.getByRole('textbox', { name: 'Nachricht' })).toHaveValue('Ohne Netz');
    await page.reload();
    await expect(page.getByRole('textbox', { name: 'Nachricht' })).toHaveValue('Ohne Netz');
    // The lost connection is what this test asks for.
    expect(problems).toEqual([expect.stringContaining('ERR_INTERNET_DISCONNECTED')]);
    problems.length = 0;
  });

  test('whoever leaves while a message is sent reads what became of it', async ({ page, expectAnswer }) => {
    expectAnswer('POST /api/contact 503');
    let answer = Promise.withResolvers<void>();
    let fails = true;
    await page.route('**/api/contact', async (route) => {
      await answer.promise;
      await (fails
        ? route.fulfill({ status: 503, json: { error: '', code: 'unavailable' } })
        : route.continue());
    });
    const sendAndLeave = async () => {
      await page.getByRole('button', { name: 'Nachricht senden' }).click();
      await page.getByRole('banner').getByRole('link', { name: 'Team' }).click();
      await expect(page).toHaveURL('/de/team');
      answer.resolve();
    };
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/de/contact');
    await fillContactForm(page, { name: 'Maria', email: 'm@example.org', message: 'Im Gehen' });
    await sendAndLeave();
    const news = page.getByRole('status').filter({ hasText: 'Ihre Nachricht' });
    await expect(news).toContainText('Ihre Nachricht wurde nicht gesendet.');
    await news.getByRole('link', { name: 'Zurück zum Formular' }).click();
    await expect(page.getByRole('textbox', { name: 'Nachricht' })).toHaveValue('Im Gehen');

    answer = Promise.withResolvers<void>();
    fails = false;
    await sendAndLeave();
    await expect(news).toContainText('Wir antworten Ihnen an m@example.org.');
    await page.getByRole('banner').getByRole('link', { name: 'Kontakt' }).click();
    await expect(page.getByRole('textbox', { name: 'Nachricht' })).toHaveValue('');
  });

  test('says when OpenStreetMap can’t be reached, keeps the link and tries again', async ({
    page,
    problems,
  }) => {
    await page.goto('/de/contact');
    await page.route('https://www.openstreetmap.org/**', (route) => route.abort('internetdisconnected'));
    await page.getByRole('button', { name: 'Karte laden' }).click();
    await expect(
      page.getByText('OpenStreetMap ist gerade nicht erreichbar.', { exact: false }),
    ).toBeVisible();
    await expect(page.getByTitle('Karte mit der Lage der Praxis')).toHaveCount(0);
    await expect(page.getByRole('link', { name: /Größere Karte/ })).toBeVisible();
    await expectNoAxeFindings(page);

    await page.route('https://www.openstreetmap.org/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Map</title>' }),
    );
    await page.getByRole('button', { name: 'Noch einmal versuchen' }).click();
    await expect(page.getByTitle('Karte mit der Lage der Praxis')).toBeVisible();
    // The other host that was agreed to, and its silence that this test asks for.
    expect(problems.filter((problem) => !problem.includes('openstreetmap.org'))).toEqual([]);
    problems.length = 0;
  });

  test('asks OpenStreetMap for the map only after the visitor agrees', async ({ page, problems }) => {
    await page.route('https://www.openstreetmap.org/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Map</title>' }),
    );
    await page.goto('/de/contact');
    const button = page.getByRole('button', { name: 'Karte laden' });
    await expect(button).toBeEnabled();
    await expect(page.getByText('überträgt Ihr Browser dorthin Ihre IP-Adresse')).toBeVisible();
    expect(problems).toEqual([]);
    await button.click();
    await expect(page.getByTitle('Karte mit der Lage der Praxis')).toBeVisible();
    // Once to see whether it answers, once to show it: the requests to another host that were agreed to.
    const agreed = expect.stringContaining('https://www.openstreetmap.org/export/embed.html?bbox=');
    await expect.poll(() => problems).toEqual([agreed, agreed]);
    problems.length = 0;
    await page.getByRole('button', { name: 'Karte ausblenden' }).click();
    await expect(button).toBeVisible();
    const larger = page.getByRole('link', { name: /Größere Karte .* \(öffnet in einem neuen Tab\)/ });
    await expect(larger).toHaveAttribute('target', '_blank');
  });
});

test.describe('legal pages', () => {
  test('the imprint has what § 5 DDG asks for and says that the practice is an example', async ({ page }) => {
    await page.goto('/de/impressum');
    for (const text of [
      'Angaben gemäß § 5 Digitale-Dienste-Gesetz (DDG).',
      'Diese Praxis ist ein Beispiel.',
      'Zahnarztpraxis am Lindenplatz Dr. Weber & Kollegen PartG',
      'Kassenzahnärztliche Vereinigung Nordrhein',
      'ZA-1998-04711',
      'DE000000000',
      'Verantwortlich nach § 18 Abs. 2 MStV',
      'wurde am 20. Juli 2025 eingestellt',
      'Wir sind weder bereit noch verpflichtet',
    ]) {
      await expect(page.getByText(text).first()).toBeVisible();
    }
    await expect(page.getByRole('link', { name: 'consumer-redress.ec.europa.eu' })).toHaveAttribute(
      'href',
      'https://consumer-redress.ec.europa.eu',
    );
    await page.goto('/en/impressum');
    await expect(page.getByText('The German text is the binding one.')).toBeVisible();
  });

  test('the privacy page names today, storage, rights and the assistant; its parts have addresses in both languages', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/de/datenschutz');
    const changes = page.getByRole('region', { name: 'Änderungen' });
    await expect(changes.getByText('Stand: 25. November 2026', { exact: true })).toBeVisible();
    for (const text of [
      'Wir setzen nur Cookies, die für Codes, Anmeldung und Chat nötig sind',
      'höchstens 90 Tage',
      '10 Jahre nach Abschluss der Behandlung (§ 630f Abs. 3 BGB)',
      'Der Assistent gibt keinen medizinischen Rat',
      'Art. 9 Abs. 2 Buchst. h',
      'LDI NRW',
    ]) {
      await expect(page.getByText(text).first()).toBeVisible();
    }
    await page
      .getByRole('navigation', { name: 'Inhalt dieser Seite' })
      .getByRole('link', { name: 'Ihre Rechte' })
      .click();
    await expect(page).toHaveURL('/de/datenschutz#rights');
    await expect(page.getByRole('heading', { name: 'Ihre Rechte' })).toBeInViewport();
    await page.getByRole('link', { name: 'EN – English' }).click();
    await expect(page).toHaveURL('/en/datenschutz#rights');
    await expect(page.getByText('As of 25 November 2026')).toBeVisible();
    await expect(page.getByText('gives no medical advice').first()).toBeVisible();
  });

  test('the accessibility statement names standard, limits and authority', async ({ page }) => {
    await page.goto('/de/barrierefreiheit');
    for (const text of ['EN 301 549', 'lässt sich mit einem Bildschirmleser kaum nutzen', '(MLBF)']) {
      await expect(page.getByText(text).first()).toBeVisible();
    }
  });
});

test('addresses that do not exist are a 404 with ways out', async ({ expectAnswer, page }) => {
  for (const { path, heading, way } of [
    { path: '/de/zahnfee', heading: 'Diese Seite gibt es nicht', way: 'Zur Startseite' },
    { path: '/en/tooth-fairy', heading: 'We couldn’t find that page', way: 'Home page' },
  ]) {
    expectAnswer(`GET ${path} 404`);
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: '+49 221 4710112' })).toBeVisible();
    await main.getByRole('link', { name: way }).click();
    await expect(page).toHaveURL(path.slice(0, 3));
  }
});
