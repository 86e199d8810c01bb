import type { AppointmentStatus, BookingMethod } from '@praxisportal/contract/appointment';
import type { Language } from '@praxisportal/contract/language';
import type { MessageChannel, MessageKind } from '../../delivery/outgoing-message.ts';
import type { SecurityEvent } from '../security-events/commands.ts';

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

export const securityEvents: Words<SecurityEvent['kind']> = {
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
