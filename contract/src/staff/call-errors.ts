import { passwordErrors } from '../call-errors.ts';
import type { DeclaredError } from '../call-schema.ts';
import type { ErrorCode } from '../errors.ts';
import type { StaffCallName } from './calls.ts';
import type { StaffErrorCode } from './errors.ts';

/** The link of an invitation. */
const invitationErrors = ['not_found', 'invitation_used', 'invitation_expired', 'too_many_requests'] as const;
/** The proof of a member of staff who is signed in. */
const proofErrors = ['proof_wrong', 'code_wrong', 'passkey_refused'] as const;
/** Dates outside what can be planned. */
const dateErrors = ['plan_in_past', 'plan_too_long'] as const;
/** What a plan of hours or absences is refused for, and what its preview is. */
const planErrors = [...dateErrors, 'too_many_looks', 'unknown_column', 'hours_impossible'] as const;
/** A time at which the desk cannot book. */
const slotErrors = [
  'unknown_column',
  'minutes_needed',
  'outside_rules',
  'outside_working_time',
  'time_refused',
  'doctor_busy',
  'person_busy',
] as const;

/**
 * Call name -> the errors of its own rules. `server/src/http/call-errors.ts` adds what follows from the right and from the shapes
 * (a session or proof that is missing, a request that cannot be parsed), and the faults of the server.
 */
export const staffCallErrors: Readonly<
  Record<StaffCallName, readonly DeclaredError<ErrorCode | StaffErrorCode>[]>
> = {
  getSetup: [],
  lookAtInvitation: [...invitationErrors],
  startInvitationTotp: [...invitationErrors],
  startInvitationPasskey: [...invitationErrors],
  acceptInvitation: [
    ...invitationErrors,
    ...passwordErrors,
    'invalid_code',
    'passkey_refused',
    'passkey_known',
    'too_many_passkeys',
    'staff_email_taken',
  ],

  getDesk: [],
  signInByPassword: [
    'proof_of_work_required',
    'too_many_requests',
    'staff_credentials_wrong',
    'second_factor_needed',
  ],
  startPasskeySignIn: ['proof_of_work_required', 'too_many_requests'],
  signInByPasskey: ['too_many_requests', 'passkey_refused'],
  signOut: [],
  getMe: [],
  lock: [],
  startProof: [],
  unlock: [...proofErrors],
  reproof: [...proofErrors],

  changeMe: [],
  getOwnAccess: [],
  endOwnSession: [],
  endOtherOwnSessions: [],
  startNewPasskey: [],
  addPasskey: ['passkey_refused', 'passkey_known', 'too_many_passkeys'],
  removePasskey: ['last_way_in_stays'],
  startNewTotp: [],
  setPassword: [...passwordErrors, 'invalid_code'],
  removePassword: ['last_way_in_stays'],
  renewRecoveryCodes: [],

  listStaff: [],
  changeStaff: ['last_owner_stays', 'unknown_column'],
  endStaffSessions: [],
  inviteStaff: ['not_found', 'staff_email_taken', 'unknown_column'],
  withdrawInvitation: [],

  getAudit: [],
  exportAudit: ['audit_too_long'],

  getDay: ['too_many_looks'],
  getWeek: ['not_found', 'too_many_looks'],
  listFreeStarts: ['not_found', 'outside_rules', 'minutes_needed'],
  bookForPatient: [...slotErrors, 'not_found', 'erasure_pending'],
  changeAppointment: [...slotErrors, 'brake_proof_needed', 'appointment_changed', 'not_changeable'],
  cancelForPatient: ['brake_proof_needed', 'appointment_changed', 'not_changeable'],
  notePresence: ['appointment_changed', 'doctor_busy', 'person_busy', 'presence_impossible'],
  undoChange: ['appointment_changed', 'doctor_busy', 'person_busy', 'undo_over'],

  searchPatients: ['too_many_looks'],
  getPatientCard: ['too_many_looks'],
  addPatientByStaff: ['invalid_phone', 'date_of_birth_wrong', 'too_many_looks', 'contact_missing'],
  changePatientByStaff: [
    'invalid_phone',
    'date_of_birth_wrong',
    'too_many_looks',
    'brake_proof_needed',
    'contact_of_account',
    'patient_changed',
  ],
  checkIdentity: ['too_many_looks', 'patient_changed'],
  invitePatient: [
    'too_many_looks',
    'brake_proof_needed',
    'invitation_without_email',
    'invitation_without_date_of_birth',
    'invitation_date_self_declared',
    'already_linked',
  ],
  writePatientNote: ['note_changed', 'too_many_notes'],
  previewMerge: ['too_many_looks'],
  mergePatients: [
    'erasure_pending',
    'too_many_looks',
    'brake_proof_needed',
    'contact_of_account',
    'patient_changed',
    'two_accounts',
    'merge_overlap',
    'identity_unchecked',
  ],
  exportPatient: ['too_many_looks'],
  undoMerge: [
    'erasure_pending',
    'merge_undo_over',
    'merge_undo_changed',
    'merge_undo_later',
    'merge_undo_account',
  ],
  withdrawErasure: [],
  erasePatient: ['open_appointments', 'brake_proof_needed'],

  countMessages: [],
  listUndelivered: ['too_many_looks'],
  markPhoned: [],
  listInbox: ['too_many_looks'],
  markHandled: [],
  listSources: [],
  cancelSource: ['brake_proof_needed'],

  getPlan: [],
  previewAbsence: [...planErrors],
  addAbsence: [...dateErrors, 'not_found', 'too_many_looks', 'unknown_column', 'hours_impossible'],
  getAbsence: ['too_many_looks'],
  changeAbsence: [...dateErrors, 'too_many_looks', 'absence_changed', 'hours_impossible'],
  removeAbsence: [],
  previewDecisionMails: ['too_many_looks', 'time_refused'],
  decideHits: ['brake_proof_needed'],
  markTold: [],
  previewHours: [...planErrors],
  setHours: [...dateErrors, 'too_many_looks', 'unknown_column', 'hours_changed', 'hours_impossible'],
  removeHours: ['too_many_looks', 'first_hours_stay'],
  previewSpecialDay: [...planErrors, 'closed_then'],
  setSpecialDay: [
    ...dateErrors,
    'too_many_looks',
    'unknown_column',
    'hours_changed',
    'hours_impossible',
    'closed_then',
  ],
  removeSpecialDay: ['too_many_looks', 'plan_in_past'],

  getSettings: [],
  changeSettings: [
    ...dateErrors,
    'outside_rules',
    'brake_proof_needed',
    'unknown_column',
    'settings_changed',
    'online_impossible',
    'last_doctor_stays',
    'recipients_missing',
  ],
  withdrawSettings: ['not_found', 'settings_changed', 'settings_in_force', 'last_doctor_stays'],
  countComing: [...dateErrors],
};
