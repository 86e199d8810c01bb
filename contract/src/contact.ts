import * as z from 'zod';
import { email, personName, textWithLines } from './fields.ts';
import { limits } from './limits.ts';

/**
 * What the contact form sends. `leaveEmpty` is a field that people don't see and machines fill in; `secondsToWrite` is how
 * long the form was open. Both only mark a message as suspect: a guess loses none.
 */
export const contactMessage = z.object({
  name: personName,
  email,
  message: textWithLines.trim().min(1).max(limits.contactMessageMaxLength),
  leaveEmpty: z.unknown().optional(),
  secondsToWrite: z.number().min(0),
});

export const contactMessageAccepted = z.object({ accepted: z.literal(true) });
