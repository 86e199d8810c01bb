import { limits } from '@praxisportal/contract/limits';
import { answerChat, box, launcher, messages, news, openChat, panel, say, silence } from './chat-page.ts';
import { countTimers, endTimers, holdTimers } from './chat-timers.ts';
import {
  fakeRecognition,
  fakeVoice,
  readJournal,
  recognitionJournal,
  tellRecognition,
} from './chat-voice.ts';
import { expect, expectNoAxeFindings, test } from './fixtures.ts';

/** What is read waits so long. */
const speechMs = 500;
/** A browser that has stopped listening is started anew after so long; that is no number of the specification. */
const restartMs = 250;

test('answers are read aloud half a second after they come, by the server or the browser, until that is turned off', async ({
  page,
  expectAnswer,
}) => {
  expectAnswer('POST /api/chatbot/tts 503');
  await page.addInitScript(fakeVoice);
  const answer = { body: { message: '**Dienstag**, [hier](/de/contact).' } };
  await answerChat(
    page,
    answer,
    answer,
    { body: { message: '👍' } },
    { body: { message: 'Dr. Weber ist da. Kommen Sie!' } },
    { body: { message: 'Of course.', language: 'en' } },
    { body: { message: 'Gern.' } },
  );
  const spoken: { text: string }[] = [];
  await page.unroute('**/api/chatbot/tts');
  await page.route('**/api/chatbot/tts', (route) => {
    spoken.push(route.request().postDataJSON());
    return spoken.length === 1
      ? route.fulfill({ contentType: 'audio/wav', body: silence(30) })
      : route.fulfill({ status: 503, json: { error: 'nicht verfügbar', code: 'speech_unavailable' } });
  });
  await openChat(page);
  const notice = panel(page).locator('p', { hasText: 'Antworten werden laut vorgelesen.' });
  await expect(notice).toBeInViewport({ ratio: 1 });
  // Voices are waited for, but not for ever.
  await holdTimers(page, speechMs, 1000);
  const journal = () => readJournal(page);
  const loaded = page.waitForResponse('**/api/chatbot/tts');
  await say(page, 'Eins');
  await (await loaded).finished();
  expect(await journal()).toEqual([]);
  await endTimers(page, speechMs);
  await expect.poll(journal).toEqual(['play']);
  // Still in sight while the first answer is spoken.
  await expect(notice).toBeInViewport({ ratio: 1 });
  expect(spoken).toEqual([{ text: 'Dienstag, hier.', language: 'de' }]);
  const toggle = panel(page).getByRole('button', { name: 'Antworten vorlesen' });
  await expect(toggle).toHaveAttribute('aria-pressed', 'true');
  await toggle.click();
  await expect.poll(journal).toEqual(['play', 'stop']);

  await say(page, 'Zwei');
  await expect(messages(page).filter({ hasText: 'Dienstag' })).toHaveCount(2);
  await toggle.click();
  // What has no words is not read; a screen reader is told of it.
  await say(page, 'Danke');
  await expect(news(page)).toHaveText('👍');
  await say(page, 'Drei');
  await endTimers(page, speechMs);
  // The browser brings its voices late.
  await expect.poll(() => countTimers(page, 1000)).toBe(1);
  expect(await journal()).toEqual(['play', 'stop']);
  await page.evaluate(() => window.bringVoices?.());
  const read = ['play', 'stop', 'Anna de-DE 1: Doktor Weber ist da.', 'Anna de-DE 1: Kommen Sie!'];
  await expect.poll(journal).toEqual(read);
  // A server that can't speak is not asked again at once, and what was turned off was never asked.
  await say(page, 'Vier');
  await endTimers(page, speechMs);
  await expect.poll(journal).toEqual([...read, 'Grace en-GB 1: Of course.']);
  await expect(messages(page).locator('[lang=en]')).toHaveText('Of course.');
  await expect(news(page).locator('[lang=en]')).toHaveText('Of course.');
  expect(spoken).toHaveLength(2);
  // It may have failed for a moment only.
  await page.evaluate((pauseMs) => {
    window.Date = new Proxy(Date, {
      get: (target, key) => (key === 'now' ? () => target.now() + pauseMs : Reflect.get(target, key)),
    });
  }, limits.chatSpeechPauseMs);
  await say(page, 'Fünf');
  await endTimers(page, speechMs);
  await expect.poll(journal).toEqual([...read, 'Grace en-GB 1: Of course.', 'Anna de-DE 1: Gern.']);
  expect(spoken.map(({ text }) => text)).toEqual([
    'Dienstag, hier.',
    'Dr. Weber ist da. Kommen Sie!',
    'Gern.',
  ]);
});

