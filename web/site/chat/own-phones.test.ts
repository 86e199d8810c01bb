import { practice } from '@praxisportal/practice/practice';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { MessageText } from './MessageText.tsx';

const listCalls = (text: string): string[] => {
  const words = createElement(MessageText, { id: 1, text, language: 'de', onLeave: () => {} });
  const html = renderToStaticMarkup(createElement(MemoryRouter, null, words));
  return [...html.matchAll(/<a [^>]*href="(tel:[^"]*)"[^>]*>([^<]*)</g)].map(
    ([, href, label]) => `${href} ${label}`,
  );
};

test("the practice's own numbers can be called, wherever they stand", () => {
  const { phone, emergencyPhone } = practice;
  const calls = [`tel:+492214710120 ${phone}`, `tel:+492214710112 ${emergencyPhone}`];
  expect(listCalls(`Telefon: ${phone}\nNotfallnummer (rund um die Uhr): ${emergencyPhone}`)).toEqual(calls);
  expect(listCalls(`Unter ${phone}.\n\n- **Jetzt: ${emergencyPhone}** (rund um die Uhr)`)).toEqual(calls);
});

test.for([
  '+49 221 4710129',
  '+49 221 47101209',
  '+49 221 4710120-9',
  '00+49 221 4710120',
  '[0900 123456](tel:+49900123456)',
  '[anrufen](tel:+492214710120)',
  '[+49 221 4710120](https://elsewhere.example)',
  '`+49 221 4710120`',
  '<data>0900 123456</data>',
  '116117',
])('no other number, and no link that the words make themselves, calls anybody: %s', (text) => {
  expect(listCalls(text)).toEqual([]);
});
