import { expect, test } from 'vitest';
import { ApiError } from '../../shared/api/errors.ts';
import { isTooLong, toChatTrouble } from './chat-failure.ts';

const locked = 'Sie wurden gesperrt';
const sort = (error: unknown) => toChatTrouble(error, locked, 10_000);

test('a ban has its own words, and a lock without any the usual ones', () => {
  const action = { type: 'banned', message: 'Bis morgen.', reason: 'threat' } as const;
  expect(sort(new ApiError('Fehler', { status: 429, code: 'chat_banned', action }))).toEqual({
    lock: { message: 'Bis morgen.', untilMs: undefined },
  });
  expect(sort(new ApiError('', { status: 429, code: 'chat_banned' }))).toEqual({
    lock: { message: locked, untilMs: undefined },
  });
});

test('too many messages lock until they may be tried again', () => {
  const error = new ApiError('Zu viele.', { status: 429, code: 'too_many_requests', retryAfterSeconds: 30 });
  expect(sort(error)).toEqual({ lock: { message: 'Zu viele.', untilMs: 40_000 } });
});

test.each([
  [new ApiError('', { status: 0, code: 'unavailable' }), { kind: 'unreachable' }],
  [new ApiError('', { status: 0, code: 'unavailable', silence: 'network' }), { kind: 'unreachable' }],
  [new ApiError('', { status: 0, code: 'unavailable', silence: 'late' }), { kind: 'late' }],
  [new ApiError('', { status: 0, code: 'unavailable', silence: 'unreadable' }), { kind: 'unreadable' }],
  [new ApiError('Ach', { status: 500, code: 'internal' }), { kind: 'server', detail: 'Ach' }],
  [new ApiError('', { status: 503, code: 'internal' }), { kind: 'other', detail: '', status: 503 }],
  [
    new ApiError('Nein', { status: 422, code: 'chat_message_too_long' }),
    { kind: 'other', detail: 'Nein', status: 422 },
  ],
  [new Error('kaputt'), { kind: 'other', detail: 'kaputt', status: undefined }],
])('%j is a failure of its kind', (error, failure) => {
  expect(sort(error)).toEqual({ failure });
});

test('500 characters are not too long, 501 are', () => {
  expect(isTooLong('a'.repeat(500))).toBe(false);
  expect(isTooLong('a'.repeat(501))).toBe(true);
});
