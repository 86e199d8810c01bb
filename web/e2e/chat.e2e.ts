import { answerChat, box, launcher, messages, news, openChat, panel, say } from './chat-page.ts';
import { expect, expectNoAxeFindings, signIn, test } from './fixtures.ts';
import { holdMoments } from './moments.ts';

const wide = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };
const longWord = `https://praxis.example/${'a'.repeat(120)}`;

test('on a wide screen the panel stands beside the page, is drawn, fills the window, and closes by Escape', async ({
  page,
}) => {
  await page.setViewportSize(wide);
  await openChat(page, '/de/about');
  const size = async () => {
    const { width = 0, height = 0 } = (await panel(page).boundingBox()) ?? {};
    return [Math.round(width), Math.round(height)];
  };
  await expect(box(page)).toBeFocused();
  expect(await size()).toEqual([384, 600]);
  await expect(panel(page).getByText('eine künstliche Intelligenz (KI)')).toBeVisible();
  await expect(panel(page).getByText('Online')).toBeVisible();
  await expect(launcher(page)).toBeHidden();
  await expectNoAxeFindings(page);

  // Below 768 pixels there is no choice, also if the window becomes so narrow meanwhile.
  const expand = panel(page).getByRole('button', { name: 'Vollbild', exact: true });
  for (const width of [768, 767, 768]) {
    await page.setViewportSize({ width, height: wide.height });
    await expect.poll(size).toEqual(width < 768 ? [767, 900] : [384, 600]);
    await expect(expand).toHaveCount(width < 768 ? 0 : 1);
  }
  await page.setViewportSize(wide);

  const handle = panel(page).getByRole('button', { name: /^Größe ändern/ });
  await handle.press('ArrowLeft');
  await handle.press('ArrowUp');
  await expect.poll(size).toEqual([416, 632]);
  await handle.hover({ position: { x: 4, y: 4 } });
  await page.mouse.down();
  await page.mouse.move(10, 10);
  await page.mouse.up();
  await expect.poll(size).toEqual([800, 810]);

  await expand.press('Enter');
  expect(await size()).toEqual([1440, 900]);
  await expect(panel(page).getByRole('button', { name: 'Vollbild verlassen' })).toBeFocused();
  expect(await panel(page).evaluate((element) => element.matches(':modal'))).toBe(true);
  // Where the system chooses the colours, what is on looks unlike what is off.
  await page.emulateMedia({ forcedColors: 'active' });
  const colourOf = (name: string) =>
    panel(page)
      .getByRole('button', { name })
      .evaluate((element) => getComputedStyle(element).backgroundColor);
  expect(await colourOf('Antworten vorlesen')).not.toBe(await colourOf('Spracheingabe'));
  await page.emulateMedia({ forcedColors: 'none' });
  await page.keyboard.press('Escape');
  await expect(panel(page)).toBeHidden();
  await expect(launcher(page)).toBeFocused();

  // Closing leaves full screen, and the page can be used beside the panel.
  await launcher(page).press('Enter');
  expect(await size()).toEqual([800, 810]);
  await page.getByRole('banner').getByRole('link', { name: 'Start', exact: true }).click();
  await expect(page).toHaveURL('/de');
  await expect(panel(page)).toBeVisible();
});

