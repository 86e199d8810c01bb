import type { ChatAppointment } from '@praxisportal/contract/chat';
import { expect, test } from 'vitest';
import { findListed } from './appointment-list.ts';

const appointment: ChatAppointment = {
  id: 'one',
  date: '2026-12-03',
  time: '09:00',
  treatment_type: 'Kontrolluntersuchung',
  doctor_name: 'Dr. Weber',
  status: 'scheduled',
  patientName: 'Erika Mustermann',
  otherPatientName: null,
};
const show = (count: number) =>
  ({
    type: 'show_appointments',
    reason: 'list',
    appointments: Array.from({ length: count }, () => appointment),
  }) as const;

test.each([
  ['a numbered list', 'Das sind Ihre Termine:\n\n1. Am 3.\n2. Am 4.', 2, true],
  ['one line', 'Soll ich diesen absagen?\n\n- Am 3. Dezember\n\nJa oder Nein?', 1, false],
])('%s is shown as cards', (_, content, count, isNumbered) => {
  expect(findListed({ content, action: show(count) })).toMatchObject({ isNumbered });
});

test.each([
  ['no list', 'Ihre Termine:', 1],
  ['a list of something else', 'Bitte:\n- anrufen\n- kommen', 1],
  ['nothing to list', 'Sie haben keine Termine.', 0],
])('%s stays as it is written', (_, content, count) => {
  expect(findListed({ content, action: show(count) })).toBeUndefined();
});
