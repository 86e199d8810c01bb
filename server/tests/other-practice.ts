import type { WrittenPractice } from '../src/context.ts';
import { weeklyHours } from '../src/domain/test-calendar.ts';

const doctor = (id: string, name: string, workingHours: ReturnType<typeof weeklyHours>) => ({
  id,
  name,
  role: { de: 'Inhaber', en: 'Owner' },
  specialization: { de: 'Oralchirurgie', en: 'Oral surgery' },
  qualifications: [{ de: 'Approbation, LMU', en: 'Licence, LMU' }],
  bio: { de: 'Operiert mit ruhiger Hand.', en: 'Operates with a steady hand.' },
  image: '/images/portraits/someone.svg',
  workingHours,
  absences: [],
});

const treatment = (id: string, de: string, en: string, bookableMinutes: number) => ({
  id,
  name: { de, en },
  description: { de: 'Kurz erklärt.', en: 'Explained briefly.' },
  details: [],
  durationLabel: { de: `${bookableMinutes} Minuten`, en: `${bookableMinutes} minutes` },
  bookableMinutes,
  onServicesPage: true,
});

const treatments = [
  treatment('eingriff', 'Eingriff', 'Surgery', 120),
  treatment('nachsorge', 'Nachsorge', 'Follow-up', 20),
];

/** Another practice: two doctors in Munich who work from Tuesday to Saturday and offer two treatments. */
export const otherPractice: WrittenPractice = {
  facts: {
    isSample: false,
    name: 'Implantate an der Isar',
    legalName: 'Implantate an der Isar GbR',
    owner: 'Alois Huber',
    foundedYear: 2011,
    introduction: { de: 'Implantate, sonst nichts.', en: 'Implants, nothing else.' },
    mark: '/images/mark.svg',
    comingNetworks: [],
    footerServices: [{ treatment: 'eingriff', label: { de: 'Eingriff', en: 'Surgery' } }],
    address: {
      street: 'Auenstraße 12',
      postalCode: '80469',
      city: 'München',
      cityName: { de: 'München', en: 'Munich' },
      directions: { de: 'Isarvorstadt', en: 'Isarvorstadt' },
      country: 'DE',
      latitude: 48.1268,
      longitude: 11.5722,
    },
    federalState: 'BY',
    timeZone: 'Europe/Berlin',
    phone: '+49 89 99998120',
    emergencyPhone: '+49 89 99998112',
    email: 'hallo@isar.example',
    openingHours: weeklyHours([2, 3, 4, 5, 6], '07:00-19:00'),
  },
  doctors: [
    doctor('huber', 'Alois Huber', weeklyHours([2, 3, 4], '07:00-15:00')),
    doctor('moser', 'Vroni Moser', weeklyHours([4, 5, 6], '11:00-19:00')),
  ],
  treatments,
  services: treatments,
  answers: {
    ...{ insurance: null, bring: null, firstVisit: null, publicTransport: null, parking: null },
    ...{ prices: null, payment: null },
    ...{ newPatients: null, children: null, anxiety: null, access: null, languagesSpoken: null },
    ...{ certificate: null, referral: null, jobs: null },
  },
  askedFor: [
    { treatment: 'eingriff', subjects: ['prosthetics'], alsoCalled: ['Knochenaufbau'] },
    { treatment: 'nachsorge', subjects: ['checkup'], alsoCalled: ['Fäden ziehen'] },
  ],
  ownAnswers: [],
  closures: [{ from: '2026-12-29', to: '2026-12-30', reason: { de: 'Umbau', en: 'Rebuilding' } }],
};
