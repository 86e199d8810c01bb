import { createHmac } from 'node:crypto';
import type { BrowserContext } from '@playwright/test';
import type { Role } from '@praxisportal/contract/staff/rights';
import { randomAddress } from './patients.ts';
import type { ServerProcess } from './server-process.ts';

/** Somebody who works in the practice, with what they sign in by. */
export type StaffMember = {
  id: string;
  email: string;
  password: string;
  totpSecret: string;
  /** Those that are left; each shows both factors once more, without waiting for the app's next code. */
  recoveryCodes: string[];
  /** The cookies of a browser at which they are signed in. */
  cookies: Map<string, string>;
};

type Call = { method: string; path: string; body?: unknown; cookies?: Map<string, string> };

/** A staff call, as a page of the console makes it. */
async function callStaff(url: string, { method, path, body, cookies }: Call) {
  const answer = await fetch(`${url}/api/staff${path}`, {
    method,
    headers: {
      Origin: url,
      'Sec-Fetch-Site': 'same-origin',
      'X-Forwarded-For': randomAddress(),
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
      ...(cookies?.size && { Cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  for (const cookie of answer.headers.getSetCookie()) {
    const [name = '', value = ''] = (cookie.split(';', 1)[0] ?? '').split('=', 2);
    cookies?.set(name, value);
  }
  const text = await answer.text();
  return { status: answer.status, body: text === '' ? undefined : JSON.parse(text) };
}

async function askStaff(url: string, call: Call) {
  const { status, body } = await callStaff(url, call);
  if (status >= 400) throw new Error(`${call.method} ${call.path}: ${status} ${JSON.stringify(body)}`);
  return body;
}

/** The one-time password (RFC 6238) of a secret in base32 at a moment, in ms since 1970. */
export function totpAt(secret: string, nowMs: number): string {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
  const bits = [...secret].map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('');
  const bytes = (bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2));
  const step = Buffer.alloc(8);
  step.writeBigUInt64BE(BigInt(Math.floor(nowMs / 30_000)));
  const digest = createHmac('sha1', Buffer.from(bytes)).update(step).digest();
  const offset = (digest[19] ?? 0) & 15;
  return String((digest.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}

/** The present on the server's clock. */
export const serverNowMs = ({ offsetMs }: ServerProcess) => Date.now() + offsetMs;
const password = 'vier worte lange tanne';

/** Sets up access by a link, with a password and an app. */
async function accept(
  server: ServerProcess,
  token: string,
  names: { firstName: string; lastName: string; email?: string },
) {
  const { url } = server;
  const cookies = new Map<string, string>();
  const call = (path: string, body: unknown) => askStaff(url, { method: 'POST', path, body, cookies });
  const { totpSecretId, secret } = await call('/invitations/totp', { token });
  const totp = totpAt(secret, serverNowMs(server));
  const { me, recoveryCodes } = await call('/invitations/accept', {
    token,
    ...names,
    language: 'de',
    method: { method: 'password', password, totpSecretId, totp },
  });
  const { id, email } = me;
  const member: StaffMember = { id, email, password, totpSecret: secret, recoveryCodes, cookies };
  return member;
}

const owners = new Map<string, Promise<StaffMember>>();
let memberCount = 0;

/** The practice's owner on this server; the first who asks sets them up. */
export async function findOwner(server: ServerProcess): Promise<StaffMember> {
  const known =
    owners.get(server.url) ??
    accept(server, server.setupLink.split('#')[1] ?? '', {
      firstName: 'Katharina',
      lastName: 'Weber',
      email: 'weber@praxis.example',
    });
  owners.set(server.url, known);
  const owner = await known;
  await comeBack(server, owner);
  return owner;
}

/** Tests let hours pass: whoever's session is over or locked meanwhile signs in again. */
async function comeBack(server: ServerProcess, { email, totpSecret, cookies }: StaffMember) {
  const { status, body } = await callStaff(server.url, { method: 'GET', path: '/me', cookies });
  if (status === 200 && !body.isLocked) return;
  const totp = totpAt(totpSecret, serverNowMs(server));
  await askStaff(server.url, {
    method: 'POST',
    path: '/sign-in/password',
    body: { email, password, totp },
    cookies,
  });
}

/** The owner has just shown who they are, in full: pages that ask for that are open for five minutes. */
export async function proveOwner(server: ServerProcess): Promise<StaffMember> {
  const owner = await findOwner(server);
  const { cookies, recoveryCodes } = owner;
  const ask = (path: string, body?: unknown) => askStaff(server.url, { method: 'POST', path, body, cookies });
  await ask('/reproof', { proof: { method: 'password', password, recoveryCode: recoveryCodes.pop() } });
  if (recoveryCodes.length === 0) recoveryCodes.push(...(await ask('/access/recovery-codes')).recoveryCodes);
  return owner;
}

/** The link by which somebody new sets up access, and their address. */
export async function inviteStaff(server: ServerProcess, role: Role) {
  const { cookies } = await proveOwner(server);
  memberCount += 1;
  const email = `team${memberCount}@praxis.example`;
  const body = { email, role, language: 'de' };
  const { link } = await askStaff(server.url, { method: 'POST', path: '/invitations', body, cookies });
  return { email, token: String(link).split('#')[1] ?? '' };
}

/** Somebody more who works here, in this role. */
export async function addStaffMember(
  server: ServerProcess,
  role: Role,
  names = { firstName: 'Sevgi', lastName: 'Arslan' },
): Promise<StaffMember> {
  return accept(server, (await inviteStaff(server, role)).token, names);
}

/** Opens the console at this browser to somebody who is signed in. */
export async function enterConsole(
  context: BrowserContext,
  server: ServerProcess,
  { cookies }: StaffMember,
): Promise<void> {
  await context.addCookies([...cookies].map(([name, value]) => ({ name, value, url: server.url })));
}

/** A patient whom the practice has entered, as the console would. */
export async function addPatient(
  server: ServerProcess,
  patient: { firstName: string; lastName: string; dateOfBirth: string; email?: string; phone?: string },
): Promise<string> {
  const { cookies } = await findOwner(server);
  const isUnreachable = patient.email === undefined && patient.phone === undefined;
  const add = (otherThan: string[]) =>
    askStaff(server.url, {
      ...{ method: 'POST', path: '/patients', cookies },
      body: { ...patient, isUnreachable, otherThan },
    });
  const added = await add([]);
  if (added.patient) return added.patient.id;
  const another = await add(added.known.map(({ id }: { id: string }) => id));
  return another.patient.id;
}

/** The owner corrects the address of a patient who was just added. */
export async function correctAddress(server: ServerProcess, id: string, email: string): Promise<void> {
  const { cookies } = await findOwner(server);
  const body = { version: 1, email };
  await askStaff(server.url, { method: 'PATCH', path: `/patients/${id}`, cookies, body });
}

/** The owner changes a section of the settings at another desk. */
export async function changeSettings(server: ServerProcess, change: { section: string }): Promise<void> {
  const { cookies } = await proveOwner(server);
  const settings = await askStaff(server.url, { method: 'GET', path: '/settings', cookies });
  const body = { version: settings[change.section].version, change };
  await askStaff(server.url, { method: 'PUT', path: '/settings', body, cookies });
}

/** An appointment that the practice has entered. */
export async function bookForPatient(
  server: ServerProcess,
  booking: {
    patientId: string;
    doctorId: string;
    date: string;
    time: string;
    minutes?: number;
    overbookedReason?: string;
  },
): Promise<{ id: string; version: number }> {
  const { cookies } = await findOwner(server);
  const body = { treatmentId: 'kontrolluntersuchung', inform: false, method: 'phone', ...booking };
  const { appointment } = await askStaff(server.url, {
    method: 'POST',
    path: '/appointments',
    body,
    cookies,
  });
  return appointment;
}

/** Adds a patient who has half an hour with Dr. Weber on the server's first day, 25 November 2026; returns the patient's id. */
export async function addWithAppointment(
  server: ServerProcess,
  patient: Parameters<typeof addPatient>[1],
  time = '10:00',
): Promise<string> {
  const patientId = await addPatient(server, patient);
  const place = { doctorId: 'weber', date: '2026-11-25', time, minutes: 30 };
  await bookForPatient(server, { patientId, ...place });
  return patientId;
}

/** Something that the owner does who has just proven to be the owner. */
export async function askAsOwner(
  server: ServerProcess,
  call: { method: string; path: string; body?: unknown },
) {
  const { cookies } = await proveOwner(server);
  return askStaff(server.url, { ...call, cookies });
}
