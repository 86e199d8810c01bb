import { expect, it } from 'vitest';
import { judgePassword } from './password-strength.ts';

it.each([
  ['', 'short'],
  ['Ab1-x', 'short'],
  ['abcdef', 'weak'],
  ['aaaaaaaaaaaaaaaaaaaa', 'weak'],
  ['abababababababab', 'weak'],
  ['sommer26', 'weak'],
  ['Sommer25', 'weak'],
  ['Sommer2025!', 'weak'],
  ['Lindenblatt', 'fair'],
  ['Lindenblatt-7', 'strong'],
  ['regal fisch wolke', 'strong'],
])('%s is %s', (password, strength) => {
  expect(judgePassword(password)).toBe(strength);
});
