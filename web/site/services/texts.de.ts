/** What the services page says around the treatments; German is the source. */
export const de = {
  title: 'Leistungen',
  description: (names: string) =>
    `Was wir behandeln, wie lange es dauert und wie Sie einen Termin buchen: ${names} und mehr.`,
  lead: 'Was wir behandeln, wie lange es dauert und was Sie erwartet. Sie buchen den Termin gleich online.',
  urgent: { question: 'Starke Schmerzen? Rufen Sie an:', earliest: 'Zum frühesten Termin' },
  listLabel: 'Leistungen auf dieser Seite',
  duration: 'Dauer:',
  book: 'Termin buchen',
  bookLabel: (name: string) => `Termin buchen: ${name}`,
  emergencyContact: 'Mehr zum Notfall',
  consultation: {
    title: 'Nicht sicher, was Sie brauchen?',
    button: 'Beratung buchen',
  },
};
