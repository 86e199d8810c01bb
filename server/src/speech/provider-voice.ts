import { buffer } from 'node:stream/consumers';
import type { SpeechProviderConfig } from './speech-config.ts';
import type { Voice } from './voice.ts';

const answerWithinMs = 10_000;
const audioMaxBytes = 8 * 1024 * 1024;

/** Speaks through the protocol of OpenAI's `/audio/speech`, as several servers have it. */
export function createProviderVoice({ baseUrl, apiKey, model, voice }: SpeechProviderConfig): Voice {
  return {
    name: 'provider',
    isOutside: true,
    speak: async (text) => {
      const response = await fetch(`${baseUrl}/audio/speech`, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          ...(apiKey && { Authorization: `Bearer ${apiKey}` }),
        },
        body: JSON.stringify({ model, voice, input: text, response_format: 'mp3' }),
        // A redirection could carry the text to an address that nobody configured.
        redirect: 'manual',
        signal: AbortSignal.timeout(answerWithinMs),
      });
      const type = response.headers.get('Content-Type') ?? '';
      const isAudio = /^(audio\/|application\/octet-stream)/.test(type);
      if (!response.ok || !isAudio || !response.body) {
        await response.body?.cancel();
        throw new Error(`the speech provider answered ${response.status} ${type.split(';', 1)[0]}`);
      }
      const audio = await readBounded(response.body);
      return new Blob([audio], { type: type.startsWith('audio/') ? type : 'audio/mpeg' });
    },
  };
}

async function readBounded(body: ReadableStream<Uint8Array>): Promise<Buffer<ArrayBuffer>> {
  let bytes = 0;
  const bounded = body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform: (chunk, controller) => {
        bytes += chunk.length;
        if (bytes > audioMaxBytes) controller.error(new Error('the speech provider does not stop talking'));
        else controller.enqueue(chunk);
      },
    }),
  );
  const audio = await buffer(bounded);
  if (audio.length === 0) throw new Error('the speech provider sent nothing');
  return audio;
}
