/** What the team page says around the practice's own words; German is the source. */
export const de = {
  title: 'Team',
  specialization: 'Schwerpunkt',
  qualifications: 'Ausbildung und Fortbildung',
  workingHours: 'Sprechstunde',
  noHours: 'zurzeit keine',
  book: (name: string) => `Termin bei ${name}`,
  portrait: (name: string) => `Porträt von ${name}`,
  unsure: {
    heading: 'Nicht sicher, zu wem?',
    text: 'Buchen Sie eine Beratung. Wir hören zu und sagen Ihnen, wer weiterhilft. Eine Behandlung gehört nicht dazu.',
    action: 'Beratung buchen',
  },
};
