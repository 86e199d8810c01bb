import { limits } from '@praxisportal/contract/limits';
import { describe, expect, test } from 'vitest';
import { emptyMessage, findContactProblems, findHoldMs } from './contact-form.ts';

const values = { name: 'Maria Sommer', email: 'maria@example.org', message: 'Guten Tag', leaveEmpty: '' };
const codes = (changes: Partial<typeof values>) =>
  findContactProblems({ ...values, ...changes }).map(({ code }) => code);

describe('findContactProblems', () => {
  test('finds nothing wrong with a complete message', () => {
    expect(codes({})).toEqual([]);
    expect(codes({ email: ' maria@example.org ' })).toEqual([]);
  });

  test('names every field that is empty or only spaces, in the order of the form', () => {
    expect(findContactProblems({ ...emptyMessage, name: ' ', message: '\n' })).toEqual([
      { field: 'name', code: 'name_missing' },
      { field: 'email', code: 'email_invalid' },
      { field: 'message', code: 'message_missing' },
    ]);
  });

  test.each(['maria', 'maria@example', 'maria @example.org', '@example.org', 'maria@example.'])(
    'refuses the e-mail address %s',
    (email) => {
      expect(codes({ email })).toEqual(['email_invalid']);
    },
  );

  test('accepts the greatest lengths and refuses one more', () => {
    const name = 'n'.repeat(limits.nameMaxLength);
    const message = 'm'.repeat(limits.contactMessageMaxLength);
    expect(codes({ name, message })).toEqual([]);
    expect(codes({ name: `${name}n`, message: `${message}m` })).toEqual([
      'name_too_long',
      'message_too_long',
    ]);
  });
});

test('findHoldMs waits until the server believes that a person wrote', () => {
  expect(findHoldMs(500)).toBeGreaterThanOrEqual(limits.contactMinSeconds * 1000 - 500);
  expect(findHoldMs(60_000)).toBe(0);
});
