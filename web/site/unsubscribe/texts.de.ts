/** The words of the page that turns reminders off. */
export const de = {
  title: 'Erinnerungen abbestellen',
  description: 'Erinnerungen an Termine per E-Mail abbestellen.',
  text: 'Möchten Sie keine Erinnerungen an Ihre Termine mehr bekommen? Bestätigungen und Absagen schicken wir Ihnen weiterhin.',
  confirm: 'Ja, abbestellen',
  sending: 'Wird abbestellt …',
  doneTitle: 'Abbestellt',
  done: 'Sie bekommen keine Erinnerungen mehr. Mit einem Konto können Sie sie dort wieder einschalten.',
  dead: 'Dieser Link gilt nicht mehr. Rufen Sie uns an, dann stellen wir die Erinnerungen für Sie ab:',
};
