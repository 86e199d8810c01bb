import { limits } from '@praxisportal/contract/limits';

/** The wizard's words. Sentences of SPEC §2, §5 and §8 stand here word for word. */
export const de = {
  title: 'Termin buchen',
  description:
    'Buchen Sie Ihren Zahnarzttermin online: Behandlung, Ärztin oder Arzt, Tag und Uhrzeit wählen, bestätigen, fertig.',
  steps: {
    label: 'Schritte der Buchung',
    names: ['Behandlung', 'Ärztin oder Arzt', 'Datum', 'Uhrzeit'],
    current: (step: number) => `Schritt ${step} von 4`,
    done: 'erledigt',
  },
  summary: {
    label: 'Ihre Auswahl',
    treatment: 'Behandlung',
    doctor: 'Bei',
    date: 'Datum',
    dateOpen: 'Datum noch offen',
    time: 'Uhrzeit',
  },
  treatment: {
    heading: 'Worum geht es?',
    consultationHint: 'Nicht sicher? Lassen Sie sich beraten!',
    pain: 'Starke Schmerzen, eine Schwellung oder ein Unfall? Warten Sie nicht auf einen Termin und rufen Sie uns an:',
    isChosen: 'ausgewählt',
  },
  doctor: {
    heading: 'Zu wem möchten Sie?',
    loading: 'Ärztinnen und Ärzte werden geladen …',
  },
  date: {
    heading: 'Welcher Tag passt Ihnen?',
    calendarLabel: 'Datum wählen',
    previousMonth: 'Voriger Monat',
    nextMonth: 'Nächster Monat',
    chosen: 'Ausgewähltes Datum',
    continue: 'Überprüfen & Weiter',
    legend: { free: 'Zeiten frei', full: 'nichts frei', closed: 'keine Sprechstunde' },
    free: (count: number) => (count === 1 ? '1 Zeit frei' : `${count} Zeiten frei`),
    full: 'nichts frei',
    closed: 'keine Sprechstunde',
    problems: {
      missing: 'Bitte wählen Sie ein Datum',
      past: 'Bitte wählen Sie ein Datum in der Zukunft',
      afterCutoff: `Ab ${limits.sameDayCutoffHour} Uhr können Termine erst ab morgen gebucht werden.`,
      beyondWindow: 'Termine können höchstens drei Monate im Voraus gebucht werden.',
    },
  },
  time: {
    heading: 'Welche Uhrzeit passt Ihnen?',
    gridLabel: (date: string) => `Freie Zeiten am ${date}`,
    loading: 'Freie Zeiten werden geladen …',
    empty: 'Keine verfügbaren Termine an diesem Tag.',
    otherDate: 'Anderes Datum wählen',
    nextFree: (date: string) => `Nächster freier Tag: ${date}`,
    searching: 'Der nächste freie Tag wird gesucht …',
    noneInWindow: 'Auch danach ist im Buchungszeitraum nichts frei. Rufen Sie uns gern an:',
    gone: (time: string) => `Die Zeit ${time} ist nicht mehr frei. Bitte wählen Sie eine andere Zeit.`,
    past: 'Termine können nicht in der Vergangenheit gebucht werden',
    confirm: 'Termin bestätigen',
    sending: 'Wird gebucht...',
    kept: 'Ihre Auswahl ist noch da. Bestätigen Sie den Termin einfach noch einmal; doppelt gebucht wird er nicht.',
  },
  policy: {
    heading: 'Stornierungsbedingungen',
    accept: `Ich nehme den Termin wahr oder sage ihn mindestens ${limits.cancellationNoticeHours} Stunden vorher ab.`,
    fee: `Wer ohne Absage nicht erscheint, zahlt eine Ausfallgebühr von ${limits.noShowFeeEur} EUR.`,
    missing: 'Bitte akzeptieren Sie die Stornierungsbedingungen',
  },
  visitor: {
    text: 'Zum Bestätigen melden Sie sich an. Ihre Auswahl bleibt dabei erhalten.',
    register: 'Noch kein Konto? Jetzt registrieren',
  },
  done: {
    heading: 'Termin erfolgreich gebucht!',
    mail: 'Sie erhalten eine Bestätigungs-Email mit allen Details.',
    redirect: 'Weiterleitung zum Dashboard...',
  },
};
