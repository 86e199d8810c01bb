import type { Language } from '@praxisportal/contract/language';
import type { AuditEntry, AuditPage } from '@praxisportal/contract/staff/audit';
import { staffLimits } from '@praxisportal/contract/staff/limits';
import type { ParsedStaffInput } from '@praxisportal/contract/staff/schemas';
import type { AppContext } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import { findZoneDay, toWallDate, toWallTime } from '../../domain/zone-day.ts';
import { recordStaffDeed } from '../audit/commands.ts';
import { listStaff } from '../staff/queries.ts';
import { describeChange } from './describe-change.ts';
import { describeDeed } from './describe-deed.ts';
import { type AuditRow, findPatientName, listAuditRows } from './queries.ts';
import { readCursor, toAuditDeed, toCursor } from './rules.ts';

type Query = ParsedStaffInput<'getAudit'>['query'];

/** Who asks, and in which language they read. */
export type Reader = { staffId: string; language: Language };

/** A page of who did what, the newest first. The look is in the audit before the answer leaves. */
export async function readAudit(
  context: Pick<AppContext, 'db' | 'clock' | 'practice'>,
  { staffId, language }: Reader,
  query: Query,
): Promise<AuditPage> {
  const { db, clock } = context;
  const now = new Date(clock.nowMs());
  const most = staffLimits.auditPageRows;
  return inTransaction(db, async (transaction) => {
    const rows = await findAuditRows(context, transaction, query, most + 1);
    await recordStaffDeed(transaction, toAuditDeed('look_at_audit', staffId, query), new Date(clock.nowMs()));
    const shown = rows.slice(0, most);
    const last = rows.length > most ? shown.at(-1) : undefined;
    const people = await listStaff(transaction, now);
    const { patientId } = query;
    return {
      entries: shown.map((row) => toAuditEntry(context, row, language)),
      next: last ? toCursor(last) : null,
      people: people.map(({ id, firstName, lastName, disabledAt }) => ({
        ...{ id, name: `${firstName} ${lastName}`, isDisabled: disabledAt !== null },
      })),
      patientName: patientId ? ((await findPatientName(transaction, patientId)) ?? null) : null,
    };
  });
}

/** The rows that a query of the contract asks for. */
export async function findAuditRows(
  { practice }: Pick<AppContext, 'practice'>,
  db: Database,
  { from, to, after, ...wish }: Query,
  most: number,
): Promise<AuditRow[]> {
  const { timeZone } = practice.facts;
  return listAuditRows(
    db,
    {
      ...wish,
      fromAt: from ? new Date(findZoneDay(timeZone, from).startMs) : undefined,
      beforeAt: to ? new Date(findZoneDay(timeZone, to).endMs) : undefined,
      after: after ? readCursor(after) : undefined,
    },
    most,
  );
}

/** A row of the audit as people read it. */
export function toAuditEntry(
  { practice }: Pick<AppContext, 'practice'>,
  row: AuditRow,
  language: Language,
): AuditEntry {
  const { timeZone } = practice.facts;
  const ms = row.at.getTime();
  const said = { language, practice };
  return {
    id: `${row.source}${row.id}`,
    at: row.at.toISOString(),
    date: toWallDate(ms, timeZone),
    time: toWallTime(ms, timeZone),
    sentence: row.source === 's' ? describeDeed(row, said) : describeChange(row, said),
    patientId: row.patientName === null ? null : row.patientId,
  };
}
