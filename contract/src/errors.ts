import type { Localized } from './language.ts';

/**
 * The closed list of errors, with the sentence a person reads. German sentences are fixed words
 * (docs/product.md, "Languages"). A code without a sentence in both languages does not compile.
 */
export const errorSentences = {
  invalid_request: {
    de: 'Bitte prüfen Sie Ihre Angaben.',
    en: 'Please check what you entered.',
  },
  malformed_json: {
    de: 'Die Anfrage ist kein gültiges JSON.',
    en: 'The request is not valid JSON.',
  },
  body_too_large: {
    de: 'Die Anfrage ist zu groß.',
    en: 'The request is too large.',
  },
  unsupported_media_type: {
    de: 'Bitte senden Sie die Anfrage als JSON.',
    en: 'Please send the request as JSON.',
  },
  unauthorized: { de: 'Bitte melden Sie sich an.', en: 'Please log in.' },
  invalid_credentials: {
    de: 'E-Mail oder Passwort ist falsch.',
    en: 'E-mail or password is wrong.',
  },
  not_found: { de: 'Das wurde nicht gefunden.', en: 'That was not found.' },
  invalid_code: { de: 'Ungültiger Code', en: 'Invalid code' },
  invalid_phone: {
    de: 'Bitte geben Sie eine gültige Telefonnummer an, zum Beispiel +49 30 23125123.',
    en: 'Please enter a valid phone number, for example +49 30 23125123.',
  },
  cookie_required: {
    de: 'Ihr Browser hat das Cookie nicht mitgeschickt, das zu diesem Code gehört. Bitte erlauben Sie Cookies für diese Website und fordern Sie einen neuen Code an.',
    en: 'Your browser did not send the cookie that belongs to this code. Please allow cookies for this site and ask for a new code.',
  },
  confirmation_required: {
    de: 'Bitte bestätigen Sie die Änderung mit Ihrem Passwort oder mit einem Code an Ihre bisherige E-Mail-Adresse oder Telefonnummer.',
    en: 'Please confirm the change with your password, or with a code to your present e-mail address or phone number.',
  },
  current_password_wrong: {
    de: 'Das aktuelle Passwort ist falsch.',
    en: 'The current password is wrong.',
  },
  not_own_contact: {
    de: 'Dieser Code geht nur an die eigene E-Mail-Adresse oder Telefonnummer.',
    en: 'This code only goes to your own e-mail address or phone number.',
  },
  email_not_verified: {
    de: 'Bitte verifizieren Sie Ihre E-Mail-Adresse',
    en: 'Please verify your e-mail address',
  },
  phone_not_verified: {
    de: 'Bitte verifizieren Sie Ihre Telefonnummer',
    en: 'Please verify your phone number',
  },
  password_too_common: {
    de: 'Dieses Passwort verwenden viele Menschen, es ist schnell erraten. Gut sind drei Wörter, die nicht zusammengehören.',
    en: 'Many people use this password, so it is quickly guessed. Three words that do not belong together are good.',
  },
  password_too_simple: {
    de: 'Dieses Passwort ist zu einfach. Bitte nehmen Sie nicht nur ein Zeichen oder eine Reihe von Tasten; gut sind drei Wörter, die nicht zusammengehören.',
    en: 'This password is too simple. Please use more than one character or a row of keys; three words that do not belong together are good.',
  },
  password_personal: {
    de: 'Dieses Passwort besteht aus Ihrem Namen oder Ihren Kontaktdaten und ist leicht zu erraten. Gut sind drei Wörter, die nicht zusammengehören.',
    en: 'This password is made of your name or contact data and easily guessed. Three words that do not belong together are good.',
  },
  email_taken: {
    de: 'Für diese E-Mail-Adresse gibt es schon ein Konto.',
    en: 'There already is an account for this e-mail address.',
  },
  phone_taken: {
    de: 'Für diese Telefonnummer gibt es schon ein Konto.',
    en: 'There already is an account for this phone number.',
  },
  slot_taken: {
    de: 'Dieser Zeitslot wurde gerade gebucht. Bitte wählen Sie eine andere Zeit.',
    en: 'This time slot has just been booked. Please choose another time.',
  },
  patient_busy: {
    de: 'Sie haben zu dieser Zeit schon einen Termin. Bitte wählen Sie eine andere Zeit.',
    en: 'You already have an appointment at that time. Please choose another time.',
  },
  too_many_open_appointments: {
    de: 'Sie haben schon so viele Termine vor sich, wie online gebucht werden können. Rufen Sie uns bitte an, wenn Sie noch einen brauchen.',
    en: 'You already have as many appointments ahead as can be booked online. Please call us if you need another one.',
  },
  too_many_bookings_today: {
    de: 'Sie haben Ihre Termine heute sehr oft geändert. Bitte versuchen Sie es morgen wieder, oder rufen Sie uns an.',
    en: 'You have changed your appointments very often today. Please try again tomorrow, or call us.',
  },
  idempotency_key_reused: {
    de: 'Diese Bestätigung wurde schon für eine andere Buchung verwendet.',
    en: 'This confirmation was already used for another booking.',
  },
  outside_rules: {
    de: 'Diese Zeit kann nicht gebucht werden.',
    en: 'This time cannot be booked.',
  },
  not_cancellable: {
    de: 'Dieser Termin kann nicht mehr storniert werden.',
    en: 'This appointment can no longer be cancelled.',
  },
  too_many_requests: {
    de: 'Zu viele Anfragen. Bitte versuchen Sie es später erneut.',
    en: 'Too many requests. Please try again later.',
  },
  log_in_paused: {
    de: 'Bei diesem Konto gab es zu viele falsche Versuche. Bitte melden Sie sich mit einem Gerät an, das Sie schon benutzt haben, oder versuchen Sie es morgen erneut.',
    en: 'There were too many wrong tries for this account. Please log in from a device that you have used before, or try again tomorrow.',
  },
  code_too_soon: {
    de: 'Ein Code wurde gerade gesendet. Bitte warten Sie einen Moment.',
    en: 'A code was sent just now. Please wait a moment.',
  },
  unavailable: {
    de: 'Der Dienst ist gerade nicht erreichbar. Bitte versuchen Sie es gleich noch einmal.',
    en: 'The service is not available right now. Please try again in a moment.',
  },
  internal: { de: 'Ein Fehler ist aufgetreten', en: 'An error has occurred' },
} as const satisfies Record<string, Localized>;

