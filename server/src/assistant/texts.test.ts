import { chatPage } from '@praxisportal/contract/chat';
import { expect, test } from 'vitest';
import { texts as de } from './texts.de.ts';
import { texts as en } from './texts.en.ts';

/** Every sentence; of what takes arguments, its source. */
function listSentences(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [String(value)];
  return Object.values(value).flatMap(listSentences);
}

test.for([
  ['de', de],
  ['en', en],
] as const)('no line is lost in Markdown: a new one is a paragraph or a row of a list (%s)', ([, texts]) => {
  // In a sentence a line is a line, in the source of one that takes arguments it is written as \\n.
  const lost = /(?<!\\n)\\n(?!\\n|- )/u;
  const listed = listSentences(texts).map((text) =>
    text.includes('=>') ? text : text.replaceAll('\n', '\\n'),
  );
  expect(listed.filter((text) => lost.test(text))).toEqual([]);
});

const link = /\[[^\]]+\]\((\/[^)]*)\)/gu;

test.for([
  ['de', de, /Kontaktformular|Meine Termine|Datenschutzerklärung|Anmeldeseite/u],
  ['en', en, /contact form|My appointments|privacy policy|login page/iu],
] as const)(
  'where the words name a page of the site, they lead there, in their language: %s',
  ([language, texts, page]) => {
    const sentences = listSentences(texts);
    const links = sentences.flatMap((sentence) =>
      [...sentence.matchAll(link)].map(([, address = '']) => address),
    );
    expect(
      links.filter((address) => !chatPage.safeParse(address.replace(`/${language}`, '')).success),
    ).toEqual([]);
    expect(new Set(links).size).toBeGreaterThan(4);
    expect(sentences.filter((sentence) => page.test(sentence.replaceAll(link, '')))).toEqual([]);
  },
);
