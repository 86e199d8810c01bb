import { expect, test } from 'vitest';
import { samplePractice } from '../../tests/assistant-practice.ts';
import { talk } from '../../tests/assistant-talk.ts';
import { findSpecialists } from './find-specialists.ts';
import { normalise } from './normalise.ts';

const shown = (message: string) => {
  const action = talk([message]).replies[0]?.action;
  return action?.type === 'show_doctors' ? action.doctors.map(({ id }) => id) : [];
};

test.each([
  ['Wer macht Zahnspangen?', ['hoffmann']],
  ['Who does braces?', ['hoffmann']],
  ['Wer behandelt Kinder?', ['hoffmann']],
  ['Wer macht bei euch Implantate?', ['yilmaz']],
  ['Wer ist für Parodontitis zuständig?', ['yilmaz']],
  ['Wer macht die Zahnreinigung?', ['weber', 'yilmaz', 'hoffmann']],
  ['Welche Zahnärzte haben Sie?', ['weber', 'yilmaz', 'hoffmann']],
])('“%s” shows %j', (message, ids) => {
  expect(shown(message)).toEqual(ids);
});

test('what every dentist is called names nobody', () => {
  for (const message of ['Which dentist is best?', 'Welche Zahnärztin ist da?', 'Zahnheilkunde'])
    expect(findSpecialists(normalise(message), [], samplePractice), message).toEqual([]);
});
