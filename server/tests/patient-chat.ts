import type { CallInput } from '@praxisportal/contract/schemas';
import { expect } from 'vitest';
import { type CookieJar, callServer, type TestServer } from './harness.ts';

export type Turn = { role: string; content: string };
export type Options = {
  token?: string | undefined;
  jar?: CookieJar;
  history?: Turn[];
  booking?: unknown;
  conversationId?: string;
  language?: 'de' | 'en';
  at?: TestServer;
};

/** Who talks with which server: a test's own patient, from an address of their own. */
type Talker = { server: TestServer; token: string; ip: string };

export const turn = (role: string, content: string) => ({ role, content });

/** What a patient says in the chat, and does beside it; `find` tells who that is at the moment. */
export function createChat(find: () => Talker) {
  function say(message: string, options: Options = {}) {
    const { server, token, ip } = find();
    const { history: conversationHistory = [], booking, conversationId, at = server, ...rest } = options;
    const body = Object({ message, conversationHistory, booking, conversationId });
    return callServer(at, 'chat', { ip, token, ...rest, body });
  }

  /** Says one thing after another, and tells the server each time what was said before, as a browser does. */
  async function converse(messages: string[], options: Options = {}) {
    const history: Turn[] = [];
    let answer = await say(messages[0] ?? '', options);
    for (const message of messages.slice(1)) {
      history.push(turn('user', messages[history.length / 2] ?? ''));
      history.push(turn('assistant', answer.body.message));
      answer = await say(message, { ...options, history });
    }
    return answer.body;
  }

  /** Answers what was said before, in the browser that heard it. */
  function reply(message: string, { body }: Awaited<ReturnType<typeof say>>, options: Options = {}) {
    return say(message, { ...options, history: [turn('assistant', body.message)] });
  }

  async function book(
    changes: Partial<CallInput<'bookAppointment'>['body']> = {},
    token: string = find().token,
  ) {
    const { server } = find();
    const body = {
      ...{ doctorId: 'weber', treatmentType: 'Kontrolluntersuchung', date: '2026-12-01', time: '10:00' },
      ...{ bookingMethod: 'website' as const, ...changes },
    };
    const { status, body: booked } = await callServer(server, 'bookAppointment', { token, body });
    expect(status).toBe(201);
    return booked;
  }

  const listOwn = async () => {
    const { server, token } = find();
    return (await callServer(server, 'listAppointments', { token })).body;
  };

  return { say, converse, reply, book, listOwn };
}
