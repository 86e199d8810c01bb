import type { AuditFilter } from '@praxisportal/contract/staff/audit';
import { staffLimits } from '@praxisportal/contract/staff/limits';
import type { AppContext } from '../../context.ts';
import { inTransaction } from '../../db/transaction.ts';
import { writeCsv } from '../../domain/csv.ts';
import { mapInTurns } from '../../map-in-turns.ts';
import { AppError } from '../../platform/app-error.ts';
import { recordStaffDeed } from '../audit/commands.ts';
import { findAuditRows, type Reader, toAuditEntry } from './read-audit.ts';
import { toAuditDeed, toFileRows } from './rules.ts';

/**
 * Who did what as a CSV file, the newest first. The export is in the audit too. Of the tens of thousands of sentences some are
 * written at a time, so that others are answered meanwhile. Throws `audit_too_long`.
 */
export async function exportAudit(
  context: Pick<AppContext, 'db' | 'clock' | 'practice'>,
  { staffId, language }: Reader,
  filter: AuditFilter,
): Promise<string> {
  const { db, clock } = context;
  const most = staffLimits.auditFileRows;
  const rows = await inTransaction(db, async (transaction) => {
    const found = await findAuditRows(context, transaction, filter, most + 1);
    if (found.length > most) throw new AppError('audit_too_long');
    await recordStaffDeed(transaction, toAuditDeed('export_audit', staffId, filter), new Date(clock.nowMs()));
    return found;
  });
  const entries = await mapInTurns(rows, (row) => toAuditEntry(context, row, language));
  return writeCsv(toFileRows(language, entries));
}
