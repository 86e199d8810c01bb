import { createElement, Fragment, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { jsx, jsxs } from './jsx-runtime.ts';

const mark = createElement('b', { key: 'mark' });
const html = (type: Parameters<typeof jsx>[0], ...children: ReactNode[]) =>
  renderToStaticMarkup(
    children.length === 1 ? jsx(type, { children: children[0] }) : jsxs(type, { children }),
  );
const apart = (text: string) => `<span class="contents">${text}</span>`;

test.each<[string, string, string]>([
  ['the only text of an element', html('p', 'a'), '<p>a</p>'],
  ['texts alone', html('p', 'on ', 3, null, '.'), '<p>on 3.</p>'],
  ['text before what may appear', html('p', 'a', null, mark), `<p>${apart('a')}<b></b></p>`],
  ['text after what may appear', html('p', mark, 'a', ' b'), `<p><b></b>${apart('a b')}</p>`],
  ['a number and blanks', html('p', mark, ' ', 0, mark), `<p><b></b>${apart(' 0')}<b></b></p>`],
  ['a blank behind an element', html('p', mark, ' ', mark), '<p><b></b> <b></b></p>'],
  ['a blank behind what may appear', html('p', null, ' ', mark), `<p>${apart(' ')}<b></b></p>`],
  ['an empty text', html('dl', '', mark), '<dl><b></b></dl>'],
  ['a fragment among unknown siblings', html(Fragment, 'a'), apart('a')],
  ['a fragment of texts', html(Fragment, 'a', 1), apart('a1')],
  ['a title', html('title', 'a', ' b'), '<title>a b</title>'],
  ['elements that hold no elements', html('option', 'a', false), '<option>a</option>'],
])('%s', (_, written, expected) => expect(written).toBe(expected));

test('other children keep their positions', () => {
  const childrenOf = (...children: ReactNode[]) =>
    (jsxs('p', { children }).props as { children: ReactNode[] }).children;
  expect(childrenOf('a', 'b', mark)[2]).toBe(mark);
  expect(childrenOf(null, 'b', mark)[2]).toBe(mark);
});
