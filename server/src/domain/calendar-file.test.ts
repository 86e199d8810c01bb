import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { type CalendarEvent, findCalendarMethod, writeCalendarEvent } from './calendar-file.ts';
import { findZoneDay, toFirstInstantMs } from './zone-day.ts';

const zone = 'Europe/Berlin';

const at = (date: string, minuteOfDay: number) => toFirstInstantMs(findZoneDay(zone, date), minuteOfDay);

function makeEvent(changes: Partial<CalendarEvent> = {}): CalendarEvent {
  const startMs = at('2026-12-01', 9 * 60);
  return {
    uid: '6f2c@praxis.example',
    sequence: 1,
    isCancelled: false,
    startMs,
    endMs: startMs + 30 * 60_000,
    stampMs: Date.parse('2026-11-25T08:00:00Z'),
    summary: 'Zahnarzttermin',
    description: 'Zeile eins\nZeile zwei; mit Zeichen, die \\ besonders sind',
    location: 'Lindenplatz 12, 50667 Köln',
    organizer: { name: 'Zahnarztpraxis "Linde", Köln', email: 'praxis@example.org' },
    ...changes,
  };
}

/** The file as another program reads it. */
function read(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text));
  const component = calendar.getFirstSubcomponent('vevent');
  if (!component) throw new Error('there is no event');
  return { calendar, component, event: new ICAL.Event(component) };
}

const readInstants = (changes: Partial<CalendarEvent>) => {
  const { event } = read(writeCalendarEvent(makeEvent(changes)));
  return [event.startDate, event.endDate].map((time) => time.toJSDate().toISOString());
};

test.each([
  { what: 'the day before summer time begins', date: '2027-03-27', start: '08:00', end: '08:30' },
  { what: 'the day on which it begins', date: '2027-03-28', start: '07:00', end: '07:30' },
  { what: 'the day before it ends', date: '2026-10-24', start: '07:00', end: '07:30' },
  { what: 'the day on which it ends', date: '2026-10-25', start: '08:00', end: '08:30' },
])('nine o’clock in Berlin is the right instant on $what', ({ date, start, end }) => {
  const startMs = at(date, 9 * 60);
  expect(readInstants({ startMs, endMs: startMs + 30 * 60_000 })).toEqual([
    `${date}T${start}:00.000Z`,
    `${date}T${end}:00.000Z`,
  ]);
});

test('an event over a clock change is as long as it is', () => {
  const startMs = at('2026-10-25', 2 * 60);
  const { event } = read(writeCalendarEvent(makeEvent({ startMs, endMs: startMs + 90 * 60_000 })));
  expect(event.duration.toSeconds()).toBe(90 * 60);
});

test('a file that is fetched publishes; one that is sent requests, and later cancels', () => {
  const attendee = { name: 'Anna Schmidt', email: 'anna@example.org' };
  const fetched = read(writeCalendarEvent(makeEvent()));
  const sent = read(writeCalendarEvent(makeEvent({ attendee, sequence: 2 })));
  const cancelled = read(writeCalendarEvent(makeEvent({ attendee, sequence: 3, isCancelled: true })));
  const tell = ({ calendar, component, event }: ReturnType<typeof read>) => [
    calendar.getFirstPropertyValue('method'),
    component.getFirstPropertyValue('status'),
    event.uid,
    event.sequence,
  ];
  expect([fetched, sent, cancelled].map(tell)).toEqual([
    ['PUBLISH', 'CONFIRMED', '6f2c@praxis.example', 1],
    ['REQUEST', 'CONFIRMED', '6f2c@praxis.example', 2],
    ['CANCEL', 'CANCELLED', '6f2c@praxis.example', 3],
  ]);
  expect(fetched.component.getFirstProperty('attendee')).toBeNull();
  expect(sent.component.getFirstProperty('attendee')?.getParameter('rsvp')).toBe('FALSE');
  expect(findCalendarMethod({ attendee, isCancelled: true })).toBe('CANCEL');
});

test('texts come through with their special characters, and every line keeps the length', () => {
  const summary = `Zahnarzttermin ${'ä'.repeat(200)}`;
  const text = writeCalendarEvent(makeEvent({ summary }));
  const { event, component } = read(text);
  expect(event.summary).toBe(summary);
  expect(event.description).toBe('Zeile eins\nZeile zwei; mit Zeichen, die \\ besonders sind');
  expect(event.location).toBe('Lindenplatz 12, 50667 Köln');
  expect(component.getFirstPropertyValue('class')).toBe('PRIVATE');
  expect(text.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
});

test('a name that tries to add a line to the file stays a name', () => {
  const name = 'Anna\r\nATTENDEE:mailto:eve@example.org';
  const attendee = { name, email: 'anna@example.org' };
  const text = writeCalendarEvent(makeEvent({ attendee, summary: name }));
  expect(read(text).component.getAllProperties('attendee')).toHaveLength(1);
});
