import type { Appointment } from '@praxisportal/contract/appointment';
import type { Offer } from '@praxisportal/contract/offer';

type OpenAppointment = Pick<Appointment, 'patientId' | 'status' | 'date' | 'time'>;
type Limits = Pick<Offer, 'openAppointmentsMax' | 'householdAppointmentsMax'>;

/**
 * How many open appointments keep this patient from booking online, by the limit of the patient or of the account over
 * all its patients; undefined while there is room. `now` is the practice's wall time.
 */
export function findReachedLimit(
  appointments: readonly OpenAppointment[],
  { patientId, now, limits }: { patientId: string; now: { date: string; time: string }; limits: Limits },
): number | undefined {
  const open = appointments.filter(
    ({ status, date, time }) => status === 'scheduled' && `${date} ${time}` > `${now.date} ${now.time}`,
  );
  const ofPatient = open.filter((each) => each.patientId === patientId).length;
  if (ofPatient >= limits.openAppointmentsMax) return ofPatient;
  return open.length >= limits.householdAppointmentsMax ? open.length : undefined;
}
