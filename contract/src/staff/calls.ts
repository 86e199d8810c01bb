/**
 * The call table of the practice's console: name -> method, path below /api/staff, and the right of `rights.ts` that
 * it takes. `none` needs nobody to be signed in, `session` somebody, be their screen locked or not. It imports
 * nothing; the shapes stand in `schemas.ts` under the same names.
 */
export const staffCalls = {
  getSetup: { method: 'GET', path: '/setup', right: 'none' },
  lookAtInvitation: { method: 'POST', path: '/invitations/look', right: 'none' },
  startInvitationTotp: { method: 'POST', path: '/invitations/totp', right: 'none' },
  startInvitationPasskey: { method: 'POST', path: '/invitations/passkey', right: 'none' },
  acceptInvitation: { method: 'POST', path: '/invitations/accept', right: 'none' },

  getDesk: { method: 'GET', path: '/desk', right: 'none' },
  signInByPassword: { method: 'POST', path: '/sign-in/password', right: 'none' },
  startPasskeySignIn: { method: 'POST', path: '/sign-in/passkey/options', right: 'none' },
  signInByPasskey: { method: 'POST', path: '/sign-in/passkey/verify', right: 'none' },
  signOut: { method: 'POST', path: '/sign-out', right: 'session' },
  getMe: { method: 'GET', path: '/me', right: 'session' },
  lock: { method: 'POST', path: '/lock', right: 'session' },
  startProof: { method: 'POST', path: '/proof/options', right: 'session' },
  unlock: { method: 'POST', path: '/unlock', right: 'session' },
  reproof: { method: 'POST', path: '/reproof', right: 'own_account' },

  changeMe: { method: 'PATCH', path: '/me', right: 'own_account' },
  getOwnAccess: { method: 'GET', path: '/access', right: 'own_account' },
  endOwnSession: { method: 'DELETE', path: '/sessions/:id', right: 'own_account' },
  endOtherOwnSessions: { method: 'DELETE', path: '/sessions', right: 'own_account' },
  startNewPasskey: { method: 'POST', path: '/access/passkeys/options', right: 'change_own_access' },
  addPasskey: { method: 'POST', path: '/access/passkeys', right: 'change_own_access' },
  removePasskey: { method: 'DELETE', path: '/access/passkeys/:id', right: 'change_own_access' },
  startNewTotp: { method: 'POST', path: '/access/totp', right: 'change_own_access' },
  setPassword: { method: 'PUT', path: '/access/password', right: 'change_own_access' },
  removePassword: { method: 'DELETE', path: '/access/password', right: 'change_own_access' },
  renewRecoveryCodes: { method: 'POST', path: '/access/recovery-codes', right: 'change_own_access' },

  listStaff: { method: 'GET', path: '/people', right: 'manage_staff' },
  changeStaff: { method: 'PATCH', path: '/people/:id', right: 'manage_staff' },
  endStaffSessions: { method: 'DELETE', path: '/people/:id/sessions', right: 'manage_staff' },
  inviteStaff: { method: 'POST', path: '/invitations', right: 'manage_staff' },
  withdrawInvitation: { method: 'DELETE', path: '/invitations/:id', right: 'manage_staff' },

  getAudit: { method: 'GET', path: '/audit', right: 'see_audit' },
  exportAudit: { method: 'GET', path: '/audit.csv', right: 'see_audit' },

  getDay: { method: 'GET', path: '/day', right: 'see_day' },
  getWeek: { method: 'GET', path: '/week', right: 'see_day' },
  listFreeStarts: { method: 'GET', path: '/free', right: 'see_day' },
  bookForPatient: { method: 'POST', path: '/appointments', right: 'change_appointments' },
  changeAppointment: { method: 'PATCH', path: '/appointments/:id', right: 'change_appointments' },
  cancelForPatient: { method: 'POST', path: '/appointments/:id/cancel', right: 'change_appointments' },
  notePresence: { method: 'POST', path: '/appointments/:id/state', right: 'mark_presence' },
  undoChange: { method: 'POST', path: '/undo/:id', right: 'mark_presence' },

  // By POST, because a proxy keeps the addresses that are asked for, and these would have names and dates of birth in them.
  searchPatients: { method: 'POST', path: '/patients/search', right: 'see_patients' },
  getPatientCard: { method: 'GET', path: '/patients/:id', right: 'see_patients' },
  addPatientByStaff: { method: 'POST', path: '/patients', right: 'change_patients' },
  changePatientByStaff: { method: 'PATCH', path: '/patients/:id', right: 'change_patients' },
  checkIdentity: { method: 'PUT', path: '/patients/:id/identity', right: 'change_patients' },
  invitePatient: { method: 'POST', path: '/patients/:id/invitation', right: 'change_patients' },
  writePatientNote: { method: 'PUT', path: '/patients/:id/notes/:noteId', right: 'write_notes' },
  previewMerge: { method: 'GET', path: '/patients/:id/merge/:otherId', right: 'change_patients' },
  mergePatients: { method: 'POST', path: '/patients/:id/merge/:otherId', right: 'change_patients' },
  exportPatient: { method: 'POST', path: '/patients/:id/export', right: 'export_data' },
  undoMerge: { method: 'POST', path: '/patients/:id/merges/:mergeId/undo', right: 'change_patients' },
  withdrawErasure: { method: 'DELETE', path: '/patients/:id/erasure', right: 'export_data' },
  erasePatient: { method: 'POST', path: '/patients/:id/erase', right: 'export_data' },

  countMessages: { method: 'GET', path: '/messages/count', right: 'handle_messages' },
  listUndelivered: { method: 'GET', path: '/messages', right: 'handle_messages' },
  markPhoned: { method: 'POST', path: '/messages/:id/phoned', right: 'handle_messages' },
  listInbox: { method: 'GET', path: '/inbox', right: 'handle_messages' },
  markHandled: { method: 'PATCH', path: '/inbox/:id', right: 'handle_messages' },
  listSources: { method: 'GET', path: '/sources', right: 'handle_messages' },
  cancelSource: { method: 'POST', path: '/sources/:kind/:key/cancel', right: 'handle_messages' },

  getPlan: { method: 'GET', path: '/plan', right: 'see_day' },
  previewAbsence: { method: 'POST', path: '/plan/absences/preview', right: 'plan_own_absence' },
  addAbsence: { method: 'POST', path: '/plan/absences', right: 'plan_own_absence' },
  getAbsence: { method: 'GET', path: '/plan/absences/:id', right: 'plan_own_absence' },
  changeAbsence: { method: 'PATCH', path: '/plan/absences/:id', right: 'plan_own_absence' },
  removeAbsence: { method: 'DELETE', path: '/plan/absences/:id', right: 'plan_own_absence' },
  previewDecisionMails: { method: 'POST', path: '/plan/absences/:id/mails', right: 'plan_own_absence' },
  decideHits: { method: 'POST', path: '/plan/absences/:id/decisions', right: 'plan_own_absence' },
  markTold: { method: 'POST', path: '/plan/absences/:id/told/:appointmentId', right: 'plan_own_absence' },
  previewHours: { method: 'POST', path: '/plan/hours/preview', right: 'change_settings' },
  setHours: { method: 'PUT', path: '/plan/hours', right: 'change_settings' },
  removeHours: { method: 'DELETE', path: '/plan/hours/:id', right: 'change_settings' },
  previewSpecialDay: { method: 'POST', path: '/plan/special-days/preview', right: 'change_settings' },
  setSpecialDay: { method: 'PUT', path: '/plan/special-days', right: 'change_settings' },
  removeSpecialDay: { method: 'DELETE', path: '/plan/special-days/:id', right: 'change_settings' },

  getSettings: { method: 'GET', path: '/settings', right: 'change_settings' },
  changeSettings: { method: 'PUT', path: '/settings', right: 'change_settings' },
  withdrawSettings: { method: 'POST', path: '/settings/withdrawals', right: 'change_settings' },
  countComing: { method: 'GET', path: '/settings/coming', right: 'see_day' },
} as const;

/** The name of a staff call; it indexes both the call table and the schemas. */
export type StaffCallName = keyof typeof staffCalls;

export const isStaffCallName = (name: string): name is StaffCallName => name in staffCalls;
