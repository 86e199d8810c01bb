/** What the about page says around the practice's own words; German is the source. */
export const de = {
  visit: 'Ihr Besuch',
  title: 'Über uns',
  gallery: {
    heading: 'Sehen Sie sich um',
    lead: 'Damit Sie wissen, wohin Sie kommen. Wählen Sie ein Bild, um es groß zu sehen.',
    dialogLabel: 'Räume der Praxis, große Ansicht',
    enlarge: (room: string) => `${room}: Bild vergrößern`,
    previous: 'Vorheriges Bild',
    next: 'Nächstes Bild',
    close: 'Große Ansicht schließen',
    position: (current: number, all: number) => `Bild ${current} von ${all}`,
  },
  toTeam: 'Zum Team',
};
