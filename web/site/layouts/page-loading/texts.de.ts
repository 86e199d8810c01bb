/** The words of a page that could not be entered. */
export const de = {
  unreachable: {
    title: 'Keine Verbindung',
    text: 'Die Seite konnte nicht geladen werden. Bitte prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
  },
  replaced: {
    title: 'Diese Website wurde gerade erneuert',
    text: 'Zum Weitergehen wird sie neu geladen. Was Sie getippt haben, bleibt stehen; Passwörter geben Sie bitte noch einmal ein.',
  },
  stay: 'Hier bleiben',
};
