import { randomUUID } from 'node:crypto';
import type { Changed, StaffBooking } from '@praxisportal/contract/staff/day';
import type { AppContext } from '../../context.ts';
import { inCalendarLane } from '../../db/calendar-lane.ts';
import type { DatabaseTransaction } from '../../db/database.ts';
import { findZoneDay, findZoneDayAt } from '../../domain/zone-day.ts';
import { announceChange, insertBooking, lockCalendars } from '../../features/appointments/commands.ts';
import { type BookingPlan, draftBooking } from '../../features/appointments/draft-booking.ts';
import { type Contact, findContact, isPatientBooked } from '../../features/appointments/queries.ts';
import { withCurrentPlan } from '../../features/appointments/with-current-plan.ts';
import type { StaffActor } from '../../features/audit/commands.ts';
import { type DeskAppointment, findDeskAppointment } from '../../features/desk-appointments/queries.ts';
import { isErasurePending } from '../../features/planned-erasures/queries.ts';
import { AppError } from '../../platform/app-error.ts';
import { findUndoEnd, insertAudit, insertUndoable } from './commands.ts';
import { type DeskPlan, isOpen, mayOverbook, planAtDesk, requireNoteRight } from './desk-rules.ts';
import { toChanged } from './present-desk-appointment.ts';
import { type DeskPatient, findDeskPatient, findOwnChange, findTwin, type UndoEnd } from './queries.ts';

/**
 * Books for somebody at the counter or on the phone, by the same statement as the website: without lead time, horizon,
 * grid and limits, and with a word of why also outside of working time or beside another appointment of the dentist. The
 * patient's own are never two at once. The confirmation leaves when it can't be undone any more. Sent twice, it books
 * once. Throws `not_found`, `erasure_pending`, what `planAtDesk` throws, `person_busy`, `doctor_busy`, or `not_permitted` for a double
 * booking in another's column.
 */
export async function bookForPatient(
  context: AppContext,
  staff: StaffActor,
  wish: StaffBooking,
): Promise<Changed> {
  requireNoteRight(staff, wish.note);
  return withCurrentPlan(context, () => bookByPlan(context, staff, wish));
}

async function bookByPlan(context: AppContext, staff: StaffActor, wish: StaffBooking): Promise<Changed> {
  const { db, clock, practice, listener } = context;
  const nowMs = clock.nowMs();
  const plan = planAtDesk(practice, wish, nowMs);
  const place = { doctorId: plan.doctor.id, accountId: staff.staffId };
  try {
    const { row, undo } = await inCalendarLane(context, place, () =>
      db.transaction().execute((transaction) => write(context, transaction, { staff, wish, plan })),
    );
    announceChange(listener, { doctorId: row.doctorId, date: wish.date });
    return toChanged(row, practice, undo);
  } catch (error) {
    const isTaken = error instanceof AppError && ['person_busy', 'doctor_busy'].includes(error.code);
    const twin = isTaken && (await findRepeated(context, staff, wish, plan));
    if (twin) return twin;
    throw error;
  }
}

/** Decides under the locks, and writes all that belongs to it: to the address that the patient has by then. */
async function write(
  context: AppContext,
  transaction: DatabaseTransaction,
  { staff, wish, plan }: DeskBooking,
): Promise<{ row: DeskAppointment; undo: UndoEnd }> {
  const { config, clock, practice } = context;
  const { timeZone } = practice.facts;
  const { patientId } = wish;
  const nowMs = clock.nowMs();
  await lockCalendars(transaction, [plan.doctor.id], { patientId, accountId: staff.staffId });
  const patient = await findDeskPatient(transaction, patientId);
  if (!patient) throw new AppError('not_found');
  if (await isErasurePending(transaction, patientId)) throw new AppError('erasure_pending');
  // What is entered after the fact sends nothing.
  const isAhead = plan.during.startMs > nowMs;
  const contact = wish.inform && isAhead ? await findContact(transaction, patientId) : undefined;
  const draft = draftAtDesk(context, { staff, wish, plan, patient, contact }, nowMs);
  const mayBeTwo = mayOverbook(staff, plan.doctor.id);
  const reason = wish.overbookedReason ?? null;
  if (await isPatientBooked(transaction, patientId, plan.during)) throw new AppError('person_busy');
  const today = findZoneDayAt(timeZone, nowMs);
  const { openAppointmentsMax, bookingsPerDayMax } = config;
  const decision = await insertBooking(
    transaction,
    {
      ...{ accountId: staff.staffId, patientId, doctorIds: [plan.doctor.id], key: undefined },
      planRevision: plan.planRevision,
      ...{
        during: plan.during,
        bufferMinutes: plan.bufferMinutes,
        day: findZoneDay(timeZone, wish.date),
        now: new Date(nowMs),
      },
      ...{ todayFrom: new Date(today.startMs), openAppointmentsMax, bookingsPerDayMax },
      byStaff: { mayOverbook: mayBeTwo && reason !== null, isOutside: plan.isException, reason },
    },
    [draft.rows],
  );
  if (decision.outcome === 'unknown_patient') throw new AppError('not_found');
  if (decision.outcome === 'slot_taken' && reason && !mayBeTwo) throw new AppError('not_permitted');
  if (decision.outcome !== 'booked')
    throw new AppError(decision.outcome === 'patient_busy' ? 'person_busy' : 'doctor_busy');
  if (decision.isOverbooked) await insertAudit(transaction, { ...draft.rows.audit, action: 'overbook' });
  const undo = await insertUndoable(transaction, {
    ...{ staffId: staff.staffId, appointmentId: draft.id, version: 1, before: null },
    ...{ messageId: draft.rows.message?.id, undoUntil: findUndoEnd(nowMs) },
  });
  const row = await findDeskAppointment(transaction, draft.id);
  if (!row) throw new Error('a booking of this moment is gone');
  return { row, undo };
}

type DeskBooking = {
  staff: StaffActor;
  wish: StaffBooking;
  plan: DeskPlan;
};

type ReachedBooking = DeskBooking & { patient: DeskPatient; contact: Contact | undefined };

/** All that the booking writes. */
function draftAtDesk(
  context: AppContext,
  { staff, wish, plan, patient, contact }: ReachedBooking,
  nowMs: number,
) {
  const { language } = patient;
  const { during, treatment, doctor } = plan;
  const id = randomUUID();
  const booking: BookingPlan = {
    ...{ ok: true, id, nowMs, during, doctors: [doctor], treatmentId: treatment.id },
    bufferMinutes: plan.bufferMinutes,
    planRevision: plan.planRevision,
    treatmentType: treatment.name.de,
    bookingMethod: wish.method,
    byStaff: { note: wish.note ?? '', messageId: randomUUID(), sendAt: findUndoEnd(nowMs) },
  };
  const booker = { actor: { kind: 'staff' as const, id: staff.staffId }, patient, contact, language };
  return { id, ...draftBooking(context, booker, booking, doctor) };
}

/** The same booking of a moment ago, whose answer was lost, or that was pressed twice. */
async function findRepeated(
  { db, practice, clock }: AppContext,
  { staffId }: StaffActor,
  { patientId }: StaffBooking,
  { doctor, treatment, during }: DeskPlan,
): Promise<Changed | undefined> {
  const twin = await findTwin(db, { patientId, doctorId: doctor.id, treatmentId: treatment.id, during });
  if (!twin) return undefined;
  const { id: appointmentId, version } = twin;
  const own = await findOwnChange(db, { appointmentId, version, staffId });
  return toChanged(twin, practice, own && isOpen(own, clock.nowMs()) ? own : undefined);
}
