import type { SourceKind } from '@praxisportal/contract/staff/sources';

/**
 * From how many bookings of newcomers within a week a source is unusual. A family books fewer from one browser, and a
 * company's people with one domain; a block of addresses is shared by many who have nothing to do with each other.
 */
export const unusualFrom: Record<SourceKind, number> = { domain: 10, browser: 10, address: 20 };
