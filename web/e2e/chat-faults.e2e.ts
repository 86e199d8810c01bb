import { answerChat, box, launcher, messages, news, openChat, panel, say } from './chat-page.ts';
import { expect, expectNoAxeFindings, test } from './fixtures.ts';

test.describe(() => {
  test.use({ expectedProblems: /ERR_CONNECTION_FAILED for .*\/api\/chatbot$/ });

  test('each fault has its words, and the chat stays usable', async ({ page, expectAnswer }) => {
    expectAnswer('POST /api/chatbot 500', 'POST /api/chatbot 503');
    const asked = await answerChat(
      page,
      'none',
      { status: 500, body: {} },
      { status: 500, body: { error: 'Die Datenbank schläft' } },
      { status: 503, body: { message: 'Wartung bis 12 Uhr' } },
      { body: { message: '' } },
      { body: { message: 'Gern.' } },
    );
    const again = page.getByRole('button', { name: 'Noch einmal senden' });
    const frame = () =>
      messages(page)
        .filter({ has: again })
        .locator('> div')
        .evaluate((element) => getComputedStyle(element).borderTopColor);
    await openChat(page);
    await say(page, 'Hallo');
    await expect(messages(page).getByText('Der Server ist nicht erreichbar.', { exact: true })).toBeVisible();
    await expect(news(page)).toHaveText('Der Server ist nicht erreichbar.');
    await expect(panel(page).getByText('Keine Verbindung', { exact: true })).toBeVisible();
    const red = await frame();
    await again.click();
    await expect(messages(page).getByText('Interner Serverfehler')).toBeVisible();
    await expect(panel(page).getByText('Mögliche Ursachen:')).toBeVisible();
    await expect(panel(page).getByText('Online', { exact: true })).toBeVisible();
    expect(await frame()).toBe(red);
    await again.click();
    await expect(messages(page).getByText('Die Datenbank schläft', { exact: true })).toBeVisible();
    await again.click();
    await expect(messages(page).getByText('Fehler aufgetreten', { exact: true })).toBeVisible();
    await expect(messages(page).getByText('Wartung bis 12 Uhr', { exact: true })).toBeVisible();
    await expect(panel(page).getByText('Status: 503')).toBeVisible();
    await expect(messages(page).last().getByRole('link', { name: '+49 221' })).toBeVisible();
    const orange = await frame();
    expect([red, orange].map(nameColour)).toEqual(['red', 'orange']);
    await expectNoAxeFindings(page);
    // Something in the browser itself breaks: nothing is known of the server.
    await page.evaluate(() => {
      const { set } = Headers.prototype;
      // From the click on: nothing else that the page asks for in between is to meet it.
      window.addEventListener(
        'click',
        () => {
          Headers.prototype.set = () => {
            Headers.prototype.set = set;
            throw new TypeError('Kaputt');
          };
        },
        { capture: true, once: true },
      );
    });
    await again.click();
    await expect(messages(page).getByText('Keine Verbindung', { exact: true })).toBeVisible();
    await expect(messages(page).getByText('Fehler aufgetreten', { exact: true })).toBeVisible();
    await expect(messages(page).getByText('Kaputt', { exact: true })).toBeVisible();
    expect(await frame()).toBe(orange);
    await again.click();
    await expect(
      messages(page).getByText('Entschuldigung, ich konnte keine Antwort generieren.'),
    ).toBeVisible();
    await expect(again).toBeHidden();
    // One question, however often it was sent.
    await expect(messages(page).filter({ hasText: 'Hallo' })).toHaveCount(1);
    expect(asked.map(({ message, conversationHistory }) => [message, conversationHistory.length])).toEqual(
      Array.from({ length: 5 }, () => ['Hallo', 0]),
    );

    // The text box takes 500 characters; speech and scripts are checked all the same.
    await expect(box(page)).toHaveAttribute('maxlength', '500');
    await box(page).evaluate((element) => element.removeAttribute('maxlength'));
    await say(page, 'a'.repeat(501));
    await expect(messages(page).getByText('a'.repeat(501))).toBeVisible();
    await expect(
      messages(page).getByText(
        'Ihre Nachricht ist zu lang. Bitte beschränken Sie sich auf maximal 500 Zeichen.',
      ),
    ).toBeVisible();
    // Neither that nor a blank one is sent: what comes next is.
    await say(page, '   ');
    await say(page, 'Danke');
    await expect(messages(page).getByText('Gern.')).toBeVisible();
    expect(asked.slice(5).map(({ message }) => message)).toEqual(['Danke']);
  });
});

