import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../context.ts';
import { removePatient } from '../../features/account-data/remove-patient.ts';
import { addPatient } from '../../features/patients/add-patient.ts';
import { changePatient } from '../../features/patients/change-patient.ts';
import { listPatients } from '../../features/patients/queries.ts';
import { call } from '../../http/call.ts';

/** The calls under /api/account/patients: the people whom an account looks after. */
export function patientCalls(app: FastifyInstance, context: AppContext): void {
  call(app, context, 'listPatients', async ({ session }) => listPatients(context.db, session.accountId));

  call(app, context, 'addPatient', async ({ session, body, language }) =>
    addPatient(context, session, body, language),
  );

  call(app, context, 'changePatient', async ({ session, params, body }) =>
    changePatient(context, session, params.id, body),
  );

  call(app, context, 'removePatient', async ({ session, params }) =>
    removePatient(context, session, params.id),
  );
}
