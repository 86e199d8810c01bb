import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { afterEach, expect, test } from 'vitest';
import { readEnv, toConfig } from '../src/config.ts';
import type { DeliveryFailure } from '../src/delivery/delivery-failure.ts';
import { createMailer } from '../src/delivery/mail-transport.ts';
import { type MailPeer, startMailPeer } from './mail-peer.ts';
import { testCertificate } from './test-certificate.ts';

const closers: (() => Promise<void> | void)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
});

async function startPeer(options: Parameters<typeof startMailPeer>[0] = {}): Promise<MailPeer> {
  const peer = await startMailPeer(options);
  closers.push(peer.stop);
  return peer;
}

function trustTestCertificate(): void {
  const usual = getCACertificates('default');
  setDefaultCACertificates([...usual, testCertificate.cert]);
  closers.push(() => setDefaultCACertificates(usual));
}

/** Sends a mail as to a server elsewhere: only this machine's address tells the peer from one. */
async function send(peer: MailPeer, isTlsRequired: boolean): Promise<string> {
  const config = toConfig(readEnv({ SMTP_URL: peer.url.replace('://', '://praxis:geheim@') }));
  if (!config.smtp) throw new Error('no mail server');
  const options = { practiceEmail: 'praxis@lindenplatz.example', connectionsMax: 1 };
  const mailer = createMailer({ ...config.smtp, isTlsRequired }, config, options);
  closers.push(mailer.close);
  const text = { subject: 'Ihr Code: 123456', body: '123456', html: null, replyTo: null };
  const mail = { id: '1', to: 'anna@example.org', headers: {}, attachments: [], ...text };
  const never = new AbortController().signal;
  return mailer.send(mail, never).then(
    () => 'sent',
    (failure: DeliveryFailure) => failure.reason,
  );
}

test('to a server elsewhere that offers no TLS nothing goes, neither the log-in nor the mail', async () => {
  const peer = await startPeer();
  expect(await send(peer, true)).toBe('tls');
  expect([peer.connectionCount(), peer.heardInClear, peer.mails]).toEqual([1, [], []]);
});

test('on this machine it goes without', async () => {
  const peer = await startPeer();
  expect(await send(peer, false)).toBe('sent');
  expect(peer.heardInClear).toEqual(['AUTH praxis', 'MAIL FROM praxis@lindenplatz.example']);
});

test.each([
  ['STARTTLS', false],
  ['TLS from the start', true],
])('by %s it goes, and only by a certificate that somebody vouches for', async (_name, isFromStart) => {
  const peer = await startPeer({ tls: { ...testCertificate, isFromStart } });
  expect(await send(peer, true)).toBe('tls');
  expect(peer.mails).toEqual([]);
  trustTestCertificate();
  expect(await send(peer, true)).toBe('sent');
  expect(peer.heardInClear).toEqual([]);
  expect(peer.mails).toHaveLength(1);
});
