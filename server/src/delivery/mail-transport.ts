import { createTransport } from 'nodemailer';
import type { Config, SmtpConfig } from '../config.ts';
import { DeliveryFailure } from './delivery-failure.ts';
import type { Attachment } from './outgoing-message.ts';

export type Email = {
  id: string;
  to: string;
  subject: string;
  body: string;
  html: string | null;
  replyTo: string | null;
  headers: Record<string, string>;
  attachments: readonly Attachment[];
};

/** Sends e-mails; a failure is a DeliveryFailure. */
export type Mailer = { send: (email: Email, signal: AbortSignal) => Promise<void>; close: () => void };

/** Mails through the configured SMTP server, on as many connections as are needed at once, which are kept for the next. */
export function createMailer(
  smtp: SmtpConfig,
  { mailFrom, publicUrl }: Pick<Config, 'mailFrom' | 'publicUrl'>,
  options: { practiceEmail: string; connectionsMax: number },
): Mailer {
  const transport = createTransport({
    pool: true,
    maxConnections: options.connectionsMax,
    // A connection that the server closed while it was idle is worth one more; everything else is tried again by the row.
    maxRequeues: 1,
    host: smtp.host,
    port: smtp.port,
    secure: smtp.isTlsFromStart,
    requireTLS: smtp.isTlsRequired,
    tls: { minVersion: 'TLSv1.2' },
    ...(smtp.logIn && { auth: { user: smtp.logIn.user, pass: smtp.logIn.password } }),
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    // A server may look through a mail before it takes it; giving up too early means sending it twice.
    socketTimeout: 100_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const domain = new URL(publicUrl).hostname;
  return {
    send: async ({ id, to, subject, body, html, replyTo, headers, attachments }, signal) => {
      const mail = {
        from: mailFrom ?? options.practiceEmail,
        // An object, not a text: in a text a comma would make two receivers of one.
        to: { name: '', address: to },
        subject,
        text: body,
        // The id stays the same on every try, so a receiver can tell a repetition.
        messageId: `<${id}@${domain}>`,
        headers,
        attachments: attachments.map(({ name, contentType, content }) => ({
          filename: name,
          contentType,
          content,
        })),
        ...(html && { html }),
        ...(replyTo && { replyTo: { name: '', address: replyTo } }),
        signal,
      };
      await transport.sendMail(mail).catch((error: MailError) => {
        throw toFailure(error);
      });
    },
    close: () => transport.close(),
  };
}

/** What nodemailer says of a failure; `command` is the step of the SMTP dialogue that failed. */
type MailError = {
  code?: string;
  /** What the system or TLS said, where `code` only says that the connection failed. */
  originalCode?: string;
  responseCode?: number;
  command?: string;
  message: string;
};

const tlsCodes = /^(ERR_TLS_|ERR_SSL_|EPROTO$|CERT_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_)/;

function toFailure(error: MailError): DeliveryFailure {
  const { code, originalCode = '', responseCode = 0, command = '', message } = error;
  if (code === 'EAUTH' || code === 'ENOAUTH' || [530, 534, 535, 538].includes(responseCode))
    return new DeliveryFailure('login', message);
  if (code === 'ETLS' || tlsCodes.test(originalCode)) return new DeliveryFailure('tls', message);
  if (code === 'ETIMEDOUT') return new DeliveryFailure('timeout', message);
  // A greeting or a sender that is refused is ours to mend, and the mail can wait; a receiver or a text is not.
  const isAboutMail = command === 'RCPT TO' || command === 'DATA';
  // Without an answer nodemailer itself found the address or the size impossible.
  if (responseCode === 0 && (code === 'EENVELOPE' || code === 'EMESSAGE'))
    return new DeliveryFailure('refused', message);
  if (responseCode >= 500 && isAboutMail) return new DeliveryFailure('refused', message);
  if (responseCode >= 400) return new DeliveryFailure('deferred', message);
  return new DeliveryFailure('connection', message);
}
