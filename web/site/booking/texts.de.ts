import { cancellationPolicy } from '@praxisportal/contract/cancellation-policy';

/** The wizard's words. */
export const de = {
  title: 'Termin buchen',
  stepTitle: (step: number, name: string) => `Termin buchen, Schritt ${step} von 4: ${name}`,
  description:
    'Buchen Sie Ihren Zahnarzttermin online: Behandlung, Ärztin oder Arzt, Tag und Uhrzeit wählen, bestätigen, fertig.',
  questions: [
    'Worum geht es?',
    'Zu wem möchten Sie?',
    'Welcher Tag passt Ihnen?',
    'Welche Uhrzeit passt Ihnen?',
  ],
  steps: {
    label: 'Schritte der Buchung',
    names: ['Behandlung', 'Ärztin oder Arzt', 'Datum', 'Uhrzeit'],
    current: (step: number) => `Schritt ${step} von 4`,
    done: 'erledigt',
  },
  summary: {
    label: 'Ihre Auswahl',
    treatment: 'Behandlung',
    forWhom: 'Für wen',
    for: (name: string) => `für ${name}`,
    noDate: 'Noch kein Datum',
    doctor: 'Bei',
    date: 'Datum',
    time: 'Uhrzeit',
    change: 'Ändern:',
  },
  earlier: { title: 'Ihre Auswahl von eben ist noch da:', goOn: 'Weiter mit' },
  pain: 'Starke Schmerzen, eine Schwellung oder ein Unfall? Warten Sie nicht auf einen Termin, rufen Sie an, rund um die Uhr:',
  beforeRunning: {
    loading: 'Ihre Auswahl wird geladen …',
    takesLong: 'Das dauert länger als sonst. Laden Sie die Seite neu, oder rufen Sie uns an:',
  },
  time: {
    chosenDate: 'Ausgewähltes Datum',
    noDate: 'Noch keines',
    continue: 'Überprüfen & Weiter',
    otherDate: 'Anderes Datum wählen',
    confirmNext: (time: string) =>
      `${time} gewählt. Weiter unten: die Stornierungsbedingungen und „Termin bestätigen“.`,
    confirm: 'Termin bestätigen',
    sending: 'Wird gebucht...',
    takesLong: 'Das dauert länger als sonst. Bitte warten Sie noch einen Moment.',
    unanswered:
      'Ihre letzte Bestätigung blieb ohne Antwort: Vielleicht ist der Termin schon gebucht. Bestätigen Sie ihn einfach noch einmal; doppelt gebucht wird er nicht.',
    kept: 'Vielleicht ist der Termin trotzdem schon gebucht. Ihre Auswahl ist noch da: Bestätigen Sie ihn einfach noch einmal; doppelt gebucht wird er nicht.',
    earlierBooked: (when: string, doctorName: string) =>
      `Ihre vorige Bestätigung ist angekommen: Gebucht ist ${when} bei ${doctorName}.`,
    notBookedToo:
      'Ihre neue Auswahl ist nicht gebucht. Möchten Sie statt des gebuchten Termins diese Zeit, verschieben Sie ihn unter „Meine Termine“. Möchten Sie beide, bestätigen Sie noch einmal.',
    earlierCancelled: (when: string, doctorName: string) =>
      `Ihre vorige Bestätigung ist angekommen, aber der Termin ist inzwischen abgesagt: ${when} bei ${doctorName}.`,
    notBookedAnew: 'Ihre Auswahl ist nicht gebucht. Möchten Sie diese Zeit, bestätigen Sie noch einmal.',
    notBooked: 'Gebucht wurde nichts; Ihre Auswahl ist noch da.',
    ownBooking: (time: string, doctorName: string) =>
      `Um ${time} haben Sie an diesem Tag schon selbst einen Termin, bei ${doctorName}.`,
  },
  policy: {
    heading: 'Stornierungsbedingungen',
    accept: cancellationPolicy.de.accept,
    fee: cancellationPolicy.de.fee,
  },
  forWhom: {
    question: 'Für wen?',
    self: 'Sie selbst',
    born: (year: string) => `geb. ${year}`,
    missing: 'Bitte wählen Sie, für wen der Termin ist',
    onlyFor: (name: string) => `Der Termin ist für ${name}. Soll er für Ihr Kind sein?`,
    addChild: 'Fügen Sie es unter „Meine Termine“ hinzu.',
  },
  painShortcut: {
    question: 'Haben Sie Schmerzen?',
    earliest: (when: string) => `Frühester Termin: ${when}`,
    nothingSoon: 'Heute und morgen ist online nichts mehr frei. Rufen Sie uns bitte an:',
  },
  toPractice: {
    pain: 'Ich habe Schmerzen',
    label: 'Was sollen wir wissen?',
    hint: 'Freiwillig, höchstens 300 Zeichen. Nur die Praxis liest das.',
  },
  openLimit: {
    title: (count: number) =>
      `${count} Termine liegen schon vor Ihnen: Mehr lassen sich online nicht buchen.`,
    text: 'Brauchen Sie noch einen, rufen Sie uns bitte an:',
  },
  reminder: {
    label: 'Erinnern Sie mich vorher per E-Mail, auch an spätere Termine',
    hint: 'Freiwillig; unter „Meine Termine“ nehmen Sie es jederzeit zurück.',
  },
  visitor: {
    text: 'Zum Bestätigen melden Sie sich an. Ihre Auswahl bleibt dabei erhalten.',
    register: 'Noch kein Konto? Jetzt registrieren',
    asGuest: 'Als Gast buchen',
  },
  done: {
    heading: 'Termin erfolgreich gebucht!',
    mail: 'Sie erhalten eine Bestätigungs-Email mit allen Details.',
    redirect: 'Weiterleitung zum Dashboard...',
    when: 'Wann',
    what: 'Was',
    who: 'Bei wem',
    forWhom: 'Für wen',
    where: 'Wo',
    whatAndWho: (treatment: string, doctorName: string, patientName: string | null) =>
      [treatment, `bei ${doctorName}`, patientName && `für ${patientName}`].filter(Boolean).join(', '),
    way: 'Weg zur Praxis',
    stays: 'Lassen Sie sich Zeit: Dies bleibt stehen, bis Sie zu Ihren Terminen gehen.',
    another: 'Noch einen Termin buchen',
  },
  news: {
    booked: 'Ihr Termin ist gebucht',
    when: (date: string, time: string, doctorName: string) => `${date}, ${time}, bei ${doctorName}`,
    failed: (when: string) => `Ihr Termin am ${when}, wurde nicht gebucht.`,
    unsettled: (when: string) =>
      `Ob Ihr Termin am ${when}, gebucht ist, wissen wir nicht: Es kam keine Antwort.`,
    confirmAgain: 'Bestätigen Sie ihn einfach noch einmal; doppelt gebucht wird er nicht.',
    backToBooking: 'Zurück zur Buchung',
  },
};
