import { expect, test } from 'vitest';
import { accessibilityTexts } from './accessibility/texts.ts';
import { imprintTexts } from './imprint/texts.ts';
import { privacyTexts } from './privacy/texts.ts';
import { splitLinks } from './split-links.ts';

test('splitLinks keeps the words around links', () => {
  expect(splitLinks('Mehr [im Gesetz](https://example.org/a) und [hier](/de/contact).')).toEqual([
    { words: 'Mehr ' },
    { words: 'im Gesetz', href: 'https://example.org/a' },
    { words: ' und ' },
    { words: 'hier', href: '/de/contact' },
    { words: '.' },
  ]);
  expect(splitLinks('Art. 6 (1) [sic]')).toEqual([{ words: 'Art. 6 (1) [sic]' }]);
  expect(splitLinks('')).toEqual([]);
});

test.each([
  ['imprint', imprintTexts],
  ['privacy', privacyTexts],
  ['accessibility', accessibilityTexts],
])('both languages of the %s page have the same parts and as many blocks', async (_, texts) => {
  const [de, en] = [await texts.de(), await texts.en()];
  const outline = (words: typeof de) => words.sections.map(({ id, blocks }) => [id, blocks.length]);
  expect(outline(en)).toEqual(outline(de));
  expect(new Set(de.sections.map(({ id }) => id)).size).toBe(de.sections.length);
});
