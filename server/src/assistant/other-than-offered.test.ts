import { expect, test } from 'vitest';
import { ask } from '../../tests/assistant-talk.ts';

const offered = 'Kontrolle am 4. Dezember';

test.each([
  ['Kann ich auch einen späteren Termin haben?', { timeFrom: '12:30' }, ['14:40']],
  ['habt ihr auch was späteres?', { timeFrom: '12:30' }, ['14:40']],
  ['einen späteren bitte', { timeFrom: '12:30' }, ['14:40']],
  ['Kann ich auch einen früheren haben?', { timeTo: '09:00' }, ['09:00', '10:00', '11:00', '12:00']],
])('“%s” wishes for others than those that were offered', (message, wish, times) => {
  const { wish: wished, question } = ask(offered, message)?.state ?? {};
  expect(wished).toEqual({ treatmentType: 'Kontrolluntersuchung', date: '2026-12-04', ...wish });
  expect(question?.kind === 'whichStart' && question.starts.map(({ time }) => time)).toEqual(times);
});

test.each([
  ['Kann ich auch den zweiten haben?', '10:00'],
  ['den späteren bitte', '12:00'],
])('“%s” is one of them', (message, time) => {
  expect(ask(offered, message)?.state.wish).toMatchObject({ date: '2026-12-04', time });
});

test.each(['Können wir auch zwei haben?', 'Can we have two?'])('“%s” chooses none', (message) => {
  expect(ask(offered, message)?.state.wish?.time).toBeUndefined();
});

test('nor does a move go to one that was not chosen', () => {
  const move = 'Meinen Termin am 2. auf den 4. Dezember verschieben';
  expect(ask(move, 'Kann ich auch einen späteren haben?')?.state.question).toMatchObject({
    ...{ kind: 'whichToMove', appointmentIds: ['a-1'] },
    targets: [{ date: '2026-12-04', timeFrom: '10:30' }],
  });
  expect(ask(move, 'Kann ich auch den zweiten haben?')?.state.question).toMatchObject({
    ...{ kind: 'move', time: '10:00' },
  });
});

test('two of a list are no number of it', () => {
  expect(ask('Welche Termine habe ich?', 'Kann man auch 2 absagen?')?.state.question?.kind).not.toBe(
    'cancel',
  );
});
