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
  handledBy: (name: string, at: string) => `beantwortet von ${name}, ${at}`,
  someone: 'jemandem, der nicht mehr hier arbeitet',
  sources: {
    heading: 'Auffällig viele Buchungen',
    lead: 'Aus diesen Quellen haben Gäste und neue Konten in einer Woche ungewöhnlich viele Termine gebucht. Bekannte Patienten zählen nicht dazu. Sehen Sie sich die Tage an, bevor Sie absagen.',
    kinds: {
      domain: (domain: string | null) => (domain ? `Adressen der Domain ${domain}` : 'Adressen einer Domain'),
      browser: (_: string | null) => 'Ein Browser',
      address: (_: string | null) => 'Ein Internetanschluss oder Netz',
    },
    counts: (booked: number, open: number) => `${booked} gebucht, davon ${open} noch bevorstehend`,
    period: (first: string, last: string) => `Gebucht von ${first} bis ${last}`,
    days: (count: number) => (count === 1 ? 'An 1 Tag:' : `An ${count} Tagen:`),
    moreDays: (count: number) => `und ${count} weitere`,
    cancel: (count: number) => (count === 1 ? 'Den einen Termin absagen' : `Alle ${count} Termine absagen`),
    cancelWhat: (count: number, name: string) =>
      `${count === 1 ? 'Den einen Termin absagen' : `Alle ${count} Termine absagen`}: ${name}`,
    question: (count: number) => (count === 1 ? 'Einen Termin absagen?' : `${count} Termine absagen?`),
    explanation: (name: string) =>
      `${name}: Alle bevorstehenden Termine von Gästen und neuen Konten aus dieser Quelle werden abgesagt. Die Zeiten sind sofort wieder frei, rückgängig machen lässt es sich nicht.`,
    inform: 'Absagen auch per E-Mail mitteilen',
    informHint: 'Besser nicht, wenn die Adressen vermutlich Unbeteiligten gehören.',
    keep: 'Nicht absagen',
    confirm: 'Alle absagen',
    done: (count: number) => (count === 1 ? '1 Termin ist abgesagt.' : `${count} Termine sind abgesagt.`),
    left: (count: number) =>
      count === 1
        ? 'Ein Termin konnte nicht abgesagt werden:'
        : `${count} Termine konnten nicht abgesagt werden:`,
  },
  loading: 'Die Nachrichten werden geladen …',
};

export type MessageTexts = typeof de;
