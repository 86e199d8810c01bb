import type { Language } from '@praxisportal/contract/language';
import type { Changed } from '@praxisportal/contract/staff/day';
import type { Decision, DecisionResults, Decisions } from '@praxisportal/contract/staff/plan';
import type { AppContext } from '../../context.ts';
import { cancelAtDesk } from '../../core/scheduling/cancel.ts';
import { changeAtDesk } from '../../core/scheduling/change-at-desk.ts';
import { toDayAppointment } from '../../core/scheduling/present-desk-appointment.ts';
import { inTransaction } from '../../db/transaction.ts';
import { isHit } from '../../domain/plan-hits.ts';
import type { PlannedAbsence } from '../../domain/practice-plan.ts';
import { findZoneDay } from '../../domain/zone-day.ts';
import { toErrorBody } from '../../http/errors.ts';
import { announceToStaff } from '../../live/staff-news.ts';
import { AppError } from '../../platform/app-error.ts';
import { recordStaffDeed } from '../audit/commands.ts';
import { type DeskAppointment, findDeskAppointment } from '../desk-appointments/queries.ts';
import { type Changer, withBrake } from '../staff/with-brake.ts';
import { type DecisionRow, deleteUndone, insertDecision, upsertDecision } from './commands.ts';
import { type DecidedRow, listDecisions, readPlanRows } from './queries.ts';
import { mayPlan, type Planner, requirePlanner } from './rules.ts';

type Result = DecisionResults['results'][number];
type Undo = Result['undo'];

/** Whose word it is, for which absence, and how refusals are told. */
type Deciding = {
  planner: Planner & Changer;
  absenceId: string;
  absenceEndsAt: Date;
  inform: boolean;
  language: Language;
};

/**
 * Moves, cancels or keeps what an absence hits, by the use cases of the day: each in a transaction of its own, so that
 * one refusal, because another desk was faster perhaps, leaves the others done. Sent twice, they are done once. Before any of
 * them what cancels or moves is counted together. Throws `not_found`, `not_permitted` or `brake_proof_needed`.
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
  const decided = new Map(
    (await listDecisions(context.db, absenceId)).map((each) => [each.appointmentId, each.decision]),
  );
  const isNew = ({ kind, appointmentId }: Decision) => kind !== 'keep' && decided.get(appointmentId) !== kind;
  const decideAll = () => decideEach(context, deciding, { absence, decided, decisions });
  return withBrake(context, 'staff_decide', planner, decideAll, decisions.filter(isNew).length);
}

type Decided = ReadonlyMap<string, DecidedRow['decision']>;
type Task = { absence: PlannedAbsence; decided: Decided; decisions: readonly Decision[] };

async function decideEach(
  context: AppContext,
  deciding: Deciding,
  { absence, decided, decisions }: Task,
): Promise<DecisionResults> {
  const { timeZone } = context.practice.facts;
  const { planner } = deciding;
  const results: Result[] = [];
  for (const decision of decisions) {
    const row = await findDeskAppointment(context.db, decision.appointmentId);
    const isWithin = row !== undefined && isHit(absence, row, timeZone);
    const before = decided.get(decision.appointmentId);
    // Another desk may just have cancelled what was hit.
    const isConcerned = row !== undefined && isHit(absence, { ...row, status: 'scheduled' }, timeZone);
    const mayShow = mayPlan(planner, null) || isConcerned || before !== undefined;
    results.push(await decide(context, deciding, { decision, row, isWithin, before, mayShow }));
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

type Case = {
  decision: Decision;
  row: DeskAppointment | undefined;
  isWithin: boolean;
  /** What was decided about it before because of this absence */
  before: DecidedRow['decision'] | undefined;
  /** Whether a refusal shows it: who plans their own absences alone reads nothing by way of one that it does not concern. */
  mayShow: boolean;
};

async function decide(
  context: AppContext,
  deciding: Deciding,
  { decision, row, isWithin, before, mayShow }: Case,
): Promise<Result> {
  const { db, practice } = context;
  const { appointmentId } = decision;
  try {
    if (!row) throw new AppError('not_found');
    // Decided again, perhaps because the answer was lost. The version is no longer that of the decision, so nothing is done:
    // one's own is answered as it was, and all else is `appointment_changed`.
    const isAgain = row.version === decision.version + 1 && before === decision.kind;
    const undo =
      isAgain && decision.kind !== 'keep'
        ? (await changeByDecision(context, deciding, decision)).undo
        : await carryOut(context, deciding, { decision, row, isWithin });
    const outcome = ({ move: 'moved', cancel: 'cancelled', keep: 'kept' } as const)[decision.kind];
    return { appointmentId, outcome, error: null, appointment: await show(), undo };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const { code, error: message } = toErrorBody(error.code, error.details, deciding.language);
    const appointment = row && mayShow ? await show() : null;
    return { appointmentId, outcome: 'refused', error: { code, message }, appointment, undo: null };
  }

  async function show() {
    const now = await findDeskAppointment(db, appointmentId);
    return now ? toDayAppointment(now, practice) : null;
  }
}

/** Cancels or moves by the use cases of the day, which do it once. */
function changeByDecision(
  context: AppContext,
  { planner, inform }: Deciding,
  decision: Exclude<Decision, { kind: 'keep' }>,
): Promise<Changed> {
  const change = { id: decision.appointmentId, version: decision.version, inform };
  if (decision.kind === 'cancel')
    return cancelAtDesk(context, planner, { ...change, by: 'practice', reason: '' });
  const { doctorId, date, time } = decision;
  return changeAtDesk(context, planner, { ...change, doctorId, date, time });
}

/** Notes the decision, does it, and notes that it is done; returns how it is undone. */
async function carryOut(
  context: AppContext,
  deciding: Deciding,
  { decision, row, isWithin }: Pick<Case, 'decision' | 'isWithin'> & { row: DeskAppointment },
): Promise<Undo> {
  if (row.version !== decision.version) throw new AppError('appointment_changed');
  if (!isWithin) throw new AppError('not_hit');
  const { planner, absenceId, absenceEndsAt } = deciding;
  const { db, clock, practice, listener } = context;
  const { appointmentId, kind } = decision;
  const now = new Date(clock.nowMs());
  const { doctorName, date, start } = toDayAppointment(row, practice);
  const noted: DecisionRow = {
    ...{ absenceId, absenceEndsAt, appointmentId, decision: kind },
    former: { doctorName, date, start },
  };
  if (decision.kind === 'keep') {
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
    const { undo } = await changeByDecision(context, deciding, decision);
    await upsertDecision(db, noted, now);
    return undo;
  } catch (error) {
    if (isNoted && error instanceof AppError) await deleteUndone(db, noted);
    throw error;
  }
}
