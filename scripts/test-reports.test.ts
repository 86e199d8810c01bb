import { expect, test } from 'vitest';
import { countPlaywright, countVitest } from './test-reports.ts';

function fileWith(...statuses: string[]) {
  const status = statuses.includes('failed') ? 'failed' : 'passed';
  return { name: 'a.test.ts', status, assertionResults: statuses.map((s) => ({ fullName: s, status: s })) };
}

test('every Vitest test counts once', () => {
  const report = { testResults: [fileWith('passed', 'passed'), fileWith('passed', 'failed')] };
  expect(countVitest(report, 1)).toEqual({ passed: 3, failed: 1, sentences: [] });
});

test.each(['skipped', 'pending', 'todo', 'disabled'])(
  'a Vitest test that is %s counts as failed',
  (status) => {
    const count = countVitest({ testResults: [fileWith('passed', status)] }, 0);
    expect(count).toMatchObject({ passed: 1, failed: 1 });
    expect(count.sentences).toHaveLength(1);
  },
);

test('a Vitest file that does not load counts as failed', () => {
  const file = { name: 'a.test.ts', status: 'failed', message: 'SyntaxError', assertionResults: [] };
  const count = countVitest({ testResults: [file, fileWith('passed')] }, 1);
  expect(count).toMatchObject({ passed: 1, failed: 1 });
  expect(count.sentences[0]).toContain('SyntaxError');
});

test('a Vitest file whose afterAll fails counts as failed', () => {
  const file = { ...fileWith('passed'), status: 'failed' };
  expect(countVitest({ testResults: [file] }, 1)).toMatchObject({ passed: 1, failed: 1 });
});

test('an error outside every test fails the Vitest run', () => {
  expect(countVitest({ testResults: [fileWith('passed')] }, 1)).toMatchObject({ passed: 1, failed: 1 });
});

test('a run without tests fails, even with exit code 0', () => {
  expect(countVitest({ testResults: [] }, 0)).toMatchObject({ passed: 0, failed: 1 });
  const stats = { expected: 0, skipped: 0, unexpected: 0, flaky: 0 };
  expect(countPlaywright({ stats, errors: [] }, 0)).toMatchObject({ passed: 0, failed: 1 });
});

test('skipped, flaky and unexpected Playwright tests and errors count as failed', () => {
  const stats = { expected: 5, skipped: 1, unexpected: 2, flaky: 3 };
  const count = countPlaywright({ stats, errors: [{ message: 'no such file' }] }, 1);
  expect(count).toMatchObject({ passed: 5, failed: 7 });
  expect(count.sentences).toContain('no such file');
});

test('a clean Playwright run has no failure', () => {
  const stats = { expected: 5, skipped: 0, unexpected: 0, flaky: 0 };
  expect(countPlaywright({ stats, errors: [] }, 0)).toEqual({ passed: 5, failed: 0, sentences: [] });
});
