import { expect, test } from 'vitest';
import { patient, toAppointment } from '../../tests/assistant-practice.ts';
import { findings, first, talk } from '../../tests/assistant-talk.ts';
import type { Asker, OwnAppointment } from './turn.ts';

const family: Asker = {
  kind: 'patient',
  people: [
    ...(patient.kind === 'patient' ? patient.people : []),
    { patientId: 'p-2', firstName: 'Leo', lastName: 'Becker', relation: 'child' },
  ],
};
const ofYilmaz: OwnAppointment = {
  ...toAppointment('a-4', '2026-12-15', '09:00'),
  doctorId: 'yilmaz',
  doctor_name: 'Dr. Emre Yılmaz',
};
const ofLeo: OwnAppointment = {
  ...toAppointment('a-3', '2026-11-30', '14:30'),
  patientId: 'p-2',
  patientName: 'Leo Becker',
};
const later = toAppointment('a-5', '2027-01-12', '11:00');
const ask = (message: string, appointments: readonly OwnAppointment[]) =>
  talk([message], { asker: family, findings: { ...findings, appointments } }).replies[0]?.state.question;

test.each([
  ['Meinen nächsten Termin bei Dr. Yilmaz absagen', 'a-4'],
  ['I want to cancel my next appointment with Dr Yilmaz', 'a-4'],
  ['Meinen nächsten Termin um 9 Uhr absagen', 'a-4'],
  ['Meinen nächsten Termin im Januar absagen', 'a-5'],
  ['Den nächsten Termin bei Frau Weber bitte absagen', 'a-1'],
  ['ich muss meinen nächsten termin absagen', 'a-1'],
])('“%s” asks about the first that is meant', (message, appointmentId) => {
  expect(ask(message, [first, ofYilmaz, later])).toMatchObject({ kind: 'cancel', appointmentId });
});

test.each([
  ['Meinen nächsten Termin bei Dr. Yilmaz verschieben', 'a-4'],
  ['Can I move my next appointment with Dr Yilmaz to 17 December?', 'a-4'],
  ['Meinen nächsten Termin verschieben', 'a-1'],
  ['Meinen nächsten Termin auf den 17. Dezember verschieben', 'a-1'],
])('“%s” moves the first that is meant', (message, id) => {
  expect(ask(message, [first, ofYilmaz, later])).toMatchObject({ kind: 'whichToMove', appointmentIds: [id] });
});

test.each([
  ['Meinen nächsten Termin absagen', 'a-1'],
  ['I need to cancel my next appointment', 'a-1'],
  ['Unseren nächsten Termin absagen', 'a-3'],
  ['our next appointment needs to be cancelled', 'a-3'],
  ['Den nächsten Termin absagen', 'a-3'],
  ['Den nächsten Termin von Leo absagen', 'a-3'],
])('in a family “%s” asks about whose it is', (message, appointmentId) => {
  expect(ask(message, [ofLeo, first])).toMatchObject({ kind: 'cancel', appointmentId });
});

test('whose own are none is asked about the first of the others', () => {
  expect(ask('Meinen nächsten Termin absagen', [ofLeo])).toMatchObject({
    kind: 'cancel',
    appointmentId: 'a-3',
  });
});

test('in a family my next one is moved, and not the child’s that is sooner', () => {
  expect(ask('Kann ich meinen nächsten Termin verschieben?', [ofLeo, first])).toMatchObject({
    kind: 'whichToMove',
    appointmentIds: ['a-1'],
  });
});
