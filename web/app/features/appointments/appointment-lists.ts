import type { Appointment } from '@praxisportal/contract/appointment';

export type AppointmentLists = { upcoming: readonly Appointment[]; past: readonly Appointment[] };

/** The calendar day YYYY-MM-DD on the practice's wall; the browser's own zone plays no part. */
export function findToday(nowMs: number, timeZone: string): string {
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  const parts = Object.fromEntries(format.formatToParts(nowMs).map(({ type, value }) => [type, value]));
  return `${parts.year}-${parts.month}-${parts.day}`;
}

/**
 * Upcoming is what is scheduled for today or later, the next one first; past is everything else, cancelled
 * ones included, the latest first.
 */
export function splitAppointments(appointments: readonly Appointment[], today: string): AppointmentLists {
  const isUpcoming = ({ status, date }: Appointment) => status === 'scheduled' && date >= today;
  return {
    upcoming: appointments.filter(isUpcoming).sort(byStart),
    past: appointments.filter((appointment) => !isUpcoming(appointment)).sort((a, b) => byStart(b, a)),
  };
}

/** Whole calendar days from one day to another, both YYYY-MM-DD. */
export function countDays(from: string, to: string): number {
  const dayMs = 86_400_000;
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / dayMs);
}

/** The wall time HH:MM so many minutes later on the same day. */
export function addMinutes(time: string, minutes: number): string {
  const total = Number(time.slice(0, 2)) * 60 + Number(time.slice(3)) + minutes;
  const twoDigits = (value: number) => String(value).padStart(2, '0');
  return `${twoDigits(Math.floor(total / 60))}:${twoDigits(total % 60)}`;
}

function byStart(a: Appointment, b: Appointment): number {
  return `${a.date} ${a.time}`.localeCompare(`${b.date} ${b.time}`);
}