test('on a phone the button covers nothing, and the panel fills the screen until a page is opened', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  const wideAnswer = [
    longWord,
    `- **${'b'.repeat(120)}**`,
    `| Tag | Zeit |\n| --- | --- |\n| ${'c'.repeat(120)} | 8 |`,
    `    ${'d'.repeat(120)}`,
  ].join('\n\n');
  const doctors = [{ id: 'weber', name: 'e'.repeat(120), specialization: 'Zahnerhaltung' }];
  await answerChat(
    page,
    { body: { message: wideAnswer, action: { type: 'show_doctors', doctors } } },
    {
      body: {
        message: 'Bitte sehr.',
        action: { type: 'navigate', page: '/team', highlightSelector: '#weber' },
      },
    },
  );
  await holdMoments(page);
  await page.goto('/de/booking');
  const bar = page.getByRole('navigation', { name: 'Notfall' }).getByRole('link', { name: 'Zahn-Notfall' });
  const button = await launcher(page).boundingBox();
  const link = await bar.boundingBox();
  expect(button?.x).toBeGreaterThanOrEqual((link?.x ?? 0) + (link?.width ?? 0));
  expect(button?.y).toBeGreaterThanOrEqual((link?.y ?? 0) - 1);

  await launcher(page).click();
  const filled = await panel(page).boundingBox();
  expect(filled).toEqual({ x: 0, y: 0, ...phone });
  await expect(panel(page).getByRole('heading', { name: 'Praxis-Assistent' })).toBeFocused();
  await expect(panel(page).getByRole('button', { name: 'Vollbild' })).toBeHidden();
  await expectNoAxeFindings(page);

  // What has no place to break is broken, and widens no other message.
  await say(page, longWord);
  await expect(messages(page).getByRole('table')).toBeVisible();
  for (const width of [320, phone.width]) {
    await page.setViewportSize({ width, height: phone.height });
    const list = panel(page).getByRole('region', { name: 'Gespräch' });
    expect(await list.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
  }
  // 400 % zoom: everything can be reached, nothing lies outside.
  await page.setViewportSize({ width: 320, height: 256 });
  await box(page).scrollIntoViewIfNeeded();
  await expect(box(page)).toBeInViewport();
  // Nothing lies upon it.
  await box(page).click({ trial: true });
  expect(await panel(page).evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
  await panel(page).getByRole('button', { name: 'Chat schließen' }).click();
  await expect(launcher(page)).toBeFocused();

  await page.setViewportSize(phone);
  await launcher(page).click();
  await say(page, 'Wer behandelt?');
  await expect(page).toHaveURL('/de/team');
  await expect(panel(page)).toBeHidden();
  await expect(page.locator('#weber')).toHaveClass(/is-highlighted/);
  await expect(page.locator('#weber')).toBeFocused();
  await launcher(page).click();
  await expect(messages(page).getByText('Bitte sehr.')).toBeVisible();

  // The way back shows the page that it leads to.
  await page.goBack();
  await expect(page).toHaveURL('/de/booking');
  await expect(panel(page)).toBeHidden();
});

test('a conversation outlasts navigation, reload and log-in, is for nobody else, and can be deleted', async ({
  page,
  registerPatient,
}) => {
  await page.setViewportSize(wide);
  const asked = await answerChat(
    page,
    { body: { message: 'Wir haben **geöffnet**.' } },
    { body: { message: 'Gern geschehen.' } },
  );
  await openChat(page, '/de/services');
  await panel(page).getByRole('button', { name: 'Wann haben Sie geöffnet?' }).click();
  await expect(messages(page).getByText('Wir haben geöffnet.')).toBeVisible();
  // The pressed suggestion is gone; the focus is not.
  await expect(box(page)).toBeFocused();
  await page.getByRole('banner').getByRole('link', { name: 'Team' }).click();
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await expect(messages(page).getByText('Wir haben geöffnet.')).toBeVisible();

  await signIn(page, await registerPatient());
  await page.reload();
  await expect(messages(page).getByText('Wir haben geöffnet.')).toBeVisible();
  await expect(news(page)).toBeEmpty();
  await expect(page.locator('body')).toBeFocused();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Maria' })).toBeVisible();
  await say(page, 'Danke!');
  await expect(messages(page).getByText('Gern geschehen.')).toBeVisible();
  expect(asked.at(-1)).toEqual({
    message: 'Danke!',
    conversationId: asked[0]?.conversationId,
    conversationHistory: [
      { role: 'user', content: 'Wann haben Sie geöffnet?' },
      { role: 'assistant', content: 'Wir haben **geöffnet**.' },
    ],
  });

  await page.getByRole('banner').getByRole('button', { name: 'Abmelden' }).click();
  await expect(messages(page).getByText('Gern geschehen.')).toBeHidden();
  await expect(messages(page).filter({ hasText: 'Danke!' })).toHaveCount(0);
});

test('an answer is heard once, says that an AI can be wrong, and does no harm', async ({ page }) => {
  await page.setViewportSize(wide);
  const harmful = [
    '# Heute',
    '**Fett** und <img src=x onerror="document.title=1"> <script>document.title = 1</script>',
    '[Kontakt](/de/contact) [böse](javascript:alert(1)) ![Bild](https://tracker.example/x.png) ![](data:image/png;base64,AA)',
    '| Tag | Zeit |\n| --- | --- |\n| Mo | 8 |',
  ].join('\n\n');
  await answerChat(page, { body: { message: harmful } }, { body: { message: harmful } });
  await openChat(page);
  await say(page, '<b>Hallo</b> **Sie**');
  await expect(messages(page).getByText('<b>Hallo</b> **Sie**')).toBeVisible();
  const answer = messages(page).filter({ hasText: 'Fett' }).first();
  await expect(answer.getByText('KI kann Fehler machen')).toBeVisible();
  await expect(answer.getByRole('table')).toBeVisible();
  await expect(answer.getByRole('heading')).toHaveCount(0);
  await expect(answer.locator('img, script')).toHaveCount(0);
  await expect(answer.getByText('böse')).not.toHaveAttribute('href');
  await expect(answer.getByRole('link', { name: 'Bild' })).toHaveAttribute(
    'href',
    'https://tracker.example/x.png',
  );
  await expect(page).not.toHaveTitle('1');
  await expect(news(page)).toHaveText(/^Heute\. Fett und .*Kontakt böse\. Tag, Zeit\. Mo, 8\.$/);
  await expect(box(page)).toBeFocused();
  await expect(box(page)).toHaveValue('');

  // The same words again are news again.
  const first = await news(page).locator('span').elementHandle();
  const link = await answer.getByRole('link', { name: 'Kontakt' }).elementHandle();
  await say(page, 'Noch einmal');
  await expect(messages(page).filter({ hasText: 'Fett' })).toHaveCount(2);
  await expect.poll(() => first?.evaluate((element) => element.isConnected)).toBe(false);
  await expectNoAxeFindings(page);

  // What somebody is about to press is still the same when other messages come.
  expect(await link?.evaluate((element) => element.isConnected)).toBe(true);
  await answer.getByRole('link', { name: 'Kontakt' }).click();
  await expect(page).toHaveURL('/de/contact');
  await panel(page).getByRole('button', { name: 'Gespräch löschen' }).click();
  await expect(messages(page).filter({ hasText: 'Fett' })).toHaveCount(0);
  await expect(news(page)).toHaveText('Das Gespräch ist gelöscht.');
  await panel(page).getByRole('button', { name: 'Rückgängig' }).click();
  await expect(messages(page).filter({ hasText: 'Fett' })).toHaveCount(2);
});

test('a message has its lines, its length and its turn', async ({ page }) => {
  const asked: string[] = [];
  let answer = () => {};
  await answerChat(page);
  await page.route('**/api/chatbot', async (route) => {
    asked.push(route.request().postDataJSON().message);
    await new Promise<void>((resolve) => {
      answer = resolve;
    });
    await route.fulfill({ json: { message: `Antwort ${asked.length}.` } });
  });
  await openChat(page);
  const height = async () => (await box(page).boundingBox())?.height;
  expect(await height()).toBe(40);
  await box(page).pressSequentially('Guten');
  await expect(panel(page).getByText('5/500')).toBeVisible();
  expect(await height()).toBe(40);
  await box(page).press('Shift+Enter');
  await box(page).pressSequentially('Tag');
  await expect(box(page)).toHaveValue('Guten\nTag');
  const grown = await height();
  expect(grown).toBeGreaterThan(40);
  expect(grown).toBeLessThan(120);
  await page.keyboard.press('Escape');
  await launcher(page).click();
  await expect.poll(height).toBe(grown);
  await box(page).fill('Guten\n'.repeat(20));
  expect(await height()).toBe(120);
  await expect(box(page)).toHaveAttribute('maxlength', '500');
  await box(page).fill('a'.repeat(498));
  await box(page).pressSequentially('bcd');
  const longest = `${'a'.repeat(498)}bc`;
  await expect(box(page)).toHaveValue(longest);
  await expect(panel(page).getByText('500/500')).toBeVisible();
  await expect(box(page)).toHaveAccessibleDescription(/500 von 500 Zeichen/);

  const send = panel(page).getByRole('button', { name: 'Senden' });
  const writing = panel(page).getByText('Der Praxis-Assistent schreibt …');
  await expect(writing).toBeHidden();
  await send.click();
  await expect(writing).toBeVisible();
  await expect(box(page)).toHaveValue('');
  expect(await height()).toBe(40);
  await expect.poll(() => asked).toEqual([longest]);
  // Until the answer has come nothing else is sent; what was written stays.
  await say(page, 'Danke');
  await send.press('Enter');
  await expect(box(page)).toHaveValue('Danke');
  answer();
  await expect(messages(page).getByText('Antwort 1.')).toBeVisible();
  await expect(writing).toBeHidden();
  await box(page).press('Enter');
  await expect(writing).toBeVisible();
  await expect.poll(() => asked).toEqual([longest, 'Danke']);
  answer();
  await expect(messages(page).getByText('Antwort 2.')).toBeVisible();
});

test('the button stands at the lower right of every page, and the panel is loaded when it is opened', async ({
  page,
  registerPatient,
  expectAnswer,
}) => {
  expectAnswer('GET /de/zahnfee 404');
  await page.setViewportSize({ width: 1280, height: 720 });
  const panelFiles: string[] = [];
  page.on('request', (request) => {
    if (/\/assets\/.*(ChatPanel|markdown)/i.test(request.url())) panelFiles.push(request.url());
  });
  for (const path of ['/de/login', '/de/datenschutz', '/de/zahnfee', '/de/dashboard']) {
    if (path === '/de/dashboard') await signIn(page, await registerPatient());
    await page.goto(path);
    await expect(launcher(page)).toBeInViewport({ ratio: 1 });
    const { x = 0, y = 0, width = 0, height = 0 } = (await launcher(page).boundingBox()) ?? {};
    expect(x + width).toBeGreaterThan(1280 - 48);
    expect(y + height).toBeGreaterThan(720 - 48);
    await expect(page).toHaveURL(path);
  }
  expect(panelFiles).toEqual([]);
  await launcher(page).press('Enter');
  await expect(box(page)).toBeFocused();
  expect(panelFiles).toHaveLength(1);
  // Answers are shown by what came just now, and by nothing that was there before.
  const [address = ''] = panelFiles;
  expect(await (await page.request.get(address)).text()).toContain('Back to reference');
});
