import { sql } from 'kysely';
import type { WrittenPractice } from '../../context.ts';
import type { Database, DatabaseTransaction } from '../../db/database.ts';
import type { NewRow } from '../../db/tables.ts';
import type { PlannedAbsence, PlannedHours, PlannedSpecialDay } from '../../domain/practice-plan.ts';
import { messageOf } from './queries.ts';

/** From the first day that there is: what holds since ever. */
export const sinceEver = '0001-01-01';

/**
 * Writes hours, absences and closures of `practice/` into the plan, of the practice and of each doctor once: whoever has
 * weekly hours there, be they none, is planned by the practice itself. Several processes may start at once.
 */
export async function seedPlan(
  db: Database,
  { facts, doctors, closures }: WrittenPractice,
  now: Date,
): Promise<void> {
  const parts = [
    { doctorId: null, hours: facts.openingHours, absences: closures },
    ...doctors.map(({ id, workingHours, absences }) => ({ doctorId: id, hours: workingHours, absences })),
  ];
  await db.transaction().execute(async (transaction) => {
    await lockPlan(transaction, []);
    const planned = await transaction.selectFrom('plan_hours').select('doctor_id').execute();
    const missing = parts.filter(({ doctorId }) => planned.every((row) => row.doctor_id !== doctorId));
    if (missing.length === 0) return;
    const hours = missing.map(({ doctorId, hours: rows }) => ({
      doctor_id: doctorId,
      valid_from: sinceEver,
      hours: JSON.stringify(rows),
    }));
    await transaction.insertInto('plan_hours').values(hours).execute();
    const absences = missing.flatMap(({ doctorId, absences: periods }) =>
      periods.map(
        ({ from, to, reason }): NewRow<'plan_absences'> => ({
          doctor_id: doctorId,
          first_date: from,
          last_date: to,
          reason_de: reason.de,
          reason_en: reason.en,
          is_reason_shown: true,
          created_at: now,
        }),
      ),
    );
    if (absences.length > 0) await transaction.insertInto('plan_absences').values(absences).execute();
    await nextRevision(transaction);
  });
}

/** Queues this transaction behind every booking with these doctors, and behind every other change of the plan. */
export async function lockPlan(
  transaction: DatabaseTransaction,
  doctorIds: readonly string[],
): Promise<void> {
  await sql`select lock_plan(${doctorIds}::text[])`.execute(transaction);
}

/** Makes every copy of the plan a stale one, once this transaction is committed. */
export async function nextRevision(transaction: DatabaseTransaction): Promise<void> {
  await transaction
    .updateTable('plan_revision')
    .set(({ eb }) => ({ revision: eb('revision', '+', '1') }))
    .execute();
}

type AbsenceWords = Pick<PlannedAbsence, 'doctorId' | 'from' | 'to' | 'hours' | 'reason' | 'isReasonShown'>;

/**
 * Writes an absence or closure and returns its id: that of the same one, if it stands there already, whose reason becomes
 * this one if there is one. Says whether anything was written.
 */
