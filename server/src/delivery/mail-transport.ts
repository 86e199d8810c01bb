import { createTransport } from 'nodemailer';
import type { Config } from '../config.ts';

export type Email = { id: string; to: string; subject: string; body: string; replyTo: string | null };

/** Sends e-mails; a refusal that will not change by waiting is a PermanentDeliveryError. */
export type Mailer = { send: (email: Email) => Promise<void>; close: () => void };

/** The receiver's server refused for good: trying again would only annoy it. */
export class PermanentDeliveryError extends Error {
  override name = 'PermanentDeliveryError';
}

/** Mails through the configured SMTP server. */
export function createMailer(smtpUrl: string, config: Config, practiceEmail: string): Mailer {
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
  });
  const host = new URL(config.publicUrl).hostname;
  return {
    send: async ({ id, to, subject, body, replyTo }) => {
      // The id stays the same on every try, so a receiver can tell a repetition.
      const messageId = `<${id}@${host}>`;
      const from = config.mailFrom ?? practiceEmail;
      const mail = { from, to, subject, text: body, messageId, ...(replyTo && { replyTo }) };
      await transport.sendMail(mail).catch((error: { responseCode?: number; message: string }) => {
        if (isRefusal(error.responseCode)) throw new PermanentDeliveryError(error.message);
        throw error;
      });
    },
    close: () => transport.close(),
  };
}

/** 5xx refuses for good, but for log-in (530, 534, 535, 538): that is ours to mend, and the mail can wait. */
function isRefusal(code: number | undefined): boolean {
  return code !== undefined && code >= 500 && ![530, 534, 535, 538].includes(code);
}
