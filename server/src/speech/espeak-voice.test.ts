import { expect, test } from 'vitest';
import { mendWav } from './espeak-voice.ts';

test('a sound that came through a pipe says how long it is', () => {
  const audio = Buffer.alloc(44 + 100);
  audio.write('RIFF', 0, 'latin1');
  audio.write('WAVEfmt ', 8, 'latin1');
  audio.write('data', 36, 'latin1');
  audio.writeUInt32LE(0x7fff_f000, 4);
  audio.writeUInt32LE(0x7fff_f000, 40);
  const mended = mendWav(audio);
  expect([mended.readUInt32LE(4), mended.readUInt32LE(40)]).toEqual([136, 100]);
});

test('what is no such sound stays as it is', () => {
  expect(mendWav(Buffer.from('ID3'))).toEqual(Buffer.from('ID3'));
});
