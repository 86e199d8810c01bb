import { expect, test } from 'vitest';
import { readShortcut } from './read-shortcut.ts';

const press = (
  key: string,
  code: string,
  modifiers: Partial<Record<'altKey' | 'ctrlKey' | 'metaKey', boolean>>,
) => readShortcut({ key, code, altKey: false, ctrlKey: false, metaKey: false, ...modifiers });

test.each([
  ['a', 'KeyA', { altKey: true }, 'a'],
  ['A', 'KeyA', { altKey: true }, 'a'],
  // German keys: Z stands where Y does on an English keyboard.
  ['z', 'KeyY', { altKey: true }, 'z'],
  ['z', 'KeyY', { ctrlKey: true }, 'z'],
  ['z', 'KeyZ', { metaKey: true }, 'z'],
  // A Mac's Alt.
  ['å', 'KeyA', { altKey: true }, 'a'],
  ['a', 'KeyA', {}, null],
  ['a', 'KeyA', { ctrlKey: true }, null],
  // AltGr on Windows.
  ['q', 'KeyQ', { altKey: true, ctrlKey: true }, null],
  ['ArrowLeft', 'ArrowLeft', { altKey: true }, null],
])('%s (%s) with %o is the shortcut %s', (key, code, modifiers, letter) => {
  expect(press(key, code, modifiers)).toBe(letter);
});
