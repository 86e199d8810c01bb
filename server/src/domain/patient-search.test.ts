import { expect, it } from 'vitest';
import { isMisspelt, readPatientSearch } from './patient-search.ts';

const today = '2026-11-25';

it.each([
  ['mey', { words: ['mey'] }],
  ['Meyer, Anna', { words: ['Meyer', 'Anna'] }],
  ['12.4.1961', { words: [], dateOfBirth: '1961-04-12' }],
  ['meyer 12.04.61', { words: ['meyer'], dateOfBirth: '1961-04-12' }],
  ['ben 3.5.19', { words: ['ben'], dateOfBirth: '2019-05-03' }],
  ['1961-04-12', { words: [], dateOfBirth: '1961-04-12' }],
  ['12041961', { words: [], dateOfBirth: '1961-04-12' }],
  ['20 11 2013', { words: [], dateOfBirth: '2013-11-20' }],
  ['horn 3 5 1980', { words: ['horn'], dateOfBirth: '1980-05-03' }],
  ['20. November 2013', { words: [], dateOfBirth: '2013-11-20' }],
  ['Horn 20. Nov. 13', { words: ['Horn'], dateOfBirth: '2013-11-20' }],
  ['3 März 1980', { words: [], dateOfBirth: '1980-03-03' }],
  ['1 May 1961', { words: [], dateOfBirth: '1961-05-01' }],
  ['0221 20 11 2013', { words: [], phoneDigits: '22120112013' }],
  ['20 Uhr 2013', { words: ['Uhr'], phoneDigits: '202013' }],
  ['meyer 1961', { words: ['meyer'], yearOfBirth: '1961' }],
  ['0221 / 471-0120', { words: [], phoneDigits: '2214710120' }],
  ['+49 221 4710120', { words: [], phoneDigits: '2214710120' }],
  ['0049 221 4710120', { words: [], phoneDigits: '2214710120' }],
  ['4710', { words: [], phoneDigits: '4710' }],
  ['Anna@Example.org', { words: [], email: 'anna@example.org' }],
  ['anna 0151 2345', { words: ['anna'], phoneDigits: '1512345' }],
  ['٠٣.٠٥.١٩٨٠', { words: [], dateOfBirth: '1980-05-03' }],
  ['۱۹۶۱-۰۴-۱۲', { words: [], dateOfBirth: '1961-04-12' }],
  ['०२२१ ४७१०', { words: [], phoneDigits: '2214710' }],
  ['+４９ ２２１ ４７１０', { words: [], phoneDigits: '2214710' }],
  ['Mey\u200ber\u2060', { words: ['Meyer'] }],
  ['Anna@Zahnärzte-Köln.de', { words: [], email: 'anna@xn--zahnrzte-kln-jcb2x.de' }],
  ['anna@zahnärz', { words: [], email: 'anna@' }],
  ['anna@exam', { words: [], email: 'anna@exam' }],
  ['İnönü', { words: ['İnönü'] }],
])('%j is read as %j', (text, search) => {
  expect(readPatientSearch(text, today)).toEqual(search);
});

it.each(['', 'm', '12', '@', '31.2.', '---', '%_', 'a%', '_a', 'a -', '%@%', '_@a'])(
  '%j is not enough to look for',
  (text) => {
    expect(readPatientSearch(text, today)).toBeUndefined();
  },
);

it('a year before all records is no year of birth', () => {
  expect(readPatientSearch('12.12.0000', today)).not.toHaveProperty('dateOfBirth');
});

it('a day that there is not is no date of birth', () => {
  expect(readPatientSearch('31.02.1990', today)).toEqual({ words: [], phoneDigits: '31021990' });
});

it.each([
  ...['tobjas', 'tboias', 'tobas', 'tobiaas', 'robias', 'tobja'].map((typed) => [typed, 'tobias horn']),
  ...['hron', 'horm', 'korn', 'tobias'].map((typed) => [typed, 'tobias horn']),
  ...['katarjn', 'kahtarjna'].map((typed) => [typed, 'katarina meier']),
])('%j may mean somebody of %j', (typed, name) => {
  expect(isMisspelt(typed, name)).toBe(true);
});

it.each([
  ['tom', 'tim horn'],
  ['tanja', 'tobias horn'],
  ['tbjas', 'tobias horn'],
])('%j means nobody of %j', (typed, name) => {
  expect(isMisspelt(typed, name)).toBe(false);
});
