import type { Doctor } from '@praxisportal/contract/doctor';
import type { DoctorFacts } from '@praxisportal/practice/types';
import type { PracticeData } from '../../context.ts';
import { toCalendarOf } from '../../domain/practice-plan.ts';
import type { DoctorCalendar } from '../../domain/working-day.ts';
import { AppError } from '../../platform/app-error.ts';

/** The doctor with this id; throws `not_found`. */
export function requireDoctor(practice: PracticeData, id: string): DoctorFacts {
  const doctor = practice.doctors.find((candidate) => candidate.id === id);
  if (!doctor) throw new AppError('not_found');
  return doctor;
}

/** When this doctor works, with everything that closes the practice, as it is planned at the moment. */
export function toDoctorCalendar(
  { facts, plan }: PracticeData,
  { id }: Pick<DoctorFacts, 'id'>,
): DoctorCalendar {
  return toCalendarOf(plan, id, facts);
}

/** The doctor as everybody may know them. */
export function toDoctor(facts: DoctorFacts): Doctor {
  return { ...facts, qualifications: [...facts.qualifications] };
}
