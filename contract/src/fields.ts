import * as z from 'zod';
import { limits } from './limits.ts';

/** A calendar day that exists, as YYYY-MM-DD. */
export const calendarDate = z.iso.date();

/** A calendar day in the years 1000 to 2999, for what looks at days around it. */
export const nearDate = calendarDate.regex(/^[12]/);

/** A wall time of the practice as HH:MM, 00:00 to 23:59. */
export const wallTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);

/** A calendar month as YYYY-MM, in the years 1000 to 2999. */
export const calendarMonth = z.string().regex(/^[12]\d{3}-(0[1-9]|1[0-2])$/);

/**
 * Marks that turn the direction of text: a name with one could make other words of a mail or page read
 * backwards. Contact lists put them around what is copied from them, so they are taken out, not refused.
 */
const directionMarks = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** Text of one line: nothing that ends it, no control characters, no halves of a character, which PostgreSQL refuses. */
export const lineOfText = z
  .string()
  .overwrite((text) => text.replace(directionMarks, ''))
  .regex(/^[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}]*$/u);

/** Text of several lines: like one line, with tabs and line breaks. */
export const textWithLines = z.string().regex(/^(?:[^\p{Cc}\p{Cs}]|[\t\r\n])*$/u);

/** An e-mail address, compared and stored in lower case. */
export const email = lineOfText.trim().toLowerCase().pipe(z.email().max(limits.emailMaxLength));

/** A phone number as typed; the server turns it into E.164 (`+49…`) and refuses what is none. */
export const phone = lineOfText.trim().min(5).max(30);

/** A one-time code: six digits. */
export const oneTimeCode = z.string().regex(/^\d{6}$/);

/** A person's first or last name. */
export const personName = lineOfText.trim().min(1).max(limits.nameMaxLength);

/** A new password; an old one is only compared, so it has no minimum there. */
export const newPassword = z.string().min(limits.passwordMinLength).max(limits.passwordMaxLength);
