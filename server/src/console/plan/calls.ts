import type { Hit } from '@praxisportal/contract/staff/plan';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../context.ts';
import type { AbsenceDays } from '../../domain/plan-hits.ts';
import { toWallDate } from '../../domain/zone-day.ts';
import { lookUpHits } from '../../features/console-day/look-up-days.ts';
import type { LookBy } from '../../features/patient-access/admit-look.ts';
import { addAbsence } from '../../features/plan/add-absence.ts';
import { changeAbsence } from '../../features/plan/change-absence.ts';
import { decideHits } from '../../features/plan/decide-hits.ts';
import { markTold } from '../../features/plan/mark-told.ts';
import { planHours, previewHours, removeHours } from '../../features/plan/plan-hours.ts';
import { planSpecialDay, previewSpecialDay, removeSpecialDay } from '../../features/plan/plan-special-day.ts';
import { previewAbsence } from '../../features/plan/preview-absence.ts';
import { previewDecisionMails } from '../../features/plan/preview-decision-mails.ts';
import { readAbsence } from '../../features/plan/read-absence.ts';
import { readPlan } from '../../features/plan/read-plan.ts';
import { removeAbsence } from '../../features/plan/remove-absence.ts';
import { toDeedDetail, toOpeningHours, toSpecialDay } from '../../features/plan/rules.ts';
import { call } from '../../http/call.ts';
import { staffCall } from '../staff-call.ts';

/** When the practice is open, for everybody; and how the practice plans that. */
export function planCalls(app: FastifyInstance, context: AppContext): void {
  const { clock, practice } = context;
  const today = () => toWallDate(clock.nowMs(), practice.facts.timeZone);
  const lookUp = (by: LookBy, words: object, hits: Hit[]) => lookUpHits(context, by, { words, hits });
  const lookUpOf = (by: LookBy, absence: AbsenceDays, hits: Hit[]) => lookUp(by, toDeedDetail(absence), hits);

  call(app, context, 'getOpeningHours', async () => toOpeningHours(practice, today()));

  staffCall(app, context, 'getPlan', async ({ session, query }) =>
    readPlan(context, session, query.from ?? today()),
  );

  staffCall(app, context, 'previewAbsence', async (by) => ({
    hits: await lookUpOf(by, by.body, await previewAbsence(context, by.session, by.body)),
  }));

  staffCall(app, context, 'addAbsence', async (by) => {
    const { absence, hits } = await addAbsence(context, by.session, by.body);
    return { absence, hits: await lookUpOf(by, absence, hits) };
  });

  staffCall(app, context, 'getAbsence', async ({ params, ...by }) => readAbsence(context, by, params.id));

  staffCall(app, context, 'changeAbsence', async ({ params, body, ...by }) => {
    const { absence, hits } = await changeAbsence(context, by.session, { ...body, id: params.id });
    return { absence, hits: await lookUpOf(by, absence, hits) };
  });

  staffCall(app, context, 'removeAbsence', async ({ session, params }) =>
    removeAbsence(context, session, params.id),
  );

  staffCall(app, context, 'previewDecisionMails', async ({ params, body, ...by }) => ({
    mails: await previewDecisionMails(context, by, { ...body, id: params.id }),
  }));

  staffCall(app, context, 'decideHits', async ({ session, params, body, language }) =>
    decideHits(context, { planner: session, absenceId: params.id, language }, body),
  );

  staffCall(app, context, 'markTold', async ({ session, params, body }) =>
    markTold(context, session, { ...body, absenceId: params.id, appointmentId: params.appointmentId }),
  );

  staffCall(app, context, 'previewHours', async ({ body, ...by }) => ({
    hits: await lookUp(by, withoutVersion(body), await previewHours(context, body)),
  }));

  staffCall(app, context, 'setHours', async ({ body, ...by }) => {
    const { hours, hits } = await planHours(context, by.session, body);
    const looked = await lookUp(by, withoutVersion(body), hits);
    return { hours: { ...hours, hours: [...hours.hours] }, hits: looked };
  });

  staffCall(app, context, 'removeHours', async ({ params, ...by }) => ({
    hits: await lookUp(by, params, await removeHours(context, by.session, params.id)),
  }));

  staffCall(app, context, 'previewSpecialDay', async ({ body, ...by }) => ({
    hits: await lookUp(by, withoutVersion(body), await previewSpecialDay(context, body)),
  }));

  staffCall(app, context, 'setSpecialDay', async ({ body, ...by }) => {
    const { specialDay, hits } = await planSpecialDay(context, by.session, body);
    const looked = await lookUp(by, withoutVersion(body), hits);
    return { specialDay: toSpecialDay(specialDay), hits: looked };
  });

  staffCall(app, context, 'removeSpecialDay', async ({ params, ...by }) => ({
    hits: await lookUp(by, params, await removeSpecialDay(context, by.session, params.id)),
  }));
}

/** What is planned; by which version it is saved changes nothing of whom it hits. */
function withoutVersion<Words extends { version: number | null }>({
  version: _seen,
  ...words
}: Words): object {
  return words;
}
