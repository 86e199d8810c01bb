import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../context.ts';
import { staffCall } from '../../http/staff-call.ts';
import { addPatientByStaff } from './add-patient-by-staff.ts';
import { changePatientByStaff } from './change-patient-by-staff.ts';
import { readPatientCard } from './read-patient-card.ts';
import { searchPatients } from './search-patients.ts';

/** The calls of the practice about its patients. */
export function consolePatientCalls(app: FastifyInstance, context: AppContext): void {
  staffCall(app, context, 'searchPatients', async ({ session, query }) => ({
    patients: await searchPatients(context, session, query.query),
  }));

  staffCall(app, context, 'getPatientCard', async ({ session, params }) =>
    readPatientCard(context, session, params.id),
  );

  staffCall(app, context, 'addPatientByStaff', async ({ session, body }) =>
    addPatientByStaff(context, session, body),
  );

  staffCall(app, context, 'changePatientByStaff', async ({ session, params, body }) =>
    changePatientByStaff(context, session, { ...body, id: params.id }),
  );
}
