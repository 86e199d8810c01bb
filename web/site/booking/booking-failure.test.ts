import { expect, test } from 'vitest';
import { ApiError } from '../../shared/api/errors.ts';
import { toBookingFailure } from './booking-failure.ts';

test.each([
  ['signedOut', new ApiError('', { status: 401, code: 'unauthorized' })],
  ['slotTaken', new ApiError('', { status: 409, code: 'slot_taken' })],
  // A proxy's refusal, or a code that only a newer server knows.
  ['slotTaken', new ApiError('', { status: 409, code: 'internal' })],
  ['slotTaken', new ApiError('Belegt', { status: 409, ...JSON.parse('{"code":"from_tomorrow"}') })],
  ['refused', new ApiError('', { status: 409, code: 'patient_busy' })],
  ['refused', new ApiError('', { status: 422, code: 'outside_rules', rule: 'holiday' })],
  ['earlierBooked', new ApiError('', { status: 409, code: 'idempotency_key_reused' })],
  ['unsettled', new ApiError('', { status: 0, code: 'unavailable' })],
  ['unsettled', new ApiError('', { status: 502, code: 'internal' })],
  // The connection broke while the answer was read.
  ['unsettled', new TypeError('network error')],
])('%s: %s', (kind, error) => {
  expect(toBookingFailure(error)).toEqual({ kind, error });
});
