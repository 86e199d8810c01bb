import type { CallName } from '@praxisportal/contract/calls';
import type { ProofOfWorkChallenge } from '@praxisportal/contract/human-check';
import { proofOfWorkHeader } from '@praxisportal/contract/proof-of-work-header';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { callServer, referenceNow, solve, startTestServer, type TestServer } from './harness.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ env: { CODES_PER_HOUR_MAX: '40' } });
});
afterAll(() => server.stop());

let count = 0;
let ip: string;
beforeEach(async () => {
  server.clock.set(referenceNow);
  await server.context.db.deleteFrom('throttle_events').execute();
  count += 1;
  ip = `10.73.0.${count}`;
});

const message = {
  name: 'Anna',
  email: 'anna@example.org',
  message: 'Guten Tag',
  leaveEmpty: '',
  secondsToWrite: 20,
};
const credentials = { email: 'niemand@example.org', password: 'geheim-1234' };

/** The calls with a soft limit, what is sent, how many go through, and what they answer till then. */
const guarded: [CallName, number, number, (index: number) => object][] = [
  ['login', 20, 401, (index) => ({ ...credentials, email: `niemand${index}@example.org` })],
  ['sendEmailCode', 6, 200, (index) => ({ email: `c${index}@example.org`, purpose: 'verification' })],
  ['requestPhoneLogin', 6, 200, (index) => ({ phone: `+4922144${index}0123` })],
  ['forgotPassword', 6, 200, (index) => ({ email: `f${index}@example.org` })],
  ['sendContactMessage', 3, 201, () => message],
];

/** Sends as somebody who does not work by himself. */
function post(name: CallName, body: object, headers: Record<string, string> = {}, from = ip) {
  const options = { ip: from, works: false, body, headers };
  return callServer<CallName>(server, name, Object(options));
}

async function useUp(name: CallName): Promise<ProofOfWorkChallenge> {
  const [, most, status, toBody] = guarded.find(([guardedName]) => guardedName === name) ?? [];
  if (!most || !toBody) throw new Error(`${name} has no soft limit`);
  for (let index = 0; index < most; index += 1) expect((await post(name, toBody(index))).status).toBe(status);
  const refused = await post(name, toBody(most));
  expect([refused.status, refused.error.code]).toEqual([429, 'proof_of_work_required']);
  expect(refused.error.error).toMatch(/^Gerade kommen viele Anfragen\./);
  if (!refused.error.challenge) throw new Error('there is no challenge');
  return refused.error.challenge;
}

test.each(guarded)(
  '%s: past %i from one address the browser has to work, and then it passes',
  async (name, most, status, toBody) => {
    const challenge = await useUp(name);
    const proof = { [proofOfWorkHeader]: await solve(challenge) };
    expect((await post(name, toBody(most), proof)).status).toBe(status);
    // A neighbour is asked for nothing.
    expect((await post(name, toBody(most + 1), {}, '10.74.0.1')).status).toBe(status);
  },
  180_000,
);

test('a proof serves once, also for two at the same moment', async () => {
  const proof = { [proofOfWorkHeader]: await solve(await useUp('login')) };
  const twice = [1, 2].map((index) =>
    post('login', { ...credentials, email: `z${index}@example.org` }, proof),
  );
  expect((await Promise.all(twice)).map(({ status }) => status).sort()).toEqual([401, 429]);
  const again = await post('login', credentials, proof);
  expect([again.status, again.error.code]).toEqual([429, 'proof_of_work_required']);
});

test('a proof runs out', async () => {
  const { body: challenge } = await callServer(server, 'proofOfWorkChallenge');
  const proof = { [proofOfWorkHeader]: await solve(challenge) };
  server.clock.advance(600_000);
  await useUp('login');
  expect((await post('login', credentials, proof)).status).toBe(429);
});

test('what nobody has worked for is no proof', async () => {
  const challenge = await useUp('login');
  const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64');
  const solution = { counter: 0, derivedKey: challenge.parameters.keyPrefix.padEnd(64, '0') };
  const easier = { ...challenge, parameters: { ...challenge.parameters, cost: 1, keyPrefix: '00' } };
  const forever = { ...challenge.parameters, data: { expiresAt: 9_999_999_999, level: 1 } };
  const forgeries = [
    'x',
    '',
    encode(null),
    encode({ challenge }),
    encode({ challenge, solution }),
    encode({ challenge, solution: { counter: 0, derivedKey: 'zz' } }),
    await solve(easier),
    await solve({ ...challenge, parameters: forever }),
    await solve({ ...challenge, signature: '00'.repeat(32) }),
    'A'.repeat(5000),
  ];
  for (const forgery of forgeries) {
    const { status, error } = await post('login', credentials, { [proofOfWorkHeader]: forgery });
    expect([forgery.slice(0, 20), status, error.code]).toEqual([
      forgery.slice(0, 20),
      429,
      'proof_of_work_required',
    ]);
  }
});

test('past half of the codes that the operator sets each unknown browser works, and the work grows', async () => {
  const send = (index: number) =>
    post(
      'sendEmailCode',
      { email: `alle${index}@example.org`, purpose: 'verification' },
      {},
      `10.75.0.${index}`,
    );
  for (let index = 0; index < 20; index += 1) expect((await send(index)).status).toBe(200);
  const levels: (number | undefined)[] = [];
  for (let index = 20; index < 70; index += 1) {
    const { challenge, code } = (await send(index)).error;
    expect(code).toBe('proof_of_work_required');
    if (!challenge) throw new Error('there is no challenge');
    levels.push(challenge.parameters.data.level);
    const proof = { [proofOfWorkHeader]: await solve(challenge) };
    const body = { email: `alle${index}@example.org`, purpose: 'verification' };
    expect((await post('sendEmailCode', body, proof, `10.75.1.${index}`)).status).toBe(200);
  }
  expect(levels).toEqual([...Array(20).fill(1), ...Array(20).fill(2), ...Array(10).fill(3)]);
  // What was little work when it was asked for is too little now.
  const { body: early } = await callServer(server, 'proofOfWorkChallenge');
  const proof = { [proofOfWorkHeader]: await solve(early) };
  const late = await post(
    'sendEmailCode',
    { email: 'spaet@example.org', purpose: 'verification' },
    proof,
    '10.75.2.1',
  );
  expect(late.error.code ?? late.status).toBe('proof_of_work_required');
});

test('the hard limits hold for who works too', async () => {
  const statuses: number[] = [];
  for (let index = 0; index < 6; index += 1)
    statuses.push((await callServer(server, 'sendContactMessage', { ip, body: message })).status);
  expect(statuses).toEqual([...Array(5).fill(201), 429]);
});

test('who would rather let the browser work than do sums gets a challenge at any time', async () => {
  const { status, body, headers } = await callServer(server, 'proofOfWorkChallenge');
  expect([status, headers.get('Cache-Control')]).toEqual([200, 'no-store']);
  const proof = { [proofOfWorkHeader]: await solve(body) };
  expect((await post('login', credentials, proof)).status).toBe(401);
});

test('the work is worth something, and bounded', async () => {
  const real = await startTestServer({ env: { PROOF_OF_WORK_KEYS: '40' } });
  try {
    const { body } = await callServer(real, 'proofOfWorkChallenge');
    const { solution } = JSON.parse(Buffer.from(await solve(body), 'base64').toString());
    expect(solution.counter).toBeGreaterThanOrEqual(20);
    expect(solution.counter).toBeLessThan(60);
    expect(body.parameters).toMatchObject({ algorithm: 'PBKDF2/SHA-256', cost: 1000 });
  } finally {
    await real.stop();
  }
});
