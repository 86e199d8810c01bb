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
