import type { Appointment } from '@praxisportal/contract/appointment';
import { describe, expect, it } from 'vitest';
import { splitAppointments } from './appointment-lists.ts';

function appointment(id: string, changes: Partial<Appointment>): Appointment {
  return {
    id,
    date: '2026-12-01',
    time: '09:00',
    durationMinutes: 30,
    treatment_type: 'Kontrolluntersuchung',
    doctorId: 'weber',
    doctor_name: 'Dr. Katharina Weber',
    status: 'scheduled',
    bookingMethod: 'website',
    cancellable: true,
    patientId: '0199a0a0-0000-7000-8000-000000000002',
    patientName: 'Maria Sommer',
    otherPatientName: null,
    version: 1,
    movable: true,
    lateCancellation: false,
    noticeHours: 24,
    confirmation: null,
    ...changes,
  };
}

const ids = (list: readonly Appointment[]) => list.map(({ id }) => id);

describe('splitAppointments', () => {
  it('counts the whole of today as upcoming', () => {
    const early = appointment('early', { date: '2026-11-25', time: '08:00' });
    expect(ids(splitAppointments([early], '2026-11-25').upcoming)).toEqual(['early']);
  });

  it('sorts upcoming ones by start, the next first', () => {
    const list = [
      appointment('c', { date: '2026-12-02', time: '08:00' }),
      appointment('b', { date: '2026-12-01', time: '14:00' }),
      appointment('a', { date: '2026-12-01', time: '09:30' }),
    ];
    expect(ids(splitAppointments(list, '2026-11-25').upcoming)).toEqual(['a', 'b', 'c']);
  });

  it('puts what is over, done or cancelled into the past, the latest first', () => {
    const list = [
      appointment('over', { date: '2026-11-24' }),
      appointment('done', { date: '2026-10-01', status: 'completed', cancellable: false }),
      appointment('cancelled', { date: '2026-12-24', status: 'cancelled', cancellable: false }),
    ];
    const { upcoming, past } = splitAppointments(list, '2026-11-25');
    expect(upcoming).toEqual([]);
    expect(ids(past)).toEqual(['cancelled', 'over', 'done']);
  });

  it('has what is still to come today by itself, too', () => {
    const list = [
      appointment('later', { date: '2026-12-02' }),
      appointment('today', { date: '2026-11-25' }),
      appointment('cancelled', { date: '2026-11-25', status: 'cancelled', cancellable: false }),
    ];
    const lists = splitAppointments(list, '2026-11-25');
    expect(ids(lists.today)).toEqual(['today']);
    expect(ids(lists.upcoming)).toEqual(['today', 'later']);
  });

  it('leaves the caller’s list as it is', () => {
    const list = [appointment('b', { date: '2026-12-02' }), appointment('a', {})];
    splitAppointments(list, '2026-11-25');
    expect(ids(list)).toEqual(['b', 'a']);
  });
});
