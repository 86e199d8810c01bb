import { createServer } from 'node:net';

/**
 * A mail server that takes connections and says nothing. With it the wizard's case is measured, in which a mail waits
 * to be sent and the workers are woken, without measuring how fast mails are sent.
 */
export async function startSilentMailServer(): Promise<{ url: string; stop: () => Promise<void> }> {
  const server = createServer((socket) => socket.on('error', () => undefined).unref());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the mail server has no port');
  const stop = () => new Promise<void>((resolve) => server.close(() => resolve()));
  return { url: `smtp://127.0.0.1:${address.port}`, stop };
}
