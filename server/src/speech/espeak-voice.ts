import { spawn } from 'node:child_process';
import { buffer } from 'node:stream/consumers';
import type { Language } from '@praxisportal/contract/language';
import { type Voice, VoiceMissing } from './voice.ts';

const endWithinMs = 5000;
/** A thousand characters are about a minute and a half of sound. */
const audioMaxBytes = 8 * 1024 * 1024;

const voiceNames: Record<Language, string> = { de: 'de', en: 'en-gb' };

/** Speaks with the program espeak-ng, if it is on the PATH: nothing leaves this machine. */
export function createEspeakVoice(): Voice {
  return {
    name: 'espeak-ng',
    isOutside: false,
    speak: async (text, language) => {
      const audio = await run(['-v', voiceNames[language], '-s', '160', '--stdin', '--stdout'], text);
      return new Blob([mendWav(audio)], { type: 'audio/wav' });
    },
  };
}

/** Runs it without a shell; the text goes by standard input, where none of it can be an option. */
async function run(options: readonly string[], text: string): Promise<Buffer<ArrayBuffer>> {
  const child = spawn('espeak-ng', options, {
    stdio: ['pipe', 'pipe', 'ignore'],
    timeout: endWithinMs,
    killSignal: 'SIGKILL',
  });
  const ended = new Promise<void>((resolve, reject) => {
    child.once('error', (error: NodeJS.ErrnoException) =>
      reject(error.code === 'ENOENT' ? new VoiceMissing('espeak-ng is not on the PATH') : error),
    );
    child.once('close', (code, signal) => {
      if (code === 0) resolve();
      else reject(new Error(`espeak-ng ended with ${signal ?? code}`));
    });
  });
  let bytes = 0;
  child.stdout.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes > audioMaxBytes) child.kill('SIGKILL');
  });
  // A program that ends before it has read everything is told about by its end.
  child.stdin.on('error', () => undefined);
  child.stdin.end(text);
  const [audio] = await Promise.all([buffer(child.stdout), ended]);
  if (audio.length === 0) throw new Error('espeak-ng said nothing');
  return audio;
}

const headerBytes = 44;

/** Into a pipe the program can't write how long the sound is; Safari wants to know. */
export function mendWav(audio: Buffer<ArrayBuffer>): Buffer<ArrayBuffer> {
  const isPlain =
    audio.length > headerBytes &&
    audio.toString('latin1', 0, 4) === 'RIFF' &&
    audio.toString('latin1', 36, 40) === 'data';
  if (!isPlain) return audio;
  const mended = Buffer.from(audio);
  mended.writeUInt32LE(audio.length - 8, 4);
  mended.writeUInt32LE(audio.length - headerBytes, headerBytes - 4);
  return mended;
}
