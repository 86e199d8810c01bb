import { anyDoctorId } from '@praxisportal/contract/any-doctor';
import type { Appointment, AppointmentMove } from '@praxisportal/contract/appointment';
import type { Language } from '@praxisportal/contract/language';
import type { AppContext } from '../../context.ts';
import type { DatabaseTransaction } from '../../db/database.ts';
import { findMovedService } from '../../domain/practice-settings.ts';
import { findZoneDay } from '../../domain/zone-day.ts';
import { isPatientBooked, listFreeDoctors, listRoomyDoctors } from '../../features/appointments/queries.ts';
import {
  findDoctorsFor,
  findNewcomerMinutes,
  isMovable,
  presentAppointment,
} from '../../features/appointments/rules.ts';
import type { DeskAppointment } from '../../features/desk-appointments/queries.ts';
import { AppError } from '../../platform/app-error.ts';
import { type OnlineChange, onlinePolicy, requireDailyLimit, requireVersion } from './policy.ts';
import { reschedule, type Target } from './reschedule.ts';
import { announceTransition } from './transition.ts';

/**
 * Moves an appointment of a patient or guest to another time, another doctor, or both. The rules are those of booking; its
 * length stays. Repeated, it moves once. `any` doctor means the present one if free, else the one with the fewest booked
 * minutes on that day. Throws `not_found`, `not_movable`, `version_conflict` (with the appointment as it is),
 * `outside_rules`, `slot_taken`, `patient_busy`, `too_many_bookings_today`, `newcomers_day_full`, `unavailable` or
 * `too_many_requests`.
 */
export async function rescheduleOnline(
  context: AppContext,
  caller: OnlineChange,
  move: AppointmentMove,
): Promise<Appointment> {
  const { clock, practice } = context;
  const { language } = caller;
  const { version } = move;
  const { timeZone } = practice.facts;
  const refuseStatus = (): never => {
    throw new AppError('not_movable');
  };
  const { before, after } = await reschedule(context, {
    ...onlinePolicy(context, caller),
    ...{ laneDoctorId: move.doctorId, refuseStatus },
    findRepeated: async (_, row) =>
      isThere(context, row, move, language) ? { before: row, after: row, undo: undefined } : undefined,
    check(row, doneToday) {
      if (!isMovable(row, { nowMs: clock.nowMs(), timeZone })) refuseStatus();
      requireVersion(context, row, { version, language });
      if (doneToday !== undefined) requireDailyLimit(context, doneToday);
    },
    findTarget: (row) => findTarget(context, row, move),
    place: (transaction, row, target) => place(context, transaction, { row, target, date: move.date }),
    refuseTaken(error) {
      throw error;
    },
  });
  if (after.version !== before.version) announceTransition(context, [before, after]);
  return presentAppointment(context, after, language);
}

/** Whether the appointment already is where it is to go: the answer to an earlier request was lost, perhaps. */
function isThere(
  context: AppContext,
  row: DeskAppointment,
  move: AppointmentMove,
  language: Language,
): boolean {
  const { doctorId, date, time, movable } = presentAppointment(context, row, language);
  const isDoctor = [undefined, anyDoctorId, doctorId].includes(move.doctorId);
  return movable && isDoctor && date === move.date && time === move.time;
}

function findTarget({ clock, practice }: AppContext, row: DeskAppointment, move: AppointmentMove): Target {
  const { treatmentId, doctorId, bufferMinutes } = row;
  const minutes = (row.endAt.getTime() - row.startAt.getTime()) / 60_000;
  const booked = { treatmentId, doctorId, minutes, bufferMinutes };
  const serviceOf = (id: string) => findMovedService(practice.plan.settings, booked, id, move.date);
  const start = { date: move.date, time: move.time, doctorId: move.doctorId ?? doctorId, serviceOf };
  const offer = findDoctorsFor(practice, start, clock.nowMs());
  if (!offer.ok) throw new AppError('outside_rules', { rule: offer.rule });
  return offer;
}

type Placing = { row: DeskAppointment; target: Target; date: string };

async function place(
  { config, practice }: AppContext,
  transaction: DatabaseTransaction,
  { row, target: { doctors, during }, date }: Placing,
): Promise<DeskAppointment> {
  const { id } = row;
  // Report `patient_busy` instead of `slot_taken` if the patient has another appointment then.
  if (await isPatientBooked(transaction, row.patientId, during, id)) throw new AppError('patient_busy');
  const day = findZoneDay(practice.facts.timeZone, date);
  const ids = doctors.map((doctor) => doctor.id);
  const free = await listFreeDoctors(transaction, ids, {
    ...{ during, day, except: id, bufferMinutes: row.bufferMinutes },
  });
  const minutes = findNewcomerMinutes(practice, doctors, { date, percent: config.newcomersDayPercent });
  const shares = new Map(ids.map((each, index) => [each, minutes[index] ?? null]));
  const candidates = free.map((each) => ({ id: each, mostMinutes: shares.get(each) ?? null }));
  const roomy = await listRoomyDoctors(transaction, id, candidates, { during, day });
  if (free.length > 0 && roomy.length === 0) throw new AppError('newcomers_day_full');
  const chosen = roomy.includes(row.doctorId) ? row.doctorId : roomy[0];
  const doctor = doctors.find((each) => each.id === chosen);
  if (!doctor) throw new AppError('slot_taken');
  return {
    ...row,
    ...{ doctorId: doctor.id, doctorName: doctor.name },
    ...{ startAt: new Date(during.startMs), endAt: new Date(during.endMs) },
    ...{ overbooked: false, overbookedReason: null },
  };
}
