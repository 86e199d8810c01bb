import { readFile } from 'node:fs/promises';
import { type BenchServer, startBenchServer } from './bench-server.ts';
import { findMedian } from './load.ts';
import { createPatients } from './patients.ts';
import { formatMilliseconds, judge, printTable } from './table.ts';

/**
 * How long POST /api/chatbot takes with no language model, one message after the other, of guests and patients: limits,
 * bans, what is remembered, the embedded assistant, and what it looks up. Target: 10 ms at the median. Beside it stands a
 * patient's list of appointments, asked for in turn with them: what a session, a query and HTTP cost here and now.
 */

const targetMs = 10;
/** The first ones are not counted: statements are prepared and code is compiled on them. */
const warmUpCount = 40;
const patientCount = 40;

type Message = { text: string; isPatient: boolean };

async function readMessages(): Promise<Message[]> {
  const file = new URL('assistant-messages/hand1.tsv', import.meta.url);
  const [, ...lines] = (await readFile(file, 'utf8')).trim().split('\n');
  return lines.flatMap((line) => {
    const [text = '', context, action] = line.split('\t');
    // A ban is answered at once.
    return action === 'user_warning' ? [] : [{ text, isPatient: context === 'patient' }];
  });
}

async function measure(
  { url }: BenchServer,
  message: Message,
  headers: Record<string, string>,
): Promise<number> {
  const startedAt = performance.now();
  const answer = await fetch(`${url}/api/chatbot`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify({ message: message.text.slice(0, 500), conversationHistory: [] }),
  });
  await answer.text();
  if (!answer.ok && answer.status !== 429) throw new Error(`the chat answered ${answer.status}`);
  return performance.now() - startedAt;
}

async function measureList({ url }: BenchServer, headers: Record<string, string>): Promise<number> {
  const startedAt = performance.now();
  await (await fetch(`${url}/api/appointments`, { headers })).text();
  return performance.now() - startedAt;
}

function toRow(name: string, times: readonly number[]): string[] {
  const counted = times.slice(warmUpCount).toSorted((left, right) => left - right);
  const median = findMedian(counted);
  const p99 = counted[Math.floor(counted.length * 0.99)] ?? 0;
  return [
    name,
    String(counted.length),
    formatMilliseconds(median),
    formatMilliseconds(p99),
    judge(median <= targetMs),
  ];
}

const server = await startBenchServer({ env: { TRUST_PROXY: 'loopback' } });
try {
  const patients = await createPatients(server, patientCount);
  const times = { guest: [] as number[], patient: [] as number[], list: [] as number[] };
  for (const [index, message] of (await readMessages()).entries()) {
    // Limits and bans count by address.
    const from = { 'X-Forwarded-For': `10.95.${Math.floor(index / 250)}.${index % 250}` };
    const token = patients[index % patientCount]?.token;
    const session = { ...from, Authorization: `Bearer ${token}` };
    if (message.isPatient) times.patient.push(await measure(server, message, session));
    else times.guest.push(await measure(server, message, from));
    times.list.push(await measureList(server, session));
  }
  printTable(
    'POST /api/chatbot, one after the other',
    ['who', 'messages', 'median', '99th percentile', `median ≤ ${targetMs} ms`],
    [
      toRow('guest', times.guest),
      toRow('patient', times.patient),
      [...toRow('(a list of appointments)', times.list).slice(0, -1), ''],
    ],
  );
} finally {
  await server.stop();
}
