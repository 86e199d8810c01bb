import { expect, vi } from 'vitest';
import { deliverSoon, enqueueMessage } from '../src/delivery/commands.ts';
import type { OutgoingMessage } from '../src/delivery/outgoing-message.ts';
import type { TestServer } from './harness.ts';

/** Writes a message as a use case does, and wakes the workers. */
export async function sendMessage(
  { context, clock }: Pick<TestServer, 'context' | 'clock'>,
  changes: Partial<OutgoingMessage> = {},
): Promise<void> {
  // The clock stands still; so that messages have an order, each is a moment younger.
  clock.advance(1);
  const message = {
    kind: 'notice',
    channel: 'email',
    to: 'empfang@example.org',
    language: 'de',
    subject: 'Prüfung',
    body: 'Guten Tag',
    ...changes,
  } as const;
  await enqueueMessage(context.db, context.config, message, new Date(clock.nowMs()));
  deliverSoon(context.listener);
}

const columns = [
  'id',
  'kind',
  'recipient',
  'state',
  'attempts',
  'failure',
  'last_error',
  'finished_at',
] as const;

/** All outgoing messages, in the order in which they were written. */
export async function listMessages({ context }: Pick<TestServer, 'context'>) {
  return context.db.selectFrom('outgoing_messages').select(columns).orderBy('created_at').execute();
}

/** Waits until the messages, in the order in which they were written, are like this. */
export async function waitForMessages(
  server: Pick<TestServer, 'context'>,
  ...expected: object[]
): Promise<void> {
  await vi.waitFor(async () => expect(await listMessages(server)).toMatchObject(expected), 20_000);
}

/** Moves the clock and wakes the workers, as their own timer would. */
export function letPass({ context, clock }: Pick<TestServer, 'context' | 'clock'>, seconds: number): void {
  clock.advance(seconds * 1000);
  deliverSoon(context.listener);
}
