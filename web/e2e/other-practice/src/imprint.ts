import type { Imprint } from '@praxisportal/practice/types';

export const imprint: Imprint = {
  chamber: 'Zahnärztekammer Schleswig-Holstein',
  chamberAddress: 'Westring 496, 24106 Kiel',
  chamberUrl: 'https://chamber.example',
  insuranceAssociation: 'KZV Schleswig-Holstein',
  supervisoryAuthority: 'Ministerium für Gesundheit',
  registration: 'keine',
  registrationNumber: 'SH-2011-1',
  professionTitle: 'Zahnarzt (verliehen in Dänemark)',
  regulations: [{ name: 'Heilberufekammergesetz', url: 'https://law.example' }],
  vatId: 'DE111111111',
  contentResponsible: 'Amira Haddad',
  dataProtectionAuthority: {
    name: { de: 'das Landeszentrum (ULD)', en: 'the state centre (ULD)' },
    address: 'Holstenstraße 98, 24103 Kiel',
    url: 'https://authority.example',
  },
};
