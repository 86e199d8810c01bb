import { isDeepStrictEqual } from 'node:util';
import type { Changed, StaffChange } from '@praxisportal/contract/staff/day';
import type { AppContext, PracticeData } from '../../context.ts';
import type { Database, DatabaseTransaction } from '../../db/database.ts';
import { findTreatment } from '../../domain/practice-settings.ts';
import { toWallDate, toWallTime } from '../../domain/zone-day.ts';
import { isPatientBooked } from '../../features/appointments/queries.ts';
import type { StaffActor } from '../../features/audit/commands.ts';
import type { DeskAppointment } from '../../features/desk-appointments/queries.ts';
import { announceToStaff } from '../../live/staff-news.ts';
import { AppError } from '../../platform/app-error.ts';
import {
  type DeskPlan,
  mayOverbook,
  planAtDesk,
  refuseStale,
  requireNoteRight,
  toDeskRefusal,
} from './desk-rules.ts';
import { findRepeatedChange } from './find-repeated-change.ts';
import { staffPolicy } from './policy.ts';
import { toChanged } from './present-desk-appointment.ts';
import { isDoctorFree } from './queries.ts';
import { reschedule, type Target } from './reschedule.ts';
import { announceTransition, type Transition } from './transition.ts';

/** How something of an appointment is to become, and whether the patient is notified. */
type Request = StaffChange & { id: string };

/**
 * Moves an appointment at the desk or changes its dentist, treatment, length or note, by the practice's own rules: without
 * lead time, horizon, grid and limits, and with a reason also outside of working time or beside another appointment. The
 * notification leaves when the change can't be undone any more; a note causes none. Repeated, it changes once. Throws
 * `not_found`, `appointment_changed` with the appointment as it is, `not_changeable`, what `planAtDesk` throws,
 * `person_busy`, `doctor_busy` or `not_permitted`.
 */
export async function changeAtDesk(
  context: AppContext,
  staff: StaffActor,
  request: Request,
): Promise<Changed> {
  const { listener, practice } = context;
  requireNoteRight(staff, request.note);
  const { before, after, undo } = await reschedule(context, {
    ...staffPolicy(staff, request),
    ...{ laneDoctorId: request.doctorId, note: request.note, refuseTaken: toDeskRefusal },
    findRepeated: (db, row) => findRepeated(context, db, { staff, request, row }),
    check(row) {
      if (row.version !== request.version) refuseStale(row, practice);
      if (row.status === 'cancelled') throw new AppError('not_changeable');
    },
    findTarget: (row) => findTarget(context, row, request),
    place: (transaction, row, target) => place(context, transaction, { staff, request, row, target }),
    refuseStatus: (row) => refuseStale(row, practice),
  });
  // A note takes no time from anybody.
  if (undo) announceTransition(context, [before, after]);
  else
    for (const date of new Set([before, after].map((row) => findPlace(practice, row).date)))
      announceToStaff(listener, { event: 'day-changed', date });
  return toChanged(after, practice, undo);
}

type Asked = { staff: StaffActor; request: Request; row: DeskAppointment };

/** The same change by the same member of staff, or a note that already reads as requested. */
async function findRepeated(
  context: AppContext,
  db: Database,
  { staff, request, row }: Asked,
): Promise<Transition | undefined> {
  const { practice } = context;
  const { version, id: _, inform, note, ...wanted } = request;
  const isNoted = note === undefined || note === row.note;
  const isPlaced = isDeepStrictEqual(findPlace(practice, row), findWantedPlace(practice, row, request));
  if (row.version !== version + 1 || row.status === 'cancelled' || !isNoted || !isPlaced) return undefined;
  const isNoteOnly = note !== undefined && Object.values(wanted).every((value) => value === undefined);
  if (isNoteOnly) return { before: row, after: row, undo: undefined };
  return findRepeatedChange(context, db, { staff, row, version, inform });
}

type Place = {
  doctorId: string;
  treatmentId: string | null;
  date: string;
  time: string;
  minutes: number;
};

