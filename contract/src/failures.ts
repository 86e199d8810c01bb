import type { Localized } from './language.ts';

/** What a screen says when a call failed and the server gave no reason that a person could read. */
export const failureSentences = {
  unavailable: {
    de: 'Der Dienst ist gerade nicht erreichbar. Bitte versuchen Sie es gleich noch einmal.',
    en: 'The service can’t be reached right now. Please try again in a moment.',
  },
  /** Behind what failed, where no answer came. */
  unreachable: {
    de: 'Der Dienst ist gerade nicht erreichbar.',
    en: 'The service can’t be reached right now.',
  },
  generic: { de: 'Ein Fehler ist aufgetreten', en: 'Something went wrong' },
  login: { de: 'Login fehlgeschlagen', en: 'We couldn’t log you in' },
  registration: { de: 'Registrierung fehlgeschlagen', en: 'We couldn’t create your account' },
  send_code: { de: 'Fehler beim Senden des Codes', en: 'We couldn’t send the code' },
  check_code: { de: 'Ungültiger Code', en: 'Invalid code' },
  send: { de: 'Fehler beim Senden', en: 'We couldn’t send that' },
  save: { de: 'Fehler beim Speichern', en: 'We couldn’t save that' },
  cancel_appointment: {
    de: 'Fehler beim Stornieren des Termins. Bitte versuchen Sie es erneut.',
    en: 'We couldn’t cancel the appointment. Please try again.',
  },
  load_appointments: {
    de: 'Ihre Termine konnten nicht geladen werden.',
    en: 'We couldn’t load your appointments.',
  },
  load_doctors: { de: 'Fehler beim Laden der Ärzte', en: 'We couldn’t load the dentists' },
  load_slots: {
    de: 'Fehler beim Laden der verfügbaren Zeiten',
    en: 'We couldn’t load the free times',
  },
  load_appointment: {
    de: 'Der Termin konnte nicht geladen werden.',
    en: 'We couldn’t load the appointment.',
  },
  load_calendar: {
    de: 'Die Kalenderdatei konnte nicht geladen werden.',
    en: 'We couldn’t load the calendar file.',
  },
  load_messages: {
    de: 'Die Nachrichten konnten nicht geladen werden.',
    en: 'We couldn’t load the messages.',
  },
  load_sessions: {
    de: 'Ihre Anmeldungen konnten nicht geladen werden.',
    en: 'We couldn’t load your devices.',
  },
  load_patients: {
    de: 'Die Personen konnten nicht geladen werden.',
    en: 'We couldn’t load the people you look after.',
  },
  load_export: {
    de: 'Ihre Daten konnten nicht geladen werden.',
    en: 'We couldn’t load your data.',
  },
  erase_data: {
    de: 'Ihre Daten konnten nicht gelöscht werden.',
    en: 'We couldn’t erase your data.',
  },
  erase_account: {
    de: 'Ihr Konto konnte nicht gelöscht werden.',
    en: 'We couldn’t delete your account.',
  },
  move_appointment: {
    de: 'Der Termin konnte nicht verschoben werden.',
    en: 'We couldn’t move the appointment.',
  },
  booking: { de: 'Fehler bei der Buchung', en: 'We couldn’t book the appointment' },
  slot_taken: {
    de: 'Dieser Zeitslot wurde gerade gebucht. Bitte wählen Sie eine andere Zeit.',
    en: 'Someone has just booked this time. Please choose another one.',
  },
  chat_booking: {
    de: 'Fehler bei der Buchung. Bitte versuchen Sie es erneut.',
    en: 'We couldn’t book the appointment. Please try again.',
  },
} as const satisfies Record<string, Localized>;

/** The name of what failed, for the one translator of the website. */
export type FailureCode = keyof typeof failureSentences;