/** The machine name of an error, in the body's `code`. */
export type ErrorCode = keyof typeof errorSentences;

/** Why a start can't be booked (docs/product.md, "Booking rules"), in the body's `rule` beside the code `outside_rules`. */
export const bookingRuleSentences = {
  unknown_doctor: { de: 'Diese Ärztin oder diesen Arzt gibt es nicht.', en: 'There is no such doctor.' },
  unknown_treatment: { de: 'Diese Behandlung gibt es nicht.', en: 'There is no such treatment.' },
  in_past: {
    de: 'Termine können nicht in der Vergangenheit gebucht werden',
    en: 'Appointments cannot be booked in the past',
  },
  too_soon: {
    de: 'Termine müssen mindestens 60 Minuten im Voraus gebucht werden.',
    en: 'Appointments must be booked at least 60 minutes ahead.',
  },
  after_cutoff: {
    de: 'Ab 20 Uhr können Termine erst ab morgen gebucht werden.',
    en: 'After 20:00 appointments can be booked from tomorrow on.',
  },
  beyond_window: {
    de: 'Termine können höchstens drei Monate im Voraus gebucht werden.',
    en: 'Appointments can be booked at most three months ahead.',
  },
  off_grid: {
    de: 'Termine beginnen zur vollen oder halben Stunde.',
    en: 'Appointments start on the hour or half hour.',
  },
  holiday: {
    de: 'An diesem Feiertag ist die Praxis geschlossen.',
    en: 'The practice is closed on this public holiday.',
  },
  closed: { de: 'An diesem Tag ist die Praxis geschlossen.', en: 'The practice is closed on this day.' },
  absent: {
    de: 'An diesem Tag ist die Ärztin oder der Arzt nicht in der Praxis.',
    en: 'The doctor is not in the practice on this day.',
  },
  outside_hours: {
    de: 'Die Behandlung passt zu dieser Zeit nicht in die Sprechzeit.',
    en: 'The treatment does not fit into the consulting hours at this time.',
  },
} as const satisfies Record<string, Localized>;
export type BookingRule = keyof typeof bookingRuleSentences;

/** The body of every error answer; `fields` names a sentence for each field that is wrong. */
export type ErrorBody = {
  error: string;
  code: ErrorCode;
  rule?: BookingRule;
  fields?: Record<string, string>;
  requestId?: string;
};
