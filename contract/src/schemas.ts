import * as z from 'zod';
import * as account from './account.ts';
import * as appointment from './appointment.ts';
import type { AnswerOf, CallSchema, InputOf, ParsedOf } from './call-schema.ts';
import type { CallName } from './calls.ts';
import * as chat from './chat.ts';
import * as contact from './contact.ts';
import * as doctor from './doctor.ts';
import * as health from './health.ts';
import * as humanCheck from './human-check.ts';
import { limits } from './limits.ts';
import * as offer from './offer.ts';
import * as openingHours from './opening-hours.ts';
import * as outbox from './outbox.ts';
import * as patient from './patient.ts';

/** Name -> shapes, for every call of the call table. */
export const schemas = {
  register: {
    summary: 'Create a patient account; e-mail and phone must have been proven by code',
    body: account.registration,
    answer: account.session,
    status: 201,
  },
  login: { summary: 'Log in by e-mail and password', body: account.credentials, answer: account.session },
  requestPhoneLogin: {
    summary: 'Call a phone and speak a code to log in with; answers the same for a number without account',
    body: account.phoneLoginRequest,
    answer: account.codeSent,
  },
  verifyPhoneLogin: {
    summary: 'Log in by phone and code',
    body: account.phoneLogin,
    answer: account.session,
  },
  forgotPassword: {
    summary: 'Send a code to choose a new password with; answers the same for an address without account',
    body: account.passwordForgotten,
    answer: account.codeSent,
  },
  resetPassword: {
    summary: 'Choose a new password by code and log in; every other session ends',
    body: account.passwordReset,
    answer: account.session,
  },
  logout: { summary: 'End this session', status: 204 },
  me: { summary: 'The signed-in patient', answer: account.user },
  updateProfile: { summary: 'Change names or phone', body: account.profileChange, answer: account.user },
  setEmail: { summary: 'Change the e-mail address', body: account.emailChange, answer: account.user },
  confirmOwner: {
    summary: "Check the owner's proof before a change of contact is begun; it is given again with the change",
    body: account.ownerConfirmation,
    status: 204,
  },
  sendEmailCode: {
    summary: 'Send a one-time code by e-mail',
    body: account.emailCodeRequest,
    answer: account.codeSent,
  },
  sendPhoneCode: {
    summary: 'Call a phone and speak a one-time code',
    body: account.phoneCodeRequest,
    answer: account.codeSent,
  },
  verifyEmailCode: {
    summary: 'Prove an e-mail address',
    body: account.emailCodeProof,
    answer: account.codeVerified,
  },
  verifyPhoneCode: {
    summary: 'Prove a phone number',
    body: account.phoneCodeProof,
    answer: account.codeVerified,
  },

  changePassword: {
    summary: 'Change the password; every other session ends',
    body: account.passwordChange,
    status: 204,
  },
  listSessions: { summary: 'Where the account is signed in', answer: z.array(account.sessionEntry) },
  endSession: { summary: 'End one of the own sessions', params: account.sessionParams, status: 204 },
  endOtherSessions: { summary: 'End all own sessions but this one', status: 204 },
  listPatients: {
    summary: 'The people whom the account looks after, the own person first',
    answer: z.array(patient.patient),
  },
  addPatient: {
    summary: 'Look after one more person',
    body: patient.newPatient,
    answer: patient.patient,
    status: 201,
  },
  changePatient: {
    summary: 'Change the data of a person the account looks after',
    params: patient.patientParams,
    body: patient.patientChange,
    answer: patient.patient,
  },
  removePatient: {
    summary: 'No longer look after a person',
    params: patient.patientParams,
    status: 204,
  },
  linkAccount: {
    summary: 'Open to the account what the practice entered for a patient, by its link and the date of birth',
    body: patient.accountLink,
    answer: patient.patient,
  },
  exportAccount: {
    summary: 'Everything that is kept about the account and its people',
    answer: account.accountExport,
  },
  deleteAccount: {
    summary: 'Erase the account, but for what the law makes the practice keep',
    body: account.accountErasure,
    answer: account.accountErased,
  },
  proofOfWorkChallenge: {
    summary: 'A proof of work for a browser, in place of the arithmetic question',
    answer: humanCheck.proofOfWorkChallenge,
  },

  listDoctors: { summary: 'All doctors', answer: z.array(doctor.doctor) },
  getDoctor: { summary: 'One doctor', params: doctor.doctorParams, answer: doctor.doctor },
  listSlots: {
    summary: "Bookable starts of a doctor's day; the id `any` means all doctors together",
    params: doctor.calendarParams,
    query: doctor.slotsQuery,
    answer: doctor.slots,
  },
  listDays: {
    summary:
      "Each day of a doctor's month: free starts, and whether it is free, full or closed; also for `any`",
    params: doctor.calendarParams,
    query: doctor.daysQuery,
    answer: doctor.days,
  },
  getAvailability: {
    summary: 'The next bookable start of each doctor and of any',
    query: doctor.availabilityQuery,
    answer: doctor.availability,
  },
  getOffer: {
    summary: 'Who treats here, how long treatments take, and the terms of booking',
    answer: offer.offer,
  },
  getOpeningHours: {
    summary: 'When the practice is open, as it plans it',
    answer: openingHours.openingHours,
  },

  listAppointments: { summary: "The patient's own appointments", answer: z.array(appointment.appointment) },
  bookAppointment: {
    summary: 'Book an appointment',
    headers: appointment.bookingHeaders,
    body: appointment.booking,
    answer: appointment.appointment,
    status: 201,
  },
  cancelAppointment: {
    summary: 'Cancel an own appointment',
    params: appointment.appointmentParams,
    answer: appointment.appointment,
  },
  moveAppointment: {
    summary: 'Move an own appointment to another time or doctor',
    params: appointment.appointmentParams,
    body: appointment.appointmentMove,
    answer: appointment.appointment,
  },
  appointmentCalendar: {
    summary: 'An own appointment as a calendar file',
    params: appointment.appointmentParams,
    answer: z.string(),
    contentType: 'text/calendar; charset=utf-8',
  },

  bookAsGuest: {
    summary: 'Book without an account; the e-mail address must have been proven by code',
    headers: appointment.bookingHeaders,
    body: appointment.guestBooking,
    answer: appointment.guestBooked,
    status: 201,
  },
  getGuestAppointment: {
    summary: "A guest's appointment, by its token",
    headers: appointment.guestHeaders,
    answer: appointment.appointment,
  },
  cancelGuestAppointment: {
    summary: "Cancel a guest's appointment",
    headers: appointment.guestHeaders,
    answer: appointment.appointment,
  },
  moveGuestAppointment: {
    summary: "Move a guest's appointment to another time or doctor",
    headers: appointment.guestHeaders,
    body: appointment.appointmentMove,
    answer: appointment.appointment,
  },
  guestCalendar: {
    summary: "A guest's appointment as a calendar file",
    headers: appointment.guestHeaders,
    answer: z.string(),
    contentType: 'text/calendar; charset=utf-8',
  },
  getGuestAppointmentByPath: {
    summary: "A guest's appointment, by its token",
    params: appointment.guestParams,
    deprecated: true,
    answer: appointment.appointment,
  },
  cancelGuestAppointmentByPath: {
    summary: "Cancel a guest's appointment",
    params: appointment.guestParams,
    deprecated: true,
    answer: appointment.appointment,
  },
  moveGuestAppointmentByPath: {
    summary: "Move a guest's appointment to another time or doctor",
    params: appointment.guestParams,
    deprecated: true,
    body: appointment.appointmentMove,
    answer: appointment.appointment,
  },
  guestCalendarByPath: {
    summary: "A guest's appointment as a calendar file",
    params: appointment.guestParams,
    deprecated: true,
    answer: z.string(),
    contentType: 'text/calendar; charset=utf-8',
  },
  renewGuestLinks: {
    summary: 'Send new links to the open appointments of an e-mail address, if it has any',
    body: appointment.guestLinksRequest,
    answer: appointment.guestLinksRequested,
  },
  exportGuestData: {
    summary: 'Everything that is kept about guests with an address that was proven by code',
    body: account.guestDataRequest,
    answer: account.accountExport,
  },
  eraseGuestData: {
    summary:
      'Erase guests with an address that was proven by code, but for what the law makes the practice keep',
    body: account.guestErasure,
    answer: account.accountErased,
  },
  unsubscribeReminders: {
    summary: 'Want no more reminders',
    body: appointment.reminderWithdrawal,
    answer: appointment.guestLinksRequested,
  },
  unsubscribeByMailProgram: {
    summary: 'Want no more reminders, by one click in a mail program (RFC 8058)',
    params: appointment.guestParams,
    ignoresBody: true,
    answer: appointment.guestLinksRequested,
  },

  chat: {
    summary: 'Say something to the assistant; 429 with the action `banned` after the third warning',
    body: chat.chatMessage,
    bodyMaxBytes: limits.chatBodyMaxBytes,
    answer: chat.chatReply,
  },
  speak: {
    summary: 'Have a text spoken; 503 if the server can not speak, and the browser may do it',
    body: chat.speechRequest,
    answer: chat.speech,
    contentType: 'audio/*',
  },

  sendContactMessage: {
    summary: 'Write to the practice',
    body: contact.contactMessage,
    bodyMaxBytes: limits.contactBodyMaxBytes,
    answer: contact.contactMessageAccepted,
    status: 201,
  },

  listOutbox: {
    summary: 'Messages kept because no provider is set up',
    answer: z.array(outbox.outboxMessage),
  },
  healthLive: { summary: 'The process answers', answer: health.health },
  healthReady: { summary: 'The process and its database answer', answer: health.health },
} as const satisfies Record<CallName, CallSchema>;

type Schema<Name extends CallName> = (typeof schemas)[Name];

/** What a caller passes to a call; a part that the call does not have is undefined. */
export type CallInput<Name extends CallName> = InputOf<Schema<Name>>;

/** What a handler receives once the request has been parsed. */
export type ParsedInput<Name extends CallName> = ParsedOf<Schema<Name>>;

/** What a call answers; nothing for 204. */
export type CallAnswer<Name extends CallName> = AnswerOf<Schema<Name>>;
