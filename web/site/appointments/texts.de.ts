import { cancellationPolicy } from '@praxisportal/contract/cancellation-policy';

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
    forWhom: (name: string) => `für ${name}`,
    print: 'Drucken',
    printThis: (when: string) => `Drucken: Termin am ${when}`,
  },
  list: {
    title: 'Termine',
    tabsLabel: 'Termine nach Zeit',
    upcoming: 'Bevorstehend',
    today: 'Heute',
    past: 'Vergangen',
    empty: {
      today: 'Heute haben Sie keinen Termin bei uns.',
      past: 'Hier stehen später Ihre vergangenen und abgesagten Termine. Mit einem Klick buchen Sie einen davon noch einmal.',
    },
    showUpcoming: 'Bevorstehende Termine zeigen',
    forWhom: (name: string) => `für ${name}`,
    move: 'Verschieben',
    moveThis: (when: string) => `Termin am ${when} verschieben`,
    again: 'Noch einmal buchen',
    againThis: (treatment: string, doctor: string) => `${treatment} bei ${doctor} noch einmal buchen`,
    loading: 'Ihre Termine werden geladen …',
    cancel: 'Absagen',
    cancelThis: (when: string) => `Termin am ${when} absagen`,
    hasBegun:
      'Dieser Termin hat schon begonnen und lässt sich nicht mehr verschieben. Fragen dazu beantworten wir am Telefon:',
    hasArrived:
      'Die Praxis hat Sie für diesen Termin schon als anwesend eingetragen; online lässt er sich nicht mehr ändern. Sie erreichen uns unter:',
  },
  cancelledNews: (when: string) => `Ihr Termin am ${when}, wurde abgesagt.`,
  move: {
    present: 'Bisher',
    chosen: (start: string) => `Neu: ${start}`,
    confirm: 'Termin verschieben',
    sending: 'Wird verschoben …',
    changed: (start: string) => `Er ist jetzt am ${start}. Wählen Sie noch einmal, wenn das nicht passt.`,
    unsettled:
      'Vielleicht ist er trotzdem schon verschoben. Versuchen Sie es einfach noch einmal: Zweimal verschoben wird er nicht.',
    moved: 'Ihr Termin ist verschoben',
    movedTo: (start: string, doctor: string, patient: string | null) =>
      [`Neu: ${start}`, `bei ${doctor}`, patient && `für ${patient}`].filter(Boolean).join(', '),
  },
  confirmation: {
    waiting: 'Die Bestätigung ist unterwegs.',
    delivered: (when: string) => `Bestätigung zugestellt${when}`,
    at: (time: string) => ` um ${time}`,
    on: (dateAndTime: string) => ` am ${dateAndTime}`,
    failed: (reason = '') => `Wir konnten Ihnen keine E-Mail senden: ${reason}`,
    kept: {
      before: 'Diese Website verschickt noch nichts: Die Bestätigung liegt im ',
      link: 'Postausgang',
      newTab: ' (öffnet einen neuen Tab)',
      after: '.',
    },
  },
  status: {
    scheduled: 'Geplant',
    completed: 'Abgeschlossen',
    no_show: 'Nicht wahrgenommen',
    cancelled: 'Storniert',
  },
  late: (hours: number) => `${cancellationPolicy.de.late(hours)} ${cancellationPolicy.de.fee}`,
  cancellation: {
    title: 'Termin absagen?',
    question: 'Dieser Termin wird abgesagt:',
    policy: (hours: number) => `${cancellationPolicy.de.rule(hours)} ${cancellationPolicy.de.fee}`,
    keep: 'Termin behalten',
    confirm: 'Ja, absagen',
    sending: 'Wird abgesagt …',
    done: 'Ihr Termin wurde abgesagt.',
    doneTitle: 'Termin abgesagt',
  },
};