function findPlace({ facts: { timeZone } }: PracticeData, row: DeskAppointment): Place {
  const { doctorId, treatmentId, startAt, endAt } = row;
  const startMs = startAt.getTime();
  return {
    ...{ doctorId, treatmentId, date: toWallDate(startMs, timeZone), time: toWallTime(startMs, timeZone) },
    minutes: (endAt.getTime() - startMs) / 60_000,
  };
}

/** Another treatment takes as long as it usually does, unless a length is asked for. */
function findWantedPlace(practice: PracticeData, row: DeskAppointment, request: Request): Place {
  const present = findPlace(practice, row);
  const treatmentId = request.treatmentId ?? row.treatmentId;
  const date = request.date ?? present.date;
  const usual = treatmentId && findTreatment(practice.plan.settings, treatmentId, date)?.minutes;
  const minutes = treatmentId === row.treatmentId ? present.minutes : usual || present.minutes;
  return {
    ...{ treatmentId, date },
    doctorId: request.doctorId ?? present.doctorId,
    time: request.time ?? present.time,
    minutes: request.minutes ?? minutes,
  };
}

type DeskTarget = Target & DeskPlan & { reason: string | null };

/** The new time, dentist and treatment; undefined if they stay. Throws `not_changeable` for what is over. */
function findTarget(
  { practice, clock }: AppContext,
  row: DeskAppointment,
  request: Request,
): DeskTarget | undefined {
  const present = findPlace(practice, row);
  const wanted = findWantedPlace(practice, row, request);
  if (isDeepStrictEqual(present, wanted)) return undefined;
  if (row.status !== 'scheduled') throw new AppError('not_changeable');
  // What is no longer offered can be moved, but not be chosen anew.
  const known = practice.services.find(({ id }) => id === wanted.treatmentId) ?? practice.services[0];
  if (!known || (request.treatmentId !== undefined && known.id !== request.treatmentId))
    throw new AppError('outside_rules', { rule: 'unknown_treatment' });
  const isSameStart = (['doctorId', 'date', 'time'] as const).every((part) => wanted[part] === present[part]);
  // The reason holds on where the appointment stays.
  const reason = request.overbookedReason ?? (isSameStart ? row.overbookedReason : null);
  const words = { ...wanted, treatmentId: known.id, ...(reason && { overbookedReason: reason }) };
  const plan = planAtDesk(practice, words, clock.nowMs());
  const isSameTreatment = wanted.treatmentId === present.treatmentId;
  const bufferMinutes = isSameTreatment ? row.bufferMinutes : plan.bufferMinutes;
  return { ...plan, doctors: [plan.doctor], reason, bufferMinutes };
}

/** The appointment at its new place, if that is free or may be overbooked. */
async function place(
  { practice: { facts } }: AppContext,
  transaction: DatabaseTransaction,
  { staff, request, row, target }: Asked & { target: DeskTarget },
): Promise<DeskAppointment> {
  const { doctor, treatment, during, bufferMinutes, reason, isException } = target;
  if (await isPatientBooked(transaction, row.patientId, during, row.id)) throw new AppError('person_busy');
  const isFree = await isDoctorFree(transaction, doctor.id, { during, except: row.id });
  if (!isFree) {
    if (!reason) throw new AppError('doctor_busy');
    if (!mayOverbook(staff, doctor.id)) throw new AppError('not_permitted');
  }
  const [from, to] = [row.startAt.getTime(), during.startMs].map((ms) => toWallDate(ms, facts.timeZone));
  return {
    ...row,
    ...{ doctorId: doctor.id, doctorName: doctor.name, bufferMinutes },
    ...{ startAt: new Date(during.startMs), endAt: new Date(during.endMs) },
    ...(request.treatmentId !== undefined && {
      treatmentId: treatment.id,
      treatmentType: treatment.name.de,
    }),
    overbooked: !isFree,
    overbookedReason: isFree && !isException ? null : reason,
    // A patient who comes on another day has not arrived yet.
    ...(from !== to && { arrivedAt: null, seatedAt: null }),
  };
}
