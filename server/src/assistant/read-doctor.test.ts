import { doctors } from '@praxisportal/practice/doctors';
import { expect, test } from 'vitest';
import { normalise } from './normalise.ts';
import { createDoctorReader } from './read-doctor.ts';

const [doctor] = doctors;
if (doctor === undefined) throw new Error('no doctor');
const find = (name: string, message: string) =>
  createDoctorReader([{ ...doctor, name }])(normalise(message)).doctorId;

test.each([
  ['Dr. Nadim Abbas', 'zu Frau Abas'],
  ['Dr. Eva Ebbinghaus', 'bei Ebinghaus'],
  ['Dr. Jan Robben', 'with Robben'],
  ['Dr. Ida Izzo', 'zu Dr. Isso'],
  ['Dr. Mia Hayyat', 'zu Hajat'],
  ['Dr. Ole Hoffmann', 'zu Dr. Hof mann'],
  ['Dr. Emre Yılmaz', 'zu Jilmas'],
  ['Dr. Ute Weber', 'bei Dr. Webber'],
])('knows %s in “%s”', (name, message) => {
  expect(find(name, message)).toBe(doctor.id);
  expect(find(name, 'zu Dr. Schmidt')).toBeUndefined();
});