test('an answer that can’t be read is an orange notice without connection', async ({ page }) => {
  await page.route('**/api/chatbot', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Hotel</title>' }),
  );
  await openChat(page);
  await say(page, 'Hallo');
  const notice = messages(page).last();
  await expect(notice.getByText('Fehler aufgetreten', { exact: true })).toBeVisible();
  await expect(notice.getByText('Keine Verbindung', { exact: true })).toBeVisible();
  await expect(notice.getByText('Die Antwort war nicht lesbar.')).toBeVisible();
  await expect(news(page)).toHaveText('Fehler aufgetreten: Die Antwort war nicht lesbar.');
});

test.describe(() => {
  test.use({ expectedProblems: /no dialogs here/ });

  test('an answer that is none takes nothing down, and the page outlasts a fault of the panel', async ({
    page,
  }) => {
    await answerChat(
      page,
      { body: {} },
      { body: { message: '![Bild](data:image/png;base64,AA)' } },
      { body: { message: 'Ihre Termine:', action: { type: 'show_appointments' } } },
    );
    await page.addInitScript(() => {
      const { showModal } = HTMLDialogElement.prototype;
      HTMLDialogElement.prototype.showModal = function () {
        if (innerWidth < 400) throw new Error('no dialogs here');
        showModal.call(this);
      };
    });
    await openChat(page);
    await say(page, 'Hallo');
    await expect(
      messages(page).getByText('Entschuldigung, ich konnte keine Antwort generieren.'),
    ).toBeVisible();
    // A picture from nowhere is nothing, to the eyes and to a screen reader.
    await say(page, 'Und ein Bild?');
    await expect(messages(page).getByText('Keine Antwort erhalten')).toBeVisible();
    await expect(news(page)).toHaveText('Keine Antwort erhalten');
    await say(page, 'Meine Termine');
    await expect(messages(page).getByText('Ihre Termine:')).toBeVisible();

    const { width, height } = page.viewportSize() ?? { width: 1280, height: 720 };
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(page.getByRole('alert').filter({ hasText: 'hatte einen Fehler' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await expectNoAxeFindings(page);
    await page.setViewportSize({ width, height });
    await page.reload();
    await expect(launcher(page)).toBeVisible();
    await launcher(page).click();
    await expect(box(page)).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(messages(page).filter({ hasText: 'Ihre Termine:' })).toHaveCount(0);
  });
});

test('a ban locks the chat, also after a reload; too many messages lock it for a while', async ({
  page,
  expectAnswer,
}) => {
  expectAnswer('POST /api/chatbot 429');
  const action = { type: 'banned', message: 'Sie wurden für 24 Stunden gesperrt.', reason: 'threat' };
  await answerChat(
    page,
    { body: { message: 'So nicht.', action: { type: 'user_warning', warningCount: 1, reason: 'threat' } } },
    { status: 429, body: { error: action.message, code: 'chat_banned', message: action.message, action } },
  );
  await openChat(page);
  await say(page, 'Eins');
  await expect(panel(page).getByText('Warnung 1/3')).toHaveCount(2);
  await say(page, 'Zwei '.repeat(90));
  await expect(news(page)).toHaveText(/^Sie wurden für 24 Stunden gesperrt\. Am Telefon .* \+49 221 \d+/);
  for (const visit of ['at once', 'after a reload']) {
    await test.step(visit, async () => {
      await expect(
        panel(page)
          .getByRole('region', { name: 'Gespräch' })
          .getByText('Sie wurden für 24 Stunden gesperrt.'),
      ).toBeVisible();
      await expect(panel(page).getByRole('link', { name: 'Notruf 112' })).toBeInViewport();
      await expect(box(page)).toBeDisabled();
      if (visit === 'at once') await expect(panel(page).getByRole('heading', { level: 2 })).toBeFocused();
      await expect(box(page)).toHaveAttribute('placeholder', 'Chat gesperrt');
      await expect(panel(page).getByText('Warnung 1/3')).toHaveCount(1);
      await expect(panel(page).getByText('Gesperrt', { exact: true })).toBeVisible();
    });
    if (visit === 'at once') await page.reload();
  }

  const other = await page.context().newPage();
  await other.clock.install();
  const locks = [
    {
      status: 429,
      headers: { 'Retry-After': '60' },
      json: { error: 'Zu viele Anfragen.', code: 'too_many_requests' },
    },
    // A ban that comes with a success, and one without a word.
    { json: { message: 'So nicht.', action } },
    { status: 429, json: {} },
  ];
  await other.route('**/api/chatbot', (route) => route.fulfill(locks.shift()));
  await openChat(other);
  await say(other, 'Hallo');
  await expect(news(other)).toHaveText(/^Zu viele Anfragen\./);
  await expect(box(other)).toBeDisabled();
  await other.clock.fastForward(61_000);
  await expect(box(other)).toBeEnabled();
  await say(other, 'Hallo?');
  await expect(news(other)).toHaveText(/^Sie wurden für 24 Stunden gesperrt\./);
  await expect(box(other)).toBeDisabled();
  await expect(messages(other).filter({ hasText: 'So nicht.' })).toHaveCount(0);

  // A tab that knows of no lock, and whose last answer was empty.
  await other.evaluate(() => {
    const empty = { id: 1, role: 'assistant', content: '', language: 'de' };
    const value = { owner: '', warningCount: 0, messages: [empty] };
    const entry = { value, keptAtMs: null, owner: '' };
    sessionStorage.setItem('praxis:chat', JSON.stringify(entry));
  });
  await other.reload();
  await expect(messages(other).getByText('Keine Antwort erhalten')).toBeVisible();
  await say(other, 'Hallo');
  await expect(news(other)).toHaveText(/^Sie wurden gesperrt Am Telefon /);
  const conversation = panel(other).getByRole('region', { name: 'Gespräch' });
  await expect(conversation.getByText('Sie wurden gesperrt', { exact: true })).toBeVisible();
  await expect(box(other)).toBeDisabled();
  await expect(box(other)).toHaveAttribute('placeholder', 'Chat gesperrt');
});

test.describe(() => {
  const panelFile = /assets\/ChatPanel-.*\.js/;
  test.use({ expectedProblems: panelFile });

  test('without its files or any storage the assistant says so, or goes on without, up to the booking form', async ({
    page,
    registerPatient,
  }) => {
    const { token } = await registerPatient();
    await page.addInitScript((kept) => {
      const refuse = () => {
        throw new DOMException('denied', 'SecurityError');
      };
      Storage.prototype.getItem = (key) => (key === 'token' ? kept : refuse());
      Storage.prototype.setItem = refuse;
      Storage.prototype.removeItem = refuse;
    }, token);
    await answerChat(page, { body: { message: 'Gern.', action: { type: 'start_booking' } } });
    await page.route(panelFile, (route) => route.abort('failed'));
    await page.goto('/de');
    await launcher(page).click();
    await expect(page.getByRole('alert').filter({ hasText: 'lädt gerade nicht' })).toBeVisible();
    await expectNoAxeFindings(page);
    await page.unroute(panelFile);
    await launcher(page).click();
    await expect(panel(page)).toBeVisible();
    await say(page, 'Termin');
    await expect(messages(page).getByText('Gern.', { exact: true })).toBeVisible();
    await expect(
      panel(page).getByRole('region', { name: 'Termin buchen' }).getByRole('heading'),
    ).toBeVisible();
  });
});

test('whoever goes back on a phone sees where to, also by loading a page anew', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/de');
  await openChat(page, '/de/team');
  await page.goBack();
  await expect(page).toHaveURL(/\/de$/);
  await expect(launcher(page)).toBeVisible();
  await page.reload();
  await expect(launcher(page)).toBeVisible();
  await expect(panel(page)).toBeHidden();
});

/** Of a colour as the browser computes it; itself if it is neither. */
function nameColour(computed: string): string {
  const [red = 0, green = 0, blue = 0] = (computed.match(/\d+/g) ?? []).map(Number);
  if (red > 2 * green && red > 2 * blue) return 'red';
  return red > green && green > 2 * blue ? 'orange' : computed;
}
