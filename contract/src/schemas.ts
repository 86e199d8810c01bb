import * as z from 'zod';
import * as account from './account.ts';
import * as appointment from './appointment.ts';
import type { CallName } from './calls.ts';
import * as contact from './contact.ts';
import * as doctor from './doctor.ts';
import * as health from './health.ts';
import * as outbox from './outbox.ts';

/** The shapes of one call; `status` is the answer's HTTP status, 200 if not said. 204 has no answer. */
export type CallSchema = {
  summary: string;
  params?: z.ZodObject;
  query?: z.ZodObject;
  headers?: z.ZodObject;
  body?: z.ZodObject;
  answer?: z.ZodType;
  status?: 200 | 201 | 204;
};

/** Name -> shapes, for every call of the call table. */
export const schemas = {
  register: {
    summary: 'Create a patient account; e-mail and phone must have been proven by code',
    body: account.registration,
    answer: account.session,
    status: 201,
  },
  login: { summary: 'Log in by e-mail and password', body: account.credentials, answer: account.session },
  logout: { summary: 'End this session', status: 204 },
  me: { summary: 'The signed-in patient', answer: account.user },
  updateProfile: { summary: 'Change names or phone', body: account.profileChange, answer: account.user },
  setEmail: { summary: 'Change the e-mail address', body: account.emailChange, answer: account.user },
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

  sendContactMessage: {
    summary: 'Write to the practice',
    body: contact.contactMessage,
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

type Part<Name extends CallName, Key extends string> =
  (typeof schemas)[Name] extends Record<Key, infer Shape> ? Shape : never;
type In<Shape> = [Shape] extends [never] ? undefined : Shape extends z.ZodType ? z.input<Shape> : undefined;
type Out<Shape> = [Shape] extends [never] ? undefined : Shape extends z.ZodType ? z.output<Shape> : undefined;

/** What a caller passes to a call; a part that the call does not have is undefined. */
export type CallInput<Name extends CallName> = {
  params: In<Part<Name, 'params'>>;
  query: In<Part<Name, 'query'>>;
  headers: In<Part<Name, 'headers'>>;
  body: In<Part<Name, 'body'>>;
};

/** What a handler receives once the request has been parsed. */
export type ParsedInput<Name extends CallName> = {
  params: Out<Part<Name, 'params'>>;
  query: Out<Part<Name, 'query'>>;
  headers: Out<Part<Name, 'headers'>>;
  body: Out<Part<Name, 'body'>>;
};

type NoAnswer = ReturnType<() => void>;

/** What a call answers; nothing for 204. */
export type CallAnswer<Name extends CallName> = [Part<Name, 'answer'>] extends [never]
  ? NoAnswer
  : Out<Part<Name, 'answer'>>;
