import type { DoctorFacts } from './types.ts';

/** The doctors of the practice, in the order in which they are shown. */
export const doctors: readonly DoctorFacts[] = [
  {
    id: 'weber',
    name: 'Dr. Katharina Weber',
    role: { de: 'Zahnärztin, Praxisgründerin', en: 'Dentist and founder' },
    specialization: { de: 'Prothetik und Zahnerhaltung', en: 'Prosthodontics and restorative dentistry' },
    qualifications: [
      { de: 'Studium und Promotion, Universität zu Köln', en: 'Degree and doctorate, University of Cologne' },
      { de: 'Tätigkeitsschwerpunkt Prothetik', en: 'Special interest in prosthodontics' },
      { de: 'Curriculum Endodontologie', en: 'Postgraduate training in endodontics' },
    ],
    bio: {
      de: 'Katharina Weber hat die Praxis 1998 gegründet. Sie nimmt sich Zeit, jeden Schritt vorher zu erklären, und zeigt ihn auf Wunsch am Modell.',
      en: 'Katharina Weber founded the practice in 1998. She takes the time to explain each step first and, if you like, shows it to you on a model.',
    },
    image: '/images/portraits/dr-weber.svg',
    workingHours: [
      { weekday: 1, from: '08:00', to: '12:30' },
      { weekday: 1, from: '13:30', to: '18:00' },
      { weekday: 2, from: '08:00', to: '12:30' },
      { weekday: 2, from: '13:30', to: '18:00' },
      { weekday: 3, from: '08:00', to: '13:00' },
      { weekday: 4, from: '08:00', to: '12:30' },
      { weekday: 4, from: '13:30', to: '18:00' },
      { weekday: 5, from: '08:00', to: '12:00' },
    ],
    absences: [
      { from: '2027-01-04', to: '2027-01-08', reason: { de: 'Fortbildung', en: 'Training course' } },
    ],
  },
  {
    id: 'yilmaz',
    name: 'Dr. Emre Yılmaz',
    role: { de: 'Zahnarzt', en: 'Dentist' },
    specialization: { de: 'Implantologie und Parodontologie', en: 'Implants and periodontology' },
    qualifications: [
      { de: 'Studium und Promotion, Universität Bonn', en: 'Degree and doctorate, University of Bonn' },
      { de: 'Tätigkeitsschwerpunkt Implantologie', en: 'Special interest in implants' },
      { de: 'Zertifizierte Fortbildung Parodontologie', en: 'Certified training in periodontology' },
    ],
    bio: {
      de: 'Emre Yılmaz gehört seit 2014 zum Team. Er behandelt Zahnfleisch und Kiefer und berät auf Deutsch, Türkisch und Englisch.',
      en: 'Emre Yılmaz joined in 2014. He looks after gums and jaws, and talks to you in German, Turkish or English.',
    },
    image: '/images/portraits/dr-yilmaz.svg',
    workingHours: [
      { weekday: 1, from: '10:00', to: '14:00' },
      { weekday: 1, from: '14:30', to: '18:00' },
      { weekday: 2, from: '08:00', to: '13:00' },
      { weekday: 3, from: '08:00', to: '12:00' },
      { weekday: 3, from: '13:00', to: '18:00' },
      { weekday: 4, from: '10:00', to: '14:00' },
      { weekday: 4, from: '14:30', to: '18:00' },
      { weekday: 5, from: '08:00', to: '12:30' },
      { weekday: 5, from: '13:00', to: '16:00' },
    ],
    absences: [],
  },
  {
    id: 'hoffmann',
    name: 'Dr. Lena Hoffmann',
    role: { de: 'Zahnärztin', en: 'Dentist' },
    specialization: {
      de: 'Kinderzahnheilkunde und Kieferorthopädie',
      en: 'Children’s dentistry and orthodontics',
    },
    qualifications: [
      { de: 'Studium und Promotion, RWTH Aachen', en: 'Degree and doctorate, RWTH Aachen University' },
      { de: 'Curriculum Kinderzahnheilkunde', en: 'Postgraduate training in children’s dentistry' },
      { de: 'Zertifizierte Fortbildung Kieferorthopädie', en: 'Certified training in orthodontics' },
    ],
    bio: {
      de: 'Lena Hoffmann behandelt seit 2019 Kinder, Jugendliche und alle, die sich vor der Zahnärztin fürchten. Bei ihr darf man jederzeit Stopp sagen.',
      en: 'Lena Hoffmann has been looking after children, teenagers and anyone who’s afraid of the dentist since 2019. You can say stop at any time.',
    },
    image: '/images/portraits/dr-hoffmann.svg',
    workingHours: [
      { weekday: 2, from: '09:00', to: '13:00' },
      { weekday: 2, from: '14:00', to: '18:00' },
      { weekday: 3, from: '09:00', to: '13:00' },
      { weekday: 3, from: '14:00', to: '18:00' },
      { weekday: 4, from: '08:00', to: '12:00' },
      { weekday: 4, from: '13:00', to: '17:00' },
      { weekday: 5, from: '08:00', to: '13:30' },
    ],
    absences: [],
  },
];
