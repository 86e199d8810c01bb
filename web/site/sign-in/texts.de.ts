/** The words that log-in and registration share. */
export const de = {
  fields: {
    firstName: 'Vorname',
    lastName: 'Nachname',
    email: 'E-Mail',
    password: 'Passwort',
  },
  newTab: ' (öffnet einen neuen Tab)',
  humanCheck: {
    loading: 'Rechenaufgabe wird geladen …',
    question: (left: number, right: number) => `Wie viel ist ${left} + ${right}?`,
    hint: 'Bitte tragen Sie das Ergebnis ein. Eine kleine Rechenaufgabe hält automatische Anfragen fern.',
    prove: 'Ohne Rechnen bestätigen',
    proving: 'Ihr Browser löst eine Aufgabe …',
    proven: 'Bestätigt, ganz ohne Rechnen',
    notProven: 'Das hat gerade nicht geklappt. Bitte rechnen Sie, oder versuchen Sie es noch einmal.',
    renewed: (left: number, right: number) => `Neue Rechenaufgabe: Wie viel ist ${left} + ${right}?`,
  },
  waiting: {
    title: 'Ihr Termin wartet auf Sie',
    notHeld: 'Die Zeit ist noch nicht reserviert: Sie gehört Ihnen, sobald Sie den Termin bestätigen.',
    kept: 'Ihre Auswahl bleibt erhalten.',
    change: 'Auswahl ändern',
  },
  reassurance: {
    title: 'Ihre Angaben bleiben bei uns',
    points: [
      'Wir fragen nur, was wir für Ihre Termine brauchen.',
      'Diese Seiten laden nichts von fremden Anbietern und zeigen keine Werbung.',
    ],
    password: 'Ihr Passwort speichern wir nie im Klartext.',
    help: 'Lieber am Telefon? Rufen Sie uns an:',
  },
};
