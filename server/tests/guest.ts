import type { CallAnswer, CallInput } from '@praxisportal/contract/schemas';
import { type CookieJar, callServer, readCode, type TestAnswer, type TestServer } from './harness.ts';

/** A guest's browser, at a network address of its own. */
export type GuestBrowser = { jar: CookieJar; ip: string };

type GuestBooking = CallInput<'bookAsGuest'>['body'];
/** Somebody with an address and a number of their own. */
export type Guest = Pick<GuestBooking, 'firstName' | 'lastName' | 'email' | 'phone'> & GuestBrowser;

let guestCount = 0;

/** Somebody new in a browser of their own. */
export function createGuest(): Guest {
  guestCount += 1;
  const ip = `10.92.${Math.floor(guestCount / 250)}.${guestCount % 250}`;
  const phone = `+4922148${String(10_000 + guestCount)}`;
  const name = { firstName: 'Gero', lastName: `Gast${guestCount}` };
  return { ...name, email: `gast@guest-${guestCount}.example`, phone, jar: new Map(), ip };
}

/** Proves the guest's address by a code; a minute passes first, so that another code may be asked for. */
export async function proveAddress(server: TestServer, { email, jar, ip }: Guest): Promise<void> {
  server.clock.advance(61_000);
  const body = { email, purpose: 'verification' } as const;
  await callServer(server, 'sendEmailCode', { jar, ip, body });
  const code = await readCode(server, email);
  await callServer(server, 'verifyEmailCode', { jar, ip, body: { email, code } });
}

/** Books as the guest, who has to have proven the address. */
export function bookAsGuest(
  server: TestServer,
  { jar, ip, ...person }: Guest,
  wish: Partial<GuestBooking> & Pick<GuestBooking, 'date' | 'time'>,
  { key, works = true }: { key?: string; works?: boolean } = {},
): Promise<TestAnswer<'bookAsGuest'>> {
  const body: GuestBooking = {
    ...{ doctorId: 'weber', treatmentType: 'Kontrolluntersuchung', policyAccepted: true },
    ...person,
    ...wish,
  };
  const headers = key ? { 'idempotency-key': key } : {};
  return callServer(server, 'bookAsGuest', { jar, ip, headers, body, works });
}

/** Proves and books. */
export async function bookProven(
  server: TestServer,
  guest: Guest,
  wish: Parameters<typeof bookAsGuest>[2],
  options: Parameters<typeof bookAsGuest>[3] = {},
): Promise<CallAnswer<'bookAsGuest'>> {
  await proveAddress(server, guest);
  const { status, body } = await bookAsGuest(server, guest, wish, options);
  if (status !== 201) throw new Error(`a guest's booking answered ${status}`);
  return body;
}
