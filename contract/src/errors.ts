import type { Appointment } from './appointment.ts';
import type { ChatAction } from './chat.ts';
import { failureSentences } from './failures.ts';
import { formProblemSentences } from './form-problems.ts';
import type { ProofOfWorkChallenge } from './human-check.ts';
import type { Localized } from './language.ts';
import { limits } from './limits.ts';

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
    en: 'The request isn’t valid JSON.',
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
    en: 'Wrong email address or password.',
  },
  not_found: { de: 'Das wurde nicht gefunden.', en: 'We couldn’t find that.' },
  invalid_code: { de: 'Ungültiger Code', en: 'Invalid code' },
  invalid_phone: formProblemSentences.phone_invalid,
  // The server names the countries; these words stand where the page has another language than its answer.
  phone_country_unsupported: {
    de: 'Telefonnummern aus diesem Land rufen wir mit dem Code nicht an. Bitte geben Sie eine andere Nummer an, oder rufen Sie uns an.',
    en: 'We can’t call phone numbers from this country with the code. Please enter another number, or give us a call.',
  },
  cookie_required: {
    de: 'Ihr Browser hat das Cookie nicht mitgeschickt, das zu diesem Code gehört. Bitte erlauben Sie Cookies für diese Website und fordern Sie einen neuen Code an.',
    en: 'Your browser didn’t send the cookie that goes with this code. Please allow cookies for this site and ask for a new code.',
  },
  confirmation_required: {
    de: 'Bitte bestätigen Sie das mit Ihrem Passwort oder mit einem Code an Ihre bisherige E-Mail-Adresse oder Telefonnummer.',
    en: 'Please confirm this with your password, or with a code sent to your current email address or phone number.',
  },
  current_password_wrong: {
    de: 'Das aktuelle Passwort ist falsch.',
    en: 'That isn’t your current password.',
  },
  not_own_contact: {
    de: 'Dieser Code geht nur an die eigene E-Mail-Adresse oder Telefonnummer.',
    en: 'This code can only go to your own email address or phone number.',
  },
  email_not_verified: formProblemSentences.email_unproven,
  phone_not_verified: formProblemSentences.phone_unproven,
  password_too_common: {
    de: 'Dieses Passwort verwenden viele Menschen, es ist schnell erraten. Gut sind drei Wörter, die nicht zusammengehören.',
    en: 'Lots of people use this password, so it’s quickly guessed. Three words that have nothing to do with each other work well.',
  },
  password_too_simple: {
    de: 'Dieses Passwort ist zu einfach. Bitte nehmen Sie nicht nur ein Zeichen oder eine Reihe von Tasten; gut sind drei Wörter, die nicht zusammengehören.',
    en: 'This password is too simple. Please don’t just repeat a character or run along the keys; three words that have nothing to do with each other work well.',
  },
  password_personal: {
    de: 'Dieses Passwort besteht aus Ihrem Namen oder Ihren Kontaktdaten und ist leicht zu erraten. Gut sind drei Wörter, die nicht zusammengehören.',
    en: 'This password is made up of your name or contact details, so it’s easy to guess. Three words that have nothing to do with each other work well.',
  },
  email_taken: {
    de: 'Für diese E-Mail-Adresse gibt es schon ein Konto.',
    en: 'There’s already an account with this email address.',
  },
  phone_taken: {
    de: 'Für diese Telefonnummer gibt es schon ein Konto.',
    en: 'There’s already an account with this phone number.',
  },
  slot_taken: failureSentences.slot_taken,
  patient_busy: {
    de: 'Sie haben zu dieser Zeit schon einen Termin. Bitte wählen Sie eine andere Zeit.',
    en: 'You already have an appointment at that time. Please choose another one.',
  },
  too_many_open_appointments: {
    de: 'Sie haben schon so viele Termine vor sich, wie online gebucht werden können. Rufen Sie uns bitte an, wenn Sie noch einen brauchen.',
    en: 'You already have as many appointments coming up as can be booked online. If you need another one, please give us a call.',
  },
  too_many_bookings_today: {
    de: 'Sie haben Ihre Termine heute sehr oft geändert. Bitte versuchen Sie es morgen wieder, oder rufen Sie uns an.',
    en: 'You’ve changed your appointments a lot today. Please try again tomorrow, or give us a call.',
  },
  too_many_from_domain: {
    de: 'Mit E-Mail-Adressen dieser Domain wurden gerade ungewöhnlich viele Termine gebucht. Bitte rufen Sie uns an, oder versuchen Sie es später noch einmal.',
    en: 'Unusually many appointments have just been booked with email addresses of this domain. Please give us a call, or try again later.',
  },
  newcomers_day_full: {
    de: 'An diesem Tag ist für Gäste und neue Konten online nichts mehr frei. Bitte wählen Sie einen anderen Tag, oder rufen Sie uns an.',
    en: 'There’s nothing left online on this day for guests and new accounts. Please choose another day, or give us a call.',
  },
  idempotency_key_reused: {
    de: 'Diese Bestätigung wurde schon für eine andere Buchung verwendet.',
    en: 'This confirmation has already been used for another booking.',
  },
  outside_rules: {
    de: 'Diese Zeit kann nicht gebucht werden.',
    en: 'This time can’t be booked.',
  },
  not_cancellable: {
    de: 'Dieser Termin kann nicht mehr abgesagt werden.',
    en: 'This appointment can no longer be cancelled.',
  },
  not_movable: {
    de: 'Dieser Termin kann nicht mehr verschoben werden.',
    en: 'This appointment can no longer be moved.',
  },
  version_conflict: {
    de: 'Dieser Termin wurde inzwischen geändert. Bitte sehen Sie ihn sich noch einmal an.',
    en: 'This appointment has been changed in the meantime. Please take another look at it.',
  },
  patient_has_appointments: {
    de: 'Für diese Person stehen noch Termine bevor. Bitte sagen Sie sie zuerst ab.',
    en: 'This person still has appointments coming up. Please cancel them first.',
  },
  too_many_people: {
    de: 'Zu Ihrem Konto gehören schon so viele Personen, wie online verwaltet werden können. Rufen Sie uns bitte an, wenn noch jemand dazukommt.',
    en: 'You already look after as many people as can be managed online. If there’s one more, please give us a call.',
  },
  date_of_birth_wrong: {
    de: 'Bitte prüfen Sie das Geburtsdatum.',
    en: 'Please check the date of birth.',
  },
  date_of_birth_of_practice: {
    de: 'Das Geburtsdatum hat die Praxis eingetragen. Wenn es nicht stimmt, rufen Sie uns bitte an.',
    en: 'The practice entered the date of birth. If it’s wrong, please give us a call.',
  },
  access_link_invalid: {
    de: 'Dieser Link gilt nicht mehr. Bitte rufen Sie uns an, dann schicken wir Ihnen einen neuen.',
    en: 'This link is no longer valid. Please give us a call and we’ll send you a new one.',
  },
  access_link_date_wrong: {
    de: `Das Geburtsdatum passt nicht zu diesem Link. Nach ${limits.accessLinkTriesMax} falschen Angaben gilt er nicht mehr.`,
    en: `The date of birth doesn’t match this link. After ${limits.accessLinkTriesMax} wrong tries it’s no longer valid.`,
  },
  own_person_stays: {
    de: 'Sie selbst gehören immer zu Ihrem Konto.',
    en: 'You’re always part of your own account.',
  },
  address_has_account: {
    de: 'Zu dieser E-Mail-Adresse gibt es ein Konto. Melden Sie sich bitte an, dann sehen und löschen Sie Ihre Daten dort.',
    en: 'There’s an account with this email address. Please log in to see or erase your data there.',
  },
  erasure_pending: {
    de: 'Die Löschung dieser Daten ist vorgemerkt. Bis die Praxis das zurücknimmt, geht das nicht.',
    en: 'These data are marked to be erased. Until the practice takes that back, this isn’t possible.',
  },
  open_appointments: {
    de: 'Sie haben noch Termine vor sich. Sie werden nur mit Ihrem Einverständnis abgesagt.',
    en: 'You still have appointments coming up. We only cancel them if you say so.',
  },
  chat_message_too_long: {
    de: `Ihre Nachricht ist zu lang. Bitte beschränken Sie sich auf maximal ${limits.chatMessageMaxLength} Zeichen.`,
    en: `Your message is too long. Please keep it to ${limits.chatMessageMaxLength} characters at most.`,
  },
  chat_banned: { de: 'Sie wurden gesperrt', en: 'You’ve been locked out of the chat' },
  speech_stays_here: {
    de: 'Diesen Text liest nur Ihr Browser vor.',
    en: 'Only your browser reads this text aloud.',
  },
  speech_unavailable: {
    de: 'Die Sprachausgabe ist gerade nicht verfügbar.',
    en: 'Speech isn’t available right now.',
  },
  code_not_sent: failureSentences.send_code,
  proof_of_work_required: {
    de: 'Gerade kommen viele Anfragen. Ihr Browser muss zuerst eine kleine Rechenaufgabe lösen.',
    en: 'There are a lot of requests right now. Your browser has to solve a small puzzle first.',
  },
  too_many_requests: {
    de: 'Zu viele Anfragen. Bitte versuchen Sie es später erneut.',
    en: 'Too many requests. Please try again later.',
  },
  log_in_paused: {
    de: 'Bei diesem Konto gab es zu viele falsche Versuche. Bitte melden Sie sich mit einem Gerät an, das Sie schon benutzt haben, oder versuchen Sie es morgen erneut.',
    en: 'There have been too many wrong tries on this account. Please log in on a device you’ve used before, or try again tomorrow.',
  },
  codes_paused: {
    de: 'Für diese E-Mail-Adresse oder Telefonnummer wurden sehr viele falsche Codes eingegeben. Codes gelten dafür einige Wochen lang nur noch auf einem Gerät, mit dem Sie schon angemeldet waren. Bitte benutzen Sie ein solches Gerät oder rufen Sie uns an.',
    en: 'Very many wrong codes have been entered for this email address or phone number. For some weeks, codes for it only work on a device that you’ve logged in with before. Please use such a device, or call us.',
  },
  calls_by_day: {
    de: `Neue Nummern rufen wir nur zwischen ${limits.newcomerCallsFromHour} und ${limits.newcomerCallsToHour} Uhr an. Bitte bestätigen Sie Ihre Telefonnummer dann.`,
    en: `We only call new numbers between ${limits.newcomerCallsFromHour}:00 and ${limits.newcomerCallsToHour}:00. Please verify your phone number then.`,
  },
  code_too_soon: {
    de: 'Ein Code wurde gerade gesendet. Bitte warten Sie einen Moment.',
    en: 'We’ve only just sent a code. Please wait a moment.',
  },
  unavailable: failureSentences.unavailable,
  internal: failureSentences.generic,
} as const satisfies Record<string, Localized>;

