import { calendarDate } from '@praxisportal/contract/fields';
import * as z from 'zod';
import type { Listener } from '../db/listener.ts';

const staffNews = z.discriminatedUnion('event', [
  z.object({ event: z.literal('day-changed'), date: calendarDate }),
  z.object({ event: z.enum(['patient-changed', 'patient-erased']), id: z.uuid() }),
  z.object({ event: z.literal('messages-changed') }),
  z.object({ event: z.literal('staff-changed') }),
  z.object({ event: z.literal('sessions-ended') }),
]);

/** What the desks hear of, in all processes; `sessions-ended` has each connection ask whether its session still lives. */
export type StaffNews = z.infer<typeof staffNews>;

/** Tells every desk; to be called after the commit. */
export function announceToStaff(listener: Listener, news: StaffNews): void {
  listener.announce('staff_news', JSON.stringify(news));
}

/** The news in a notification's text; undefined if they are none that this version knows. */
export function parseStaffNews(text: string): StaffNews | undefined {
  try {
    return staffNews.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
