import type { Language } from '@praxisportal/contract/language';
import * as z from 'zod';
import type { PracticeData } from '../../context.ts';
import type { StaffAction } from '../../db/staff-tables.ts';
import { formatShortDay } from '../../domain/format-day.ts';
import { toWallDate, toWallTime } from '../../domain/zone-day.ts';
import { changeNames } from '../staff/mails.ts';
import { roleNames } from '../staff/rules.ts';
import type { AccessNews } from '../staff-sign-in/mails.ts';
import type { DeedRow } from './queries.ts';
import { unknownPeople } from './rules.ts';

const keptDetail = z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]));

type Told = {
  who: string;
  /** Whom of the patients it is about */
  patient: string;
  /** Whom of the staff it is about */
  person: string;
  isOwn: boolean;
  /** What was noted is noted no longer */
  isTakenBack: boolean;
  /** A text of the detail; '' if it has none of that name */
  text: (name: string) => string;
  /** What a dentist of the detail is called, or '' for the whole practice */
  doctor: (name: string) => string;
  role: (name: string) => string;
  /** Day or days of the detail */
  days: string;
  /** When the appointment is that it is about */
  when: string;
  /** What of somebody was changed */
  changes: string;
};

type Sentences = Record<StaffAction, (told: Told) => string>;

const ways: Record<string, Record<Language, string>> = {
  passkey: { de: 'mit Passkey', en: 'with a passkey' },
  password: { de: 'mit Passwort', en: 'with a password' },
  known_desk: {
    de: 'mit Passwort, an einem Gerät mit beidem vom selben Tag',
    en: 'with a password, on a device that had seen both factors that day',
  },
  recovery_code: { de: 'mit einem Wiederherstellungscode', en: 'with a recovery code' },
  invitation: { de: 'über den Link der Einladung', en: 'by the link of the invitation' },
};

const accessNews: Record<AccessNews, Record<Language, string>> = {
  new_desk: { de: 'neuer Browser', en: 'a new browser' },
  recovery_code: { de: 'Wiederherstellungscode benutzt', en: 'a recovery code was used' },
  code_used: { de: 'Wiederherstellungscode benutzt', en: 'a recovery code was used' },
  passkey_added: { de: 'Passkey hinzugefügt', en: 'a passkey was added' },
  passkey_removed: { de: 'Passkey entfernt', en: 'a passkey was removed' },
  password_set: { de: 'neues Passwort', en: 'a new password' },
  app_set: { de: 'App für die Codes neu verbunden', en: 'the app for the codes was connected anew' },
  password_and_app_set: { de: 'Passwort und App eingerichtet', en: 'password and app were set up' },
  password_removed: { de: 'Passwort entfernt', en: 'the password was removed' },
  codes_renewed: { de: 'neue Wiederherstellungscodes', en: 'new recovery codes' },
  recovered: { de: 'alles neu eingerichtet', en: 'everything was set up anew' },
};

const patientFields: Record<string, Record<Language, string>> = {
  firstName: { de: 'Vorname', en: 'first name' },
  lastName: { de: 'Nachname', en: 'last name' },
  dateOfBirth: { de: 'Geburtsdatum', en: 'date of birth' },
  phone: { de: 'Telefon', en: 'phone' },
  email: { de: 'E-Mail', en: 'email' },
  language: { de: 'Sprache', en: 'language' },
};

const absence = {
  de: (doctor: string) => (doctor ? `die Abwesenheit von ${doctor}` : 'die Schließung der Praxis'),
  en: (doctor: string) => (doctor ? `the absence of ${doctor}` : 'the closure of the practice'),
};
const hours = {
  de: (doctor: string) => (doctor ? `die Arbeitszeiten von ${doctor}` : 'die Öffnungszeiten'),
  en: (doctor: string) => (doctor ? `the working hours of ${doctor}` : 'the opening hours'),
};

