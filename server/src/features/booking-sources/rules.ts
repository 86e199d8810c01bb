import type { SourceKind } from '@praxisportal/contract/staff/sources';
import type { NewRow } from '../../db/tables.ts';
import { dayMs } from '../../domain/calendar-date.ts';
import { findMailDomain } from '../../domain/mail-domain.ts';
import { toAddressBlock } from '../../security/address-prefix.ts';
import type { Caller } from '../../security/caller.ts';
import { keyedHash } from '../../security/keyed-hash.ts';
import { toMailbox } from '../throttle/rules.ts';

/** Where a booking came from, before it has an appointment. */
export type BookingSource = Omit<NewRow<'booking_sources'>, 'appointment_id'>;

/** Where a call comes from, as far as bookings are counted by it. */
export type BookingOrigin = Pick<Caller, 'prefix' | 'network' | 'requester'>;

/** Until an account is this old its bookings count as a newcomer's: longer than an attack goes unnoticed. */
const newAccountMs = 14 * dayMs;

/** Whether an account is too young for the practice to know its owner. */
export function isNewAccount({ createdAt }: { createdAt: Date }, nowMs: number): boolean {
  return nowMs - createdAt.getTime() < newAccountMs;
}

/** From when on an account counts as new. */
export function findNewAccountsSince(nowMs: number): Date {
  return new Date(nowMs - newAccountMs);
}

/**
 * How many appointments one account may have ahead over all its people, and one browser as a guest: three people with all
 * that one may have, or six with two each, which is a large family at the dentist's.
 */
export function toHouseholdMax(openAppointmentsMax: number): number {
  return 3 * openAppointmentsMax;
}

/** What is kept of a source: a keyed hash. */
export function hashSource(secretKey: Buffer, kind: SourceKind | 'mailbox', value: string): Buffer {
  return keyedHash(secretKey, 'booking source', kind, value);
}

/** Where a booking comes from, as keyed hashes. */
export function toBookingSource(
  secretKey: Buffer,
  caller: BookingOrigin,
  { email, isNewcomer, now }: { email: string; isNewcomer: boolean; now: Date },
): BookingSource {
  const domain = findMailDomain(email);
  const hash = (kind: SourceKind | 'mailbox', value: string) => hashSource(secretKey, kind, value);
  return {
    mailbox: hash('mailbox', toMailbox(email)),
    domain: domain === undefined ? null : hash('domain', domain),
    browser: caller.requester ? hash('browser', caller.requester) : null,
    address: hash('address', toAddressBlock(caller)),
    is_newcomer: isNewcomer,
    at: now,
  };
}

/** What a transaction queues by that counts what a mailbox and a browser have booked. */
export function toLockNames({ mailbox, browser }: Pick<BookingSource, 'mailbox' | 'browser'>): string[] {
  return [mailbox, browser].flatMap((hash) => hash?.toString('hex') ?? []);
}
