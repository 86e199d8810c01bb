import { anyDoctorId } from '@praxisportal/contract/any-doctor';
import type { Appointment } from '@praxisportal/contract/appointment';
import { ApiError, isSlotTaken, isUnsettled } from '../../shared/api/errors.ts';
import type { WishedStart } from '../scheduling/StartPicker.tsx';

/** What an attempt to move an appointment came to; the error becomes a sentence where it is shown. */
export type MoveFailure =
  /** It was moved or cancelled elsewhere meanwhile; `current` is how it stands now. */
  | { kind: 'changed'; error: ApiError; current: Appointment | undefined }
  /** The wished time went to somebody else. */
  | { kind: 'slotTaken'; error: ApiError }
  | { kind: 'refused'; error: ApiError }
  /** No answer, or none that says whether it was moved: the same may be tried again. */
  | { kind: 'unsettled'; error: unknown };

/** Sorts the error of an attempt. */
export function toMoveFailure(error: unknown): MoveFailure {
  if (!(error instanceof ApiError) || isUnsettled(error)) return { kind: 'unsettled', error };
  if (error.code === 'version_conflict') return { kind: 'changed', error, current: error.current };
  return { kind: isSlotTaken(error) ? 'slotTaken' : 'refused', error };
}

/** Whether the appointment stands where it was to be moved. */
export function isAt(appointment: Appointment, { doctorId, date, time }: WishedStart): boolean {
  const isDoctor = doctorId === anyDoctorId || doctorId === appointment.doctorId;
  return isDoctor && appointment.date === date && appointment.time === time;
}
