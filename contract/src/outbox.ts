import * as z from 'zod';

/** A message that no provider carries and that the outbox shows instead (docs/product.md, "Outbox"). */
export const outboxMessage = z.object({
  id: z.uuid(),
  channel: z.enum(['email', 'call']),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  /** What a mail program shows instead of the text; none of calls. */
  html: z.string().optional(),
  createdAt: z.iso.datetime(),
});
export type OutboxMessage = z.infer<typeof outboxMessage>;
