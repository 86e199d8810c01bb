import { limits } from '@praxisportal/contract/limits';
import { ApiError } from '../../shared/api/errors.ts';
import type { ChatFailure, Lock } from './conversation.ts';
import { readAction } from './read-reply.ts';

/** What a call that failed means for the chat: it is locked, or the message has no answer. */
export type ChatTrouble = { lock: Lock } | { failure: ChatFailure };

const secondMs = 1000;

/**
 * Sorts the error of a message. Every 429 locks the chat; one that only says "too often" does so until it may be tried
 * again. `lockedText` is said by a lock without words of its own.
 */
export function toChatTrouble(error: unknown, lockedText: string, nowMs: number): ChatTrouble {
  if (!(error instanceof ApiError))
    return {
      failure: { kind: 'other', detail: error instanceof Error ? error.message : '', status: undefined },
    };
  const { status, silence, message, retryAfterSeconds } = error;
  const action = readAction(error.action);
  if (status === 429) {
    const ownWords = error.code === 'too_many_requests' ? message : '';
    const text = action?.type === 'banned' ? action.message : ownWords;
    const untilMs = retryAfterSeconds === undefined ? undefined : nowMs + retryAfterSeconds * secondMs;
    return { lock: { message: text || lockedText, untilMs } };
  }
  if (status === 0)
    return { failure: { kind: silence === undefined || silence === 'network' ? 'unreachable' : silence } };
  if (status === 500) return { failure: { kind: 'server', detail: message } };
  return { failure: { kind: 'other', detail: message, status } };
}

/** Whether a message is longer than the server takes: speech and the clipboard do not ask the text box. */
export function isTooLong(text: string): boolean {
  return text.length > limits.chatMessageMaxLength;
}