test('nothing is spoken before the panel has said so in sight; the choice is kept for the device', async ({
  page,
  context,
}) => {
  await page.addInitScript(fakeVoice);
  await answerChat(page, { body: { message: 'Gern.' } });
  await page.setViewportSize({ width: 390, height: 844 });
  await openChat(page);
  const notice = panel(page).locator('p', {
    hasText: 'Antworten werden laut vorgelesen. Der Lautsprecher unten schaltet das ab.',
  });
  await expect(notice).toBeInViewport({ ratio: 1 });
  await expect(box(page)).toHaveAccessibleDescription(/^Antworten werden laut vorgelesen\./);
  await expectNoAxeFindings(page);
  await panel(page).getByRole('button', { name: 'Nicht vorlesen' }).click();
  await expect(notice).toBeHidden();
  await expect(box(page)).toBeFocused();
  await holdTimers(page, speechMs);
  await say(page, 'Eins');
  await expect(messages(page).filter({ hasText: 'Gern.' })).toBeVisible();
  expect(await countTimers(page, speechMs)).toBe(0);
  expect(await readJournal(page)).toEqual([]);

  const other = await context.newPage();
  await other.goto('/de');
  await launcher(other).click();
  const toggle = panel(other).getByRole('button', { name: 'Antworten vorlesen' });
  await expect(toggle).toHaveAttribute('aria-pressed', 'false');
  await expect(panel(other).getByText(/laut vorgelesen/)).toHaveCount(0);
});

test('turned off, the assistant stops wherever it is; whatever becomes of the server’s voice, the chat goes on', async ({
  page,
  expectAnswer,
}) => {
  expectAnswer('POST /api/chatbot/tts 500', 'POST /api/chatbot/tts 429');
  await page.addInitScript(fakeVoice);
  const words = ['Eins.', 'Zwei.', 'Drei.', 'Vier.', 'Fünf.', 'Sechs.', 'Sieben.'];
  await answerChat(page, ...words.map((message) => ({ body: { message } })));
  const good = { contentType: 'audio/wav', body: silence(0.05) };
  const voices = [
    { status: 500, json: {} },
    'never',
    good,
    { status: 429, json: {} },
    { contentType: 'audio/wav', body: 'no sound' },
    'never',
    'never',
  ] as const;
  let askedCount = 0;
  await page.unroute('**/api/chatbot/tts');
  await page.route('**/api/chatbot/tts', (route) => {
    const voice = voices[askedCount];
    askedCount += 1;
    return voice === 'never' || voice === undefined ? undefined : route.fulfill(voice);
  });
  const isVoice = (call: { url: () => string }) => call.url().endsWith('/api/chatbot/tts');
  await openChat(page);
  const slowMs = 20_000;
  await holdTimers(page, speechMs, slowMs);
  await page.evaluate(() => window.bringVoices?.());
  const toggle = panel(page).getByRole('button', { name: 'Antworten vorlesen' });
  const journal = () => readJournal(page);
  /** Off and on again. */
  const interrupt = async () => {
    await toggle.click();
    await expect(toggle).toHaveAttribute('aria-pressed', 'false');
    expect(await countTimers(page, speechMs)).toBe(0);
    await toggle.click();
  };

  await page.evaluate(() => {
    window.voiceLasts = true;
  });
  await say(page, 'Bitte');
  await endTimers(page, speechMs);
  await expect.poll(journal).toEqual(['Anna de-DE 1: Eins.']);
  await toggle.click();
  const cancelled = ['Anna de-DE 1: Eins.', 'cancel'];
  await expect.poll(journal).toEqual(cancelled);
  await toggle.click();
  await page.evaluate(() => {
    window.voiceLasts = false;
  });

  // The call is under way.
  const [asked] = await Promise.all([page.waitForRequest(isVoice), say(page, 'Bitte')]);
  const left = page.waitForEvent('requestfailed', isVoice);
  await interrupt();
  expect((await left).failure()?.errorText).toBe('net::ERR_ABORTED');
  expect(await left).toBe(asked);

  // The sound is there, the half second is not over.
  const [sound] = await Promise.all([page.waitForResponse(isVoice), say(page, 'Bitte')]);
  await sound.finished();
  await expect.poll(() => countTimers(page, speechMs)).toBe(1);
  await interrupt();

  // Too often, and no sound.
  const read = [...cancelled, 'Anna de-DE 1: Vier.', 'Anna de-DE 1: Fünf.'];
  for (const count of [3, 4]) {
    await say(page, 'Bitte');
    await endTimers(page, speechMs);
    await expect.poll(journal).toEqual(read.slice(0, count));
  }
  // Slow: nobody has to wait for it, and the browser speaks in the end.
  for (const word of ['Sechs.', 'Sieben.']) {
    await Promise.all([page.waitForRequest(isVoice), say(page, 'Bitte')]);
    await expect(news(page)).toHaveText(word);
    await endTimers(page, speechMs);
  }
  await endTimers(page, slowMs);
  await expect.poll(journal).toEqual([...read, 'Anna de-DE 1: Sieben.']);
  expect(askedCount).toBe(words.length);
});

