import { expect, test } from 'vitest';
import { describeSetup } from './describe-setup.ts';

const link = 'https://praxis.example/de/praxis/einrichten#secret-of-the-first-owner';
const file = '/var/lib/praxis/setup-link.txt';

test.each([
  ['a terminal shows the link and its file', { link, file }, true, [link, file]],
  ['a log has the name of the file only', { link, file }, false, [file]],
  ['a terminal shows a link that could not be written', { link, file: undefined }, true, [link]],
  ['a log names the command if there is no file', { link, file: undefined }, false, ['npm run staff']],
])('%s', (_, setup, isTerminal, shown) => {
  const text = describeSetup(setup, isTerminal).join('\n');
  for (const each of shown) expect(text).toContain(each);
  expect(text.includes('secret-of')).toBe(isTerminal);
});