const sections: Record<string, Record<Language, string>> = {
  treatments: { de: 'Behandlungen', en: 'treatments' },
  doctors: { de: 'Ärztinnen und Ärzte', en: 'dentists' },
  terms: { de: 'Regeln der Online-Buchung', en: 'terms of online booking' },
  messages: { de: 'Erinnerungen und Mails an die Praxis', en: 'reminders and mails to the practice' },
};

/** Which settings, of what if that is told, and from when on if they don't hold at once. */
function saySection(language: Language, { text, days }: Pick<Told, 'text' | 'days'>): string {
  const name = sections[text('section')]?.[language] ?? text('section');
  const from = days && `, ${language === 'de' ? 'ab' : 'from'} ${days}`;
  return `${name}${text('what') && ` (${text('what')})`}${from}`;
}

function sayChange(language: Language, change: string): string {
  const known: Record<string, string | undefined> = changeNames[language];
  return known[change] ?? change;
}

const found: Record<Language, (shown: string) => string> = {
  de: (shown) => (shown === '0' ? 'niemand gefunden' : shown === '1' ? 'eine Person' : `${shown} Personen`),
  en: (shown) => (shown === '0' ? 'nobody found' : shown === '1' ? 'one person' : `${shown} people`),
};

const german: Sentences = {
  look: ({ who, patient }) => `${who} hat die Karte von ${patient} angesehen`,
  search_patients: ({ who, text }) => `${who} hat Patienten gesucht und gesehen: ${found.de(text('shown'))}`,
  look_at_undelivered: ({ who, text }) =>
    `${who} hat angesehen, welche Nachrichten nicht ankamen: ${text('shown')}`,
  look_at_inbox: ({ who, text }) =>
    `${who} hat die offenen Nachrichten des Kontaktformulars angesehen: ${text('shown')}`,
  look_at_whole_inbox: ({ who, text }) =>
    `${who} hat alle Nachrichten des Kontaktformulars angesehen: ${text('shown')}`,
  look_at_far_days: ({ who, days, text }) =>
    `${who} hat Tage angesehen, die mehr als einen Monat entfernt sind${days && ` (${days})`}: ${found.de(text('shown'))}`,
  look_at_absence: ({ who, doctor, days, text }) =>
    `${who} hat ${absence.de(doctor('doctor'))} (${days}) angesehen, mit Telefon und Mail: ${found.de(text('shown'))}`,
  add_patient: ({ who, patient }) => `${who} hat ${patient} neu eingetragen`,
  change_patient: ({ who, patient, changes }) => `${who} hat die Daten von ${patient} geändert: ${changes}`,
  write_note: ({ who, patient }) => `${who} hat eine Notiz zu ${patient} geschrieben`,
  change_note: ({ who, patient }) => `${who} hat eine Notiz zu ${patient} geändert`,
  remove_note: ({ who, patient }) => `${who} hat eine Notiz zu ${patient} entfernt`,
  merge_patients: ({ who, patient }) => `${who} hat zwei Einträge von ${patient} zusammengeführt`,
  undo_merge: ({ who, patient }) => `${who} hat eine Zusammenführung von ${patient} zurückgenommen`,
  export_patient: ({ who, patient, text }) =>
    `${who} hat die Daten von ${patient} auf Wunsch herausgegeben: ${text('reason')}`,
  ask_erasure: ({ who, patient, text }) =>
    `${who} hat vorgemerkt, dass die Daten von ${patient} auf Wunsch gelöscht werden: ${text('reason')}`,
  withdraw_erasure: ({ who, patient }) => `${who} hat die vorgemerkte Löschung von ${patient} zurückgenommen`,
  drop_erasure: ({ who, patient }) =>
    `Die Löschung von ${patient}, die ${who} vorgemerkt hatte, entfällt: Es kam ein Termin dazu, oder beim Konto änderte sich etwas`,
  erase_patient: ({ who, patient, text }) =>
    `${who} hat die Daten von ${patient} auf Wunsch gelöscht: ${text('reason')}`,
  check_identity: ({ who, patient }) => `${who} hat die Identität von ${patient} geprüft`,
  uncheck_identity: ({ who, patient }) =>
    `${who} hat zurückgenommen, dass die Identität von ${patient} geprüft ist`,
  invite_patient: ({ who, patient }) => `${who} hat ${patient} zum Online-Zugang eingeladen`,
  claim_bookings: ({ patient }) => `Ein Konto hat die Online-Buchungen von ${patient} übernommen`,
  link_account: ({ patient }) => `Ein Konto wurde über die Einladung mit ${patient} verknüpft`,
  erase_by_patient: ({ patient }) => `Die Online-Buchungen von ${patient} wurden über die Website gelöscht`,
  part_from_account: ({ patient }) => `Ein Konto hat sich von ${patient} getrennt; alles ist noch da`,
  sign_in: ({ who, text }) => `${who} hat sich angemeldet, ${ways[text('way')]?.de ?? text('way')}`,
  invite: ({ who, text, role }) =>
    text('purpose') === 'recover'
      ? `${who} hat ${text('email')} einen Link für einen neuen Zugang gemacht`
      : `${who} hat ${text('email')} eingeladen: ${role('role')}`,
  withdraw_invitation: ({ who, text }) => `${who} hat die Einladung an ${text('email') || '?'} zurückgezogen`,
  join: ({ who, role }) => `${who} hat den eigenen Zugang eingerichtet: ${role('role')}`,
  recover: ({ who }) => `${who} hat den eigenen Zugang über einen Link neu eingerichtet`,
  change_staff: ({ who, person, isOwn, changes }) =>
    `${who} hat ${isOwn ? 'die eigenen Angaben' : person} geändert: ${changes}`,
  end_sessions: ({ who, person, isOwn }) =>
    isOwn ? `${who} hat sich an anderen Geräten abgemeldet` : `${who} hat ${person} überall abgemeldet`,
  change_access: ({ who, text }) => `${who} hat den eigenen Zugang geändert: ${sayNews('de', text('event'))}`,
  reach_limit: ({ who }) =>
    `${who} hat in kurzer Zeit so viele Patienten gesucht oder angesehen, dass die Konsole keine weiteren zeigt`,
  reach_half_limit: ({ who }) =>
    `${who} hat in kurzer Zeit viele Patienten gesucht oder angesehen: die Hälfte dessen, was die Konsole zulässt`,
  reach_brake: ({ who, text }) =>
    `${who} hat in kurzer Zeit ungewöhnlich oft ${sayChange('de', text('change'))}: weiter nur mit beiden Nachweisen`,
  pass_brake: ({ who, text }) =>
    `${who} hat beide Nachweise erbracht, um weiterzumachen: ${sayChange('de', text('change'))}`,
  mark_told: ({ who, patient, when, isTakenBack }) =>
    isTakenBack
      ? `${who} hat zurückgenommen, dass ${patient} telefonisch Bescheid weiß${when && `: Termin ${when}`}`
      : `${who} hat vermerkt, dass ${patient} telefonisch Bescheid weiß${when && `: Termin ${when}`}`,
  mark_answered: ({ who, isTakenBack }) =>
    isTakenBack
      ? `${who} hat eine Nachricht des Kontaktformulars wieder als offen vermerkt`
      : `${who} hat eine Nachricht des Kontaktformulars als beantwortet vermerkt`,
  cancel_source: ({ who, text }) =>
    `${who} hat Termine aus einer auffälligen Quelle zusammen abgesagt: ${text('shown')}`,
  look_at_audit: ({ who, patient, text }) =>
    `${who} hat das Protokoll${patient && ` zu ${patient}`} angesehen${text('after') && ' (weitergeblättert)'}`,
  export_audit: ({ who, patient }) =>
    `${who} hat das Protokoll${patient && ` zu ${patient}`} als Datei gespeichert`,
  plan_absence: ({ who, doctor, days }) => `${who} hat ${absence.de(doctor('doctor'))} eingetragen: ${days}`,
  change_absence: ({ who, doctor, days }) => `${who} hat ${absence.de(doctor('doctor'))} geändert: ${days}`,
  remove_absence: ({ who, doctor, days }) =>
    `${who} hat ${absence.de(doctor('doctor'))} zurückgenommen: ${days}`,
  keep_appointment: ({ who, patient, when }) =>
    `${who} hat den Termin von ${patient} trotz Abwesenheit stehen lassen: ${when}`,
  plan_hours: ({ who, doctor, days }) => `${who} hat ${hours.de(doctor('doctor'))} festgelegt, ab ${days}`,
  remove_hours: ({ who, doctor, days }) =>
    `${who} hat ${hours.de(doctor('doctor'))} zurückgenommen, die ab ${days} gelten sollten`,
  plan_special_day: ({ who, days }) => `${who} hat für einen Tag besondere Zeiten festgelegt: ${days}`,
  remove_special_day: ({ who, days }) =>
    `${who} hat die besonderen Zeiten eines Tages zurückgenommen: ${days}`,
  change_settings: ({ who, ...told }) => `${who} hat Einstellungen geändert: ${saySection('de', told)}`,
  withdraw_settings: ({ who, ...told }) =>
    `${who} hat geplante Einstellungen zurückgenommen: ${saySection('de', told)}`,
};

