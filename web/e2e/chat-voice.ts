import type { Page } from '@playwright/test';

// A headless browser has neither loudspeaker nor voices, and hears nothing.

declare global {
  interface Window {
    /** What was played and said, and when it was stopped. */
    voiceJournal: string[];
    /** What is said goes on until it is stopped. */
    voiceLasts?: boolean;
    /** From now on the browser has voices, of which it tells. */
    bringVoices?: () => void;
    /** Each start with its language, each end that was asked for. */
    recognitionJournal: string[];
    recognitionFails?: boolean;
    tellRecognition?: (event: string, text?: string) => void;
  }
}

export const readJournal = (page: Page): Promise<string[]> => page.evaluate(() => window.voiceJournal);
export const recognitionJournal = (page: Page): Promise<string[]> =>
  page.evaluate(() => window.recognitionJournal);

/** What the browser tells whoever listens, or has listened last. */
export const tellRecognition = (page: Page, event: string, text?: string): Promise<void> =>
  page.evaluate(([name = '', value]) => window.tellRecognition?.(name, value), [event, text]);

/** Runs in the browser: notes what is played and said. */
export function fakeVoice(): void {
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
  // The browser's own takes only voices of its own.
  class FakeUtterance {
    text: string;
    lang = '';
    rate = 0;
    voice: { name: string } | null = null;
    onend: (() => void) | null = null;
    onerror: (() => void) | null = null;
    constructor(text: string) {
      this.text = text;
    }
  }
  let voices: object[] = [];
  let current: FakeUtterance | undefined;
  const synthesis = Object.assign(new EventTarget(), {
    getVoices: () => voices,
    // With nothing to end it does nothing.
    cancel: () => {
      if (current === undefined) return;
      window.voiceJournal.push('cancel');
      const { onerror } = current;
      current = undefined;
      onerror?.();
    },
    speak: (utterance: FakeUtterance) => {
      const { voice, lang, rate, text } = utterance;
      window.voiceJournal.push(`${voice?.name} ${lang} ${rate}: ${text}`);
      if (window.voiceLasts) current = utterance;
      else queueMicrotask(() => utterance.onend?.());
    },
  });
  window.bringVoices = () => {
    voices = [
      { name: 'Grace', lang: 'en-GB', localService: true },
      { name: 'Cloud', lang: 'de-DE', localService: false },
      { name: 'Anna', lang: 'de-DE', localService: true },
    ];
    synthesis.dispatchEvent(new Event('voiceschanged'));
  };
  Object.defineProperty(window, 'speechSynthesis', { value: synthesis });
  Object.defineProperty(window, 'SpeechSynthesisUtterance', { value: FakeUtterance });
}

/** Runs in the browser: a recognition of speech that hears what the test says. */
export function fakeRecognition(): void {
  window.recognitionJournal = [];
  class FakeRecognition {
    lang = '';
    continuous = true;
    interimResults = true;
    onresult: ((event: unknown) => void) | null = null;
    onerror: ((event: unknown) => void) | null = null;
    onend: (() => void) | null = null;
    #isRunning = false;
    start(): void {
      window.recognitionJournal.push(this.lang);
      if (window.recognitionFails) throw new DOMException('already started', 'InvalidStateError');
      this.#isRunning = true;
      window.tellRecognition = (event, text = '') => {
        if (event === 'result')
          this.onresult?.({ resultIndex: 0, results: [{ isFinal: true, 0: { transcript: ` ${text}` } }] });
        if (event === 'error') this.onerror?.({ error: text });
        if (event !== 'end') return;
        this.#isRunning = false;
        this.onend?.();
      };
    }
    /** With nothing to end it does nothing. */
    abort(): void {
      if (this.#isRunning) window.recognitionJournal.push('abort');
      this.#isRunning = false;
    }
  }
  window.SpeechRecognition = FakeRecognition;
}
