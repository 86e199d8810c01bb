import {
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalCalendar,
  ICalCalendarMethod,
  ICalEventClass,
  ICalEventStatus,
} from 'ical-generator';

/**
 * One event for a calendar. `uid` stays the same as long as the appointment exists and `sequence` grows with each change, so that a calendar
 * replaces what it has. Instants are epoch milliseconds.
 */
export type CalendarEvent = {
  uid: string;
  sequence: number;
  isCancelled: boolean;
  startMs: number;
  endMs: number;
  /** When this was written. */
  stampMs: number;
  summary: string;
  description: string;
  location: string;
  organizer: { name: string; email: string };
  /** Whom it is sent to, if it is sent: their calendar then takes over changes by itself. */
  attendee?: { name: string; email: string };
};

/** How a calendar is to take the event: as a copy, or as something that its sender changes and cancels (RFC 5546). */
export type CalendarMethod = 'PUBLISH' | 'REQUEST' | 'CANCEL';

/** `PUBLISH` for a file that somebody fetches, `REQUEST` or `CANCEL` for one that is sent. */
export function findCalendarMethod({
  attendee,
  isCancelled,
}: Pick<CalendarEvent, 'attendee' | 'isCancelled'>): CalendarMethod {
  if (!attendee) return 'PUBLISH';
  return isCancelled ? 'CANCEL' : 'REQUEST';
}

/**
 * The event as an iCalendar file (RFC 5545). Its instants are written in UTC, which needs no table of clock changes and
 * means the same in every calendar; a zone's name beside a JavaScript date would shift it by the machine's own zone.
 */
export function writeCalendarEvent(event: CalendarEvent): string {
  const { uid, sequence, isCancelled, summary, description, location, organizer, attendee } = event;
  const calendar = new ICalCalendar({
    prodId: { company: 'Praxisportal', product: 'Appointments', language: 'DE' },
    method: ICalCalendarMethod[findCalendarMethod(event)],
  });
  calendar.createEvent({
    id: uid,
    sequence,
    stamp: new Date(event.stampMs),
    start: new Date(event.startMs),
    end: new Date(event.endMs),
    status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    // Calendars are shared with families and colleagues.
    class: ICalEventClass.PRIVATE,
    summary,
    description,
    location,
    organizer: { name: organizer.name, email: organizer.email },
    ...(attendee && {
      attendees: [
        {
          ...attendee,
          role: ICalAttendeeRole.REQ,
          // Who booked has agreed already: no calendar shall ask, nor answer the practice.
          status: ICalAttendeeStatus.ACCEPTED,
          rsvp: false,
        },
      ],
    }),
  });
  return calendar.toString();
}
