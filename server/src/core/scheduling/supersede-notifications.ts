import * as z from 'zod';
import type { DatabaseTransaction } from '../../db/database.ts';
import { withdrawUnsent } from '../../delivery/commands.ts';

const lastNotified = z.object({
  doctorId: z.string(),
  doctorName: z.string(),
  treatmentType: z.string(),
  startAt: z.coerce.date(),
  endAt: z.coerce.date(),
});
/** How an appointment was arranged when its patient was last notified. */
export type LastNotified = z.infer<typeof lastNotified>;

/** What the reader knew before pending notifications were superseded; kept with an undo, so the names stay. */
export const supersededNotification = z.object({
  /** Null if nothing: they confirmed the booking. */
  told: lastNotified.nullable(),
  /** A message that failed may have arrived all the same: the present state is notified even if it equals `told`. */
  mayHaveArrived: z.boolean().default(false),
});
export type SupersededNotification = z.infer<typeof supersededNotification>;

/**
 * Deletes the pending notifications of a booking or reschedule: a mail that is held or tried again must not follow the
 * notification of a later change. Returns what its reader knew before the first of them; undefined if none was pending.
 */
export async function supersedeNotifications(
  transaction: DatabaseTransaction,
  appointmentId: string,
  now: Date,
): Promise<SupersededNotification | undefined> {
  const messages = await withdrawUnsent(
    transaction,
    { appointmentId, kinds: ['confirmation', 'moved'] },
    now,
  );
  const [first] = messages;
  if (!first) return undefined;
  const mayHaveArrived = messages.some(({ attempts }) => attempts > 0);
  return supersededNotification.parse({
    told: first.kind === 'confirmation' ? null : first.toldBefore,
    mayHaveArrived,
  });
}
