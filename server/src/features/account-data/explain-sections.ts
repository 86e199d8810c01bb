import type { CodePurpose } from '@praxisportal/contract/account';
import type { ConsentKind } from '@praxisportal/contract/consents';
import type { Language } from '@praxisportal/contract/language';
import { limits } from '@praxisportal/contract/limits';
import type { Relation } from '@praxisportal/contract/patient';
import { keptDays } from '@praxisportal/contract/retention';
import { explainAppointments } from './explain-appointments.ts';
import type { SectionName } from './queries.ts';
import {
  channels,
  chatOffences,
  createdAt,
  type DataSubject,
  days,
  languages,
  messageKinds,
  ofAppointment,
  ofGuest,
  type SectionText,
  securityEvents,
  untilErased,
  untreatedOfGuest,
} from './rules.ts';

const sectionTexts: Record<SectionName, SectionText> = {
  account: {
    title: ['Konto', 'Account'],
    purpose: [
      'damit Sie sich anmelden und wir Sie erreichen; vom Passwort bewahren wir nur eine Prüfsumme auf (Art. 6 Abs. 1 lit. b DSGVO)',
      'so that you can log in and we can reach you; of the password we keep a checksum only (Art. 6 (1) (b) GDPR)',
    ],
    kept: untilErased,
    keptOfGuest: null,
    fields: {
      id: ['Kennung des Kontos', 'id of the account'],
      accountNumber: ['Kontonummer', 'account number'],
      email: ['E-Mail-Adresse', 'email address'],
      phone: ['Telefonnummer', 'phone number'],
      language: ['Sprache unserer Nachrichten', 'language of our messages'],
      createdAt,
    },
    values: {
      language: languages,
    },
  },
  people: {
    title: ['Personen', 'People'],
    purpose: [
      'Sie und die Menschen, für die Sie Termine buchen (Art. 6 Abs. 1 lit. b, Art. 9 Abs. 2 lit. h DSGVO)',
      'you and the people you book for (Art. 6 (1) (b), Art. 9 (2) (h) GDPR)',
    ],
    kept: [
      'bis Sie Ihr Konto löschen; wer behandelt wurde, zehn Jahre nach der letzten Behandlung (§ 630f Abs. 3 BGB)',
      'until you delete your account; who was treated, ten years after the last treatment (§ 630f (3) BGB)',
    ],
    keptOfGuest: untreatedOfGuest,
    fields: {
      id: ['Kennung der Person', 'id of the person'],
      firstName: ['Vorname', 'first name'],
      lastName: ['Nachname', 'last name'],
      dateOfBirth: ['Geburtsdatum', 'date of birth'],
      relation: ['was die Person für Sie ist', 'what they are to you'],
      email: ['eigene E-Mail-Adresse, falls es eine gibt', 'an email address of their own, if any'],
      phone: ['eigene Telefonnummer, falls es eine gibt', 'a phone number of their own, if any'],
      language: ['Sprache', 'language'],
      createdAt,
      emailProvenAt: [
        'wann eine Buchung die E-Mail-Adresse bestätigt hat',
        'when a booking proved the email address',
      ],
      identityCheckedAt: [
        'wann die Praxis einen Ausweis gesehen hat; sonst selbst angegeben',
        'when the practice saw an identity document; otherwise self-declared',
      ],
      linkedAt: [
        'seit wann das Konto sieht, was die Praxis eingetragen hat',
        'since when the account sees what the practice entered',
      ],
    },
    values: {
      relation: {
        self: ['Sie selbst', 'you'],
        child: ['Kind', 'child'],
        partner: ['Partnerin oder Partner', 'partner'],
        parent: ['Mutter oder Vater', 'parent'],
        other: ['keine Angabe', 'not given'],
      } satisfies Record<Relation, [string, string]>,
      language: languages,
    },
  },
  ...explainAppointments(),
  formerContacts: {
    title: ['Frühere Adressen und Nummern', 'Former addresses and numbers'],
    purpose: [
      'damit auffällt, wenn jemand anderes sie geändert hat (Art. 6 Abs. 1 lit. f DSGVO)',
      'to notice if another person changed them (Art. 6 (1) (f) GDPR)',
    ],
    kept: days(keptDays.formerContacts),
    fields: {
      channel: ['Art', 'kind'],
      contact: ['Adresse oder Nummer', 'address or number'],
      personId: ['für wen, falls nicht für das Konto', 'for whom, if not for the account'],
      changedAt: ['wann geändert', 'when it was changed'],
    },
    values: { channel: channels },
  },
  consents: {
    title: ['Einwilligungen', 'Consents'],
    purpose: ['um sie nachzuweisen (Art. 7 Abs. 1 DSGVO)', 'to be able to show them (Art. 7 (1) GDPR)'],
    kept: untilErased,
    keptOfGuest: ofGuest,
    fields: {
      kind: ['wozu', 'to what'],
      version: ['Fassung des Textes', 'version of the text'],
      given: ['erteilt, sonst zurückgenommen', 'given, otherwise taken back'],
      at: ['wann', 'when'],
      appointmentId: ofAppointment,
    },
    values: {
      kind: {
        privacy: ['Datenschutzerklärung', 'privacy policy'],
        cancellation_policy: ['Stornierungsbedingungen', 'cancellation policy'],
        reminders: ['Erinnerungen', 'reminders'],
      } satisfies Record<ConsentKind, [string, string]>,
    },
  },
  messages: {
    title: ['Nachrichten an Sie', 'Messages to you'],
    purpose: [
      'um Sie zu benachrichtigen (Art. 6 Abs. 1 lit. b DSGVO)',
      'to notify you (Art. 6 (1) (b) GDPR)',
    ],
    kept: [
      `${keptDays.sentMessages} Tage nach dem Versand`,
      `${keptDays.sentMessages} days after they were sent`,
    ],
    fields: {
      kind: ['Art der Nachricht', 'kind of message'],
      channel: ['auf welchem Weg', 'how it was sent'],
      recipient: ['Empfänger', 'recipient'],
      subject: ['Betreff, ohne Codes', 'subject, without codes'],
      text: [
        'Text, ohne Codes und ohne das, was einen Link öffnet',
        'text, without codes and without what makes a link open',
      ],
      state: ['Stand', 'state'],
      createdAt: ['wann geschrieben', 'when it was written'],
      finishedAt: ['wann zugestellt oder aufgegeben', 'when it was delivered or given up'],
      phonedAt: ['wann stattdessen angerufen', 'when you were phoned instead'],
    },
    values: {
      kind: messageKinds,
      channel: channels,
      state: {
        waiting: ['wartet', 'waiting'],
        sending: ['wird gesendet', 'being sent'],
        sent: ['zugestellt', 'delivered'],
        kept: ['liegt im Postausgang', 'kept in the outbox'],
        failed: ['gescheitert', 'failed'],
      },
    },
  },
  contactMessages: {
    title: ['Nachrichten von Ihnen', 'Messages from you'],
    purpose: ['um Ihnen zu antworten (Art. 6 Abs. 1 lit. b DSGVO)', 'to answer you (Art. 6 (1) (b) GDPR)'],
    kept: days(keptDays.contactMessages),
    fields: {
      name: ['Ihr Name, wie angegeben', 'your name as you gave it'],
      email: ['Ihre E-Mail-Adresse', 'your email address'],
      message: ['Ihre Nachricht', 'your message'],
      language: ['Sprache', 'language'],
      createdAt: ['wann gesendet', 'when it was sent'],
      handledAt: ['wann beantwortet', 'when it was answered'],
    },
    values: {
      language: languages,
    },
  },
  chatDialogs: {
    title: ['Gespräch mit dem Praxis-Assistenten', 'Conversation with the assistant'],
    purpose: [
      'damit der Assistent Ihre nächste Nachricht versteht; Ihre Nachrichten selbst bewahren wir nicht auf (Art. 6 Abs. 1 lit. b, Art. 9 Abs. 2 lit. h DSGVO)',
      'so that the assistant understands your next message; your messages themselves we do not keep (Art. 6 (1) (b), Art. 9 (2) (h) GDPR)',
    ],
    kept: days(keptDays.chatDialogs),
    keptOfGuest: null,
    fields: {
      state: ['was verstanden und gefragt wurde', 'what was understood and asked'],
      updatedAt: ['wann zuletzt', 'when last'],
    },
  },
  chatWarnings: {
    title: ['Verwarnungen im Chat', 'Warnings in the chat'],
    purpose: [
      'um den Chat vor Beleidigungen und Missbrauch zu schützen; was geschrieben wurde, bewahren wir nicht auf (Art. 6 Abs. 1 lit. f DSGVO)',
      'to protect the chat from insults and misuse; what was written we do not keep (Art. 6 (1) (f) GDPR)',
    ],
    kept: days(keptDays.chatWarnings),
    keptOfGuest: null,
    fields: {
      warnings: ['wie viele', 'how many'],
      reason: ['wofür die letzte', 'what the last one was for'],
      warnedAt: ['wann zuletzt', 'when last'],
      bannedUntil: ['bis wann gesperrt', 'until when locked out'],
    },
    values: { reason: chatOffences },
  },
  sessions: {
    title: ['Anmeldungen', 'Logins'],
    purpose: [
      'damit Sie angemeldet bleiben (Art. 6 Abs. 1 lit. b DSGVO)',
      'to keep you logged in (Art. 6 (1) (b) GDPR)',
    ],
    kept: [
      `${limits.sessionIdleDays} Tage ohne Benutzung, höchstens ${limits.sessionMaxDays}`,
      `${limits.sessionIdleDays} days without use, ${limits.sessionMaxDays} at most`,
    ],
    keptOfGuest: null,
    fields: {
      id: ['Kennung der Anmeldung', 'id of the login'],
      browser: ['wie sich der Browser nennt', 'what the browser calls itself'],
      createdAt: ['wann angemeldet', 'when you logged in'],
      lastSeenAt: ['wann zuletzt benutzt', 'when it was last used'],
    },
  },
  codes: {
    title: ['Einmalcodes', 'One-time codes'],
    purpose: [
      'um Adresse und Nummer zu prüfen; vom Code selbst bewahren wir nur eine Prüfsumme auf (Art. 6 Abs. 1 lit. f DSGVO)',
      'to check address and number; of the code itself we keep a checksum only (Art. 6 (1) (f) GDPR)',
    ],
    kept: days(keptDays.oneTimeCodes),
    fields: {
      channel: ['auf welchem Weg', 'how it was sent'],
      target: ['wohin', 'where it went'],
      purpose: ['wofür', 'what for'],
      createdAt: ['wann gesendet', 'when it was sent'],
      expiresAt: ['bis wann gültig', 'until when it was good'],
      tries: ['wie oft eingegeben', 'how often it was tried'],
      verifiedAt: ['wann richtig eingegeben', 'when it was entered rightly'],
      usedAt: ['wann verwendet', 'when it was used'],
    },
    values: {
      channel: channels,
      purpose: {
        verification: ['Adresse oder Nummer bestätigen', 'to verify an address or number'],
        contact_change: ['Adresse oder Nummer ändern', 'to change an address or number'],
        login: ['anmelden', 'to log in'],
        password_reset: ['neues Passwort', 'a new password'],
      } satisfies Record<CodePurpose, [string, string]>,
    },
  },
  confirmations: {
    title: ['Bestätigungen von Buchungen', 'Confirmations of bookings'],
    purpose: [
      'damit eine wiederholte Bestätigung nicht zweimal bucht (Art. 6 Abs. 1 lit. b DSGVO)',
      'so that a repeated confirmation books once (Art. 6 (1) (b) GDPR)',
    ],
    kept: days(keptDays.bookingKeys),
    fields: { appointmentId: ofAppointment, createdAt: ['wann', 'when'] },
  },
  bookingSources: {
    title: ['Herkunft von Buchungen', 'Where bookings came from'],
    purpose: [
      'damit niemand die Praxis ausbucht: von E-Mail-Adresse, deren Domain, Browser und Internetanschluss je eine Prüfsumme, solange die Praxis Sie noch nicht kennt (Art. 6 Abs. 1 lit. f DSGVO)',
      'so that nobody books out the practice: a checksum each of email address, its domain, browser and internet connection, as long as the practice doesn’t know you yet (Art. 6 (1) (f) GDPR)',
    ],
    kept: days(keptDays.bookingSources),
    fields: { appointmentId: ofAppointment, createdAt: ['wann gebucht', 'when it was booked'] },
  },
  invitations: {
    title: ['Einladungen zum Online-Zugang', 'Invitations to online access'],
    purpose: [
      'damit Ihr Konto sehen kann, was die Praxis für Sie einträgt; vom Link bewahren wir nur eine Prüfsumme auf (Art. 6 Abs. 1 lit. b DSGVO)',
      'so that your account can see what the practice enters for you; of the link we keep a checksum only (Art. 6 (1) (b) GDPR)',
    ],
    kept: ['bis der Link benutzt ist oder abläuft', 'until the link is used or runs out'],
    fields: {
      personId: ['für wen', 'for whom'],
      createdAt: ['wann gesendet', 'when it was sent'],
      expiresAt: ['bis wann gültig', 'until when it is good'],
    },
  },
  guestLinks: {
    title: ['Links zu Terminen', 'Links to appointments'],
    purpose: [
      'damit ein ohne Konto gebuchter Termin sich öffnen lässt; vom Link bewahren wir nur eine Prüfsumme auf (Art. 6 Abs. 1 lit. b DSGVO)',
      'so that an appointment booked without an account can be opened; of the link we keep a checksum only (Art. 6 (1) (b) GDPR)',
    ],
    kept: ['bis zum Ende des Tages, an dem der Termin ist', 'until the end of the day of the appointment'],
    fields: {
      appointmentId: ofAppointment,
      createdAt: ['wann gesendet', 'when it was sent'],
      expiresAt: ['bis wann gültig', 'until when it is good'],
    },
  },
  securityEvents: {
    title: ['Sicherheitsprotokoll', 'Security record'],
    purpose: [
      'um Angriffe zu erkennen; Konto und Netzadresse stehen darin nur verschlüsselt, ebenso in den Zählern für Grenzen, die nach einem Tag gelöscht werden (Art. 6 Abs. 1 lit. f DSGVO)',
      'to notice attacks; account and network address stand there encrypted only, as in the counters for limits, which are deleted after a day (Art. 6 (1) (f) GDPR)',
    ],
    kept: days(keptDays.securityEvents),
    fields: {
      kind: ['was geschah', 'what happened'],
      detail: ['Näheres', 'more about it'],
      times: ['wie oft innerhalb einer Stunde', 'how often within an hour'],
      firstAt: ['zuerst', 'first'],
      lastAt: ['zuletzt', 'last'],
    },
    values: {
      kind: securityEvents,
    },
  },
};

/** The parts of an export with their explanations, in the order in which they are read; those of an account only for one. */
export function explainSections(language: Language, whose: DataSubject) {
  const say = ([german, english]: [string, string]) => (language === 'en' ? english : german);
  const sayAll = (texts: Record<string, [string, string]>) =>
    Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, say(text)]));
  const isSection = (name: string): name is SectionName => name in sectionTexts;
  return Object.keys(sectionTexts)
    .filter(isSection)
    .filter((name) => whose === 'account' || sectionTexts[name].keptOfGuest !== null)
    .map((name) => {
      const { title, purpose, kept: keptOfAccount, keptOfGuest, fields, values = {} } = sectionTexts[name];
      const kept = whose === 'guest' && keptOfGuest ? keptOfGuest : keptOfAccount;
      return {
        name,
        title: say(title),
        purpose: say(purpose),
        kept: say(kept),
        fields: sayAll(fields),
        values: Object.fromEntries(Object.entries(values).map(([field, codes]) => [field, sayAll(codes)])),
      };
    });
}
