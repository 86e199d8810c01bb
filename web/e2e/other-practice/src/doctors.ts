import type { DoctorFacts } from '@praxisportal/practice/types';

export const doctors: readonly DoctorFacts[] = [
  {
    id: 'petersen',
    name: 'Jens Petersen',
    role: { de: 'Inhaber', en: 'Owner' },
    specialization: { de: 'Oralchirurgie', en: 'Oral surgery' },
    qualifications: [{ de: 'Approbation, CAU', en: 'Licence, CAU' }],
    bio: { de: 'Operiert mit ruhiger Hand.', en: 'Operates with a steady hand.' },
    image: '/images/someone.svg',
    workingHours: [
      { weekday: 2, from: '07:00', to: '15:30' },
      { weekday: 3, from: '07:00', to: '15:30' },
    ],
    absences: [],
  },
  {
    id: 'haddad',
    name: 'Amira Haddad',
    role: { de: 'Teilhaberin', en: 'Partner' },
    specialization: { de: 'Nachsorge', en: 'Aftercare' },
    qualifications: [{ de: 'Approbation, UKE', en: 'Licence, UKE' }],
    bio: { de: 'Sieht nach, ob alles gut verheilt.', en: 'Makes sure that everything heals well.' },
    image: '/images/someone.svg',
    workingHours: [{ weekday: 6, from: '09:30', to: '12:00' }],
    absences: [],
  },
];
