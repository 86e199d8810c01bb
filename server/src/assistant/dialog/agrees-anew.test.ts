import { describe, expect, it } from 'vitest';
import { findings, first, second, talk } from '../../../tests/assistant-talk.ts';

const asked = 'Meinen Termin am 2. Dezember auf Donnerstag, den 3., um 9 Uhr verschieben';
const alone = { findings: { ...findings, appointments: [first] } };
const needsOf = (...messages: string[]) => talk(messages, alone).needs.at(-1);

describe('a yes to a move that names another time', () => {
  it.each([
    'Ja bitte, verschieben Sie ihn auf Freitag, den 4. Dezember, um 10 Uhr',
    'yes please, move it to Friday the 4th at 10',
    'ja super, bitte auf 11 uhr verschieben',
    'Jo, dat maache mer esu, 14. Dezember öm elf',
  ])('“%s” moves there', (answer) => {
    expect(talk([asked], alone).replies[0]?.state.question?.kind).toBe('move');
    expect(needsOf(asked, answer)).toContain('moveAppointment');
  });

  it.each([
    'ja, aber lieber am 4. Dezember um 10',
    'ja, geht auch der 4. Dezember um 10 Uhr?',
    'ja, oder auf den 4. Dezember um 10 verschieben',
    'ja, auf den 4. Dezember um 10 verschieben, wenn Dr. Weber da ist',
    'ja, vielleicht auf den 4. Dezember um 10 verschieben',
    'nein, auf den 4. Dezember um 10 verschieben',
    'ja verschieben, mein Zug geht um 11 Uhr',
    'ja, meine Physiotherapie wurde auf den 4. Dezember 11 Uhr verlegt',
    'ja, verschieben Sie ihn niemals auf den 4. Dezember, 10 Uhr',
    'ja, um 10 Uhr',
    'ja, Mittwoch',
    'ja, bei Dr. Hoffmann',
    'ja, falls mein Bruder am Donnerstag bei Papa bleiben kann',
    // Which Friday is open.
    'ja, auf Freitag um 10 verschieben',
  ])('“%s” is asked again', (answer) => {
    expect(needsOf(asked, answer)).not.toContain('moveAppointment');
  });

  it('moves nothing to a time that is not free', () => {
    const { needs, replies } = talk([asked, 'Ja, bitte auf 13 Uhr verschieben'], alone);
    expect(needs.at(-1)).not.toContain('moveAppointment');
    expect(replies.at(-1)?.message).toContain('nichts frei');
  });

  it('is the weekday that was asked about, in its week', () => {
    const ofFriday = 'Meinen Termin am 2. Dezember auf Freitag, den 11. Dezember, um 9 Uhr verschieben';
    expect(needsOf(ofFriday, 'ja, auf Freitag um 9 verschieben')).toContain('moveAppointment');
  });
});

describe('an appointment that there is', () => {
  const both = { findings: { ...findings, appointments: [first, second] } };

  it.each([
    ['Am 2. kann ich nicht, geht auch der 4. Dezember um 9 Uhr?', first.id],
    ['Ich würde meinen Termin am 9. gerne auf Freitag, den 11.12.2026, 9:00 Uhr verlegen', second.id],
    ['Meinen Termin am 2. Dezember bitte eine Woche später, Donnerstag um zehn', first.id],
  ])('“%s” asks about its move', (message, appointmentId) => {
    expect(talk([message], both).replies[0]?.state.question).toMatchObject({ kind: 'move', appointmentId });
  });

  it('is cancelled beside that of another person only if both are asked about', () => {
    const { replies } = talk(['Meinen Termin und den von Leo bitte absagen'], {
      ...both,
      asker: {
        kind: 'patient',
        people: [
          { patientId: 'p-1', firstName: 'Anna', lastName: 'Becker', relation: 'self' },
          { patientId: 'p-2', firstName: 'Leo', lastName: 'Becker', relation: 'child' },
        ],
      },
    });
    expect(replies[0]?.state.question?.kind).toBe('cancelAll');
  });
});
