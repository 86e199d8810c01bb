import type { DeclaredError } from './call-schema.ts';
import type { CallName } from './calls.ts';
import type { ErrorCode } from './errors.ts';

/** A new password that is easy to guess. */
export const passwordErrors = ['password_too_common', 'password_too_simple', 'password_personal'] as const;
/** A phone number that is invalid, or of a country that gets no calls. */
const phoneErrors = ['invalid_phone', 'phone_country_unsupported'] as const;
/** A one-time code. */
const codeErrors = ['invalid_code', 'cookie_required'] as const;
/** The proof of the account's owner: the password, or a code sent to the account's contact. */
const ownerErrors = ['confirmation_required', 'current_password_wrong', ...codeErrors] as const;
/** A slot that cannot be booked. */
const slotErrors = [
  'outside_rules',
  'slot_taken',
  'patient_busy',
  'newcomers_day_full',
  'too_many_bookings_today',
] as const;

/** Cancelling and moving by the token of a guest's link. */
const guestCancelErrors = [
  'unauthorized',
  'too_many_bookings_today',
  'not_cancellable',
  'version_conflict',
] as const;
const guestMoveErrors = [
  ...slotErrors,
  'unauthorized',
  'not_movable',
  'version_conflict',
  'too_many_requests',
] as const;

/**
 * Call name -> the errors of its own rules. `server/src/http/call-errors.ts` adds what follows from the row of the call table and
 * from the shapes (a request that cannot be parsed, a session that is missing), and the faults of the server.
 */
export const callErrors: Readonly<Record<CallName, readonly DeclaredError<ErrorCode>[]>> = {
  register: [
    ...passwordErrors,
    ...phoneErrors,
    'email_not_verified',
    'phone_not_verified',
    'email_taken',
    'phone_taken',
    'proof_of_work_required',
    'too_many_requests',
  ],
  login: ['invalid_credentials', 'proof_of_work_required', 'too_many_requests', 'log_in_paused'],
  requestPhoneLogin: [
    ...phoneErrors,
    'code_not_sent',
    'proof_of_work_required',
    'too_many_requests',
    'codes_paused',
    'code_too_soon',
  ],
  verifyPhoneLogin: [
    ...phoneErrors,
    'too_many_requests',
    'codes_paused',
    'cookie_required',
    { code: 'invalid_code', status: 401 },
  ],
  forgotPassword: ['proof_of_work_required', 'too_many_requests', 'codes_paused', 'code_too_soon'],
  resetPassword: [...passwordErrors, ...codeErrors, 'too_many_requests', 'codes_paused'],
  logout: [],
  me: [],
  updateProfile: [
    ...phoneErrors,
    ...ownerErrors,
    'phone_not_verified',
    'phone_taken',
    'proof_of_work_required',
  ],
  setEmail: [...ownerErrors, 'email_not_verified', 'email_taken', 'proof_of_work_required'],
  confirmOwner: [...ownerErrors],
  sendEmailCode: ['unauthorized', 'not_own_contact', 'proof_of_work_required', 'code_too_soon'],
  sendPhoneCode: [
    ...phoneErrors,
    'unauthorized',
    'not_own_contact',
    'email_not_verified',
    'code_not_sent',
    'proof_of_work_required',
    'calls_by_day',
    'code_too_soon',
  ],
  verifyEmailCode: [...codeErrors, 'proof_of_work_required', 'too_many_requests'],
  verifyPhoneCode: [...phoneErrors, ...codeErrors, 'proof_of_work_required', 'too_many_requests'],

  changePassword: [...passwordErrors, ...ownerErrors],
  listSessions: [],
  endSession: ['confirmation_required'],
  endOtherSessions: ['confirmation_required'],
  listPatients: [],
  addPatient: ['too_many_people', 'date_of_birth_wrong'],
  changePatient: ['date_of_birth_wrong', 'date_of_birth_of_practice', 'own_person_stays'],
  removePatient: ['patient_has_appointments', 'own_person_stays'],
  linkAccount: ['too_many_people', 'access_link_invalid', 'access_link_date_wrong'],
  exportAccount: ['confirmation_required'],
  deleteAccount: [...ownerErrors, 'open_appointments'],
  proofOfWorkChallenge: [],

  listDoctors: [],
  getDoctor: [],
  listSlots: ['outside_rules'],
  listDays: ['outside_rules'],
  getAvailability: ['outside_rules'],
  getOffer: [],
  getOpeningHours: [],

  listAppointments: [],
  bookAppointment: [...slotErrors, 'not_found', 'too_many_open_appointments', 'idempotency_key_reused'],
  moveAppointment: [...slotErrors, 'not_movable', 'version_conflict'],
  cancelAppointment: ['too_many_bookings_today', 'not_cancellable', 'version_conflict'],
  appointmentCalendar: [],

  bookAsGuest: [
    ...phoneErrors,
    ...slotErrors,
    'unauthorized',
    'email_not_verified',
    'too_many_open_appointments',
    'too_many_from_domain',
    'idempotency_key_reused',
    'proof_of_work_required',
    'too_many_requests',
  ],
  getGuestAppointment: ['not_found'],
  cancelGuestAppointment: ['not_found', ...guestCancelErrors],
  moveGuestAppointment: ['not_found', ...guestMoveErrors],
  guestCalendar: ['not_found'],
  getGuestAppointmentByPath: [],
  cancelGuestAppointmentByPath: guestCancelErrors,
  moveGuestAppointmentByPath: guestMoveErrors,
  guestCalendarByPath: [],
  renewGuestLinks: ['too_many_requests'],
  exportGuestData: ['email_not_verified', 'address_has_account'],
  eraseGuestData: ['email_not_verified', 'address_has_account', 'open_appointments'],
  unsubscribeReminders: ['not_found'],
  unsubscribeByMailProgram: [],

  chat: ['chat_message_too_long', 'chat_banned'],
  speak: ['speech_stays_here', 'speech_unavailable'],

  sendContactMessage: ['proof_of_work_required', 'too_many_requests'],

  listOutbox: ['not_found'],
  healthLive: [],
  healthReady: [],
};
