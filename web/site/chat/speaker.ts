import type { Language } from '@praxisportal/contract/language';
import { limits } from '@praxisportal/contract/limits';
import { toSpeakableText } from '@praxisportal/contract/speakable-text';
import { cutForServer, splitSentences, toSpokenText } from '@praxisportal/contract/spoken-text';
import { callApi } from '../../shared/api/client.ts';
import { hasErrorCode } from '../../shared/api/errors.ts';
import { serverNowMs } from '../../shared/clock/server-clock.ts';
import type { ReadReply } from './read-reply.ts';

/** Reads answers aloud: in the server's voice, else in the browser's. */
export type Speaker = {
  /** To be called while a key or button is pressed: without that no browser lets a page sound later on. */
  prepare: () => void;
  /** Reads this half a second from now, in place of what is being read. */
  say: (answer: ReadReply) => void;
  stop: () => void;
};

const voiceLanguages: Record<Language, string> = { de: 'de-DE', en: 'en-GB' };

export function createSpeaker(onSpeaking: (isSpeaking: boolean) => void): Speaker {
  let context: AudioContext | undefined;
  let current: AbortController | undefined;
  let serverVoiceFromMs = 0;

  const loadAudio = async (text: string, { language, seal }: ReadReply, signal: AbortSignal) => {
    if (serverNowMs() < serverVoiceFromMs || context === undefined) return undefined;
    try {
      return await callApi('speak', { body: { text: cutForServer(text), language, seal }, signal });
    } catch (error) {
      // It is not set up, or fails for the moment: until it is asked again the browser's voice reads at once.
      if (hasErrorCode(error, 'speech_unavailable'))
        serverVoiceFromMs = serverNowMs() + limits.chatSpeechPauseMs;
      return undefined;
    }
  };

  const read = async (answer: ReadReply, signal: AbortSignal) => {
    const text = toSpokenText(answer.message);
    const { language } = answer;
    // A picture alone, or a sign.
    if (text === '') return;
    const [audio] = await Promise.all([
      loadAudio(text, answer, signal),
      wait(limits.chatSpeechDelayMs, signal),
    ]);
    if (signal.aborted) return;
    onSpeaking(true);
    const isPlayed =
      audio !== undefined && context !== undefined && (await playAudio(context, audio, signal));
    if (!isPlayed && !signal.aborted) await speakByBrowser(toSpeakableText(text, language), language, signal);
  };

  return {
    prepare: () => {
      context ??= 'AudioContext' in window ? new AudioContext() : undefined;
      void context?.resume();
    },
    say: (answer) => {
      current?.abort();
      const controller = new AbortController();
      current = controller;
      void read(answer, controller.signal).finally(() => {
        if (current === controller) onSpeaking(false);
      });
    },
    stop: () => {
      current?.abort();
      current = undefined;
      onSpeaking(false);
    },
  };
}

function wait(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}

/** Plays it to its end, or until it is stopped; false if this browser can't or may not. */
async function playAudio(context: AudioContext, audio: Blob, signal: AbortSignal): Promise<boolean> {
  try {
    const buffer = await context.decodeAudioData(await audio.arrayBuffer());
    if (signal.aborted || context.state !== 'running') return false;
    const source = context.createBufferSource();
    source.buffer = buffer;
    source.connect(context.destination);
    await new Promise<void>((resolve) => {
      source.onended = () => resolve();
      signal.addEventListener('abort', () => source.stop());
      source.start();
    });
    return true;
  } catch {
    return false;
  }
}

/** In the browser's own voice, sentence by sentence; silent in a browser that has none. */
async function speakByBrowser(text: string, language: Language, signal: AbortSignal): Promise<void> {
  const synthesis: SpeechSynthesis | undefined = window.speechSynthesis;
  if (synthesis === undefined) return;
  signal.addEventListener('abort', () => synthesis.cancel());
  const voice = await findVoice(synthesis, voiceLanguages[language], signal);
  for (const piece of splitSentences(text)) {
    if (signal.aborted) return;
    const utterance = new SpeechSynthesisUtterance(piece);
    utterance.lang = voiceLanguages[language];
    utterance.rate = 1;
    utterance.voice = voice;
    await new Promise<void>((resolve) => {
      utterance.onend = () => resolve();
      utterance.onerror = () => resolve();
      signal.addEventListener('abort', () => resolve());
      synthesis.speak(utterance);
    });
  }
}

const voicesWithinMs = 1_000;

/** A voice of this language, of this device if there is one: what is read may be somebody's own appointments. */
async function findVoice(synthesis: SpeechSynthesis, wanted: string, signal: AbortSignal) {
  // Browsers load them late.
  if (synthesis.getVoices().length === 0)
    await Promise.race([
      new Promise((resolve) => synthesis.addEventListener('voiceschanged', resolve, { once: true })),
      wait(voicesWithinMs, signal),
    ]);
  const [start = ''] = wanted.split('-');
  const voices = synthesis.getVoices().filter(({ lang }) => lang.toLowerCase().startsWith(start));
  return voices.find(({ localService }) => localService) ?? voices[0] ?? null;
}
