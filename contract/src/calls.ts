/**
 * The call table: name -> method, path below /api, and who may call it: everybody, a signed-in patient, or
 * everybody but with regard to who is signed in. It imports nothing, because it ships to the browser; the shapes stand in `schemas.ts` under the same names.
 */
export const calls = {
  register: { method: 'POST', path: '/auth/register', access: 'public' },
  login: { method: 'POST', path: '/auth/login', access: 'public' },
  requestPhoneLogin: { method: 'POST', path: '/auth/login/phone/request', access: 'public' },
  verifyPhoneLogin: { method: 'POST', path: '/auth/login/phone/verify', access: 'public' },
  forgotPassword: { method: 'POST', path: '/auth/password/forgot', access: 'public' },
  resetPassword: { method: 'POST', path: '/auth/password/reset', access: 'public' },
  logout: { method: 'POST', path: '/auth/logout', access: 'patient' },
  me: { method: 'GET', path: '/auth/me', access: 'patient' },
  updateProfile: { method: 'PUT', path: '/auth/profile', access: 'patient' },
  setEmail: { method: 'PUT', path: '/auth/profile/set-email', access: 'patient' },
  confirmOwner: { method: 'POST', path: '/auth/confirm-owner', access: 'patient' },
  sendEmailCode: { method: 'POST', path: '/auth/otp/send-email', access: 'either' },
  sendPhoneCode: { method: 'POST', path: '/auth/otp/send-phone', access: 'either' },
  verifyEmailCode: { method: 'POST', path: '/auth/otp/verify-email', access: 'public' },
  verifyPhoneCode: { method: 'POST', path: '/auth/otp/verify-phone', access: 'public' },

  changePassword: { method: 'PUT', path: '/account/password', access: 'patient' },
  listSessions: { method: 'GET', path: '/account/sessions', access: 'patient' },
  endSession: { method: 'DELETE', path: '/account/sessions/:id', access: 'patient' },
  endOtherSessions: { method: 'DELETE', path: '/account/sessions', access: 'patient' },
  listPatients: { method: 'GET', path: '/account/patients', access: 'patient' },
  addPatient: { method: 'POST', path: '/account/patients', access: 'patient' },
  changePatient: { method: 'PATCH', path: '/account/patients/:id', access: 'patient' },
  removePatient: { method: 'DELETE', path: '/account/patients/:id', access: 'patient' },
  linkAccount: { method: 'POST', path: '/account/links', access: 'patient' },
  exportAccount: { method: 'GET', path: '/account/export', access: 'patient' },
  deleteAccount: { method: 'DELETE', path: '/account', access: 'patient' },
  proofOfWorkChallenge: { method: 'GET', path: '/human-check/challenge', access: 'public' },

  listDoctors: { method: 'GET', path: '/doctors', access: 'public' },
  getDoctor: { method: 'GET', path: '/doctors/:id', access: 'public' },
  listSlots: { method: 'GET', path: '/doctors/:id/slots', access: 'public' },
  listDays: { method: 'GET', path: '/doctors/:id/days', access: 'public' },
  getAvailability: { method: 'GET', path: '/availability', access: 'public' },
  getOffer: { method: 'GET', path: '/offer', access: 'public' },
  getOpeningHours: { method: 'GET', path: '/opening-hours', access: 'public' },

  listAppointments: { method: 'GET', path: '/appointments', access: 'patient' },
  bookAppointment: { method: 'POST', path: '/appointments', access: 'patient' },
  moveAppointment: { method: 'PATCH', path: '/appointments/:id', access: 'patient' },
  cancelAppointment: { method: 'DELETE', path: '/appointments/:id', access: 'patient' },
  appointmentCalendar: { method: 'GET', path: '/appointments/own/:id/calendar.ics', access: 'patient' },

  bookAsGuest: { method: 'POST', path: '/appointments/guest', access: 'public' },
  getGuestAppointment: { method: 'GET', path: '/guests/appointment', access: 'public' },
  cancelGuestAppointment: { method: 'DELETE', path: '/guests/appointment', access: 'public' },
  moveGuestAppointment: { method: 'PATCH', path: '/guests/appointment', access: 'public' },
  guestCalendar: { method: 'GET', path: '/guests/appointment/calendar.ics', access: 'public' },
  getGuestAppointmentByPath: { method: 'GET', path: '/appointments/cancel/:token', access: 'public' },
  cancelGuestAppointmentByPath: { method: 'POST', path: '/appointments/cancel/:token', access: 'public' },
  moveGuestAppointmentByPath: { method: 'PATCH', path: '/appointments/guest/:token', access: 'public' },
  guestCalendarByPath: { method: 'GET', path: '/appointments/guest/:token/calendar.ics', access: 'public' },
  renewGuestLinks: { method: 'POST', path: '/appointments/guest/renew', access: 'public' },
  exportGuestData: { method: 'POST', path: '/guests/export', access: 'public' },
  eraseGuestData: { method: 'POST', path: '/guests/erase', access: 'public' },
  unsubscribeReminders: { method: 'POST', path: '/reminders/unsubscribe', access: 'public' },
  unsubscribeByMailProgram: { method: 'POST', path: '/reminders/unsubscribe/:token', access: 'public' },

  chat: { method: 'POST', path: '/chatbot', access: 'either' },
  speak: { method: 'POST', path: '/chatbot/tts', access: 'either' },

  sendContactMessage: { method: 'POST', path: '/contact', access: 'public' },

  listOutbox: { method: 'GET', path: '/outbox', access: 'public' },
  healthLive: { method: 'GET', path: '/health/live', access: 'public' },
  healthReady: { method: 'GET', path: '/health/ready', access: 'public' },
} as const;

/** The name of a call; it indexes both the call table and the schemas. */
export type CallName = keyof typeof calls;

export const isCallName = (name: string): name is CallName => name in calls;

/** One row of the call table. */
export type Call = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: string;
  access: 'public' | 'patient' | 'either';
};
