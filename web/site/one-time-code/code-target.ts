import { toPlainDigits } from '@praxisportal/contract/plain-digits';

/** How a one-time code travels: by e-mail, or read out in a call. */
export type CodeChannel = 'email' | 'phone';

/**
 * The same target written differently is the same: case and blanks don't matter in an address, nor
 * anything but digits and the plus in a number.
 */
export function normalizeTarget(channel: CodeChannel, text: string): string {
  return channel === 'email' ? text.trim().toLowerCase() : toPlainDigits(text).replaceAll(/[^\d+]/g, '');
}

/** Whether the target as it is typed now is the one that was proven. */
export function isSameTarget(channel: CodeChannel, typed: string, proven: string): boolean {
  return proven !== '' && normalizeTarget(channel, typed) === normalizeTarget(channel, proven);
}
