import type { Appointment } from '@praxisportal/contract/appointment';
import { expect, test } from 'vitest';
import { ownPractice } from '../../own-practice.ts';
import { guestLinksMail } from './mails.ts';

const appointment: Appointment = {
  id: 'b1b5e8c6-0000-4000-8000-000000000001',
  ...{ date: '2026-12-01', time: '09:00', durationMinutes: 30, treatment_type: 'Kontrolluntersuchung' },
  ...{ doctorId: 'weber', doctor_name: 'Dr. Katharina Weber', status: 'scheduled', bookingMethod: 'guest' },
  ...{
    cancellable: true,
    movable: true,
    lateCancellation: false,
    noticeHours: 24,
    version: 1,
    confirmation: null,
  },
  patientId: 'b1b5e8c6-0000-4000-8000-000000000002',
  patientName: 'Gero Gast',
  otherPatientName: null,
};
const to = { firstName: 'Gero', lastName: 'Gast' };
const link = 'https://praxis.example/de/termin#token';

test.each([
  {
    language: 'de' as const,
    subject: 'Links zu Ihren Terminen',
    when: 'Dienstag, 1. Dezember 2026, 09:00 Uhr',
  },
  {
    language: 'en' as const,
    subject: 'Links to your appointments',
    when: 'Tuesday, 1 December 2026, 09:00,',
  },
])('fresh links say which appointment each opens ($language)', ({ language, subject, when }) => {
  const second = { ...appointment, patientName: 'Mia <b>Gast</b>' };
  const mail = guestLinksMail(language, ownPractice.facts, to, [
    { appointment, link },
    { appointment: second, link: `${link}-2` },
  ]);
  expect(mail.subject).toBe(subject);
  for (const part of ['Gero Gast', when, 'Dr. Katharina Weber', link, `${link}-2`])
    expect(mail.body).toContain(part);
  expect(mail.html).toContain(`href="${link}-2"`);
  expect(mail.html).not.toContain('<b>Gast');
});
