import { answers } from '@praxisportal/practice/answers';
import { askedFor } from '@praxisportal/practice/asked-for';
import { closures } from '@praxisportal/practice/closures';
import { doctors } from '@praxisportal/practice/doctors';
import { ownAnswers } from '@praxisportal/practice/own-answers';
import { practice as facts } from '@praxisportal/practice/practice';
import { treatments } from '@praxisportal/practice/treatments';
import type { Asker, AssistantPractice, OwnAppointment } from '../src/assistant/turn.ts';
import { usualTerms } from '../src/domain/test-calendar.ts';

/** The practice of `practice/` as the assistant knows it before anybody has set anything, for tests and benchmarks. */
export const samplePractice: AssistantPractice = {
  ...{ facts, doctors, treatments, answers, askedFor, ownAnswers },
  activeDoctors: doctors,
  calendar: { ...facts, closures, specialDays: [] },
  workingHoursOf: (id) => doctors.find((doctor) => doctor.id === id)?.workingHours ?? [],
  terms: usualTerms,
};

/** Wednesday, 25 November 2026, 9:00 in Cologne: the day of which the messages speak. */
export const nowMs = Date.parse('2026-11-25T08:00:00Z');
export const patient: Asker = {
  kind: 'patient',
  people: [{ patientId: 'p-1', firstName: 'Anna', lastName: 'Becker', relation: 'self' }],
};

export function toAppointment(id: string, date: string, time: string): OwnAppointment {
  return {
    id,
    date,
    time,
    treatment_type: 'Kontrolluntersuchung',
    doctorId: 'weber',
    doctor_name: 'Dr. Katharina Weber',
    status: 'scheduled',
    cancellable: true,
    movable: true,
    version: 1,
    noticeHours: 24,
    lateCancellation: false,
    patientId: 'p-1',
    patientName: 'Anna Becker',
    otherPatientName: null,
  };
}
