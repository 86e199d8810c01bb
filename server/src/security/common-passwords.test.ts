import { expect, test } from 'vitest';
import { loadCommonPasswords } from './common-passwords.ts';

test('ten thousand common passwords, in lower case and long enough to be chosen', async () => {
  const passwords = await loadCommonPasswords();
  expect(passwords.size).toBe(10_000);
  for (const common of ['123456', 'password', 'geheim', 'passwort', 'hallo123'])
    expect(passwords).toContain(common);
  const odd = [...passwords].filter((password) => password.length < 6 || password !== password.toLowerCase());
  expect(odd).toEqual([]);
  expect(passwords).not.toContain('geheim-1234');
});
