import * as z from 'zod';
import type { DatabaseTransaction } from '../../db/database.ts';
import { withdrawUnsent } from '../../delivery/commands.ts';

const toldPlace = z.object({
  doctorId: z.string(),
  doctorName: z.string(),
  treatmentType: z.string(),
  startAt: z.coerce.date(),
  endAt: z.coerce.date(),
});
/** How an appointment was arranged when its patient last heard of it. */
export type ToldPlace = z.infer<typeof toldPlace>;

/** What the reader knew before messages that were taken back. */
export const withdrawnNews = z.object({
  /** Null is nothing: they were of a booking. */
  told: toldPlace.nullable(),
  /** A message that was tried in vain may have arrived all the same: what holds is told, also if it is as in `told`. */
  mayHaveArrived: z.boolean().default(false),
});
export type WithdrawnNews = z.infer<typeof withdrawnNews>;

/**
 * Takes back what is still to be sent of how an appointment was arranged: a mail that is held or tried again must not follow
 * the news of a later change. Answers what its reader knew before the first of it; undefined if nothing was taken back.
 */
export async function withdrawNews(
  transaction: DatabaseTransaction,
  appointmentId: string,
  now: Date,
): Promise<WithdrawnNews | undefined> {
  const messages = await withdrawUnsent(
    transaction,
    { appointmentId, kinds: ['confirmation', 'moved'] },
    now,
  );
  const [first] = messages;
  if (!first) return undefined;
  const mayHaveArrived = messages.some(({ attempts }) => attempts > 0);
  return withdrawnNews.parse({
    told: first.kind === 'confirmation' ? null : first.toldBefore,
    mayHaveArrived,
  });
}
