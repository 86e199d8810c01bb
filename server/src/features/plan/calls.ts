import type { Hit } from '@praxisportal/contract/staff/plan';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../context.ts';
import type { AbsenceDays } from '../../domain/plan-hits.ts';
import { toWallDate } from '../../domain/zone-day.ts';
import { call } from '../../http/call.ts';
import { staffCall } from '../../http/staff-call.ts';
import { lookUpHits } from '../console-day/look-up-days.ts';
import type { LookBy } from '../patient-access/admit-look.ts';
import { addAbsence } from './add-absence.ts';
import { changeAbsence } from './change-absence.ts';
import { decideHits } from './decide-hits.ts';
import { markTold } from './mark-told.ts';
import { planHours, previewHours, removeHours } from './plan-hours.ts';
import { planSpecialDay, previewSpecialDay, removeSpecialDay } from './plan-special-day.ts';
import { previewAbsence } from './preview-absence.ts';
import { previewDecisionMails } from './preview-decision-mails.ts';
import { readAbsence } from './read-absence.ts';
import { readPlan } from './read-plan.ts';
import { removeAbsence } from './remove-absence.ts';
import { toDeedDetail, toOpeningHours, toSpecialDay } from './rules.ts';

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
