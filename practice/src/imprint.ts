import type { Imprint } from './types.ts';

/** What the law wants to be said of the practice. */
export const imprint: Imprint = {
  chamber: 'Zahnärztekammer Nordrhein',
  chamberAddress: 'Emanuel-Leutze-Straße 8, 40547 Düsseldorf',
  chamberUrl: 'https://www.zaek-nr.de',
  insuranceAssociation: 'Kassenzahnärztliche Vereinigung Nordrhein',
  supervisoryAuthority: 'Zahnärztekammer Nordrhein',
  registration: 'Partnerschaftsregister Amtsgericht Essen, PR 0000',
  registrationNumber: 'ZA-1998-04711',
  professionTitle: 'Zahnärztin / Zahnarzt (verliehen in der Bundesrepublik Deutschland)',
  regulations: [
    { name: 'Zahnheilkundegesetz (ZHG)', url: 'https://www.gesetze-im-internet.de/zhg/' },
    { name: 'Heilberufsgesetz Nordrhein-Westfalen (HeilBerG)', url: 'https://recht.nrw.de' },
    { name: 'Gebührenordnung für Zahnärzte (GOZ)', url: 'https://www.gesetze-im-internet.de/goz_1987/' },
    { name: 'Berufsordnung der Zahnärztekammer Nordrhein', url: 'https://www.zaek-nr.de' },
  ],
  vatId: 'DE000000000',
  contentResponsible: 'Dr. med. dent. Katharina Weber',
  dataProtectionAuthority: {
    name: {
      de: 'die Landesbeauftragte für Datenschutz und Informationsfreiheit Nordrhein-Westfalen (LDI NRW)',
      en: 'the Landesbeauftragte für Datenschutz und Informationsfreiheit Nordrhein-Westfalen (LDI NRW), the data protection commissioner of North Rhine-Westphalia',
    },
    address: 'Kavalleriestraße 2–4, 40213 Düsseldorf',
    url: 'https://www.ldi.nrw.de',
  },
};
