import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../context.ts';
import { addPatientByStaff } from '../../features/console-patients/add-patient-by-staff.ts';
import { changePatientByStaff } from '../../features/console-patients/change-patient-by-staff.ts';
import { checkIdentity } from '../../features/console-patients/check-identity.ts';
import { exportPatient } from '../../features/console-patients/export-patient.ts';
import { invitePatient } from '../../features/console-patients/invite-patient.ts';
import { mergePatients } from '../../features/console-patients/merge-patients.ts';
import { previewMerge } from '../../features/console-patients/preview-merge.ts';
import { readPatientCard } from '../../features/console-patients/read-patient-card.ts';
import { searchPatients } from '../../features/console-patients/search-patients.ts';
import { writePatientNote } from '../../features/console-patients/write-patient-note.ts';
import { admitAndRecordCards, admitCards } from '../../features/patient-access/admit-look.ts';
import { askErasure } from '../../features/patient-erasures/ask-erasure.ts';
import { withdrawErasure } from '../../features/patient-erasures/withdraw-erasure.ts';
import { undoMerge } from '../../features/patient-merges/undo-merge.ts';
import { withBrake } from '../../features/staff/with-brake.ts';
import { staffCall } from '../staff-call.ts';

/** The calls of the practice about its patients. */
export function consolePatientCalls(app: FastifyInstance, context: AppContext): void {
  staffCall(app, context, 'searchPatients', async ({ body, ...by }) => ({
    patients: await searchPatients(context, by, body.query),
  }));

  staffCall(app, context, 'getPatientCard', async ({ session, params, caller }) => {
    await admitCards(context, { session, caller }, [params.id]);
    return readPatientCard(context, session, params.id);
  });

  staffCall(app, context, 'addPatientByStaff', async ({ session, body, caller }) => {
    const added = await addPatientByStaff(context, session, body);
    const knownIds = added.known.map(({ id }) => id);
    await admitAndRecordCards(context, { session, caller }, knownIds);
    return added;
  });

  staffCall(app, context, 'changePatientByStaff', async ({ session, params, body, caller }) => {
    await admitCards(context, { session, caller }, [params.id]);
    const change = () => changePatientByStaff(context, session, { ...body, id: params.id });
    return withBrake(context, 'staff_contact', session, change);
  });

  staffCall(app, context, 'checkIdentity', async ({ session, params, body, caller }) => {
    await admitCards(context, { session, caller }, [params.id]);
    return checkIdentity(context, session, { ...body, id: params.id });
  });

  staffCall(app, context, 'invitePatient', async ({ session, params, caller }) => {
    await admitCards(context, { session, caller }, [params.id]);
    const invite = () => invitePatient(context, session, params.id, caller);
    return withBrake(context, 'staff_contact', session, invite);
  });

  staffCall(app, context, 'writePatientNote', async ({ session, params, body }) =>
    writePatientNote(context, session, { ...body, ...params }),
  );

  staffCall(app, context, 'previewMerge', async ({ session, params, caller }) => {
    await admitCards(context, { session, caller }, [params.id, params.otherId]);
    return previewMerge(context, session, params);
  });

  staffCall(app, context, 'mergePatients', async ({ session, params, body, caller }) => {
    await admitCards(context, { session, caller }, [params.id, params.otherId]);
    const merge = () => mergePatients(context, session, { ...body, ...params });
    return withBrake(context, 'staff_merge', session, merge);
  });

  staffCall(app, context, 'exportPatient', async ({ session, params, body, caller }) => {
    await admitCards(context, { session, caller }, [params.id]);
    return exportPatient(context, session, { ...body, id: params.id });
  });

  staffCall(app, context, 'erasePatient', async ({ session, params, body }) =>
    withBrake(context, 'staff_erase', session, () =>
      askErasure(context, session, { ...body, id: params.id }),
    ),
  );

  staffCall(app, context, 'withdrawErasure', async ({ session, params }) =>
    withdrawErasure(context, session, params.id),
  );

  staffCall(app, context, 'undoMerge', async ({ session, params }) => undoMerge(context, session, params));
}
