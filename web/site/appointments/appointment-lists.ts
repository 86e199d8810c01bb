import type { Appointment } from '@praxisportal/contract/appointment';

export type AppointmentLists = {
  upcoming: readonly Appointment[];
  today: readonly Appointment[];
  past: readonly Appointment[];
};

/**
 * Upcoming is what is scheduled for today or later, the next one first, and today's part of it once more by itself;
 * past is everything else, cancelled ones included, the latest first.
 */
export function splitAppointments(appointments: readonly Appointment[], today: string): AppointmentLists {
  const isUpcoming = ({ status, date }: Appointment) => status === 'scheduled' && date >= today;
  const upcoming = appointments.filter(isUpcoming).sort(byStart);
  return {
    upcoming,
    today: upcoming.filter(({ date }) => date === today),
    past: appointments.filter((appointment) => !isUpcoming(appointment)).sort((a, b) => byStart(b, a)),
  };
}

function byStart(a: Appointment, b: Appointment): number {
  return `${a.date} ${a.time}`.localeCompare(`${b.date} ${b.time}`);
}
