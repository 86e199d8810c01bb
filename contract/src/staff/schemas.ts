import { accountExport } from '../account.ts';
import type { AnswerOf, CallSchema, InputOf, ParsedOf } from '../call-schema.ts';
import * as access from './access.ts';
import * as audit from './audit.ts';
import type { StaffCallName } from './calls.ts';
import * as day from './day.ts';
import * as messages from './messages.ts';
import { passkeyCreation, passkeyRequest } from './passkey.ts';
import * as data from './patient-data.ts';
import * as merge from './patient-merge.ts';
import * as patients from './patients.ts';
import * as plan from './plan.ts';
import * as settings from './settings.ts';
import * as signIn from './sign-in.ts';
import * as sources from './sources.ts';

/** Name -> shapes, for every call of the console. */
export const staffSchemas = {
  getSetup: { summary: 'Whether there is an owner yet', answer: access.setup },
  lookAtInvitation: {
    summary: 'What an invitation is for',
    body: access.invitationToken,
    answer: access.invitationLook,
  },
  startInvitationTotp: {
    summary: 'A secret for the app that makes one-time passwords',
    body: access.invitationToken,
    answer: access.totpSecret,
  },
  startInvitationPasskey: {
    summary: 'What to ask an authenticator for to accept an invitation by passkey',
    body: access.invitationPasskey,
    answer: passkeyCreation,
  },
  acceptInvitation: {
    summary: 'Accept an invitation and sign in',
    body: access.invitationAcceptance,
    answer: access.welcome,
    status: 201,
  },

  getDesk: { summary: 'Who has signed in at this browser', answer: signIn.desk },
  signInByPassword: {
    summary: 'Sign in by password and one-time password',
    body: signIn.passwordSignIn,
    answer: access.me,
  },
  startPasskeySignIn: {
    summary: 'What to ask an authenticator for to sign in',
    body: signIn.passkeySignInStart,
    answer: passkeyRequest,
  },
  signInByPasskey: { summary: 'Sign in by passkey', body: signIn.passkeySignIn, answer: access.me },
  signOut: { summary: 'End this session', status: 204 },
  getMe: { summary: 'Who is signed in here', answer: access.me },
  lock: { summary: 'Lock the screen', status: 204 },
  startProof: {
    summary: "What to ask an authenticator for to unlock or to prove oneself again, of one's own passkeys",
    answer: passkeyRequest,
  },
  unlock: { summary: 'Unlock the screen', body: signIn.proofOfSelf, answer: access.me },
  reproof: { summary: 'Prove oneself again', body: signIn.proofOfSelf, status: 204 },

  changeMe: { summary: 'Change own name or language', body: access.meChange, answer: access.me },
  getOwnAccess: { summary: 'Own ways in, and where one is signed in', answer: access.ownAccess },
  endOwnSession: { summary: 'End one of the own sessions', params: access.sessionParams, status: 204 },
  endOtherOwnSessions: { summary: 'End all own sessions but this one', status: 204 },
  startNewPasskey: { summary: 'What to ask an authenticator for to add a passkey', answer: passkeyCreation },
  addPasskey: {
    summary: 'Add a passkey',
    body: access.newPasskey,
    answer: access.ownAccess,
    status: 201,
  },
  removePasskey: { summary: 'Remove an own passkey', params: access.passkeyParams, answer: access.ownAccess },
  startNewTotp: { summary: 'A new secret for one-time passwords', answer: access.totpSecret },
  setPassword: {
    summary: 'Set the own password, or the app that makes the codes; every other own session ends',
    body: access.passwordSetting,
    answer: access.ownAccess,
  },
  removePassword: { summary: 'Sign in by passkey only', answer: access.ownAccess },
  renewRecoveryCodes: {
    summary: 'New recovery codes; the old ones no longer count',
    answer: access.recoveryCodes,
  },

  listStaff: { summary: 'Who works here, and who is invited', answer: access.staffList },
  changeStaff: {
    summary: 'Change what somebody may do; disabling ends their sessions at once',
    params: access.staffParams,
    body: access.staffChange,
    answer: access.staffEntry,
  },
  endStaffSessions: { summary: "End all of somebody's sessions", params: access.staffParams, status: 204 },
  inviteStaff: {
    summary: 'Invite somebody by mail and link',
    body: access.newInvitation,
    answer: access.invited,
    status: 201,
  },
  withdrawInvitation: {
    summary: 'Withdraw an invitation',
    params: access.invitationParams,
    status: 204,
  },

  getAudit: {
    summary: 'Who did what, the newest first; the look is recorded too',
    query: audit.auditQuery,
    answer: audit.auditPage,
  },
  exportAudit: {
    summary: 'Who did what, as a table for other programs; the export is recorded too',
    query: audit.auditExportQuery,
    answer: audit.auditFile,
    contentType: 'text/csv; charset=utf-8',
  },

  getDay: {
    summary: 'A day of the practice, a column for each dentist',
    query: day.dayQuery,
    answer: day.day,
  },
  getWeek: { summary: 'A week of one dentist', query: day.weekQuery, answer: day.week },
  listFreeStarts: {
    summary: 'The next free starts, without the lead time and the horizon of the website',
    query: day.freeQuery,
    answer: day.freeStarts,
  },
  bookForPatient: {
    summary: 'Book for somebody at the counter or on the phone',
    body: day.staffBooking,
    answer: day.changed,
    status: 201,
  },
  changeAppointment: {
    summary: 'Move an appointment, or change its dentist, treatment, length or note',
    params: day.dayAppointmentParams,
    body: day.staffChange,
    answer: day.changed,
  },
  cancelForPatient: {
    summary: 'Cancel an appointment at the wish of the patient or of the practice',
    params: day.dayAppointmentParams,
    body: day.staffCancellation,
    answer: day.changed,
  },
  notePresence: {
    summary: 'Note that somebody is there, is in the chair, has left or did not come',
    params: day.dayAppointmentParams,
    body: day.presenceChange,
    answer: day.changed,
  },
  undoChange: {
    summary: 'Undo an own change of the last minute; its message is not sent',
    params: day.undoParams,
    answer: day.undone,
  },

  searchPatients: {
    summary: 'Find people by name, date of birth, phone or e-mail, also mistyped',
    body: patients.patientQuery,
    answer: patients.patientEntries,
  },
  getPatientCard: {
    summary: 'Everything about one person; the look is recorded',
    params: patients.staffPatientParams,
    answer: patients.patientCard,
  },
  addPatientByStaff: {
    summary: 'Add somebody, unless a person of that name and date of birth is known',
    body: patients.newStaffPatient,
    answer: patients.staffPatientAdded,
  },
  changePatientByStaff: {
    summary: 'Change a name, a date of birth or how somebody is reached',
    params: patients.staffPatientParams,
    body: patients.staffPatientChange,
    answer: patients.patientValues,
  },
  checkIdentity: {
    summary: 'Note that a document was checked, which links the account to the entry, or take that back',
    params: patients.staffPatientParams,
    body: patients.identityCheck,
    answer: patients.identityChecked,
  },
  invitePatient: {
    summary: 'Send a one-time link by which an account is linked to the patient',
    params: patients.staffPatientParams,
    answer: patients.patientInvited,
  },
  writePatientNote: {
    summary: 'Write a note on somebody, change it or take it away; earlier versions stay legible',
    params: patients.patientNoteParams,
    body: patients.patientNoteWords,
    answer: patients.patientNoteWritten,
  },
  previewMerge: {
    summary: 'What merging two entries of one person comes to; both looks are recorded',
    params: merge.patientMergeParams,
    answer: merge.mergePreview,
  },
  mergePatients: {
    summary: 'Merge two entries of one person; for a day it can be taken back',
    params: merge.patientMergeParams,
    body: merge.patientMerge,
    answer: patients.patientValues,
  },
  exportPatient: {
    summary: 'Everything that is kept of somebody, for them',
    params: patients.staffPatientParams,
    body: data.patientExportRequest,
    answer: accountExport,
  },
  erasePatient: {
    summary:
      'Erase a patient at their request at five on the next day on which the practice is open, but for what the law makes the practice keep',
    params: patients.staffPatientParams,
    body: data.patientErasure,
    answer: data.patientErasureAsked,
  },
  withdrawErasure: {
    summary: 'Take a planned erasure back',
    params: patients.staffPatientParams,
    status: 204,
  },
  undoMerge: {
    summary: 'Take a merge of the last day back, so that both entries are as they were',
    params: merge.mergeUndoParams,
    answer: merge.mergeUndone,
  },

  countMessages: { summary: 'How many messages wait for somebody', answer: messages.messageCounts },
  listUndelivered: { summary: 'Messages that did not arrive', answer: messages.undeliveredMessages },
  markPhoned: {
    summary: 'Note that a message was told by phone',
    params: messages.messageParams,
    body: messages.phoned,
    status: 204,
  },
  listInbox: {
    summary: 'What was written in the contact form',
    query: messages.inboxQuery,
    answer: messages.inbox,
  },
  markHandled: {
    summary: 'Note that a message was answered',
    params: messages.messageParams,
    body: messages.inboxChange,
    answer: messages.inboxMessage,
  },
  listSources: {
    summary: 'Sources from which unusually many appointments were booked',
    answer: sources.bookingSources,
  },
  cancelSource: {
    summary: 'Cancel everything ahead that newcomers booked from one source',
    params: sources.sourceParams,
    body: sources.sourceCancellation,
    answer: sources.cancelledSource,
  },

  getPlan: {
    summary: 'Weekly hours, absences, closures and special days',
    query: plan.planQuery,
    answer: plan.plan,
  },
  previewAbsence: {
    summary: 'Whom an absence or closure would hit, and where they could go; nothing is written',
    body: plan.absenceDraft,
    answer: plan.hits,
  },
  addAbsence: {
    summary:
      'Plan an absence or closure: nothing is booked into it from then on; what was booked before stays, and is told',
    body: plan.newAbsence,
    answer: plan.absenceWithHits,
    status: 201,
  },
  getAbsence: {
    summary: 'Whom an absence or closure hits, what became of the others, and who has to be told by phone',
    params: plan.absenceParams,
    answer: plan.absenceReport,
  },
  changeAbsence: {
    summary: 'Change the days, hours or reason of an absence or closure',
    params: plan.absenceParams,
    body: plan.absenceChange,
    answer: plan.absenceWithHits,
  },
  removeAbsence: {
    summary: 'Take an absence or closure back; what was moved or cancelled because of it stays so',
    params: plan.absenceParams,
    status: 204,
  },
  previewDecisionMails: {
    summary: 'The mails that these decisions would send',
    params: plan.absenceParams,
    body: plan.decisions,
    answer: plan.decisionMails,
  },
  decideHits: {
    summary: 'Move, cancel or keep what an absence or closure hits, each by itself',
    params: plan.absenceParams,
    body: plan.decisions,
    answer: plan.decisionResults,
  },
  markTold: {
    summary: 'Note that a patient was told by phone',
    params: plan.toldParams,
    body: plan.told,
    status: 204,
  },
  previewHours: {
    summary: 'Which appointments other weekly hours would leave outside',
    body: plan.newHours,
    answer: plan.hits,
  },
  setHours: {
    summary: 'Plan weekly hours from a day on; no appointment moves, those now outside are told',
    body: plan.newHours,
    answer: plan.hoursWithHits,
  },
  removeHours: {
    summary: 'Take weekly hours back that do not hold yet; appointments that this leaves outside are told',
    params: plan.hoursParams,
    answer: plan.hits,
  },
  previewSpecialDay: {
    summary: 'Which appointments a special day would leave outside',
    body: plan.newSpecialDay,
    answer: plan.hits,
  },
  setSpecialDay: {
    summary: 'Open on a day otherwise than usual',
    body: plan.newSpecialDay,
    answer: plan.specialDayWithHits,
  },
  removeSpecialDay: {
    summary: 'Take a special day back; appointments that this leaves outside are told',
    params: plan.specialDayParams,
    answer: plan.hits,
  },

  getSettings: {
    summary: 'What the practice sets itself: treatments, dentists, terms of booking, messages',
    answer: settings.settings,
  },
  changeSettings: {
    summary: 'Change one section; what is booked stays as it is',
    body: settings.versionedChange,
    answer: settings.settings,
  },
  withdrawSettings: {
    summary: 'Take back what is to hold from a later day on',
    body: settings.settingsWithdrawal,
    answer: settings.settings,
  },
  countComing: {
    summary: 'How many appointments each dentist has from a day on',
    query: settings.comingQuery,
    answer: settings.coming,
  },
} as const satisfies Record<StaffCallName, CallSchema>;

type Schema<Name extends StaffCallName> = (typeof staffSchemas)[Name];

/** What a caller passes to a staff call; a part that the call does not have is undefined. */
export type StaffCallInput<Name extends StaffCallName> = InputOf<Schema<Name>>;

/** What a handler receives once the request has been parsed. */
export type ParsedStaffInput<Name extends StaffCallName> = ParsedOf<Schema<Name>>;

/** What a staff call answers; nothing for 204. */
export type StaffCallAnswer<Name extends StaffCallName> = AnswerOf<Schema<Name>>;
