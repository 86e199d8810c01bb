import * as z from 'zod';
import { email, lineOfText, personName, textWithLines } from './fields.ts';
import { limits } from './limits.ts';

/**
 * What the contact form sends. `website` is a field that people don't see and machines fill in;
 * `secondsToWrite` is how long the form was open. Both only serve to hold off spam.
 */
export const contactMessage = z.object({
  name: personName,
  email,
  message: textWithLines.trim().min(1).max(limits.contactMessageMaxLength),
  website: lineOfText.max(200),
  secondsToWrite: z.number().min(0),
});

export const contactMessageAccepted = z.object({ accepted: z.literal(true) });
