import { randomInt } from 'node:crypto';

/** A registered patient, with the password to log in and a token that is signed in already. */
export type Patient = {
  email: string;
  phone: string;
  password: string;
  firstName: string;
  lastName: string;
  token: string;
};

type ApiAnswer = { status: number; body: unknown };

/** Calls the server's API as a browser would, from an own network address; `cookies` are kept between calls. */
export async function callServer(
  url: string,
  method: string,
  path: string,
  options: { body?: unknown; token?: string; address?: string; cookies?: Map<string, string> } = {},
): Promise<ApiAnswer> {
  const answer = await fetch(`${url}/api${path}`, {
    method,
    headers: {
      'X-Forwarded-For': options.address ?? randomAddress(),
      ...(options.body !== undefined && { 'Content-Type': 'application/json' }),
      ...(options.cookies?.size && { Cookie: [...options.cookies.values()].join('; ') }),
      ...(options.token && { Authorization: `Bearer ${options.token}` }),
    },
    ...(options.body !== undefined && { body: JSON.stringify(options.body) }),
  });
  for (const cookie of answer.headers.getSetCookie()) {
    const [pair = ''] = cookie.split(';', 1);
    options.cookies?.set(pair.split('=', 1)[0] ?? '', pair);
  }
  const text = await answer.text();
  return { status: answer.status, body: text === '' ? undefined : JSON.parse(text) };
}

/** An address of a private network: limits count by address, and every test is somebody else. */
export function randomAddress(): string {
  return `10.${randomInt(1, 255)}.${randomInt(1, 255)}.${randomInt(1, 255)}`;
}

type Outbox = { to: string; text: string; subject: string }[];

/** The outbox, newest message first. */
export async function readOutbox(url: string): Promise<Outbox> {
  const answer = await fetch(`${url}/api/outbox`);
  const messages: Outbox = await answer.json();
  return messages;
}

/** The newest one-time code that was sent to an e-mail address or a phone number (E.164). */
export async function readCode(url: string, target: string): Promise<string> {
  const message = (await readOutbox(url)).find(({ to }) => to === target);
  const code = message?.text.replace(/(\d), (?=\d)/g, '$1').match(/\b\d{6}\b/)?.[0];
  if (!code) throw new Error(`no code was sent to ${target}`);
  return code;
}

let personCount = 0;

/** Data of a person who has no account yet: a worker counts, and its server knows nobody else. */
export function createPerson(): Omit<Patient, 'token'> {
  personCount += 1;
  // Limits count by block of numbers too, so the digits in front change first.
  const number = `${200 + (personCount % 700)}${String(Math.floor(personCount / 700)).padStart(3, '0')}`;
  return {
    email: `maria.${number}@p${number}.example`,
    phone: `+49221${number}`,
    password: 'Lindenblatt-7',
    firstName: 'Maria',
    lastName: 'Sommer',
  };
}

/** Registers a person through the real calls, codes included. */
export async function registerPatient(url: string, changes: Partial<Patient> = {}): Promise<Patient> {
  const person = { ...createPerson(), ...changes };
  const { email, phone } = person;
  const address = randomAddress();
  const cookies = new Map<string, string>();
  const post = async (path: string, body: unknown) => {
    const answer = await callServer(url, 'POST', path, { body, address, cookies });
    if (answer.status >= 400) throw new Error(`${path} answered ${answer.status}`);
    return answer.body;
  };
  await post('/auth/otp/send-email', { email, purpose: 'verification' });
  await post('/auth/otp/verify-email', { email, code: await readCode(url, email) });
  await post('/auth/otp/send-phone', { phone, purpose: 'verification' });
  await post('/auth/otp/verify-phone', { phone, code: await readCode(url, phone) });
  const session = await post('/auth/register', { ...person, emailVerified: true, phoneVerified: true });
  return { ...person, token: readToken(session) };
}

function readToken(session: unknown): string {
  if (typeof session === 'object' && session !== null && 'token' in session) return String(session.token);
  throw new Error('registration answered no token');
}
