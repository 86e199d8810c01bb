import type { ClosedReason } from '@praxisportal/contract/doctor';

/** Why a day is closed, in a word or two for its place in the calendar. */
const reasons: Record<ClosedReason, string> = {
  in_past: 'vorbei',
  after_cutoff: 'für heute zu spät',
  beyond_window: 'noch nicht buchbar',
  holiday: 'geschlossen, Feiertag',
  closed: 'geschlossen',
  absent: 'keine Sprechstunde',
  too_soon: 'für heute zu spät',
  outside_hours: 'Sprechzeit zu kurz',
  not_offered: 'hier nicht online buchbar',
};

/** The words of the pickers: treatment, dentist, day and time. */
export const de = {
  calendar: {
    save: 'In den Kalender',
    saveThis: (when: string) => `In den Kalender: Termin am ${when}`,
    fileName: 'termin.ics',
  },
  chosen: 'ausgewählt',
  start: {
    whichDoctor: 'Zu wem möchten Sie?',
    whichTime: 'Wann passt es Ihnen besser?',
    with: (name: string) => `Bei ${name}`,
    otherDoctor: 'Zu jemand anderem',
  },
  treatment: {
    explain: 'Kurz erklärt',
    label: 'Behandlungen',
    consultationHint: 'Nicht sicher? Lassen Sie sich beraten!',
  },
  doctor: {
    label: 'Ärztinnen und Ärzte',
    loading: 'Ärztinnen und Ärzte werden geladen …',
    any: 'Egal, bei wem',
    anyDetail: 'Wer zu Ihrer Wunschzeit frei ist.',
    earliest: 'frühestens',
    with: (name: string) => `bei ${name}`,
    nothingFree: 'zurzeit nichts frei',
  },
  day: {
    label: 'Datum wählen',
    previousMonth: 'Voriger Monat',
    nextMonth: 'Nächster Monat',
    today: 'Heute',
    free: (count: number) => (count === 1 ? '1 Zeit frei' : `${count} Zeiten frei`),
    full: 'ausgebucht',
    reasons,
    unsuitable: 'nichts zu Ihrer Wunschzeit',
    legend: {
      free: 'Zeiten frei',
      unsuitable: 'andere Zeiten frei',
      full: 'ausgebucht',
      closed: 'geschlossen',
    },
  },
  filter: {
    title: 'Nur bestimmte Zeiten',
    active: (names: string) => `Nur bestimmte Zeiten: ${names}`,
    remaining: (count: number) =>
      count === 1 ? 'Im Kalender passt 1 Zeit' : `Im Kalender passen ${count || 'keine'} Zeiten`,
    dayPart: 'Uhrzeit',
    parts: { any: 'Jede', morning: 'Vormittags', afternoon: 'Nachmittags', late: 'Ab 16 Uhr' },
    weekdays: 'Wochentage',
  },
  time: {
    gridLabel: (date: string) => `Freie Zeiten am ${date}`,
    morning: 'Vormittag',
    afternoon: 'Nachmittag',
    wish: (from: string | undefined, to: string | undefined) =>
      [from && `ab ${from}`, to && `vor ${to}`].filter(Boolean).join(', '),
    wished: (wish: string) => `Wie gewünscht: ${wish}`,
    others: 'Weitere Zeiten',
    noneWished: (wish: string) => `Zu Ihrer Wunschzeit (${wish}) ist an diesem Tag nichts frei.`,
    loading: 'Freie Zeiten werden geladen …',
    found: (count: number, date: string) =>
      count === 1 ? `Eine freie Zeit am ${date}` : `${count} freie Zeiten am ${date}`,
    zone: (city: string) => `Alle Zeiten sind Ortszeit in ${city}.`,
    empty: 'Keine verfügbaren Termine an diesem Tag.',
    full: 'Alle Zeiten sind schon vergeben.',
    nextFree: (date: string) => `Nächster freier Tag: ${date}`,
    searching: 'Der nächste freie Tag wird gesucht …',
    noneInWindow: 'Auch danach ist im Buchungszeitraum nichts frei. Rufen Sie uns gern an:',
    gone: (time: string) => `Die Zeit ${time} ist nicht mehr frei. Bitte wählen Sie eine andere Zeit.`,
  },
};
