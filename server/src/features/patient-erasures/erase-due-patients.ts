import type { AppContext } from '../../context.ts';
import { inTransaction } from '../../db/transaction.ts';
import { deliverSoon } from '../../delivery/commands.ts';
import { announceToStaff } from '../../live/staff-news.ts';
import { AppError } from '../../platform/app-error.ts';
import { processRows } from '../../platform/jobs/process-rows.ts';
import { announceErasure, erasePatients } from '../account-data/erase-patients.ts';
import { recordStaffDeed } from '../audit/commands.ts';
import { deleteErasure } from '../planned-erasures/commands.ts';
import { dropErasure } from '../planned-erasures/drop-erasure.ts';
import {
  hasChangedSince,
  listDueErasures,
  lockErasure,
  type PlannedErasure,
} from '../planned-erasures/queries.ts';
import { lockForErasure, planErasure } from './plan-erasure.ts';

/**
 * Carries out the erasures that are due, each in a transaction of its own. An erasure that became impossible since it was requested is
 * dropped, and the owners get a mail; one that fails is reported, retried the next hour, and blocks no other. Safe in several processes at once.
 */
export async function eraseDuePatients(context: AppContext): Promise<void> {
  const now = new Date(context.clock.nowMs());
  await processRows(context, {
    job: 'dueErasures',
    list: async (after: PlannedErasure | undefined) => (after ? [] : listDueErasures(context.db, now)),
    idOf: ({ patientId }) => patientId,
    work: ({ patientId }) =>
      erasePatient(context, patientId, now).catch(async (error) => {
        if (!(error instanceof AppError)) throw error;
        await drop(context, patientId, now);
      }),
  });
}

/**
 * Erases one patient by the rules of their own erasure: what the law makes the practice keep stays, and is named in a last
 * mail. Does nothing if the erasure was taken back meanwhile. Throws `open_appointments` if an appointment was
 * booked or a patient came to the account since, and `not_found` if the patient now belongs to another account or none.
 */
async function erasePatient(context: AppContext, id: string, now: Date): Promise<void> {
  const { db, listener } = context;
  const done = await inTransaction(db, async (transaction) => {
    const row = await lockForErasure(transaction, id, now);
    const planned = await lockErasure(transaction, id);
    if (!planned) return undefined;
    const { staffId, reason, cancelAppointments } = planned;
    const erasure = await planErasure(transaction, { row, staffId, cancelAppointments });
    const isSameAccount =
      erasure.accountId === planned.accountId && row.accountId === planned.managingAccountId;
    if (!isSameAccount) throw new AppError('not_found');
    // An online booking since the request is not cancelled without the desk.
    const { patients, partly = [], accountId } = erasure;
    if (await hasChangedSince(transaction, [...patients, ...partly], planned.askedAt))
      throw new AppError('open_appointments');
    const erased = await erasePatients(context, transaction, erasure, now);
    for (const subjectId of patients) {
      const detail = { reason, withAccount: accountId !== null };
      const entry = { staffId, action: 'erase_patient', subjectKind: 'patient', subjectId, detail } as const;
      await recordStaffDeed(transaction, entry, now);
    }
    for (const subjectId of partly) {
      const entry = { action: 'part_from_account', subjectKind: 'patient', subjectId } as const;
      await recordStaffDeed(transaction, { staffId: null, ...entry }, now);
    }
    await deleteErasure(transaction, id);
    return { erased: { ...erased, partly }, patients };
  });
  if (!done) return;
  announceErasure(context, done.erased);
  for (const each of done.patients) announceToStaff(listener, { event: 'patient-erased', id: each });
}

async function drop(context: AppContext, patientId: string, now: Date): Promise<void> {
  await inTransaction(context.db, (transaction) => dropErasure(transaction, context, patientId, now));
  deliverSoon(context.listener);
  announceToStaff(context.listener, { event: 'patient-changed', id: patientId });
}
