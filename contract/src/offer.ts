import * as z from 'zod';
import { doctor } from './doctor.ts';
import { calendarDate } from './fields.ts';

/** How a treatment is done from a day on until the next row of it; `minutes` is null if its length is agreed each time. */
const offeredTreatment = z.object({
  id: z.string(),
  from: calendarDate,
  minutes: z.int().nullable(),
  online: z.boolean(),
});

/** What the practice offers and under which terms, as that holds today and is planned. */
export const offer = z.object({
  /** Those who treat here; `online` says whether they can be booked on the website. */
  doctors: z.array(doctor.extend({ online: z.boolean() })),
  treatments: z.array(offeredTreatment),
  leadMinutes: z.int(),
  windowMonths: z.int(),
  /** Of the cancellation policy, for what is booked now */
  noticeHours: z.int(),
  /** Whether patients are reminded at all */
  reminds: z.boolean(),
  /** How many open appointments a patient may have by booking online, and an account over all its patients */
  openAppointmentsMax: z.int(),
  householdAppointmentsMax: z.int(),
});
export type Offer = z.infer<typeof offer>;
