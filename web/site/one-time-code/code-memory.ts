import { limits } from '@praxisportal/contract/limits';
import { serverNowMs } from '../../shared/clock/server-clock.ts';
import { recall, remember } from '../../shared/session/tab-memory.ts';
import type { CodeChannel } from './code-target.ts';

/** A code that is on its way or was typed already; moments are ms since 1970. */
export type SentCode = {
  target: string;
  resendAtMs: number;
  validUntilMs: number;
  /** Wrong ones so far. */
  tries: number;
  /** The message is not sent but stands in the outbox. */
  isInOutbox: boolean;
};

/** What was proven, and until when the server counts it. */
export type Proof = { target: string; untilMs: number };

export const nothingSent: SentCode = {
  target: '',
  resendAtMs: 0,
  validUntilMs: 0,
  tries: 0,
  isInOutbox: false,
};

/** Nobody may be told that a proof counts which runs out before the form is sent. */
const proofMarginSeconds = 60;

export function createProof(target: string, nowMs: number): Proof {
  return { target, untilMs: nowMs + (limits.proofValidSeconds - proofMarginSeconds) * 1000 };
}

/** The remembered value if it is a code that can still be typed. */
export function readSentCode(value: unknown, nowMs: number): SentCode {
  if (typeof value !== 'object' || value === null) return nothingSent;
  const sent = { ...nothingSent, ...value };
  const isWhole =
    typeof sent.target === 'string' &&
    typeof sent.resendAtMs === 'number' &&
    typeof sent.validUntilMs === 'number' &&
    typeof sent.tries === 'number' &&
    typeof sent.isInOutbox === 'boolean';
  return isWhole && nowMs < sent.validUntilMs ? sent : nothingSent;
}

/** The remembered value if it is a proof that still counts. */
export function readProof(value: unknown, nowMs: number): Proof | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const proof = { target: undefined, untilMs: undefined, ...value };
  if (typeof proof.target !== 'string' || typeof proof.untilMs !== 'number') return undefined;
  return nowMs < proof.untilMs ? { target: proof.target, untilMs: proof.untilMs } : undefined;
}

/** Where the tab remembers codes and proofs; `memory` names the form that they belong to. */
const codeKey = (memory: string, channel: CodeChannel) => `${memory}:code:${channel}`;
const proofKey = (memory: string, channel: CodeChannel) => `${memory}:proof:${channel}`;

export const codeMemory = {
  recallCode: (memory: string, channel: CodeChannel) =>
    readSentCode(recall(codeKey(memory, channel)), serverNowMs()),
  keepCode: (memory: string, channel: CodeChannel, sent: SentCode) =>
    remember(codeKey(memory, channel), sent),
  recallProof: (memory: string, channel: CodeChannel) =>
    readProof(recall(proofKey(memory, channel)), serverNowMs()),
  keepProof: (memory: string, channel: CodeChannel, proof: Proof | undefined) =>
    remember(proofKey(memory, channel), proof ?? null),
};
