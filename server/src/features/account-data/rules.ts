import type { AccountErased } from '@praxisportal/contract/account';
import type { AppointmentStatus, BookingMethod } from '@praxisportal/contract/appointment';
import type { ChatOffence } from '@praxisportal/contract/chat';
import type { Language, Localized } from '@praxisportal/contract/language';
import { keptDays } from '@praxisportal/contract/retention';
import type { PatientDeed, WebsiteDeed } from '../../db/staff-tables.ts';
import type { MessageChannel, MessageKind } from '../../delivery/outgoing-message.ts';
import { addDays, addMonths } from '../../domain/calendar-date.ts';
import type { PatientEventKind } from '../security-events/commands.ts';
import type { KeptPatient } from './queries.ts';

/** Whose data they are: an account's, those of somebody without one, or of one person whom an account looks after. */
export type DataSubject = 'account' | 'guest' | 'relative';

/** What was erased: an account with its people, guests with one address, or one person, by the practice. */
export type ErasedSubject = 'account' | 'guest' | 'person';

/** Until when a person stays whose account is erased; nobody, if nothing was treated or missed. */
export function findKeptUntil({ treatedDate, missedDate }: KeptPatient): string | undefined {
  return last([
    treatedDate && addMonths(treatedDate, treatmentMonths),
    missedDate && endOfLimitation(missedDate),
  ]);
}

/** Of these people those who stay, each until their day. */
export function findRemaining(people: readonly KeptPatient[]): { id: string; keptUntil: string }[] {
  return people.flatMap((person) => {
    const keptUntil = findKeptUntil(person);
    return keptUntil ? [{ id: person.id, keptUntil }] : [];
  });
}

/** Files about a treatment are kept for ten years after it (§ 630f (3) BGB). */
const treatmentMonths = 10 * 12;

/** A claim lapses three years after the end of the year in which it arose (§§ 195, 199 BGB). */
function endOfLimitation(date: string): string {
  return `${Number(date.slice(0, 4)) + 3}-12-31`;
}

type KeptBeside = {
  today: string;
  hasAppointments: boolean;
  /** Whether a last mail tells of it. */
  isMailed: boolean;
  /** Whether the record of security events may know them. */
  isKnownToSecurity: boolean;
  language: Language;
};

/** What stays after an erasure, with the law that demands it, in the patient's language. */
export function listKept(
  people: readonly KeptPatient[],
  { today, hasAppointments, isMailed, isKnownToSecurity, language }: KeptBeside,
): AccountErased['kept'] {
  const kept: { what: Localized; until: string | undefined; law: Localized }[] = [
    {
      what: {
        de: 'Behandlungstermine, mit Name und Geburtsdatum der behandelten Person',
        en: 'appointments at which somebody was treated, with that person’s name and date of birth',
      },
      until: last(people.map(({ treatedDate }) => treatedDate && addMonths(treatedDate, treatmentMonths))),
      law: { de: '§ 630f Abs. 3 BGB', en: '§ 630f (3) BGB (German Civil Code)' },
    },
    {
      what: {
        de: 'versäumte Termine, mit dem Namen der Person',
        en: 'appointments that were missed, with the person’s name',
      },
      until: last(people.map(({ missedDate }) => missedDate && endOfLimitation(missedDate))),
      law: { de: '§§ 195, 199 BGB', en: '§§ 195, 199 BGB (German Civil Code)' },
    },
    {
      what: {
        de: 'wer wann welchen Termin geändert hat, ohne Namen',
        en: 'who changed which appointment and when, without names',
      },
      until: hasAppointments ? addDays(today, keptDays.auditEvents) : undefined,
      law: { de: 'Art. 17 Abs. 3 lit. e DSGVO', en: 'Art. 17 (3) (e) GDPR' },
    },
    {
      what: {
        de: 'Anmeldungen und Fehlversuche, unter einer verschlüsselten Kennung',
        en: 'logins and failed tries, under an encrypted id',
      },
      until: isKnownToSecurity ? addDays(today, keptDays.securityEvents) : undefined,
      law: { de: 'Art. 6 Abs. 1 lit. f DSGVO', en: 'Art. 6 (1) (f) GDPR' },
    },
    {
      what: {
        de: 'die E-Mail, die Ihnen die Löschung bestätigt',
        en: 'the email that confirms the erasure to you',
      },
      until: isMailed ? addDays(today, keptDays.sentMessages) : undefined,
      law: { de: 'Art. 5 Abs. 2 DSGVO', en: 'Art. 5 (2) GDPR' },
    },
  ];
  return kept.flatMap(({ what, until, law }) =>
    until ? [{ what: what[language], until, law: law[language] }] : [],
  );
}

function last(days: readonly (string | null)[]): string | undefined {
  return days
    .filter((day) => day !== null)
    .sort()
    .at(-1);
}

/** What codes in an export mean, German before English. */
type Words<Code extends string> = Record<Code, [string, string]>;

export const languages: Words<Language> = {
  de: ['Deutsch', 'German'],
  en: ['Englisch', 'English'],
};

export const channels: Words<MessageChannel> = {
  email: ['E-Mail', 'email'],
  phone: ['Anruf', 'phone call'],
};

export const statuses: Words<AppointmentStatus> = {
  scheduled: ['geplant', 'scheduled'],
  completed: ['abgeschlossen', 'completed'],
  cancelled: ['abgesagt', 'cancelled'],
  no_show: ['nicht wahrgenommen', 'missed'],
};

