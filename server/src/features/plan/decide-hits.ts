import type { Language } from '@praxisportal/contract/language';
import type { Decision, DecisionResults, Decisions } from '@praxisportal/contract/staff/plan';
import { AppError } from '../../app-error.ts';
import type { AppContext } from '../../context.ts';
import { inTransaction } from '../../db/transaction.ts';
import { findZoneDay } from '../../domain/zone-day.ts';
import { toErrorBody } from '../../http/errors.ts';
import { announceToStaff } from '../../live/staff-news.ts';
import { cancelForPatient } from '../console-day/cancel-for-patient.ts';
import { changeAppointment } from '../console-day/change-appointment.ts';
import { type DeskAppointment, findDeskAppointment } from '../console-day/queries.ts';
import { toDayAppointment } from '../console-day/rules.ts';
import { recordStaffDeed } from '../staff/commands.ts';
import { type DecisionRow, deleteUndone, insertDecision, upsertDecision } from './commands.ts';
import { readPlanRows } from './queries.ts';
import { isHit, type Planner, requirePlanner } from './rules.ts';

type Result = DecisionResults['results'][number];
type Undo = Result['undo'];

/** Whose word it is, for which absence, and how refusals are told. */
type Deciding = {
  planner: Planner;
  absenceId: string;
  absenceEndsAt: Date;
  inform: boolean;
  language: Language;
};

/**
 * Moves, cancels or keeps what an absence hits, by the use cases of the day: each in a transaction of its own, so that
 * one refusal, because another desk was faster perhaps, leaves the others done. Throws `not_found` or `not_permitted`.
 */
export async function decideHits(
  context: AppContext,
  { planner, absenceId, language }: Omit<Deciding, 'inform' | 'absenceEndsAt'>,
  { decisions, inform }: Decisions,
): Promise<DecisionResults> {
  const { absences } = await readPlanRows(context.db);
  const absence = absences.find(({ id }) => id === absenceId);
  if (!absence) throw new AppError('not_found');
  requirePlanner(planner, absence.doctorId);
  const { timeZone } = context.practice.facts;
  const absenceEndsAt = new Date(findZoneDay(timeZone, absence.to).endMs);
  const deciding = { planner, absenceId, absenceEndsAt, inform, language };
  const results: Result[] = [];
  for (const decision of decisions) {
    const row = await findDeskAppointment(context.db, decision.appointmentId);
    const isWithin = row !== undefined && isHit(absence, row, timeZone);
    results.push(await decide(context, deciding, { decision, row, isWithin }));
  }
  const count = (outcome: Result['outcome']) => results.filter((each) => each.outcome === outcome).length;
  return {
    results,
    moved: count('moved'),
    cancelled: count('cancelled'),
    kept: count('kept'),
    refused: count('refused'),
  };
}

type Case = { decision: Decision; row: DeskAppointment | undefined; isWithin: boolean };

async function decide(
  context: AppContext,
  deciding: Deciding,
  { decision, row, isWithin }: Case,
): Promise<Result> {
  const { db, practice } = context;
  const { appointmentId } = decision;
  try {
    if (!row) throw new AppError('not_found');
    if (row.version !== decision.version) throw new AppError('appointment_changed');
    if (!isWithin) throw new AppError('not_hit');
    const undo = await carryOut(context, deciding, decision, row);
    const outcome = ({ move: 'moved', cancel: 'cancelled', keep: 'kept' } as const)[decision.kind];
    return { appointmentId, outcome, error: null, appointment: await show(), undo };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const { code, error: message } = toErrorBody(error.code, error.details, deciding.language);
    const appointment = row ? await show() : null;
    return { appointmentId, outcome: 'refused', error: { code, message }, appointment, undo: null };
  }

  async function show() {
    const now = await findDeskAppointment(db, appointmentId);
    return now ? toDayAppointment(now, practice) : null;
  }
}

/** Notes the decision, does it, and notes that it is done; returns how it is undone. */
async function carryOut(
  context: AppContext,
  { planner, absenceId, absenceEndsAt, inform }: Deciding,
  decision: Decision,
  row: DeskAppointment,
): Promise<Undo> {
  const { db, clock, practice, listener } = context;
  const { appointmentId, version, kind } = decision;
  const now = new Date(clock.nowMs());
  const { doctorName, date, start } = toDayAppointment(row, practice);
  const noted: DecisionRow = {
    ...{ absenceId, absenceEndsAt, appointmentId, decision: kind },
    former: { doctorName, date, start },
  };
  const change = { id: appointmentId, version, inform };
  if (kind === 'keep') {
    const deed = {
      action: 'keep_appointment',
      subjectKind: 'appointment',
      subjectId: appointmentId,
    } as const;
    const detail = { absence: absenceId };
    await inTransaction(db, async (transaction) => {
      await upsertDecision(transaction, noted, now);
      await recordStaffDeed(transaction, { ...deed, staffId: planner.staffId, detail }, now);
    });
    announceToStaff(listener, { event: 'day-changed', date });
    return null;
  }
  const isNoted = await insertDecision(db, noted, now);
  try {
    const { undo } =
      kind === 'cancel'
        ? await cancelForPatient(context, planner, { ...change, by: 'practice', reason: '' })
        : await changeAppointment(context, planner, {
            ...change,
            ...{ doctorId: decision.doctorId, date: decision.date, time: decision.time },
          });
    await upsertDecision(db, noted, now);
    return undo;
  } catch (error) {
    if (isNoted && error instanceof AppError) await deleteUndone(db, noted);
    throw error;
  }
}