/** The machine name of an error, in the body's `code`. */
export type ErrorCode = keyof typeof errorSentences;

/** Why a start can't be booked (docs/product.md, "Booking rules"), in the body's `rule` beside the code `outside_rules`. */
export const bookingRuleSentences = {
  unknown_doctor: { de: 'Diese Ärztin oder diesen Arzt gibt es nicht.', en: 'There’s no such dentist.' },
  unknown_treatment: { de: 'Diese Behandlung gibt es nicht.', en: 'There’s no such treatment.' },
  in_past: {
    de: 'Termine können nicht in der Vergangenheit gebucht werden',
    en: 'Appointments can’t be booked in the past',
  },
  too_soon: {
    de: 'So kurzfristig kann online nicht gebucht werden. Rufen Sie uns bitte an.',
    en: 'This is too soon to book online. Please give us a call.',
  },
  after_cutoff: {
    de: 'Ab 20 Uhr können Termine erst ab morgen gebucht werden.',
    en: 'After 20:00, the earliest you can book is tomorrow.',
  },
  beyond_window: {
    de: 'So weit im Voraus können noch keine Termine gebucht werden.',
    en: 'Appointments can’t be booked that far ahead yet.',
  },
  off_grid: {
    de: 'Termine beginnen zur vollen oder halben Stunde.',
    en: 'Appointments start on the hour or half hour.',
  },
  holiday: {
    de: 'An diesem Feiertag ist die Praxis geschlossen.',
    en: 'We’re closed on this public holiday.',
  },
  closed: { de: 'An diesem Tag ist die Praxis geschlossen.', en: 'We’re closed on this day.' },
  absent: {
    de: 'An diesem Tag ist die Ärztin oder der Arzt nicht in der Praxis.',
    en: 'This dentist isn’t in on this day.',
  },
  not_offered: {
    de: 'Diese Behandlung kann hier dann nicht online gebucht werden. Rufen Sie uns bitte an.',
    en: 'This treatment can’t be booked online here then. Please give us a call.',
  },
  outside_hours: {
    de: 'Die Behandlung passt zu dieser Zeit nicht in die Sprechzeit.',
    en: 'There isn’t enough time left for this treatment then.',
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
  /** With `proof_of_work_required`: what the browser has to solve before it repeats the call. */
  challenge?: ProofOfWorkChallenge;
  /** With `version_conflict`: the appointment as it stands now. */
  current?: Appointment;
  /** With `chat_banned`: what the locked chat says, and why it is locked. */
  message?: string;
  action?: ChatAction;
};
