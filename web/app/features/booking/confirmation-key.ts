import type { Booking } from '@praxisportal/contract/appointment';

/** The Idempotency-Key of one confirmation, and the choices that it stands for. */
export type ConfirmationKey = { key: string; choices: string };

/**
 * The key for confirming this booking: the earlier one if the same choices are confirmed once more, so that a
 * booking whose answer was lost is not made twice; else a new one.
 */
export function keyForConfirmation(
  earlier: ConfirmationKey | undefined,
  { doctorId, treatmentType, date, time }: Booking,
  createKey: () => string,
): ConfirmationKey {
  const choices = JSON.stringify([doctorId, treatmentType, date, time]);
  return earlier?.choices === choices ? earlier : { key: createKey(), choices };
}
