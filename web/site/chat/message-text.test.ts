import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { MessageText } from './MessageText.tsx';

const render = (text: string, id = 1): string => {
  const words = createElement(MessageText, { id, text, language: 'de', onLeave: () => {} });
  return renderToStaticMarkup(createElement(MemoryRouter, null, words));
};

test.each([
  'http://praxis.example/',
  'https://praxis.example/a?b=c#d',
  'mailto:praxis@example.org',
  'xmpp:praxis@example.org',
  'irc://praxis.example/rat',
  'ircs://praxis.example/rat',
  '/de/contact#hours',
  'contact',
  '?treatment=1',
  '#hours',
])('a link to %s is kept', (address) => {
  expect(render(`[hier](${address})`)).toMatch(/<a [^>]*>hier<\/a>/);
  expect(render(`[hier](${address})`)).toContain(`href="${address}"`);
});

test.each([
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  'data:text/html,x',
  'vbscript:msgbox',
  'file:///etc/passwd',
  'tel:112',
])('of a link or picture to %s the address is emptied', (address) => {
  const html = render(`[hier](${address}) <${address}> ![Bild](${address})`);
  expect(html).toContain('hier');
  expect(html).not.toMatch(/<(a|img)\b/);
});

test('footnotes have their label and their ways back, and those of two messages are told apart', () => {
  const markdown = 'Nüchtern[^1] kommen.\n\n[^1]: Sechs Stunden.';
  const [one, other] = [render(markdown, 1), render(markdown, 2)];
  expect(one).toContain('>Footnotes<');
  expect(one).toContain('aria-label="Back to reference 1"');
  const find = (html: string, names: RegExp) => [...html.matchAll(names)].map(([, name]) => name).sort();
  const [ids, otherIds] = [find(one, / id="([^"]+)"/g), find(other, / id="([^"]+)"/g)];
  // The reference, the note and the label; each is led to or pointed at.
  expect(find(one, / (?:href="#|aria-describedby=")([^"]+)"/g)).toEqual(ids);
  expect(ids).toHaveLength(3);
  expect(new Set([...ids, ...otherIds]).size).toBe(6);
});

test('where nothing of an answer is shown, that is said', () => {
  expect(render('![](data:image/png;base64,AA)')).toBe('<p>Keine Antwort erhalten</p>');
  expect(render('')).toBe('<p>Keine Antwort erhalten</p>');
});
