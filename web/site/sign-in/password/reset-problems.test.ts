import { expect, it } from 'vitest';
import { findResetProblems } from './reset-problems.ts';

const good = { code: '123456', password: 'Lindenblatt-7', passwordRepeat: 'Lindenblatt-7' };
const codesOf = (changes: Partial<typeof good>, isCodeSpent = false) =>
  findResetProblems({ ...good, ...changes }, { isCodeSpent }).map(({ code }) => code);

it('finds nothing wrong with a whole code and the same good password twice', () => {
  expect(codesOf({})).toEqual([]);
});

it('names all that is wrong at once, in the order of the form', () => {
  expect(codesOf({ code: '12345', password: 'kurz', passwordRepeat: '' })).toEqual([
    'code_incomplete',
    'password_too_short',
    'passwords_differ',
  ]);
});

it('says of a code that was guessed too often only that', () => {
  expect(codesOf({ code: '' }, true)).toEqual(['code_spent']);
});
