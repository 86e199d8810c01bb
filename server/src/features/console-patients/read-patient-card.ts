import type { PatientCard } from '@praxisportal/contract/staff/patients';
import { AppError } from '../../app-error.ts';
import type { AppContext } from '../../context.ts';
import { inTransaction } from '../../db/transaction.ts';
import { type StaffActor, toDayAppointment, toMessageState } from '../console-day/rules.ts';
import { recordStaffDeed } from '../staff/commands.ts';
import {
  listAppointmentsOf,
  listConsents,
  listFamily,
  listMessagesTo,
  listPatientRows,
  type PatientRow,
} from './queries.ts';
import { maySeeContacts, toPatientEntry } from './rules.ts';

/**
 * Everything that the practice has of one person, as far as somebody may see it; the look is in the audit before the
 * answer leaves. Throws `not_found`.
 */
export async function readPatientCard(
  { db, clock, practice }: AppContext,
  staff: StaffActor,
  id: string,
): Promise<PatientCard> {
  const now = new Date(clock.nowMs());
  return inTransaction(db, async (transaction) => {
    const [row] = await listPatientRows(transaction, [id], now);
    if (!row) throw new AppError('not_found');
    await recordStaffDeed(
      transaction,
      { staffId: staff.staffId, action: 'look', subjectKind: 'patient', subjectId: id },
      now,
    );
    const appointments = await listAppointmentsOf(transaction, id);
    const shown = appointments.map((appointment) => toDayAppointment(appointment, practice));
    const isComing = ({ status, startsAt }: (typeof shown)[number]) =>
      status === 'scheduled' && startsAt >= now.toISOString();
    const isShown = maySeeContacts(staff);
    const messages = isShown ? await listMessagesTo(transaction, id) : [];
    const consents = isShown ? await listConsents(transaction, row) : [];
    return {
      ...toPatientEntry(row, staff, practice.facts.timeZone),
      language: row.language,
      createdAt: row.createdAt.toISOString(),
      contactOf: findContactOwner(row),
      family: await listFamily(transaction, id),
      consents: consents.map(({ at, ...consent }) => ({ ...consent, at: at.toISOString() })),
      coming: shown.filter(isComing).reverse(),
      past: shown.filter((appointment) => !isComing(appointment)),
      messages: messages.map(({ createdAt, mailState, phonedAt, ...message }) => ({
        ...message,
        state: toMessageState({ mailState, phonedAt }),
        createdAt: createdAt.toISOString(),
      })),
      missedCount: shown.filter(({ status }) => status === 'no_show').length,
    };
  });
}

function findContactOwner({ accountId, phone, email }: PatientRow): PatientCard['contactOf'] {
  if (accountId) return 'account';
  return phone || email ? 'person' : 'nobody';
}
