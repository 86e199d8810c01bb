import * as z from 'zod';
import { calendarDate, wallTime } from '../fields.ts';

/** By what bookings belong together: a domain of e-mail addresses that is no known mail service, a browser, or a block of network addresses. */
export const sourceKind = z.enum(['domain', 'browser', 'address']);
/** One of the kinds of `sourceKind`. */
export type SourceKind = z.infer<typeof sourceKind>;

/** Names a source: its kind and the first 16 bytes of its keyed hash, in hexadecimal. */
export const sourceParams = z.object({ kind: sourceKind, key: z.string().regex(/^[0-9a-f]{32}$/) });
/** The name of a source. */
export type SourceKey = z.infer<typeof sourceParams>;

/** A source from which unusually many appointments were booked, as far as these are still ahead. */
export const bookingSource = sourceParams.extend({
  /** Of a domain; null for a browser or an address block, of which nothing but a hash is kept, and if no address is known any more. */
  domain: z.string().nullable(),
  /** How many were booked, as far back as sources are kept; those cancelled since count too. */
  booked: z.int(),
  /** How many of them are still ahead: what cancelling the source cancels. */
  open: z.int(),
  /** Of those that are ahead: when the first and the last were booked. */
  firstAt: z.iso.datetime(),
  lastAt: z.iso.datetime(),
  /** The days that those ahead are on, each once and in order. */
  dates: z.array(calendarDate),
});
/** A source with what it booked. */
export type BookingSource = z.infer<typeof bookingSource>;
/** All sources that booked unusually much, those with most ahead first. */
export const bookingSources = z.object({ sources: z.array(bookingSource) });

/** Whether the patients are told by mail; by default they are not, because the addresses may belong to uninvolved people. */
export const sourceCancellation = z.object({ inform: z.boolean().default(false) });

/** What was cancelled, and what of the source is still ahead because it changed at that moment or is about to begin. */
export const cancelledSource = z.object({
  cancelled: z.int(),
  left: z.array(z.object({ patientName: z.string(), date: calendarDate, time: wallTime })),
});
/** The outcome of cancelling a source. */
export type CancelledSource = z.infer<typeof cancelledSource>;