test('messages can be spoken, while the panel is open and the assistant is silent', async ({
  page,
  expectAnswer,
}) => {
  expectAnswer('POST /api/chatbot/tts 500');
  await page.addInitScript(fakeVoice);
  await page.addInitScript(fakeRecognition);
  await answerChat(page, { body: { message: 'Gern.' } });
  await page.unroute('**/api/chatbot/tts');
  await page.route('**/api/chatbot/tts', (route) => route.fulfill({ status: 500, json: {} }));
  await openChat(page);
  await holdTimers(page, speechMs, restartMs);
  await page.evaluate(() => {
    window.bringVoices?.();
    window.voiceLasts = true;
  });
  const microphone = panel(page).getByRole('button', { name: 'Spracheingabe' });
  const listening = panel(page).getByText('Ich höre zu.', { exact: false });
  const journal = () => recognitionJournal(page);
  const tell = (event: string, value?: string) => tellRecognition(page, event, value);
  /** A browser that stops now is not started again, neither at once nor later. */
  const expectEnded = async (steps: string[]) => {
    await expect.poll(journal).toEqual(steps);
    await tell('end');
    expect(await countTimers(page, restartMs)).toBe(0);
    expect(await journal()).toEqual(steps);
  };

  // Listening goes on after pauses.
  await microphone.click();
  await expect(microphone).toHaveAttribute('aria-pressed', 'true');
  await expect(listening).toBeVisible();
  const steps = ['de-DE'];
  await expect.poll(journal).toEqual(steps);
  await tell('result', 'Ich möchte einen Termin');
  await tell('end');
  await endTimers(page, restartMs);
  steps.push('de-DE');
  await expect.poll(journal).toEqual(steps);
  await tell('result', 'am Dienstag');
  await expect(box(page)).toHaveValue('Ich möchte einen Termin am Dienstag');
  await tell('error', 'no-speech');
  await tell('end');
  await endTimers(page, restartMs);
  steps.push('de-DE');
  await expect.poll(journal).toEqual(steps);

  // Nobody listens to the assistant itself.
  await box(page).press('Enter');
  await endTimers(page, speechMs);
  await expect.poll(() => readJournal(page)).toEqual(['Anna de-DE 1: Gern.']);
  steps.push('abort');
  await expectEnded(steps);
  await expect(microphone).toHaveAttribute('aria-pressed', 'true');
  await page.evaluate(() => window.speechSynthesis.cancel());
  steps.push('de-DE');
  await expect.poll(journal).toEqual(steps);

  await panel(page).getByRole('button', { name: 'Chat schließen' }).click();
  steps.push('abort');
  await expectEnded(steps);
  await launcher(page).click();
  await expect(microphone).toHaveAttribute('aria-pressed', 'false');
  expect(await journal()).toEqual(steps);

  // What is not allowed or not there ends it with a word; for what can be allowed, the way to do that follows.
  for (const [error, sentence] of [
    ['not-allowed', 'Mikrofon-Zugriff verweigert'],
    ['service-not-allowed', 'Spracherkennung nicht verfügbar'],
    ['network', 'Spracherkennung nicht verfügbar'],
  ] as const) {
    await microphone.click();
    await expect(listening).toBeVisible();
    await tell('error', error);
    await expect(panel(page).getByText(sentence)).toBeVisible();
    await expect(panel(page).getByText(/^Erlauben Sie das Mikrofon/)).toHaveCount(
      error === 'not-allowed' ? 1 : 0,
    );
    await expect(microphone).toHaveAttribute('aria-pressed', 'false');
    steps.push('de-DE', 'abort');
    await expectEnded(steps);
  }
  await page.evaluate(() => {
    window.recognitionFails = true;
  });
  await microphone.click();
  await expect(panel(page).getByText('Fehler beim Starten')).toBeVisible();
  steps.push('de-DE');
  await expectEnded(steps);

  await page.goto('/en');
  await panel(page).getByRole('button', { name: 'Voice input' }).click();
  await expect.poll(journal).toEqual([expect.stringMatching(/^en-/)]);

  // Where the browser has none there is no button.
  await page.addInitScript(() => {
    window.SpeechRecognition = undefined;
    window.webkitSpeechRecognition = undefined;
  });
  await page.reload();
  await expect(panel(page).getByRole('textbox')).toBeVisible();
  await expect(panel(page).getByRole('button', { name: 'Voice input' })).toHaveCount(0);
});
