import { expect, test } from 'vitest';
import { ApiError } from '../../api/errors.ts';
import { toBookingFailure } from './booking-failure.ts';

test.each([
  [new ApiError('Bitte melden Sie sich an.', { status: 401, code: 'unauthorized' }), { kind: 'signedOut' }],
  [new ApiError('Schon gebucht', { status: 409, code: 'slot_taken' }), { kind: 'slotTaken' }],
  [
    new ApiError('Sie haben schon einen Termin', { status: 409, code: 'patient_busy' }),
    { kind: 'refused', sentence: 'Sie haben schon einen Termin' },
  ],
  [
    new ApiError('Feiertag', { status: 422, code: 'outside_rules', rule: 'holiday' }),
    { kind: 'refused', sentence: 'Feiertag' },
  ],
  [
    new ApiError('Nicht erreichbar', { status: 0, code: 'unavailable' }),
    { kind: 'unsettled', sentence: 'Nicht erreichbar' },
  ],
  [new ApiError('', { status: 502, code: 'internal' }), { kind: 'unsettled', sentence: '' }],
  [new TypeError('a fault of ours'), { kind: 'refused', sentence: '' }],
])('%s is sorted', (error, failure) => {
  expect(toBookingFailure(error)).toEqual(failure);
});
