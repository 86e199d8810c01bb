import type { PatientErasureAsked } from '@praxisportal/contract/staff/patient-data';
import type { ParsedStaffInput } from '@praxisportal/contract/staff/schemas';
import type { AppContext } from '../../context.ts';
import { inTransaction } from '../../db/transaction.ts';
import { toPracticeCalendar } from '../../domain/practice-plan.ts';
import { announceToStaff } from '../../live/staff-news.ts';
import { AppError } from '../../platform/app-error.ts';
import { previewKept } from '../account-data/erase-patients.ts';
import { recordStaffDeed, type StaffActor } from '../audit/commands.ts';
import { upsertErasure } from '../planned-erasures/commands.ts';
import { lockForErasure, planErasure } from './plan-erasure.ts';
import { findErasureTime } from './rules.ts';

type Request = ParsedStaffInput<'erasePatient'>['body'] & { id: string };

/**
 * Plans the erasure of a patient at their request, for the next morning on which the practice is open; until then it can be taken back.
 * The answer says when, and which data the law makes the practice keep. The erasure of an account's own patient includes the account and the patients that
 * it manages. A repeated request overwrites the first. Throws `not_found` or `open_appointments`.
 */
export async function askErasure(
  context: AppContext,
  { staffId }: StaffActor,
  { id, reason, cancelAppointments = false }: Request,
): Promise<PatientErasureAsked> {
  const { db, clock, listener, practice } = context;
  const now = new Date(clock.nowMs());
  const { dueAt, kept, patients } = await inTransaction(db, async (transaction) => {
    const row = await lockForErasure(transaction, id, now);
    const erasure = await planErasure(transaction, { row, staffId, cancelAppointments });
    const { kept, openCount } = await previewKept(context, transaction, erasure, now);
    if (openCount > 0 && !cancelAppointments) throw new AppError('open_appointments');
    const dueAt = await upsertErasure(transaction, {
      ...{ patient_id: id, staff_id: staffId, reason, cancel_appointments: cancelAppointments },
      ...{ account_id: erasure.accountId, managing_account_id: row.accountId, asked_at: now },
      due_at: findErasureTime(now.getTime(), toPracticeCalendar(practice.plan, practice.facts)),
    });
    const entry = { staffId, action: 'ask_erasure', subjectKind: 'patient', subjectId: id } as const;
    const detail = { reason, withAccount: erasure.accountId !== null };
    await recordStaffDeed(transaction, { ...entry, detail }, now);
    return { dueAt, kept, patients: [...erasure.patients, ...(erasure.partly ?? [])] };
  });
  for (const each of patients) announceToStaff(listener, { event: 'patient-changed', id: each });
  return { erasesAt: dueAt.toISOString(), kept };
}
