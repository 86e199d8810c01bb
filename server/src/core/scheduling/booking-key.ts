import { createHash } from 'node:crypto';
import type { Booking } from '@praxisportal/contract/appointment';
import type { Language } from '@praxisportal/contract/language';
import type { AppContext } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import type { NewRow } from '../../db/tables.ts';
import { type AppointmentView, findBookingByKey } from '../../features/appointments/queries.ts';
import { type BookingWords, presentAppointment } from '../../features/appointments/rules.ts';
import { AppError } from '../../platform/app-error.ts';

/** The `Idempotency-Key` of a booking with the request behind it, of an account or of a guest's browser. */
export type BookingKey = Pick<NewRow<'booking_keys'>, 'key' | 'request_hash'> &
  ({ account_id: string } | { account_id: null; requester: Buffer });

/**
 * The appointment that the key booked before; undefined without a key. Throws `idempotency_key_reused` with it if the request
 * was another one.
 */
export async function findBookedBefore(
  context: AppContext,
  db: Database,
  key: BookingKey | undefined,
  language: Language,
): Promise<AppointmentView | undefined> {
  if (!key) return undefined;
  const owner = key.account_id === null ? { requester: key.requester } : { accountId: key.account_id };
  const earlier = await findBookingByKey(db, { key: key.key, ...owner });
  if (!earlier || earlier.requestHash.equals(key.request_hash)) return earlier;
  throw new AppError('idempotency_key_reused', { current: presentAppointment(context, earlier, language) });
}

/** Hash of the request behind a key; another note, mark of pain or reminder consent is another request. */
export function hashBooking(
  {
    doctorId,
    treatmentType,
    date,
    time,
    note = '',
    pain = false,
    reminderConsent,
  }: BookingWords & Pick<Booking, 'note' | 'pain' | 'reminderConsent'>,
  patient: string | undefined,
): Buffer {
  const said = note !== '' || pain ? [note, pain] : [];
  const consent = reminderConsent === undefined ? [] : [{ reminderConsent }];
  const request = [doctorId, treatmentType, date, time, ...(patient ? [patient] : []), ...said, ...consent];
  return createHash('sha256').update(JSON.stringify(request)).digest();
}
