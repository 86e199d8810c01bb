import { randomUUID } from 'node:crypto';
import type { Hit } from '@praxisportal/contract/staff/plan';
import type { ParsedStaffInput } from '@praxisportal/contract/staff/schemas';
import type { AppContext } from '../../context.ts';
import { toPlan } from '../../domain/practice-plan.ts';
import { toWallDate } from '../../domain/zone-day.ts';
import { requireColumn } from '../staff/require-column.ts';
import { describeHits } from './describe-hits.ts';
import { findAbsenceHits } from './find-absence-hits.ts';
import { checkDays, type Planner, requirePlanner } from './rules.ts';

type Draft = ParsedStaffInput<'previewAbsence'>['body'];

/**
 * Whom an absence or closure would hit and where they could go, as if it were planned; nothing is written. Throws
 * `not_permitted`, `unknown_column`, `hours_impossible`, `plan_in_past` or `plan_too_long`.
 */
export async function previewAbsence(
  context: AppContext,
  planner: Planner,
  { id = randomUUID(), ...words }: Draft,
): Promise<Hit[]> {
  const { clock, practice } = context;
  requirePlanner(planner, words.doctorId);
  requireColumn(context, words.doctorId);
  checkDays(words, toWallDate(clock.nowMs(), practice.facts.timeZone));
  const { rows } = practice.plan;
  const others = rows.absences.filter((planned) => planned.id !== id);
  const plan = toPlan({ ...rows, absences: [...others, { ...words, id, version: 1 }] });
  return describeHits(context, { rows: await findAbsenceHits(context, words), plan });
}
