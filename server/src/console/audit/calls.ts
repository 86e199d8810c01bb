import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../context.ts';
import { exportAudit } from '../../features/staff-audit/export-audit.ts';
import { readAudit } from '../../features/staff-audit/read-audit.ts';
import { staffCall } from '../staff-call.ts';

/** The calls of who may see what everybody did. */
export function staffAuditCalls(app: FastifyInstance, context: AppContext): void {
  staffCall(app, context, 'getAudit', async ({ query, session: { staffId }, language }) =>
    readAudit(context, { staffId, language }, query),
  );

  staffCall(app, context, 'exportAudit', async ({ query, session: { staffId }, language }) =>
    exportAudit(context, { staffId, language }, query),
  );
}