export const bookingMethods: Words<BookingMethod> = {
  website: ['Website', 'website'],
  chatbot: ['Praxis-Assistent', 'assistant'],
  guest: ['Website, ohne Konto', 'website, without an account'],
  phone: ['Telefon', 'phone'],
  counter: ['in der Praxis', 'at the practice'],
  waitlist: ['Warteliste', 'waiting list'],
};

export const messageKinds: Words<MessageKind> = {
  code: ['Code', 'code'],
  confirmation: ['Bestätigung', 'confirmation'],
  cancellation: ['Absage', 'cancellation'],
  moved: ['Verschiebung', 'move'],
  notice: ['Hinweis zum Konto', 'notice about the account'],
  practice_notice: ['Hinweis an die Praxis', 'notice to the practice'],
  contact: ['Kontaktanfrage', 'contact enquiry'],
  reminder: ['Erinnerung', 'reminder'],
};

export const securityEvents: Words<PatientEventKind> = {
  account_made: ['Konto angelegt', 'account created'],
  logged_in: ['angemeldet', 'logged in'],
  log_in_failed: ['Anmeldung gescheitert', 'log-in failed'],
  limit_reached: ['Grenze erreicht', 'limit reached'],
  code_wrong: ['falscher Code', 'wrong code'],
  owner_not_confirmed: ['falsches Passwort bei einer Änderung', 'wrong password for a change'],
  contact_changed: ['Adresse oder Nummer geändert', 'address or number changed'],
  password_changed: ['Passwort geändert', 'password changed'],
  account_erased: ['Konto gelöscht', 'account deleted'],
  chat_banned: ['im Chat gesperrt', 'locked out of the chat'],
};

export const chatOffences: Words<ChatOffence> = {
  insult: ['Beleidigung', 'insult'],
  threat: ['Drohung', 'threat'],
  sexual: ['sexuelle Belästigung', 'sexual harassment'],
  hate: ['Hass', 'hate'],
  manipulation: ['Versuch, den Assistenten zu manipulieren', 'attempt to manipulate the assistant'],
  data_exfiltration: ['Versuch, an Daten anderer zu kommen', 'attempt to get at data of others'],
};

/** What the staff may have done with the data of a person, beside appointments. */
export const staffActions: Words<PatientDeed | WebsiteDeed> = {
  look: ['angesehen', 'looked at'],
  add_patient: ['angelegt', 'added'],
  change_patient: ['geändert', 'changed'],
  write_note: ['Notiz geschrieben', 'note written'],
  change_note: ['Notiz geändert', 'note changed'],
  remove_note: ['Notiz entfernt', 'note removed'],
  merge_patients: ['zwei Einträge zusammengeführt', 'two entries merged'],
  undo_merge: ['Zusammenführung zurückgenommen', 'merge taken back'],
  ask_erasure: ['zum Löschen vorgemerkt', 'marked to be erased'],
  withdraw_erasure: ['vorgemerkte Löschung zurückgenommen', 'planned erasure taken back'],
  drop_erasure: ['vorgemerkte Löschung nicht ausgeführt', 'planned erasure not carried out'],
  export_patient: ['Auskunft erteilt', 'information handed out'],
  erase_patient: ['gelöscht', 'erased'],
  check_identity: ['Identität geprüft', 'identity checked'],
  uncheck_identity: ['Prüfung der Identität zurückgenommen', 'identity check taken back'],
  invite_patient: ['Link für den Online-Zugang gesendet', 'link for online access sent'],
  claim_bookings: ['Buchungen in ein Konto übernommen', 'bookings taken over by an account'],
  link_account: ['Konto verknüpft', 'account linked'],
  erase_by_patient: ['Buchungen über die Website gelöscht', 'bookings erased through the website'],
  part_from_account: ['vom Konto getrennt', 'parted from the account'],
  look_at_audit: ['im Protokoll nachgesehen', 'looked up in the record of who did what'],
  export_audit: ['aus dem Protokoll ausgegeben', 'exported from the record of who did what'],
};

/** Title, purpose and time of a part of the export, and the meaning of its fields; German before English. */
export type SectionText = {
  title: [string, string];
  purpose: [string, string];
  kept: [string, string];
  /** How long it is kept of a guest, if that is not the same; null if a guest has no such thing. */
  keptOfGuest?: [string, string] | null;
  fields: Record<string, [string, string]>;
  /** What the codes in a field mean. */
  values?: Record<string, Record<string, [string, string]>>;
};

/** Words that several parts of an export have. */
export const createdAt: [string, string] = ['wann es angelegt wurde', 'when it was made'];
export const untilErased: [string, string] = ['bis Sie Ihr Konto löschen', 'until you delete your account'];
export const ofGuest: [string, string] = [
  `${keptDays.guests} Tage nach Ihrem letzten Termin, oder bis Sie Ihre Daten löschen`,
  `${keptDays.guests} days after your last appointment, or until you delete your data`,
];
const treated: [string, string] = [
  'was behandelt wurde, mit dem Namen, zehn Jahre (§ 630f Abs. 3 BGB)',
  'what was treated, with the name, ten years (§ 630f (3) BGB)',
];
export const untreatedOfGuest: [string, string] = [
  `${ofGuest[0]}; ${treated[0]}`,
  `${ofGuest[1]}; ${treated[1]}`,
];
export const days = (count: number): [string, string] =>
  count === 1 ? ['1 Tag', '1 day'] : [`${count} Tage`, `${count} days`];
export const ofAppointment: [string, string] = ['zu welchem Termin', 'which appointment'];
