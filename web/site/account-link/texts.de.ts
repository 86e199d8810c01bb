/** The words of the page that links an account to a patient of the practice. */
export const de = {
  title: 'Online-Zugang',
  description: 'Ihr Konto mit Ihrem Eintrag in der Praxis verknüpfen.',
  loading: 'Ihr Konto wird geladen …',
  unreachable: 'Wir erreichen den Server gerade nicht. Bitte versuchen Sie es gleich noch einmal.',
  signInFirst:
    'Melden Sie sich zuerst an, oder legen Sie ein Konto an. Danach geht es hier weiter; der Link bleibt so lange gültig.',
  lead: 'Danach sehen Sie in Ihrem Konto auch, was die Praxis für Sie einträgt.',
  account: (email: string) => `Sie sind angemeldet als ${email}.`,
  dateOfBirth: 'Geburtsdatum',
  dateOfBirthHint: 'Das der Person, für die der Link gedacht ist.',
  submit: 'Verknüpfen',
  sending: 'Wird verknüpft …',
  doneTitle: 'Verknüpft',
  done: (name: string) => `Ihr Konto zeigt jetzt auch, was die Praxis für ${name} einträgt.`,
  toDashboard: 'Zu meinen Terminen',
  dead: 'Dieser Link gilt nicht mehr. Rufen Sie uns an, dann schicken wir Ihnen einen neuen:',
};

export type AccountLinkTexts = typeof de;
