/** The words of the dashboard itself. */
export const de = {
  titles: { appointments: 'Meine Termine', move: 'Termin verschieben', data: 'Meine Daten' },
  back: 'Zurück zu meinen Terminen',
  description: 'Ihre Termine und Ihr Konto bei der Praxis.',
  greeting: (firstName: string) => `Guten Tag, ${firstName}`,
  loading: 'Ihr Konto wird geladen …',
  unlinked:
    'Termine, die wir in der Praxis für Sie eintragen, stehen hier, sobald wir dort Ihre Identität geprüft haben; bis dahin ändern wir sie gern am Telefon:',
  unreachable: {
    title: 'Wir erreichen den Server gerade nicht.',
    text: 'Sie bleiben angemeldet. Sobald die Verbindung wieder steht, sehen Sie hier Ihre Termine.',
  },
  signedOut: {
    lead: 'Bitte melden Sie sich an, um Ihre Termine zu sehen.',
    text: 'Mit einem Konto sehen Sie hier, wann Sie das nächste Mal bei uns sind, und sagen mit zwei Klicks ab, wenn etwas dazwischenkommt.',
  },
};
