/** The outbox has no translation: only someone who sets the site up sees it. */
export const outboxTexts = {
  title: 'Postausgang',
  lead: 'Hier liegt, was die Praxis verschickt hätte.',
  explanation:
    'Solange kein Mailserver und kein Telefondienst eingerichtet ist, bleiben E-Mails und Anrufe hier liegen, auch die Codes zum Registrieren. Sobald beide eingerichtet sind, gibt es diese Seite nicht mehr.',
  refresh: 'Aktualisieren',
  automatic: 'Die Liste aktualisiert sich von selbst.',
  count: (count: number) => (count === 1 ? '1 Nachricht.' : `${count} Nachrichten.`),
  loading: 'Nachrichten werden geladen …',
  isOff: 'Der Postausgang ist auf diesem Server abgeschaltet.',
  emptyTitle: 'Noch keine Nachrichten',
  emptyText: 'Fordern Sie bei der Registrierung einen Code an: Er erscheint hier nach wenigen Sekunden.',
  toRegister: 'Zur Registrierung',
  toSite: 'Zur Website',
  channels: { email: 'E-Mail', call: 'Anruf' },
  to: (recipient: string) => `an ${recipient}`,
  code: 'Code',
  preview: (subject: string) => `Vorschau der E-Mail „${subject}“`,
  asText: 'Als reinen Text lesen',
  copyCode: (code: string) => `Code ${code} kopieren`,
  copied: 'Kopiert',
  copyFailed: 'Kopieren nicht möglich',
};
