import type { ErrorBody, ErrorCode } from '../errors.ts';
import type { Localized } from '../language.ts';
import type { DayAppointment } from './day.ts';
import type { PatientNote, PatientValues } from './patients.ts';
import type { Settings } from './settings.ts';

/** Errors that only the practice's console meets, beside those of `errors.ts`. Public pages don't load them. */
export const staffErrorSentences = {
  staff_credentials_wrong: {
    de: 'E-Mail, Passwort oder Code ist falsch.',
    en: 'Wrong email address, password or code.',
  },
  second_factor_needed: {
    de: 'Bitte geben Sie auch den Code aus Ihrer App ein.',
    en: 'Please enter the code from your app as well.',
  },
  passkey_refused: {
    de: 'Der Passkey konnte nicht geprüft werden. Bitte versuchen Sie es noch einmal.',
    en: 'We couldn’t check the passkey. Please try again.',
  },
  passkey_known: { de: 'Dieser Passkey ist schon eingerichtet.', en: 'This passkey is already set up.' },
  too_many_passkeys: {
    de: 'Mehr Passkeys können Sie nicht einrichten. Bitte entfernen Sie zuerst einen.',
    en: 'You can’t set up any more passkeys. Please remove one first.',
  },
  proof_wrong: { de: 'Das Passwort ist falsch.', en: 'That password is wrong.' },
  staff_locked: {
    de: 'Der Bildschirm ist gesperrt. Bitte melden Sie sich kurz zurück.',
    en: 'The screen is locked. Please show that it’s you.',
  },
  reproof_needed: {
    de: 'Bitte zeigen Sie noch einmal, dass Sie es sind.',
    en: 'Please show once more that it’s you.',
  },
  full_proof_needed: {
    de: 'Bitte zeigen Sie noch einmal ganz, dass Sie es sind: mit Passwort und Code oder mit einem Passkey.',
    en: 'Please show once more in full that it’s you: with your password and a code, or with a passkey.',
  },
  code_wrong: {
    de: 'Dieser Code gilt nicht. Jeder gilt nur einmal; die App zeigt gleich einen neuen.',
    en: 'This code isn’t valid. Each works only once; the app shows a new one in a moment.',
  },
  too_many_looks: {
    de: 'Unter Ihrem Namen wurden gerade sehr viele Patienten gesucht oder angesehen. Zur Sicherheit geht es erst nach einer Pause weiter; die Praxisleitung weiß Bescheid.',
    en: 'Very many patients have just been searched for or looked at under your name. To be on the safe side there’s a pause before you can go on; the practice owner has been told.',
  },
  brake_proof_needed: {
    de: 'Das waren ungewöhnlich viele Änderungen in kurzer Zeit. Bitte zeigen Sie ganz, dass Sie es sind: mit Passwort und Code oder mit einem Passkey. Dann geht es weiter.',
    en: 'Those were unusually many changes in a short time. Please show in full that it’s you: with your password and a code, or with a passkey. Then you can go on.',
  },
  not_permitted: {
    de: 'Das darf in dieser Praxis jemand anderes. Bitte fragen Sie die Praxisleitung.',
    en: 'Someone else does this here. Please ask the practice owner.',
  },
  foreign_page: {
    de: 'Diese Anfrage kam nicht von der Praxiskonsole.',
    en: 'This request didn’t come from the practice console.',
  },
  invitation_used: {
    de: 'Dieser Link wurde schon verwendet.',
    en: 'This link has already been used.',
  },
  invitation_expired: {
    de: 'Dieser Link gilt nicht mehr. Bitte lassen Sie sich einen neuen geben.',
    en: 'This link is no longer valid. Please ask for a new one.',
  },
  staff_email_taken: {
    de: 'Unter dieser E-Mail-Adresse arbeitet hier schon jemand.',
    en: 'Someone here already has this email address.',
  },
  last_owner_stays: {
    de: 'Mindestens eine Person muss die Praxisleitung haben.',
    en: 'At least one person has to be the practice owner.',
  },
  last_way_in_stays: {
    de: 'Damit kämen Sie nicht mehr herein. Bitte richten Sie zuerst einen anderen Zugang ein.',
    en: 'You’d lock yourself out. Please set up another way in first.',
  },
  invitation_without_email: {
    de: 'Zu diesem Eintrag gibt es keine E-Mail-Adresse, an die der Link gehen könnte.',
    en: 'There’s no email address on this entry to send the link to.',
  },
  invitation_without_date_of_birth: {
    de: 'Zu diesem Eintrag fehlt das Geburtsdatum, nach dem der Link fragt. Bitte tragen Sie es zuerst ein.',
    en: 'This entry has no date of birth, which the link asks for. Please enter it first.',
  },
  invitation_date_self_declared: {
    de: 'Das Geburtsdatum hat ein Konto selbst angegeben, der Link würde also nichts prüfen. Bitte sehen Sie einen Ausweis, und klicken Sie auf „Identität geprüft“.',
    en: 'An account gave the date of birth itself, so the link would check nothing. Please see an identity document and click “Identity checked”.',
  },
  already_linked: {
    de: 'Das Konto sieht schon alles, was die Praxis hier eingetragen hat.',
    en: 'The account already sees everything the practice has entered here.',
  },
  unknown_column: {
    de: 'Diese Ärztin oder diesen Arzt gibt es nicht.',
    en: 'There’s no such dentist.',
  },
  appointment_changed: {
    de: 'Dieser Termin wurde inzwischen geändert. Bitte sehen Sie ihn sich noch einmal an.',
    en: 'This appointment has been changed in the meantime. Please take another look at it.',
  },
  not_changeable: {
    de: 'Dieser Termin ist vorbei oder abgesagt und kann nicht mehr geändert werden.',
    en: 'This appointment is over or cancelled and can no longer be changed.',
  },
  doctor_busy: {
    de: 'Zu dieser Zeit ist schon jemand eingetragen. Doppelt belegen können Sie mit einer kurzen Begründung.',
    en: 'Someone is already booked at that time. You can double-book with a short reason.',
  },
  person_busy: {
    de: 'Diese Person hat zu dieser Zeit schon einen Termin.',
    en: 'This person already has an appointment at that time.',
  },
  outside_working_time: {
    de: 'Das liegt außerhalb der Arbeitszeit. Eintragen können Sie es mit einer kurzen Begründung.',
    en: 'That’s outside working hours. You can still enter it with a short reason.',
  },
  time_refused: {
    de: 'Zu dieser Zeit kann kein Termin eingetragen werden.',
    en: 'No appointment can be entered at that time.',
  },
  minutes_needed: {
    de: 'Bitte geben Sie an, wie lange diese Behandlung dauert.',
    en: 'Please say how long this treatment takes.',
  },
  presence_impossible: {
    de: '„Da“ und „auf dem Stuhl“ gehen nur am Tag des Termins, „nicht gekommen“ erst ab seiner Uhrzeit.',
    en: '“Here” and “in the chair” only work on the day of the appointment, “didn’t come” only once its time has come.',
  },
  undo_over: {
    de: 'Das kann nicht mehr rückgängig gemacht werden.',
    en: 'This can no longer be undone.',
  },
  contact_missing: {
    de: 'Bitte geben Sie eine Telefonnummer oder E-Mail-Adresse an, oder dass es keine gibt.',
    en: 'Please enter a phone number or an email address, or say that there’s neither.',
  },
  contact_of_account: {
    de: 'Telefon und E-Mail gehören zum Konto und werden dort geändert.',
    en: 'Phone and email belong to the account and are changed there.',
  },
  patient_changed: {
    de: 'Diese Person wurde inzwischen geändert. Bitte sehen Sie sich die Angaben noch einmal an.',
    en: 'This person has been changed in the meantime. Please take another look at the details.',
  },
  note_changed: {
    de: 'Diese Notiz wurde inzwischen geändert.',
    en: 'This note has been changed in the meantime.',
  },
  too_many_notes: {
    de: 'Mehr Notizen passen nicht zu einer Person. Bitte fassen Sie einige zusammen.',
    en: 'One person can’t have any more notes. Please combine some of them.',
  },
  two_accounts: {
    de: 'Beide Einträge gehören zu verschiedenen Konten, und Konten lassen sich nicht zusammenführen. Bitten Sie die Person, sich bei einem davon anzumelden und es unter „Ihre Daten“ zu löschen.',
    en: 'The two entries belong to different accounts, and accounts can’t be merged. Please ask the person to log in to one of them and delete it under “Your data”.',
  },
  merge_overlap: {
    de: 'Beide Einträge haben zur selben Zeit einen Termin. Bitte verschieben Sie einen davon oder sagen Sie ihn ab.',
    en: 'Both entries have an appointment at the same time. Please move or cancel one of them.',
  },
  identity_unchecked: {
    de: 'Wer zu diesem Konto gehört, hat sich nur selbst angemeldet. Bitte sehen Sie zuerst einen Ausweis an und vermerken Sie auf der Karte „Identität geprüft“; dann lassen sich die Einträge zusammenführen.',
    en: 'The person with this account has only described themselves. Please look at a document first and note “Identity checked” on the card; then the entries can be merged.',
  },
  merge_undo_over: {
    de: 'Diese Zusammenführung kann nicht mehr zurückgenommen werden: Das geht nur einen Tag lang.',
    en: 'This merge can no longer be taken back: that’s possible for one day only.',
  },
  merge_undo_changed: {
    de: 'Der Eintrag wurde seit dem Zusammenführen geändert (Name, Geburtsdatum, Telefon, E-Mail oder Sprache). Darum lässt sich nicht mehr sagen, was zu welchem Eintrag gehört.',
    en: 'The entry has been changed since the merge (name, date of birth, phone, email or language), so it’s no longer clear what belongs to which entry.',
  },
  merge_undo_later: {
    de: 'Danach wurde noch ein Eintrag zusammengeführt. Bitte nehmen Sie zuerst das zurück.',
    en: 'Another entry was merged after this one. Please take that back first.',
  },
  merge_undo_account: {
    de: 'Seit dem Zusammenführen gehört der Eintrag zu einem anderen oder zu keinem Konto mehr. Darum lässt es sich nicht zurücknehmen.',
    en: 'Since the merge the entry belongs to another account, or to none any more, so it can’t be taken back.',
  },
  absence_changed: {
    de: 'Das wurde inzwischen geändert. Bitte sehen Sie es sich noch einmal an.',
    en: 'This has been changed in the meantime. Please take another look at it.',
  },
  hours_changed: {
    de: 'Für diesen Tag hat inzwischen jemand anderes etwas eingetragen. Bitte sehen Sie es sich an, bevor Sie es ersetzen.',
    en: 'Someone else has entered something for this day in the meantime. Please look at it before you replace it.',
  },
  plan_in_past: {
    de: 'Das liegt in der Vergangenheit.',
    en: 'That’s in the past.',
  },
  plan_too_long: {
    de: 'Weiter voraus oder länger als drei Jahre kann nichts eingetragen werden. Stimmt das Jahr?',
    en: 'Nothing can be planned for longer or further ahead than three years. Is the year right?',
  },
  hours_impossible: {
    de: 'Jede Zeit muss nach ihrem Beginn enden, und Zeiten eines Tages dürfen sich nicht überschneiden.',
    en: 'Each stretch has to end after it begins, and stretches of one day can’t overlap.',
  },
  first_hours_stay: {
    de: 'Diese Zeiten gelten schon. Bitte tragen Sie stattdessen neue ein.',
    en: 'These hours are already in force. Please enter new ones instead.',
  },
  closed_then: {
    de: 'An diesem Tag ist die Praxis geschlossen. Bitte nehmen Sie zuerst die Schließung zurück.',
    en: 'The practice is closed on that day. Please take the closure back first.',
  },
  not_hit: {
    de: 'Dieser Termin liegt nicht mehr in dieser Zeit.',
    en: 'This appointment is no longer within that time.',
  },
  audit_too_long: {
    de: 'Das sind zu viele Einträge für eine Datei. Bitte wählen Sie einen kürzeren Zeitraum.',
    en: 'That’s too many entries for one file. Please choose a shorter period.',
  },
  settings_changed: {
    de: 'Diese Einstellungen wurden inzwischen geändert. Bitte sehen Sie sie sich noch einmal an.',
    en: 'These settings have been changed in the meantime. Please take another look at them.',
  },
  settings_in_force: {
    de: 'Das gilt schon. Bitte ändern Sie es stattdessen.',
    en: 'This is already in force. Please change it instead.',
  },
  online_impossible: {
    de: 'Online buchbar ist nur, was eine feste Dauer hat und jemand macht; ein Notfall ist es nie.',
    en: 'Only what has a fixed length and somebody to do it can be booked online; an emergency never can.',
  },
  last_doctor_stays: {
    de: 'Mindestens eine Ärztin oder ein Arzt muss hier behandeln. Ist die Praxis zu, tragen Sie bitte eine Schließung ein.',
    en: 'At least one dentist has to practise here. If you’re closing for a while, please plan a closure.',
  },
  recipients_missing: {
    de: 'Bitte geben Sie an, an welche E-Mail-Adresse das gehen soll.',
    en: 'Please say which email address this should go to.',
  },
} as const satisfies Record<string, Localized>;

export type StaffErrorCode = keyof typeof staffErrorSentences;

/** The body of every error answer of a staff call. */
export type StaffErrorBody = Omit<ErrorBody, 'code'> & {
  code: ErrorCode | StaffErrorCode;
  /** With `appointment_changed`: the appointment as it stands now. */
  appointment?: DayAppointment;
  /** With `patient_changed`: the person as they stand now. */
  patient?: PatientValues;
  /** With `note_changed`: the note as it stands now. */
  note?: PatientNote;
  /** With `settings_changed`: the settings as they stand now. */
  settings?: Settings;
};
