import { createServer } from 'node:http';

/** A second and a half without a sound, as WAV: what every browser decodes. */
function createSilence(): Buffer {
  const samplesPerSecond = 8000;
  const samples = Buffer.alloc(1.5 * samplesPerSecond, 128);
  const head = Buffer.alloc(44);
  head.write('RIFF', 0, 'latin1');
  head.writeUInt32LE(36 + samples.length, 4);
  head.write('WAVEfmt ', 8, 'latin1');
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(samplesPerSecond, 24);
  head.writeUInt32LE(samplesPerSecond, 28);
  head.writeUInt16LE(1, 32);
  head.writeUInt16LE(8, 34);
  head.write('data', 36, 'latin1');
  head.writeUInt32LE(samples.length, 40);
  return Buffer.concat([head, samples]);
}

/** A provider of voices that says nothing, by OpenAI's protocol: a text as JSON in, a sound out. */
export async function startVoicePeer(): Promise<{ url: string; stop: () => Promise<void> }> {
  const silence = createSilence();
  const server = createServer((request, response) => {
    request.resume().on('end', () => {
      const isSpeech = request.method === 'POST' && request.url === '/v1/audio/speech';
      response.writeHead(isSpeech ? 200 : 404, { 'Content-Type': 'audio/wav' }).end(isSpeech ? silence : '');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the voice peer has no port');
  return {
    url: `http://127.0.0.1:${address.port}/v1`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
