import type { Language } from '@praxisportal/contract/language';
import type { FastifyBaseLogger } from 'fastify';
import { createFairQueue } from '../security/fair-queue.ts';
import { type Voice, VoiceMissing } from './voice.ts';

/** A text to be spoken; `mayLeave` is asked before it leaves this machine for it. */
export type SpokenWords = { text: string; language: Language; mayLeave: () => Promise<boolean> };

export type Speaker = {
  /** Whether a text may have to leave this machine to be spoken. */
  asksOutside: boolean;
  /** The words as audio, by the first voice that can; undefined if none can, or too many wait. `asker` waits in turn with others. */
  speak: (words: SpokenWords, asker: string, log: FastifyBaseLogger) => Promise<Blob | undefined>;
};

/** Each run takes a core for some time, or a connection and somebody's money. */
const queueLimits = { atOnce: 2, waiting: 20, waitingPerKey: 4 };
/** The greeting and the most frequent answers; a minute of speech is about half a megabyte as MP3. */
const cacheMaxBytes = 16 * 1024 * 1024;

/** Speaks with these voices in turn. What was spoken lately is kept in memory, the least used goes first. */
export function createSpeaker(voices: readonly Voice[]): Speaker {
  const queue = createFairQueue(queueLimits);
  const cache = new Map<string, Blob>();
  let cachedBytes = 0;
  let there = [...voices];

  function keep(key: string, audio: Blob): void {
    cache.set(key, audio);
    cachedBytes += audio.size;
    for (const [oldest, { size }] of cache) {
      if (cachedBytes <= cacheMaxBytes) break;
      cache.delete(oldest);
      cachedBytes -= size;
    }
  }

  function find(key: string): Blob | undefined {
    const audio = cache.get(key);
    if (audio) {
      // A map keeps the order in which its keys came: this one becomes the youngest.
      cache.delete(key);
      cache.set(key, audio);
    }
    return audio;
  }

  return {
    asksOutside: voices.some(({ isOutside }) => isOutside),
    speak: async ({ text, language, mayLeave }, asker, log) => {
      for (const voice of there) {
        const key = JSON.stringify([voice.name, language, text]);
        const known = find(key);
        if (known) return known;
        if (voice.isOutside && !(await mayLeave())) continue;
        try {
          const audio = await queue.run(asker, () => voice.speak(text, language));
          if (!audio) return undefined;
          if (!cache.has(key)) keep(key, audio);
          return audio;
        } catch (error) {
          const reason = error instanceof Error ? error.message : 'unknown';
          if (error instanceof VoiceMissing) there = there.filter((each) => each !== voice);
          log.warn({ voice: voice.name, reason }, 'a voice failed');
        }
      }
      return undefined;
    },
  };
}
