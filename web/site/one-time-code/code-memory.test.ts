import { expect, it } from 'vitest';
import { createProof, nothingSent, readProof, readSentCode } from './code-memory.ts';

const nowMs = Date.parse('2026-11-25T08:00:00Z');
const sent = {
  target: 'maria@example.org',
  resendAtMs: nowMs + 30_000,
  validUntilMs: nowMs + 500_000,
  tries: 2,
  isInOutbox: true,
};

it('gives back a sent code as long as it can be typed', () => {
  expect(readSentCode(sent, nowMs)).toEqual(sent);
  expect(readSentCode(sent, sent.validUntilMs)).toEqual(nothingSent);
});

it('takes a proof for less than the server’s 30 minutes', () => {
  const proof = createProof('maria@example.org', nowMs);
  expect(readProof(proof, nowMs + 28 * 60_000)).toEqual(proof);
  expect(readProof(proof, nowMs + 29 * 60_000)).toBeUndefined();
});

it.each([undefined, null, 'x', {}, { target: 7, untilMs: nowMs }, { target: 'a', validUntilMs: 'later' }])(
  'makes nothing of %j',
  (value) => {
    expect(readSentCode(value, nowMs)).toEqual(nothingSent);
    expect(readProof(value, nowMs)).toBeUndefined();
  },
);
