import { practice } from '@praxisportal/practice/practice';
export const de = {
  title: 'Nachrichten',
  undelivered: 'Nicht angekommen',
  undeliveredLead: 'Diese Personen wissen noch nichts davon. Rufen Sie an, und haken Sie es ab.',
  allDelivered: 'Alle Nachrichten sind angekommen oder unterwegs.',
  kinds: {
    confirmation: 'Bestätigung',
    cancellation: 'Absage',
    moved: 'Verschiebung',
    reminder: 'Erinnerung',
  },
  causes: {
    address: 'Die Adresse nimmt unsere Mails nicht an',
    provider: 'Der Mailanbieter ist nicht erreichbar',
  },
  retrying: 'wird weiter versucht',
  noPhone: 'keine Telefonnummer',
  phoned: 'Angerufen',
  phonedWhom: (name: string) => `${name} angerufen`,
  phonedNews: (name: string) => `${name} ist abgehakt.`,
  justPhoned: 'Eben abgehakt',
  notPhoned: 'Doch nicht angerufen',
  notPhonedWhom: (name: string) => `${name} doch nicht angerufen`,
  reopenedNews: (name: string) => `${name} steht wieder in der Liste.`,
  handledNews: (name: string) => `Die Nachricht von ${name} ist beantwortet.`,
  openAgainNews: (name: string) => `Die Nachricht von ${name} ist wieder offen.`,
  inbox: 'Kontaktformular',
  inboxEmpty: 'Nichts Offenes.',
  all: 'Auch beantwortete zeigen',
  handled: 'Beantwortet',
  handledWhom: (name: string) => `Nachricht von ${name} ist beantwortet`,
  reopen: 'Wieder öffnen',
  reply: 'Per E-Mail antworten',
  /** In the language of whoever wrote. */
  replySubjects: { de: `Ihre Nachricht an ${practice.name}`, en: `Your message to ${practice.name}` },
  handledBy: (name: string, at: string) => `beantwortet von ${name}, ${at}`,
  someone: 'jemandem, der nicht mehr hier arbeitet',
  loading: 'Die Nachrichten werden geladen …',
};

export type MessageTexts = typeof de;
