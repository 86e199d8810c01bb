import { limits } from '@praxisportal/contract/limits';

/** The words around the patient’s own appointments. */
export const de = {
  today: 'Heute',
  tomorrow: 'Morgen',
  inDays: (days: number) => `in ${days} Tagen`,
  next: {
    title: 'Ihr nächster Termin',
    with: (doctor: string) => `bei ${doctor}`,
    place: 'Weg zur Praxis',
    noneTitle: 'Kein Termin geplant',
    noneText:
      'Wann waren Sie zuletzt bei uns? Eine Kontrolle im Halbjahr erspart oft die größere Behandlung.',
  },
  list: {
    title: 'Termine',
    tabsLabel: 'Termine nach Zeit',
    upcoming: 'Bevorstehend',
    past: 'Vergangen',
    upcomingEmpty: 'Sie haben keine bevorstehenden Termine.',
    pastEmpty: 'Hier stehen später Ihre vergangenen und stornierten Termine.',
    loading: 'Ihre Termine werden geladen …',
    cancel: 'Stornieren',
    cancelThis: (when: string) => `Termin am ${when} stornieren`,
  },
  status: {
    scheduled: 'Geplant',
    completed: 'Abgeschlossen',
    no_show: 'Nicht wahrgenommen',
    cancelled: 'Storniert',
  },
  cancellation: {
    title: 'Termin stornieren?',
    question: 'Dieser Termin wird storniert:',
    policy: `Bitte sagen Sie mindestens ${limits.cancellationNoticeHours} Stunden vorher ab. Wer ohne Absage nicht erscheint, zahlt ${limits.noShowFeeEur} EUR.`,
    keep: 'Termin behalten',
    confirm: 'Ja, stornieren',
    sending: 'Wird storniert …',
    done: 'Ihr Termin wurde storniert.',
    doneTitle: 'Termin storniert',
  },
};
