import { expect, test } from 'vitest';
import { readReply } from './read-reply.ts';

const emptyReply = 'Entschuldigung';
const read = (answer: unknown) => readReply(answer, { language: 'de', emptyReply });
const empty = { message: emptyReply, language: 'de' };

test.each([{}, null, undefined, 'Guten Tag', [], 7, { message: 7 }, { message: null }, { message: ' \n' }])(
  '%j has no words, which is said',
  (answer) => {
    expect(read(answer)).toEqual(empty);
  },
);

test('an answer says its language; without one it is the page’s, as are our own words', () => {
  const message = 'Of course.';
  expect(read({ message, language: 'en' })).toEqual({ message, language: 'en' });
  expect(read({ message })).toEqual({ message, language: 'de' });
  expect(read({ message, language: 'fr' })).toEqual({ message, language: 'de' });
  expect(read({ message: '', language: 'en' })).toEqual(empty);
});

test('what one could say are texts that are short enough, each once', () => {
  const suggest = (suggestions: unknown) => read({ message: 'Gern.', suggestions }).suggestions;
  expect(suggest(['Ja', ' Nein ', 'Ja', '', 7, null, 'x'.repeat(61)])).toEqual(['Ja', 'Nein']);
  expect(suggest(['1', '2', '3', '4', '5', '6', '7'])).toHaveLength(6);
  for (const none of [undefined, null, 'Ja', {}, [], ['']]) expect(suggest(none)).toBeUndefined();
  expect(read({ message: '', suggestions: ['Ja'] })).toEqual(empty);
});

test.each([
  'start_booking',
  7,
  null,
  ['start_booking'],
  {},
  { type: 7 },
  { type: 'show_appointments' },
  { type: 'appointment_cancelled', appointments: [null] },
  { type: 'show_appointments', appointments: [{ date: {} }] },
  { type: 'show_doctors', doctors: 'weber' },
  { type: 'show_doctors', doctors: [{ id: 'weber' }] },
  { type: 'user_warning', warningCount: {} },
  { type: 'navigate', page: 7 },
  { type: 'change_language', language: 'fr' },
  { type: 'start_booking', treatmentType: {} },
  { type: 'banned', message: {} },
])('of an answer with the broken action %j the words are kept', (action) => {
  expect(read({ message: 'Guten Tag', action })).toEqual({ message: 'Guten Tag', language: 'de' });
});

const appointment = {
  date: '2026-12-01',
  time: '09:00',
  treatment_type: 'Füllungen',
  doctor_name: 'Dr. Weber',
};
test.each([
  { type: 'start_booking', treatmentType: 'Füllungen', date: '2026-12-01' },
  { type: 'show_appointments', reason: 'list', appointments: [{ ...appointment, status: 'scheduled' }] },
  { type: 'emergency', reason: '112' },
  { type: 'user_warning', warningCount: 1, reason: 'insult' },
  // Whoever performs it says that it is unknown.
  { type: 'dance', steps: 3 },
])('the action %j is kept', (action) => {
  expect(read({ message: 'Guten Tag', action }).action).toEqual(action);
});
