import { expect, test } from 'vitest';
import { patient } from '../../tests/assistant-practice.ts';
import { first, second, talk } from '../../tests/assistant-talk.ts';
import type { Asker } from './turn.ts';

const self = patient.kind === 'patient' ? patient.people : [];
const withPartner: Asker = {
  kind: 'patient',
  people: [...self, { patientId: 'p-2', firstName: 'Maria', lastName: 'Becker', relation: 'partner' }],
};
const ofPartner = { ...second, patientId: 'p-2', patientName: 'Maria Becker' };

test.each([
  ['Meine Frau muss ihren Termin absagen'],
  ['Ich möchte den Termin meiner Frau absagen'],
  ['Termin für meine liebe Frau absagen bitte'],
  ['Bitte sagen Sie den Termin von meiner Frau ab'],
  ['Die Frau kann nicht kommen, bitte ihren Termin absagen'],
])('“%s” asks about the appointment of the partner of the account', (message) => {
  const { replies } = talk([message], { asker: withPartner, findings: { appointments: [first, ofPartner] } });
  expect(replies[0]?.state.question).toEqual({ kind: 'cancel', appointmentId: 'a-2', version: 1 });
});

test('somebody whom the account does not look after is still none of its people', () => {
  for (const message of [
    'Den Termin von Frau Schneider absagen',
    'Den Termin der Frau Willich absagen',
    'Cancel the appointment of Mrs Miller',
  ]) {
    const { replies } = talk([message], {
      asker: withPartner,
      findings: { appointments: [first, ofPartner] },
    });
    expect(replies[0]?.state.question).toBeUndefined();
  }
});

test.each([
  'mein sohn max hat einen termin bei euch, den will ich absagen',
  'der termin von meiner mutter muss abgesagt werden',
  'my son has an appointment, cancel it',
])('“%s” asks nobody whether to cancel an appointment of their own', (message) => {
  const { replies } = talk([message], { findings: { appointments: [first] } });
  expect(replies[0]?.state.question?.kind).not.toBe('cancel');
  expect(replies[0]?.message).toMatch(/nur die Termine, die zu Ihrem Konto|only show you the appointments/u);
});

test.each([
  'mein Sohn ist krank, ich muss meinen Termin absagen',
  'mein Mann hat da einen Termin beim Amt, ich muss absagen',
])('“%s” tells why one’s own is cancelled', (message) => {
  const { replies } = talk([message], { findings: { appointments: [first] } });
  expect(replies[0]?.state.question?.kind).toBe('cancel');
});