const english: Sentences = {
  look: ({ who, patient }) => `${who} looked at the card of ${patient}`,
  search_patients: ({ who, text }) => `${who} searched for patients and saw: ${found.en(text('shown'))}`,
  look_at_undelivered: ({ who, text }) => `${who} looked at which messages did not arrive: ${text('shown')}`,
  look_at_inbox: ({ who, text }) =>
    `${who} looked at the open messages of the contact form: ${text('shown')}`,
  look_at_whole_inbox: ({ who, text }) =>
    `${who} looked at all messages of the contact form: ${text('shown')}`,
  look_at_far_days: ({ who, days, text }) =>
    `${who} looked at days more than a month away${days && ` (${days})`}: ${found.en(text('shown'))}`,
  look_at_absence: ({ who, doctor, days, text }) =>
    `${who} looked at ${absence.en(doctor('doctor'))} (${days}), with phone and email: ${found.en(text('shown'))}`,
  add_patient: ({ who, patient }) => `${who} added ${patient}`,
  change_patient: ({ who, patient, changes }) => `${who} changed the data of ${patient}: ${changes}`,
  write_note: ({ who, patient }) => `${who} wrote a note on ${patient}`,
  change_note: ({ who, patient }) => `${who} changed a note on ${patient}`,
  remove_note: ({ who, patient }) => `${who} took away a note on ${patient}`,
  merge_patients: ({ who, patient }) => `${who} merged two entries of ${patient}`,
  undo_merge: ({ who, patient }) => `${who} took back a merge of ${patient}`,
  export_patient: ({ who, patient, text }) =>
    `${who} handed out the data of ${patient} at their request: ${text('reason')}`,
  ask_erasure: ({ who, patient, text }) =>
    `${who} marked the data of ${patient} to be erased at their request: ${text('reason')}`,
  withdraw_erasure: ({ who, patient }) => `${who} took back the planned erasure of ${patient}`,
  drop_erasure: ({ who, patient }) =>
    `The erasure of ${patient} that ${who} had planned is dropped: an appointment was added, or the account changed`,
  erase_patient: ({ who, patient, text }) =>
    `${who} erased the data of ${patient} at their request: ${text('reason')}`,
  check_identity: ({ who, patient }) => `${who} checked the identity of ${patient}`,
  uncheck_identity: ({ who, patient }) => `${who} took back that the identity of ${patient} is checked`,
  invite_patient: ({ who, patient }) => `${who} invited ${patient} to online access`,
  claim_bookings: ({ patient }) => `An account took over the online bookings of ${patient}`,
  link_account: ({ patient }) => `An account was linked to ${patient} by the invitation`,
  erase_by_patient: ({ patient }) => `The online bookings of ${patient} were erased through the website`,
  part_from_account: ({ patient }) => `An account parted from ${patient}; everything is still here`,
  sign_in: ({ who, text }) => `${who} signed in ${ways[text('way')]?.en ?? text('way')}`,
  invite: ({ who, text, role }) =>
    text('purpose') === 'recover'
      ? `${who} made ${text('email')} a link for new access`
      : `${who} invited ${text('email')}: ${role('role')}`,
  withdraw_invitation: ({ who, text }) => `${who} withdrew the invitation to ${text('email') || '?'}`,
  join: ({ who, role }) => `${who} set up their own access: ${role('role')}`,
  recover: ({ who }) => `${who} set up their own access anew by a link`,
  change_staff: ({ who, person, isOwn, changes }) =>
    `${who} changed ${isOwn ? 'their own details' : person}: ${changes}`,
  end_sessions: ({ who, person, isOwn }) =>
    isOwn ? `${who} signed out on other devices` : `${who} signed ${person} out everywhere`,
  change_access: ({ who, text }) => `${who} changed their own access: ${sayNews('en', text('event'))}`,
  reach_limit: ({ who }) =>
    `${who} searched for or looked at so many patients in a short time that the console shows no more`,
  reach_half_limit: ({ who }) =>
    `${who} searched for or looked at many patients in a short time: half of what the console allows`,
  reach_brake: ({ who, text }) =>
    `${who} ${sayChange('en', text('change'))} unusually often in a short time: to go on takes both factors`,
  pass_brake: ({ who, text }) => `${who} showed both factors to go on: ${sayChange('en', text('change'))}`,
  mark_told: ({ who, patient, when, isTakenBack }) =>
    isTakenBack
      ? `${who} took back that ${patient} was told by phone${when && `: appointment ${when}`}`
      : `${who} noted that ${patient} was told by phone${when && `: appointment ${when}`}`,
  mark_answered: ({ who, isTakenBack }) =>
    isTakenBack
      ? `${who} marked a message of the contact form as open again`
      : `${who} marked a message of the contact form as answered`,
  cancel_source: ({ who, text }) =>
    `${who} cancelled the appointments of an unusual source together: ${text('shown')}`,
  look_at_audit: ({ who, patient, text }) =>
    `${who} looked at the record${patient && ` about ${patient}`}${text('after') && ' (further pages)'}`,
  export_audit: ({ who, patient }) => `${who} saved the record${patient && ` about ${patient}`} as a file`,
  plan_absence: ({ who, doctor, days }) => `${who} entered ${absence.en(doctor('doctor'))}: ${days}`,
  change_absence: ({ who, doctor, days }) => `${who} changed ${absence.en(doctor('doctor'))}: ${days}`,
  remove_absence: ({ who, doctor, days }) => `${who} took back ${absence.en(doctor('doctor'))}: ${days}`,
  keep_appointment: ({ who, patient, when }) =>
    `${who} kept the appointment of ${patient} despite an absence: ${when}`,
  plan_hours: ({ who, doctor, days }) => `${who} set ${hours.en(doctor('doctor'))}, from ${days}`,
  remove_hours: ({ who, doctor, days }) =>
    `${who} took back ${hours.en(doctor('doctor'))} that were to hold from ${days}`,
  plan_special_day: ({ who, days }) => `${who} set special hours for a day: ${days}`,
  remove_special_day: ({ who, days }) => `${who} took back the special hours of a day: ${days}`,
  change_settings: ({ who, ...told }) => `${who} changed settings: ${saySection('en', told)}`,
  withdraw_settings: ({ who, ...told }) => `${who} took back planned settings: ${saySection('en', told)}`,
};

