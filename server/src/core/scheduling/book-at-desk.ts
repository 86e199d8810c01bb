import { randomUUID } from 'node:crypto';
import type { Changed, StaffBooking } from '@praxisportal/contract/staff/day';
import type { AppContext } from '../../context.ts';
import type { DatabaseTransaction } from '../../db/database.ts';
import { lockCalendars } from '../../features/appointments/commands.ts';
import { findContact } from '../../features/appointments/queries.ts';
import type { StaffActor } from '../../features/audit/commands.ts';
import { findDeskAppointment } from '../../features/desk-appointments/queries.ts';
import { isErasurePending } from '../../features/planned-erasures/queries.ts';
import { AppError } from '../../platform/app-error.ts';
import { bookInTransaction, type Offer, type PreparedBooking } from './book.ts';
import { findUndoEnd, insertAudit, insertUndoable } from './commands.ts';
import { type DeskPlan, isOpen, mayOverbook, planAtDesk, requireNoteRight } from './desk-rules.ts';
import { toChanged } from './present-desk-appointment.ts';
import { findDeskPatient, findOwnChange, findSameBooking } from './queries.ts';

/**
 * Books at the counter or on the phone, by the same statement as the website: without lead time, horizon, grid and limits, and
 * with a reason also outside of working time or beside another appointment of the dentist. The patient's own are never two
 * at once. The confirmation leaves when the booking can't be undone any more. Repeated, it books once. Throws `not_found`,
 * `erasure_pending`, what `planAtDesk` throws, `person_busy`, `doctor_busy`, or `not_permitted` for an overbooking in the
 * column of another dentist.
 */
export async function bookAtDesk(
  context: AppContext,
  staff: StaffActor,
  request: StaffBooking,
): Promise<Changed> {
  requireNoteRight(staff, request.note);
  const { clock, practice } = context;
  const { doctorId, patientId, treatmentId, overbookedReason: reason } = request;
  const { staffId } = staff;
  return bookInTransaction<Changed, DeskOffer>(context, {
    lane: { doctorId, accountId: staffId },
    date: request.date,
    findOffer: (nowMs) => findOffer(context, request, nowMs),
    findRepeated: async () => undefined,
    prepare: (transaction, offer) => prepare(context, transaction, { staff, request, offer }),
    async finish(transaction, { rows, appointment: { id } }, isOverbooked) {
      if (isOverbooked) await insertAudit(transaction, { ...rows.audit, action: 'overbook' });
      const undo = await insertUndoable(transaction, {
        ...{ staffId, appointmentId: id, version: 1, before: null, messageId: rows.message?.id },
        undoUntil: findUndoEnd(clock.nowMs()),
      });
      const row = await findDeskAppointment(transaction, id);
      if (!row) throw new Error('a booking of this moment is gone');
      return toChanged(row, practice, undo);
    },
    async refuse(outcome, { during }) {
      if (outcome === 'unknown_patient') throw new AppError('not_found');
      if (outcome === 'slot_taken' && reason && !mayOverbook(staff, doctorId))
        throw new AppError('not_permitted');
      const wanted = { patientId, doctorId, treatmentId, during };
      const repeated = await findRepeated(context, staff, wanted);
      if (repeated) return repeated;
      throw new AppError(outcome === 'patient_busy' ? 'person_busy' : 'doctor_busy');
    },
  });
}

type DeskOffer = Offer & Pick<DeskPlan, 'treatment' | 'isException'>;

function findOffer({ practice }: AppContext, request: StaffBooking, nowMs: number): DeskOffer {
  const { doctor, ...plan } = planAtDesk(practice, request, nowMs);
  return { ...plan, ok: true, doctors: [doctor], treatmentId: plan.treatment.id };
}

type Asked = { staff: StaffActor; request: StaffBooking; offer: DeskOffer };

/** Reads the patient and the address under the locks. */
async function prepare(
  { clock }: AppContext,
  transaction: DatabaseTransaction,
  { staff, request, offer }: Asked,
): Promise<PreparedBooking> {
  const { staffId } = staff;
  const { doctorId, patientId, overbookedReason: reason = null } = request;
  await lockCalendars(transaction, [doctorId], { patientId, accountId: staffId });
  const patient = await findDeskPatient(transaction, patientId);
  if (!patient) throw new AppError('not_found');
  if (await isErasurePending(transaction, patientId)) throw new AppError('erasure_pending');
  const nowMs = clock.nowMs();
  // What is entered after the fact causes no notification.
  const isAhead = offer.during.startMs > nowMs;
  const contact = request.inform && isAhead ? await findContact(transaction, patientId) : undefined;
  const { language } = patient;
  return {
    booker: { actor: { kind: 'staff', id: staffId }, patient, contact, language },
    details: {
      ...{ treatmentType: offer.treatment.name.de, bookingMethod: request.method },
      byStaff: { note: request.note ?? '', messageId: randomUUID(), sendAt: findUndoEnd(nowMs) },
    },
    accountId: staffId,
    byStaff: {
      ...{ mayOverbook: reason !== null && mayOverbook(staff, doctorId), isOutside: offer.isException },
      reason,
    },
  };
}

/** The same booking of a moment ago, whose answer was lost, or that was pressed twice. */
async function findRepeated(
  { db, practice, clock }: AppContext,
  { staffId }: StaffActor,
  wanted: Parameters<typeof findSameBooking>[1],
): Promise<Changed | undefined> {
  const earlier = await findSameBooking(db, wanted);
  if (!earlier) return undefined;
  const { id: appointmentId, version } = earlier;
  const own = await findOwnChange(db, { appointmentId, version, staffId });
  return toChanged(earlier, practice, own && isOpen(own, clock.nowMs()) ? own : undefined);
}