export async function insertAbsence(
  transaction: DatabaseTransaction,
  words: AbsenceWords,
  now: Date,
): Promise<{ id: string; become: 'added' | 'changed' | 'same' }> {
  const values = toAbsenceValues(words);
  const twin = await transaction
    .selectFrom('plan_absences')
    .select(['id', 'version', 'reason_de', 'reason_en', 'is_reason_shown'])
    .where('removed_at', 'is', null)
    .where(sql<boolean>`doctor_id is not distinct from ${words.doctorId}`)
    .where('first_date', '=', values.first_date)
    .where('last_date', '=', values.last_date)
    .where(sql<boolean>`from_time is not distinct from ${values.from_time}`)
    .where(sql<boolean>`to_time is not distinct from ${values.to_time}`)
    .executeTakeFirst();
  if (twin) {
    const { reason_de, reason_en, is_reason_shown } = values;
    const isSame =
      reason_de === null ||
      (reason_de === twin.reason_de &&
        reason_en === twin.reason_en &&
        is_reason_shown === twin.is_reason_shown);
    if (!isSame) await updateAbsence(transaction, twin, words);
    return { id: twin.id, become: isSame ? 'same' : 'changed' };
  }
  const { id } = await transaction
    .insertInto('plan_absences')
    .values({ ...values, doctor_id: words.doctorId, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, become: 'added' };
}

/** Changes an absence; false if it is not the one of this version. */
export async function updateAbsence(
  transaction: DatabaseTransaction,
  { id, version }: { id: string; version: number },
  words: Omit<AbsenceWords, 'doctorId'>,
): Promise<boolean> {
  const changed = await transaction
    .updateTable('plan_absences')
    .set(({ eb }) => ({ ...toAbsenceValues(words), version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .where('version', '=', version)
    .where('removed_at', 'is', null)
    .returning('id')
    .execute();
  return changed.length > 0;
}

/** Takes an absence back, and forgets why it was; false if that was done before. */
export async function markRemoved(transaction: DatabaseTransaction, id: string, now: Date): Promise<boolean> {
  const removed = await transaction
    .updateTable('plan_absences')
    .set({ removed_at: now, reason_de: null, reason_en: null })
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .returning('id')
    .execute();
  return removed.length > 0;
}

function toAbsenceValues({ from, to, hours, reason, isReasonShown }: Omit<AbsenceWords, 'doctorId'>) {
  return {
    first_date: from,
    last_date: to,
    from_time: hours?.from ?? null,
    to_time: hours?.to ?? null,
    reason_de: reason?.de ?? null,
    reason_en: reason?.en ?? null,
    is_reason_shown: isReasonShown,
  };
}

/** Weekly hours of a doctor or the practice from a day on, in place of those that began on the same day. */
export async function upsertHours(
  transaction: DatabaseTransaction,
  { doctorId, validFrom, hours }: Pick<PlannedHours, 'doctorId' | 'validFrom' | 'hours'>,
): Promise<Written> {
  return transaction
    .insertInto('plan_hours')
    .values({ doctor_id: doctorId, valid_from: validFrom, hours: JSON.stringify(hours) })
    .onConflict((conflict) =>
      conflict.constraint('plan_hours_once').doUpdateSet(({ eb }) => ({
        hours: JSON.stringify(hours),
        version: eb('plan_hours.version', '+', 1),
      })),
    )
    .returning(['id', 'version'])
    .executeTakeFirstOrThrow();
}

/** A row as it is now. */
type Written = { id: string; version: number };

export async function deleteHours(transaction: DatabaseTransaction, id: string): Promise<void> {
  await transaction.deleteFrom('plan_hours').where('id', '=', id).execute();
}

/** A special day, in place of what was planned for the same date. */
export async function upsertSpecialDay(
  transaction: DatabaseTransaction,
  { date, hours, doctors, reason }: Omit<PlannedSpecialDay, 'id' | 'version'>,
): Promise<Written> {
  const values = {
    hours: JSON.stringify(hours),
    doctors: JSON.stringify(doctors),
    reason_de: reason?.de ?? null,
    reason_en: reason?.en ?? null,
  };
  return transaction
    .insertInto('plan_special_days')
    .values({ date, ...values })
    .onConflict((conflict) =>
      conflict.constraint('plan_special_days_once').doUpdateSet(({ eb }) => ({
        ...values,
        version: eb('plan_special_days.version', '+', 1),
      })),
    )
    .returning(['id', 'version'])
    .executeTakeFirstOrThrow();
}

export async function deleteSpecialDay(transaction: DatabaseTransaction, id: string): Promise<void> {
  await transaction.deleteFrom('plan_special_days').where('id', '=', id).execute();
}

/** What is decided about an appointment that an absence hits, and where it was. */
export type DecisionRow = {
  absenceId: string;
  appointmentId: string;
  decision: 'move' | 'cancel' | 'keep';
  former: { doctorName: string; date: string; start: string };
  absenceEndsAt: Date;
};

/** Notes what is to be done, before it is done, so that nobody is forgotten if it is cut short; false if one stands there. */
export async function insertDecision(db: Database, row: DecisionRow, now: Date): Promise<boolean> {
  const inserted = await db
    .insertInto('plan_decisions')
    .values({ ...toDecisionValues(row, now), is_done: false })
    .onConflict((conflict) => conflict.columns(['absence_id', 'appointment_id']).doNothing())
    .returning('appointment_id')
    .execute();
  return inserted.length > 0;
}

/** Notes what was done; what was decided before no longer counts. */
export async function upsertDecision(db: Database, row: DecisionRow, now: Date): Promise<void> {
  const values = { ...toDecisionValues(row, now), is_done: true, told_at: null, mailed_at: null };
  await db
    .insertInto('plan_decisions')
    .values(values)
    .onConflict((conflict) => conflict.columns(['absence_id', 'appointment_id']).doUpdateSet(values))
    .execute();
}

/** Takes back what was noted and not done; what somebody else has done meanwhile stays. */
export async function deleteUndone(
  db: Database,
  { absenceId, appointmentId }: Pick<DecisionRow, 'absenceId' | 'appointmentId'>,
): Promise<void> {
  await db
    .deleteFrom('plan_decisions')
    .where('absence_id', '=', absenceId)
    .where('appointment_id', '=', appointmentId)
    .where('is_done', '=', false)
    .execute();
}

function toDecisionValues(row: DecisionRow, now: Date) {
  const { absenceId, appointmentId, decision, former, absenceEndsAt } = row;
  return {
    absence_id: absenceId,
    appointment_id: appointmentId,
    decision,
    former: JSON.stringify(former),
    decided_at: now,
    absence_ends_at: absenceEndsAt,
  };
}

/** Notes that a patient was told on the phone, or takes that back; false if it was so already. */
export async function updateTold(
  transaction: DatabaseTransaction,
  { absenceId, appointmentId }: Pick<DecisionRow, 'absenceId' | 'appointmentId'>,
  at: Date | null,
): Promise<boolean> {
  const changed = await transaction
    .updateTable('plan_decisions')
    .set({ told_at: at })
    .where('absence_id', '=', absenceId)
    .where('appointment_id', '=', appointmentId)
    .where('told_at', at ? 'is' : 'is not', null)
    .returning('appointment_id')
    .execute();
  return changed.length > 0;
}

/** Notes with decisions whom their mails, finished before this instant, have told, or somebody in their place on the phone. */
export async function noteOutcomes(db: Database, finishedBefore: Date): Promise<void> {
  await sql`
    update plan_decisions set
      mailed_at = case when message.state = 'sent' then message.finished_at end,
      told_at = coalesce(plan_decisions.told_at, message.phoned_at)
    from plan_decisions as decision join lateral ${messageOf('decision')} as message on true
    where plan_decisions.absence_id = decision.absence_id
      and plan_decisions.appointment_id = decision.appointment_id
      and decision.mailed_at is null and message.finished_at <= ${finishedBefore}
      and (message.state = 'sent' or message.phoned_at is not null)
  `.execute(db);
}

/** Absences and closures whose last day lies before these days, YYYY-MM-DD */
type Former = {
  /** Or that were taken back: nobody needs to know any more why it was. */
  reasonsBefore: string;
  daysBefore: string;
};

function forgettable({ reasonsBefore, daysBefore }: Former) {
  return {
    reasons: sql<boolean>`reason_de is not null and (removed_at is not null or last_date < ${reasonsBefore}::date)`,
    rows: sql<boolean>`last_date < ${daysBefore}::date
      and not exists (select from plan_decisions where absence_id = plan_absences.id)`,
  };
}

/** Whether anything of absences is to be forgotten. */
export async function isAnythingForgettable(db: Database, former: Former): Promise<boolean> {
  const { reasons, rows } = forgettable(former);
  const found = await db
    .selectFrom('plan_absences')
    .select('id')
    .where(sql<boolean>`(${reasons} or ${rows})`)
    .limit(1)
    .execute();
  return found.length > 0;
}

/** Forgets why former absences were, and those that are long over. */
export async function forgetAbsences(transaction: DatabaseTransaction, former: Former): Promise<void> {
  const { reasons, rows } = forgettable(former);
  await transaction.deleteFrom('plan_absences').where(rows).execute();
  await transaction
    .updateTable('plan_absences')
    .set({ reason_de: null, reason_en: null })
    .where(reasons)
    .execute();
}
