import * as z from 'zod';
import type { AppContext } from '../context.ts';
import type { ClaimedMessage } from './commands.ts';
import { DeliveryFailure } from './delivery-failure.ts';
import { createMailer } from './mail-transport.ts';
import { askForKey } from './phone-frame.ts';
import { createSpeaker } from './phone-transport.ts';

/** Hands a message to its provider; throws a DeliveryFailure, `stopped` once `stop` is aborted. */
export type Sender = {
  send: (message: ClaimedMessage, stop: AbortSignal) => Promise<void>;
  close: () => void;
};

/** One message may take so long; well within the time that a claim holds. */
const sendWithinMs = 3 * 60 * 1000;

const storedHeaders = z.record(z.string(), z.string());
const storedAttachments = z.array(
  z.object({ name: z.string(), contentType: z.string(), content: z.string() }),
);

/** Sends by the providers of the configuration. */
export function createSender(
  { config, practice, secretKey }: Pick<AppContext, 'config' | 'practice' | 'secretKey'>,
  { mailsAtOnce }: { mailsAtOnce: number },
): Sender {
  const { smtp, phone } = config;
  const practiceEmail = practice.facts.email;
  const mailer = smtp && createMailer(smtp, config, { practiceEmail, connectionsMax: mailsAtOnce });
  const speaker = phone.provider === 'outbox' ? undefined : createSpeaker(phone, { ...config, secretKey });

  const hand = async (message: ClaimedMessage, signal: AbortSignal) => {
    const { id, recipient: to, subject, body, html, language } = message;
    switch (message.channel) {
      case 'email': {
        if (!mailer) throw new DeliveryFailure('connection', 'no mail server is configured');
        const headers = storedHeaders.parse(message.headers);
        const attachments = storedAttachments.parse(message.attachments);
        const mail = { id, to, subject, body, html, replyTo: message.reply_to, headers, attachments };
        return mailer.send(mail, signal);
      }
      case 'phone': {
        if (!speaker) throw new DeliveryFailure('connection', 'no phone provider is configured');
        const prompt = askForKey(language, practice.facts);
        // Only codes are spoken, and every code runs out.
        const untilMs = message.expires_at?.getTime() ?? 0;
        return speaker.speak({ to, language, prompt, text: body, untilMs }, signal);
      }
    }
  };

  return {
    send: async (message, stop) => {
      const tooLong = AbortSignal.timeout(sendWithinMs);
      try {
        await hand(message, AbortSignal.any([stop, tooLong]));
      } catch (error) {
        if (stop.aborted) throw new DeliveryFailure('stopped', 'the server was stopped');
        if (tooLong.aborted) throw new DeliveryFailure('timeout', 'sending took too long');
        throw error;
      }
    },
    close: () => mailer?.close(),
  };
}
