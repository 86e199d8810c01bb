import type { Localized } from './language.ts';

/** What a screen says when a call failed and the server gave no reason that a person could read. */
export const failureSentences = {
  generic: { de: 'Ein Fehler ist aufgetreten', en: 'An error has occurred' },
  login: { de: 'Login fehlgeschlagen', en: 'Login failed' },
  registration: { de: 'Registrierung fehlgeschlagen', en: 'Registration failed' },
  send_code: { de: 'Fehler beim Senden des Codes', en: 'The code could not be sent' },
  check_code: { de: 'Ungültiger Code', en: 'Invalid code' },
  send: { de: 'Fehler beim Senden', en: 'Sending failed' },
  save: { de: 'Fehler beim Speichern', en: 'Saving failed' },
  cancel_appointment: {
    de: 'Fehler beim Stornieren des Termins. Bitte versuchen Sie es erneut.',
    en: 'The appointment could not be cancelled. Please try again.',
  },
  load_appointments: {
    de: 'Ihre Termine konnten nicht geladen werden.',
    en: 'Your appointments could not be loaded.',
  },
  load_doctors: { de: 'Fehler beim Laden der Ärzte', en: 'The doctors could not be loaded' },
  load_slots: {
    de: 'Fehler beim Laden der verfügbaren Zeiten',
    en: 'The available times could not be loaded',
  },
  load_messages: {
    de: 'Die Nachrichten konnten nicht geladen werden.',
    en: 'The messages could not be loaded.',
  },
  booking: { de: 'Fehler bei der Buchung', en: 'Booking failed' },
} as const satisfies Record<string, Localized>;

/** The name of what failed, for the one translator of the website. */
export type FailureCode = keyof typeof failureSentences;
