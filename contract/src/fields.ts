import * as z from 'zod';
import { emailPattern, hasForeignMailbox, toAsciiDomain } from './email-address.ts';
import { limits } from './limits.ts';
import { toPlainDigits } from './plain-digits.ts';
import { toShownEmail } from './shown-email.ts';
import { dropInvisible, hasLetter, toPersonName } from './visible-text.ts';

/** A calendar day that exists, as YYYY-MM-DD. */
export const calendarDate = z.iso.date();

/** A calendar day in the years 1000 to 2999, for what looks at days around it. */
export const nearDate = calendarDate.regex(/^[12]/);

/** A wall time of the practice as HH:MM, 00:00 to 23:59. */
export const wallTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);

/** A calendar month as YYYY-MM, in the years 1000 to 2999. */
export const calendarMonth = z.string().regex(/^[12]\d{3}-(0[1-9]|1[0-2])$/);

/** Text of one line: nothing that ends it, no control characters, no halves of a character, which PostgreSQL refuses. */
export const lineOfText = z
  .string()
  .overwrite(dropInvisible)
  .regex(/^[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}]*$/u);

/** Text of several lines: like one line, with tabs and line breaks. */
export const textWithLines = z
  .string()
  .overwrite(dropInvisible)
  .regex(/^(?:[^\p{Cc}\p{Cs}]|[\t\r\n])*$/u);

/** An e-mail address, compared and stored in lower case, its domain in ASCII. */
export const email = lineOfText
  .trim()
  .toLowerCase()
  .overwrite(toAsciiDomain)
  .refine((address) => !hasForeignMailbox(address), { params: { problem: 'email_mailbox' }, abort: true })
  .pipe(z.email({ pattern: emailPattern }).max(limits.emailMaxLength));

/** An address in an answer, as people write it. */
export const shownEmail = z.string().overwrite(toShownEmail);

/** A phone number as typed; the server turns it into E.164 (`+49…`) and refuses what is none. */
export const phone = lineOfText.trim().overwrite(toPlainDigits).min(5).max(30);

/** A one-time code: six digits, of any script. */
export const oneTimeCode = z
  .string()
  .overwrite(toPlainDigits)
  .regex(/^[0-9]{6}$/);

/** A person's first or last name: something that can be read. */
export const personName = lineOfText
  .overwrite(toPersonName)
  .min(1)
  .max(limits.nameMaxLength)
  .refine(hasLetter, { params: { problem: 'name_without_letter' } });

/** A new password; an old one is only compared, so it has no minimum there. */
export const newPassword = z.string().min(limits.passwordMinLength).max(limits.passwordMaxLength);