const sentences = { de: german, en: english };

const words = {
  de: {
    operator: 'Wer den Server betreibt',
    formerPerson: 'jemanden, der nicht mehr hier arbeitet',
    role: (before: string, after: string) => `${after} statt ${before}`,
    column: (after: string) => (after ? `Spalte von ${after}` : 'keine Spalte mehr'),
    disabled: 'gesperrt',
    enabled: 'wieder zugelassen',
    name: (before: string) => `hieß vorher ${before}`,
    until: (from: string, to: string) => `${from} bis ${to}`,
    hours: (text: string) => `${text} Uhr`,
    nothing: 'nichts',
  },
  en: {
    operator: 'Whoever runs the server',
    formerPerson: 'somebody who no longer works here',
    role: (before: string, after: string) => `${after} instead of ${before}`,
    column: (after: string) => (after ? `the column of ${after}` : 'no column any more'),
    disabled: 'blocked',
    enabled: 'let in again',
    name: (before: string) => `was called ${before}`,
    until: (from: string, to: string) => `${from} to ${to}`,
    hours: (text: string) => text,
    nothing: 'nothing',
  },
};

function sayNews(language: Language, event: string): string {
  const known: Record<string, Record<Language, string> | undefined> = accessNews;
  return known[event]?.[language] ?? event;
}

