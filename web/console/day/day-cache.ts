import type { Day, DayAppointment, Week } from '@praxisportal/contract/staff/day';
import { queryClient } from '../../shared/api/query-client.ts';
import { staffKeys } from '../shell/staff-queries.ts';

/** What was asked for before the change would put the older day over it. */
async function changeDays(change: (day: Day) => Day): Promise<void> {
  await Promise.all([
    queryClient.cancelQueries({ queryKey: staffKeys.day }),
    queryClient.cancelQueries({ queryKey: staffKeys.week }),
  ]);
  queryClient.setQueriesData<Day>({ queryKey: staffKeys.day }, (day) => day && change(day));
  queryClient.setQueriesData<Week>(
    { queryKey: staffKeys.week },
    (week) => week && { days: week.days.map(change) },
  );
  refreshDays();
}

/** Shows a changed appointment at once, in its new place and in none of the old ones. */
export function putAppointment(appointment: DayAppointment): Promise<void> {
  return changeDays((day) => {
    const others = day.appointments.filter(({ id }) => id !== appointment.id);
    const isOfDoctor = day.doctors.some(({ id }) => id === appointment.doctorId);
    const isHere = day.date === appointment.date && isOfDoctor && appointment.status !== 'cancelled';
    if (!isHere && others.length === day.appointments.length) return day;
    return { ...day, appointments: isHere ? [...others, appointment] : others };
  });
}

/** An appointment that was booked and taken back is gone. */
export function removeAppointment({ id }: Pick<DayAppointment, 'id'>): Promise<void> {
  return changeDays((day) => ({
    ...day,
    appointments: day.appointments.filter((other) => other.id !== id),
  }));
}

/** What is shown may be out of date: all days are asked for anew. */
export function refreshDays(): void {
  for (const queryKey of [staffKeys.day, staffKeys.week, staffKeys.free])
    void queryClient.invalidateQueries({ queryKey });
}
