import { describe, expect, it } from 'vitest';
import { first, second, talk } from '../../tests/assistant-talk.ts';

describe('after “Welchen Termin möchten Sie absagen?”', () => {
  const other = { ...second, doctorId: 'yilmaz', doctor_name: 'Dr. Emre Yılmaz' };
  const say = (message: string) =>
    talk(['Termin absagen', message], {
      findings: { appointments: [first, other], nextStart: null },
    }).replies[1]?.state.question;

  it.each([
    ['den anderen auf nachmittag verschieben', ['a-1', 'a-2']],
    ['beide verschieben', ['a-1', 'a-2']],
    ['den ersten verschieben', ['a-1']],
    ['lieber bei Dr. Weber', ['a-1']],
  ])('“%s” cancels none', (message, appointmentIds) => {
    expect(say(message)).toMatchObject({ kind: 'whichToMove', appointmentIds });
  });

  it.each([
    ['nein, lieber den bei Dr. Weber', 'a-1'],
    ['bei Dr. Yılmaz', 'a-2'],
    ['lieber den am 9.', 'a-2'],
  ])('“%s” says which', (message, appointmentId) => {
    expect(say(message)).toMatchObject({ kind: 'cancel', appointmentId });
  });
});
