import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import type { BookingRequest, BookingRound, BookingRounds, RoundResult } from './booking-rounds.ts';
import { answerParent } from './child-result.ts';

answerParent<BookingRounds, { results: RoundResult[] }>(async ({ url, path, rounds }) => {
  const results: RoundResult[] = [];
  const agent = new Agent({ keepAlive: true });
  for (const round of rounds) results.push(await runRound(`${url}${path}`, agent, round));
  agent.destroy();
  return { results };
});

async function runRound(
  url: string,
  agent: Agent,
  { clients, requests }: BookingRound,
): Promise<RoundResult> {
  const statuses: number[] = [];
  const latenciesMs: number[] = [];
  const queue = requests.values();
  const startedAt = performance.now();
  await Promise.all(
    Array.from({ length: clients }, async () => {
      for (const wish of queue) {
        const sentAt = performance.now();
        statuses.push(await book(url, agent, wish));
        latenciesMs.push(performance.now() - sentAt);
      }
    }),
  );
  return { statuses, latenciesMs, elapsedMs: performance.now() - startedAt };
}

async function book(url: string, agent: Agent, { token, booking, key }: BookingRequest): Promise<number> {
  const body = JSON.stringify(booking);
  const headers = {
    Authorization: `Bearer ${token}`,
    'Content-Type': 'application/json',
    'Idempotency-Key': key,
    'Content-Length': Buffer.byteLength(body),
  };
  const call = request(url, { method: 'POST', agent, headers });
  call.end(body);
  const [answer]: IncomingMessage[] = await once(call, 'response');
  if (!answer) throw new Error('the server closed the connection without an answer');
  answer.resume();
  await once(answer, 'end');
  return answer.statusCode ?? 0;
}
