import { callApi } from './client.ts';

/** An own appointment as the text of a calendar file. */
export function loadCalendarFile(appointmentId: string): Promise<string> {
  return callApi('appointmentCalendar', { params: { id: appointmentId } });
}
