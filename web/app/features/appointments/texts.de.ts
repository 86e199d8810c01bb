import { limits } from '@praxisportal/contract/limits';

/** The words around the patient’s own appointments. */
export const de = {
  today: 'Heute',
  tomorrow: 'Morgen',
  inDays: (days: number) => `in ${days}\u00a0Tagen`,
  next: {
    title: 'Ihr nächster Termin',
    with: (doctor: string) => `bei ${doctor}`,
    place: 'Weg zur Praxis',
    noneTitle: 'Kein Termin geplant',
    noneText: 'Eine Kontrolle im Halbjahr erspart oft die größere Behandlung.',
  },
  list: {
    title: 'Termine',
    tabsLabel: 'Termine nach Zeit',
    upcoming: 'Bevorstehend',
    past: 'Vergangen',
    upcomingEmpty: 'Sie haben keine bevorstehenden Termine.',
    pastEmpty: 'Hier stehen später Ihre vergangenen und abgesagten Termine.',
    loading: 'Ihre Termine werden geladen …',
    cancel: 'Absagen',
    cancelThis: (when: string) => `Termin am ${when} absagen`,
  },
  cancelledNews: (when: string) => `Ihr Termin am ${when}, wurde abgesagt.`,
  status: {
    scheduled: 'Geplant',
    completed: 'Abgeschlossen',
    no_show: 'Nicht wahrgenommen',
    cancelled: 'Storniert',
  },
  cancellation: {
    title: 'Termin absagen?',
    question: 'Dieser Termin wird abgesagt:',
    policy: `Bitte sagen Sie mindestens ${limits.cancellationNoticeHours}\u00a0Stunden vorher ab. Wer ohne Absage nicht erscheint, zahlt ${limits.noShowFeeEur}\u00a0€.`,
    keep: 'Termin behalten',
    confirm: 'Ja, absagen',
    sending: 'Wird abgesagt …',
    done: 'Ihr Termin wurde abgesagt.',
    doneTitle: 'Termin abgesagt',
  },
};
