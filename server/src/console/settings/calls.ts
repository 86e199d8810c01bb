import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../context.ts';
import { findZoneDay, toWallDate } from '../../domain/zone-day.ts';
import {
  changeSettings,
  readSettings,
  requireComingDay,
  withdrawSettings,
} from '../../features/settings/change-settings.ts';
import { countComing } from '../../features/settings/queries.ts';
import { toOffer } from '../../features/settings/rules.ts';
import { call } from '../../http/call.ts';
import { staffCall } from '../staff-call.ts';

/** What the practice offers, for everybody; and how it sets that. */
export function settingsCalls(app: FastifyInstance, context: AppContext): void {
  const { clock, config, db, practice } = context;
  const { timeZone } = practice.facts;

  call(app, context, 'getOffer', async () => toOffer(practice, toWallDate(clock.nowMs(), timeZone), config));

  staffCall(app, context, 'getSettings', async () => readSettings(context));

  staffCall(app, context, 'changeSettings', async ({ session, body }) =>
    changeSettings(context, session, body),
  );

  staffCall(app, context, 'withdrawSettings', async ({ session, body }) =>
    withdrawSettings(context, session, body),
  );

  staffCall(app, context, 'countComing', async ({ query }) => {
    requireComingDay(context, query.from);
    const startMs = Math.max(findZoneDay(timeZone, query.from).startMs, clock.nowMs());
    const rows = await countComing(db, new Date(startMs));
    return {
      doctors: rows.map(({ doctorId, count, lastAt }) => ({
        ...{ doctorId, count },
        lastDate: toWallDate(lastAt.getTime(), timeZone),
      })),
    };
  });
}
