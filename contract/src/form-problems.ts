import { dayLimits } from './day-limits.ts';
import type { Localized } from './language.ts';
import { limits } from './limits.ts';

/** How a number may be written: one that the Bundesnetzagentur keeps free for examples. It stays on one line. */
export const examplePhone = '+49\u00a030\u00a023125123';

/** What a form finds wrong before it sends anything, or where the server refuses one of its fields. */
export const formProblemSentences = {
  first_name_missing: { de: 'Bitte Vornamen eingeben', en: 'Please enter your first name' },
  last_name_missing: { de: 'Bitte Nachnamen eingeben', en: 'Please enter your last name' },
  their_first_name_missing: { de: 'Bitte Vornamen eingeben', en: 'Please enter a first name' },
  their_last_name_missing: { de: 'Bitte Nachnamen eingeben', en: 'Please enter a last name' },
  birth_date_missing: {
    de: 'Bitte geben Sie das ganze Geburtsdatum an.',
    en: 'Please enter the whole date of birth.',
  },
  birth_date_wrong: { de: 'Bitte prüfen Sie das Geburtsdatum.', en: 'Please check the date of birth.' },
  note_missing: { de: 'Bitte schreiben Sie etwas.', en: 'Please write something.' },
  reason_missing: {
    de: 'Bitte geben Sie an, wer wie darum gebeten hat.',
    en: 'Please say who asked for it, and how.',
  },
  name_missing: { de: 'Bitte geben Sie Ihren Namen an.', en: 'Please enter your name.' },
  name_too_long: {
    de: `Bitte höchstens ${limits.nameMaxLength} Zeichen.`,
    en: `Please use no more than ${limits.nameMaxLength} characters.`,
  },
  name_without_letter: {
    de: 'Bitte geben Sie einen Namen mit mindestens einem Buchstaben an.',
    en: 'Please enter a name with at least one letter.',
  },
  email_missing: { de: 'Bitte E-Mail eingeben', en: 'Please enter your email address' },
  email_invalid: {
    de: 'Bitte geben Sie eine gültige E-Mail-Adresse an.',
    en: 'Please enter a valid email address.',
  },
  email_mailbox: {
    de: 'Adressen mit Umlauten oder anderen besonderen Buchstaben vor dem @ erreichen unsere Nachrichten leider nicht. Bitte geben Sie eine andere E-Mail-Adresse an.',
    en: 'Unfortunately our mails can’t reach addresses with accents or other special letters before the @. Please enter another email address.',
  },
  phone_missing: { de: 'Bitte Telefonnummer eingeben', en: 'Please enter your phone number' },
  phone_invalid: {
    de: `Bitte geben Sie eine gültige Telefonnummer an, zum Beispiel ${examplePhone}.`,
    en: `Please enter a valid phone number, for example ${examplePhone}.`,
  },
  message_missing: {
    de: 'Bitte schreiben Sie uns, worum es geht.',
    en: 'Please tell us what it’s about.',
  },
  message_too_long: {
    de: `Bitte höchstens ${limits.contactMessageMaxLength.toLocaleString('de-DE')} Zeichen.`,
    en: `Please use no more than ${limits.contactMessageMaxLength.toLocaleString('en-GB')} characters.`,
  },
  captcha: { de: 'CAPTCHA-Verifizierung fehlgeschlagen', en: 'That sum isn’t right' },
  captcha_missing: {
    de: 'CAPTCHA-Verifizierung fehlgeschlagen',
    en: 'Please enter the result of the sum.',
  },
  privacy_missing: {
    de: 'Bitte akzeptieren Sie die Datenschutzerklärung',
    en: 'Please accept the privacy policy',
  },
  email_unproven: {
    de: 'Bitte verifizieren Sie Ihre E-Mail-Adresse',
    en: 'Please verify your email address',
  },
  phone_unproven: {
    de: 'Bitte verifizieren Sie Ihre Telefonnummer',
    en: 'Please verify your phone number',
  },
  password_missing: { de: 'Bitte Passwort eingeben', en: 'Please enter your password' },
  owner_unproven: {
    de: 'Bitte lassen Sie sich zuerst einen Code an Ihre bisherige E-Mail-Adresse oder Telefonnummer geben.',
    en: 'Please get a code to your current email address or phone number first.',
  },
  passwords_differ: { de: 'Passwörter stimmen nicht überein', en: 'The passwords don’t match' },
  password_too_short: {
    de: `Passwort muss mindestens ${limits.passwordMinLength} Zeichen lang sein`,
    en: `The password needs at least ${limits.passwordMinLength} characters`,
  },
  code_incomplete: {
    de: `Bitte geben Sie den Code mit allen ${limits.codeLength} Ziffern ein.`,
    en: `Please enter all ${limits.codeLength} digits of the code.`,
  },
  code_spent: {
    de: `Nach ${limits.codeMaxTries} Fehlversuchen gilt dieser Code nicht mehr. Bitte fordern Sie einen neuen an.`,
    en: `After ${limits.codeMaxTries} wrong tries this code stops working. Please ask for a new one.`,
  },
  date_missing: { de: 'Bitte wählen Sie ein Datum', en: 'Please choose a date' },
  date_past: { de: 'Bitte wählen Sie ein Datum in der Zukunft', en: 'Please choose a date in the future' },
  policy_missing: {
    de: 'Bitte akzeptieren Sie die Stornierungsbedingungen',
    en: 'Please accept the cancellation policy',
  },
  person_missing: { de: 'Bitte wählen Sie, wer kommt.', en: 'Please choose who’s coming.' },
  treatment_missing: { de: 'Bitte wählen Sie eine Behandlung.', en: 'Please choose a treatment.' },
  desk_time_wrong: {
    de: `Bitte geben Sie eine Uhrzeit in Schritten von ${dayLimits.gridMinutes} Minuten an.`,
    en: `Please enter a time in steps of ${dayLimits.gridMinutes} minutes.`,
  },
  minutes_wrong: {
    de: `Bitte ${dayLimits.gridMinutes} bis ${dayLimits.minutesMax} Minuten in Schritten von ${dayLimits.gridMinutes}.`,
    en: `Please enter ${dayLimits.gridMinutes} to ${dayLimits.minutesMax} minutes in steps of ${dayLimits.gridMinutes}.`,
  },
  refused: { de: 'Bitte prüfen Sie diese Angabe.', en: 'Please check what you entered here.' },
} as const satisfies Record<string, Localized>;

/** The name of a problem; it becomes a sentence only where it is shown, so it follows the language. */
export type FormProblemCode = keyof typeof formProblemSentences;
