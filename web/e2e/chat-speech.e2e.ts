import { limits } from '@praxisportal/contract/limits';
import { answerChat, box, launcher, messages, news, openChat, panel, say, silence } from './chat-page.ts';
import { expect, test } from './fixtures.ts';

test('answers are read aloud by the server or the browser until that is turned off, and messages can be spoken', async ({
  page,
  expectAnswer,
}) => {
  expectAnswer('POST /api/chatbot/tts 503');
  await page.addInitScript(fakeVoice);
  await page.addInitScript(fakeRecognition);
  const answer = { body: { message: '**Dienstag**, [hier](/de/contact).' } };
  await answerChat(
    page,
    answer,
    answer,
    { body: { message: 'Dr. Weber ist da. Kommen Sie!' } },
    {
      body: { message: 'Of course.', language: 'en' },
    },
    { body: { message: 'Gern.' } },
  );
  const spoken: unknown[] = [];
  await page.unroute('**/api/chatbot/tts');
  await page.route('**/api/chatbot/tts', (route) => {
    spoken.push(route.request().postDataJSON());
    return spoken.length === 1
      ? route.fulfill({ contentType: 'audio/wav', body: silence(30) })
      : route.fulfill({ status: 503, json: { error: 'nicht verfügbar', code: 'speech_unavailable' } });
  });
  await openChat(page);
  await say(page, 'Eins');
  const journal = () => page.evaluate(() => window.voiceJournal);
  await expect.poll(journal).toEqual(['play']);
  expect(spoken).toEqual([{ text: 'Dienstag, hier.', language: 'de' }]);
  const toggle = panel(page).getByRole('button', { name: 'Antworten vorlesen' });
  await expect(toggle).toHaveAttribute('aria-pressed', 'true');
  await toggle.click();
  await expect.poll(journal).toEqual(['play', 'stop']);

  await say(page, 'Zwei');
  await expect(messages(page).filter({ hasText: 'Dienstag' })).toHaveCount(2);
  await toggle.click();
  await say(page, 'Drei');
  const read = ['play', 'stop', 'say de-DE 1 Doktor Weber ist da.', 'say de-DE 1 Kommen Sie!'];
  await expect.poll(journal).toEqual(read);
  // A server that can't speak is not asked again at once, and what was turned off was never asked.
  await say(page, 'Vier');
  await expect.poll(journal).toEqual([...read, 'say en-GB 1 Of course.']);
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
  await expect.poll(journal).toEqual([...read, 'say en-GB 1 Of course.', 'say de-DE 1 Gern.']);
  expect(spoken).toHaveLength(3);

  // Listening goes on after pauses, and ends when it is not allowed.
  const microphone = panel(page).getByRole('button', { name: 'Spracheingabe' });
  const tell = (event: string, value?: string) =>
    page.evaluate(([name, text]) => window.tellRecognition?.(name ?? '', text), [event, value]);
  const starts = () => page.evaluate(() => window.recognitionStarts);

  await microphone.click();
  await expect(microphone).toHaveAttribute('aria-pressed', 'true');
  await expect(panel(page).getByText('Ich höre zu.', { exact: false })).toBeVisible();
  await expect.poll(starts).toEqual(['de-DE']);
  await tell('result', 'Ich möchte einen Termin');
  await tell('end');
  await expect.poll(starts).toHaveLength(2);
  await tell('result', 'am Dienstag');
  await expect(box(page)).toHaveValue('Ich möchte einen Termin am Dienstag');
  await tell('error', 'no-speech');
  await tell('end');
  await expect.poll(starts).toHaveLength(3);
  await tell('error', 'not-allowed');
  await tell('end');
  await expect(panel(page).getByText('Mikrofon-Zugriff verweigert')).toBeVisible();
  await expect(microphone).toHaveAttribute('aria-pressed', 'false');

  await page.evaluate(() => {
    window.recognitionFails = true;
  });
  await microphone.click();
  await expect(panel(page).getByText('Fehler beim Starten')).toBeVisible();
  expect(await starts()).toHaveLength(3);

  // Where the browser has none there is no button.
  await page.addInitScript(() => {
    window.SpeechRecognition = undefined;
    window.webkitSpeechRecognition = undefined;
  });
  await page.goto('/en');
  await page.getByRole('button', { name: 'Open the Praxis-Assistent' }).or(panel(page)).first().waitFor();
  await expect(panel(page).getByRole('textbox')).toBeVisible();
  await expect(panel(page).getByRole('button', { name: 'Voice input' })).toHaveCount(0);
  await expect(launcher(page)).toHaveCount(0);
});

declare global {
  interface Window {
    voiceJournal: string[];
    recognitionStarts: string[];
    recognitionFails?: boolean;
    tellRecognition?: (event: string, text?: string) => void;
  }
}

/** Runs in the browser: notes what is played and said. A headless browser has neither loudspeaker nor voices. */
function fakeVoice(): void {
  window.voiceJournal = [];
  const { start, stop } = AudioBufferSourceNode.prototype;
  AudioBufferSourceNode.prototype.start = function (...values) {
    window.voiceJournal.push('play');
    start.apply(this, values);
  };
  AudioBufferSourceNode.prototype.stop = function (...values) {
    window.voiceJournal.push('stop');
    stop.apply(this, values);
  };
  const synthesis = Object.assign(new EventTarget(), {
    getVoices: () => [],
    cancel: () => {},
    speak: (utterance: SpeechSynthesisUtterance) => {
      window.voiceJournal.push(`say ${utterance.lang} ${utterance.rate} ${utterance.text}`);
      queueMicrotask(() => utterance.dispatchEvent(new Event('end')));
    },
  });
  Object.defineProperty(window, 'speechSynthesis', { value: synthesis });
}

/** Runs in the browser: a recognition of speech that hears what the test says. */
function fakeRecognition(): void {
  window.recognitionStarts = [];
  class FakeRecognition {
    lang = '';
    continuous = true;
    interimResults = true;
    onresult: ((event: unknown) => void) | null = null;
    onerror: ((event: unknown) => void) | null = null;
    onend: (() => void) | null = null;
    start(): void {
      if (window.recognitionFails) throw new DOMException('already started', 'InvalidStateError');
      window.recognitionStarts.push(this.lang);
      window.tellRecognition = (event, text = '') => {
        if (event === 'result')
          this.onresult?.({ resultIndex: 0, results: [{ isFinal: true, 0: { transcript: ` ${text}` } }] });
        if (event === 'error') this.onerror?.({ error: text });
        if (event === 'end') this.onend?.();
      };
    }
    abort(): void {}
  }
  window.SpeechRecognition = FakeRecognition;
}
