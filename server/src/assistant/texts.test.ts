import { chatPage } from '@praxisportal/contract/chat';
import { expect, test } from 'vitest';
import { texts as de } from './texts.de.ts';
import { texts as en } from './texts.en.ts';

/** Every sentence; of what takes arguments, its source. */
function listSentences(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [String(value)];
  return Object.values(value).flatMap(listSentences);
}

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