/** What a sentence needs of the practice. */
type KnownDoctors = {
  facts: Pick<PracticeData['facts'], 'timeZone'>;
  doctors: readonly Pick<PracticeData['doctors'][number], 'id' | 'name'>[];
};

/** What somebody of the staff did, in one sentence of people's words, without its full stop. */
export function describeDeed(
  row: DeedRow,
  { language, practice }: { language: Language; practice: KnownDoctors },
): string {
  const say = words[language];
  const nobody = unknownPeople[language];
  const detail = keptDetail.safeParse(row.detail ?? {}).data ?? {};
  const text = (name: string) => String(detail[name] ?? '');
  const doctor = (name: string) => practice.doctors.find(({ id }) => id === detail[name])?.name ?? text(name);
  const role = (name: string) => {
    const known: Record<string, string | undefined> = roleNames[language];
    return known[text(name)] ?? text(name);
  };
  const isAboutAudit = row.action === 'look_at_audit' || row.action === 'export_audit';
  const isAboutAll = isAboutAudit && row.subjectId === null;
  return sentences[language][row.action]({
    who: row.actorName ?? (row.actorId === null ? say.operator : nobody.formerStaff),
    patient: isAboutAll ? '' : (row.patientName ?? nobody.erased),
    person: row.subjectName ?? say.formerPerson,
    isOwn: row.actorId !== null && row.actorId === row.subjectId,
    isTakenBack: detail.taken_back === true,
    ...{ text, doctor, role },
    days: sayDays(),
    when: row.startAt ? sayMoment(row.startAt.getTime()) : '',
    changes: listChanges().join(', ') || say.nothing,
  });

  function sayDays(): string {
    const [first = '', last = first] = [detail.from ?? detail.date, detail.to]
      .filter((date): date is string => typeof date === 'string')
      .map((date) => formatShortDay(date, language));
    const days = first === last ? first : say.until(first, last);
    const isPartOfDay = /^\d\d:\d\d-\d\d:\d\d$/.test(text('hours'));
    return isPartOfDay ? `${days}, ${say.hours(text('hours').replace('-', '–'))}` : days;
  }

  function sayMoment(ms: number): string {
    const { timeZone } = practice.facts;
    const day = formatShortDay(toWallDate(ms, timeZone), language);
    return `${day}, ${say.hours(toWallTime(ms, timeZone))}`;
  }

  function isOther(name: string, before: string): boolean {
    return detail[name] !== undefined && detail[name] !== detail[before];
  }

  function listChanges(): string[] {
    const fields = text('changed').split(' ').filter(Boolean);
    return [
      ...fields.map((field) => patientFields[field]?.[language] ?? field),
      ...(isOther('role', 'roleBefore') ? [say.role(role('roleBefore'), role('role'))] : []),
      ...(isOther('doctor', 'doctorBefore') ? [say.column(doctor('doctor'))] : []),
      ...(isOther('disabled', 'disabledBefore') ? [detail.disabled ? say.disabled : say.enabled] : []),
      ...(detail.nameBefore === undefined ? [] : [say.name(text('nameBefore'))]),
    ];
  }
}
