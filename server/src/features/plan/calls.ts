import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../context.ts';
import { toWallDate } from '../../domain/zone-day.ts';
import { call } from '../../http/call.ts';
import { staffCall } from '../../http/staff-call.ts';
import { lookUpHits } from '../console-day/look-up-days.ts';
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
import { toOpeningHours, toSpecialDay } from './rules.ts';

/** When the practice is open, for everybody; and how the practice plans that. */
export function planCalls(app: FastifyInstance, context: AppContext): void {
  const { clock, practice } = context;
  const today = () => toWallDate(clock.nowMs(), practice.facts.timeZone);

  call(app, context, 'getOpeningHours', async () => toOpeningHours(practice, today()));

  staffCall(app, context, 'getPlan', async ({ session, query }) =>
    readPlan(context, session, query.from ?? today()),
  );

  staffCall(app, context, 'previewAbsence', async (by) => ({
    hits: await lookUpHits(context, by, await previewAbsence(context, by.session, by.body)),
  }));

  staffCall(app, context, 'addAbsence', async ({ session, body }) => addAbsence(context, session, body));

  staffCall(app, context, 'getAbsence', async ({ session, params }) =>
    readAbsence(context, session, params.id),
  );

  staffCall(app, context, 'changeAbsence', async ({ session, params, body }) =>
    changeAbsence(context, session, { ...body, id: params.id }),
  );

  staffCall(app, context, 'removeAbsence', async ({ session, params }) =>
    removeAbsence(context, session, params.id),
  );

  staffCall(app, context, 'previewDecisionMails', async ({ session, params, body }) => ({
    mails: await previewDecisionMails(context, session, { ...body, id: params.id }),
  }));

  staffCall(app, context, 'decideHits', async ({ session, params, body, language }) =>
    decideHits(context, { planner: session, absenceId: params.id, language }, body),
  );

  staffCall(app, context, 'markTold', async ({ session, params, body }) =>
    markTold(context, session, { ...body, absenceId: params.id, appointmentId: params.appointmentId }),
  );

  staffCall(app, context, 'previewHours', async (by) => ({
    hits: await lookUpHits(context, by, await previewHours(context, by.body)),
  }));

  staffCall(app, context, 'setHours', async ({ session, body }) => {
    const { hours, hits } = await planHours(context, session, body);
    return { hours: { ...hours, hours: [...hours.hours] }, hits };
  });

  staffCall(app, context, 'removeHours', async ({ session, params }) => ({
    hits: await removeHours(context, session, params.id),
  }));

  staffCall(app, context, 'previewSpecialDay', async (by) => ({
    hits: await lookUpHits(context, by, await previewSpecialDay(context, by.body)),
  }));

  staffCall(app, context, 'setSpecialDay', async ({ session, body }) => {
    const { specialDay, hits } = await planSpecialDay(context, session, body);
    return { specialDay: toSpecialDay(specialDay), hits };
  });

  staffCall(app, context, 'removeSpecialDay', async ({ session, params }) => ({
    hits: await removeSpecialDay(context, session, params.id),
  }));
}
