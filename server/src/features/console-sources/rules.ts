import type { BookingSource, SourceKind } from '@praxisportal/contract/staff/sources';
import { findMailDomain } from '../../domain/mail-domain.ts';
import type { SourceRow } from './queries.ts';

/**
 * From how many bookings of newcomers within a week a source is unusual. A family books fewer from one browser, and a
 * company's people with one domain; a block of addresses is shared by many who have nothing to do with each other.
 */
export const unusualFrom: Record<SourceKind, number> = { domain: 10, browser: 10, address: 20 };

/** A source as the contract shows it; of an address the domain alone. */
export function toSource({ email, firstAt, lastAt, ...row }: SourceRow): BookingSource {
  return {
    ...row,
    domain: (row.kind === 'domain' && email && findMailDomain(email)) || null,
    firstAt: firstAt.toISOString(),
    lastAt: lastAt.toISOString(),
  };
}
