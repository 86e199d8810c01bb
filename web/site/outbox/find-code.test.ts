import { expect, it } from 'vitest';
import { findCode } from './find-code.ts';

it('finds the code of an e-mail', () => {
  const text = 'Guten Tag,\n\nIhr Bestätigungscode lautet 012345.\nEr ist 10 Minuten gültig.';
  expect(findCode({ subject: 'Ihr Code: 012345', text })).toBe('012345');
});

it('puts the digits of a call together', () => {
  const text = 'Ihr Code lautet: 4, 0, 7, 1, 1, 9. Ich wiederhole: 4, 0, 7, 1, 1, 9.';
  expect(findCode({ subject: 'Bestätigungscode', text })).toBe('407119');
});

it('sees no code in a message about something else', () => {
  expect(findCode({ subject: 'Ihr Termin', text: 'Kundennummer 123456' })).toBeUndefined();
  expect(findCode({ subject: 'Code', text: 'Telefon +49 221 4710120' })).toBeUndefined();
});
