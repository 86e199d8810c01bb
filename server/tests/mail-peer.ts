import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

/** A mail as it came over the wire. */
export type ReceivedMail = { from: string; to: string[]; raw: string; header: (name: string) => string };

/** A real SMTP server in the test process; `refuse` makes it answer a code to every recipient. */
export type MailPeer = {
  url: string;
  port: number;
  mails: ReceivedMail[];
  /** How often a recipient was offered, refused or not. */
  recipientCount: () => number;
  refuse: (code: number | undefined) => void;
  /** Makes it answer this code to every log-in. */
  refuseLogIn: (code: number | undefined) => void;
  /** Is run when a mail has come, before it is acknowledged. */
  beforeAccept: (act: (mail: ReceivedMail) => Promise<void>) => void;
  /** All that came over the wire outside TLS: commands and mails. */
  heardInClear: string[];
  /** How many connections were made. */
  connectionCount: () => number;
  stop: () => Promise<void>;
};

type MailPeerOptions = {
  /** Without one, a free port. */
  port?: number;
  /** Offers STARTTLS, or speaks TLS from the start, with this certificate; without one there is no TLS. */
  tls?: { key: string; cert: string; isFromStart?: boolean };
};

/** Starts the SMTP server. */
export async function startMailPeer({ port = 0, tls }: MailPeerOptions = {}): Promise<MailPeer> {
  const mails: ReceivedMail[] = [];
  let refusal: number | undefined;
  let logInRefusal: number | undefined;
  const heardInClear: string[] = [];
  let beforeAccept: (mail: ReceivedMail) => Promise<void> = async () => {};
  let connectionCount = 0;
  let recipientCount = 0;
  const server = new SMTPServer({
    authOptional: true,
    // Clients keep their connections open for the next mail.
    closeTimeout: 1,
    allowInsecureAuth: true,
    onAuth: ({ username }, session, done) => {
      if (!session.secure) heardInClear.push(`AUTH ${username}`);
      if (!logInRefusal) return done(null, { user: username });
      done(Object.assign(new Error('log-in refused'), { responseCode: logInRefusal }));
    },
    ...(tls
      ? {
          key: tls.key,
          cert: tls.cert,
          secure: tls.isFromStart ?? false,
        }
      : { disabledCommands: ['STARTTLS'] }),
    onConnect: (_session, done) => {
      connectionCount += 1;
      done();
    },
    onMailFrom: (address, session, done) => {
      if (!session.secure) heardInClear.push(`MAIL FROM ${address.address}`);
      done();
    },
    onRcptTo: (_address, _session, done) => {
      recipientCount += 1;
      done(refusal ? Object.assign(new Error('not now'), { responseCode: refusal }) : undefined);
    },
    onData: (stream, session, done) => {
      const { mailFrom, rcptTo } = session.envelope;
      text(stream).then(async (raw) => {
        const mail = {
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map(({ address }) => address),
          raw,
          header: (name: string) => readHeader(raw, name),
        };
        mails.push(mail);
        await beforeAccept(mail);
        done();
      }, done);
    },
  });
  // A client that breaks off TLS is what some tests are about.
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', () => resolve()));
  const address: AddressInfo | string | null = server.server.address();
  if (address === null || typeof address === 'string') throw new Error('the mail server has no port');
  return {
    url: `${tls?.isFromStart ? 'smtps' : 'smtp'}://127.0.0.1:${address.port}`,
    port: address.port,
    mails,
    heardInClear,
    connectionCount: () => connectionCount,
    recipientCount: () => recipientCount,
    refuse: (code) => {
      refusal = code;
    },
    refuseLogIn: (code) => {
      logInRefusal = code;
    },
    beforeAccept: (act) => {
      beforeAccept = act;
    },
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** A header with its folded lines joined and its encoded words (RFC 2047) read. */
function readHeader(raw: string, name: string): string {
  const head = (raw.split('\r\n\r\n')[0] ?? '').replace(/\r\n[ \t]+/g, ' ');
  const value = new RegExp(`^${name}: (.*)$`, 'im').exec(head)?.[1] ?? '';
  return value
    .replace(/(=\?[^?]+\?[BQ]\?[^?]*\?=) +(?==\?)/gi, '$1')
    .replace(/=\?utf-8\?([BQ])\?([^?]*)\?=/gi, (_, encoding: string, word: string) =>
      encoding.toUpperCase() === 'B'
        ? Buffer.from(word, 'base64').toString()
        : Buffer.from(
            word
              .replaceAll('_', ' ')
              .replace(/=([0-9A-F]{2})/gi, (_hex, byte: string) =>
                String.fromCharCode(Number.parseInt(byte, 16)),
              ),
            'latin1',
          ).toString(),
    );
}
