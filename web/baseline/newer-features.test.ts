import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { checkBuild } from './check-build.ts';
import { findNewerApis, listNewerApis } from './newer-scripts.ts';
import { findNewerStyles } from './newer-styles.ts';

const newer = listNewerApis();

describe('scripts', () => {
  test.each([
    ['URL.parse(address)', 'URL.parse'],
    ['window.URL.parse(address)', 'URL.parse'],
    ['const { promise } = Promise.withResolvers()', 'Promise.withResolvers'],
    ['Object.groupBy(list, (item) => item.day)', 'Object.groupBy'],
    ['new Set(left).union(right)', '.union()'],
    ['Array.fromAsync(list)', 'Array.fromAsync'],
    ['new Intl.DurationFormat("de")', 'Intl.DurationFormat'],
    ['Iterator.from(list)', 'Iterator.from'],
    ['const { currentEntry } = navigation', 'navigation'],
    ['panel.showPopover()', '.showPopover()'],
    ['list.addEventListener("scrollend", next)', 'event scrollend'],
  ])('%s is refused', (code, name) => {
    expect(findNewerApis(code, newer)).toContain(name);
  });

  test.each([
    'list.toSorted().at(-1)',
    'list.findLast(isFree)',
    'structuredClone(value)',
    'new Intl.ListFormat("de").format(names)',
    'dialog.showModal()',
    'list.addEventListener("scroll", next)',
    // Asked first, or another thing of the same name.
    'typeof navigation === "object" && navigation.reload()',
    'panel.showPopover?.()',
    'const navigationKey = { navigation: 1 }.navigation',
  ])('%s is not', (code) => {
    expect(findNewerApis(code, newer)).toEqual([]);
  });
});

describe('styles', () => {
  test.each([
    ['a { &:hover { color: red } }', 'nesting'],
    ['@starting-style { dialog { opacity: 0 } }', '@starting-style'],
    ['textarea { field-sizing: content }', 'field-sizing: content'],
    ['h1 { text-wrap: balance }', 'text-wrap: balance'],
    ['a { color: light-dark(black, white) }', 'light-dark()'],
    ['p { width: round(3.5px, 1px) }', 'round()'],
    ['input:user-valid { color: green }', ':user-valid'],
    ['@scope (main) { a { color: red } }', '@scope'],
    ['div { position-anchor: --button }', 'position-anchor: --button'],
    ['@media (scripting: none) { a { color: red } }', '@media (scripting)'],
  ])('%s is refused', (source, name) => {
    expect(findNewerStyles(source)).toContain(name);
  });

  test.each([
    'a:has(img) { color: color-mix(in oklab, red, blue) }',
    '@layer base { @container (width > 30rem) { a { inset: 0 } } }',
    'main { height: 100vh; height: 100dvh }',
    // With another way for older browsers.
    '@supports (field-sizing: content) { textarea { field-sizing: content } }',
    'p { -webkit-hyphens: auto; hyphens: auto }',
    'p { color: black; color: light-dark(black, white) }',
    '.open\\:flip:is([open], :popover-open, :open) { rotate: 180deg }',
    '.\\[\\&\\>p\\]\\:mt-0 > p { margin-top: 0 }',
  ])('%s is not', (source) => {
    expect(findNewerStyles(source)).toEqual([]);
  });

  test('a newer declaration alone is no way for older browsers, and neither is a later one', () => {
    expect(findNewerStyles('p { color: light-dark(black, white); color: black }')).toEqual(['light-dark()']);
  });
});

describe('the built website', () => {
  const folders: string[] = [];
  afterEach(async () => {
    for (const folder of folders.splice(0)) await rm(folder, { recursive: true });
  });

  test('is refused with the name and the file, and what is accepted has to be in use', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'praxisportal-baseline-'));
    folders.push(folder);
    await mkdir(join(folder, 'assets'));
    await writeFile(
      join(folder, 'assets', 'site-1.js'),
      'export const host = URL.parse(location.href).host;',
    );
    await writeFile(
      join(folder, 'assets', 'site-1.css'),
      'a { cursor: pointer; color: light-dark(red, blue) }',
    );
    const messages = await checkBuild(folder);
    expect(messages).toContain(
      'URL.parse in site-1.js is newer than web/browser-baseline.ts. Ask for it first, or do without.',
    );
    expect(messages).toContain(
      'light-dark() in site-1.css is newer than web/browser-baseline.ts. Ask for it first, or do without.',
    );
    expect(messages.filter((message) => message.startsWith('cursor'))).toEqual([]);
    expect(messages).toContain(
      'WebTransport is accepted in web/baseline/check-build.ts, and nothing uses it.',
    );
  });
});
