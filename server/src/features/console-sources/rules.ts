import type { BookingSource } from '@praxisportal/contract/staff/sources';
import { findMailDomain } from '../../domain/mail-domain.ts';
import { hashSource } from '../booking-sources/rules.ts';
import type { SourceRow } from './queries.ts';

/**
 * A source as the contract shows it: of a domain its name, if one of the patients is still reached there. Only hashes are kept, and an
 * address may have changed since the booking.
 */
export function toSource({ emails, firstAt, lastAt, ...row }: SourceRow, secretKey: Buffer): BookingSource {
  const domains = row.kind === 'domain' ? emails.map(findMailDomain) : [];
  const isSource = (domain: string | undefined) =>
    domain !== undefined && hashSource(secretKey, 'domain', domain).toString('hex').startsWith(row.key);
  return {
    ...row,
    domain: domains.find(isSource) ?? null,
    firstAt: firstAt.toISOString(),
    lastAt: lastAt.toISOString(),
  };
}
