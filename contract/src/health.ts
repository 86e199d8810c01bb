import * as z from 'zod';

/** What a supervisor asks. */
export const health = z.object({ status: z.literal('ok') });
