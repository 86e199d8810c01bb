import { expect, test } from 'vitest';
import { consolePageAt, consolePath, prerenderedConsolePaths } from './console-paths.ts';

test('every page of the console has an address in both languages, and is found by it', () => {
  expect(prerenderedConsolePaths()).toContain('/en/praxis/anmelden');
  expect(consolePath('de', 'day', { date: '2026-11-25', view: undefined })).toBe(
    '/de/praxis?date=2026-11-25',
  );
  expect(consolePageAt('/de/praxis')).toBe('day');
  expect(consolePageAt('/en/praxis/einrichten')).toBe('setUp');
  expect(consolePageAt('/de/praxis/unbekannt')).toBeUndefined();
});
