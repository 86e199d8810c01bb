import { expect, test } from 'vitest';
import { patient, samplePractice } from '../../tests/assistant-practice.ts';
import { createAssistant } from './assistant.ts';
import { readOnce, remember } from './remember.ts';

function createCounter() {
  const read: string[] = [];
  const count = remember((text) => ({ length: read.push(text) }));
  return { read, count };
}

test('while a message is read its texts are read once, and the least used are forgotten first', () => {
  const { read, count } = createCounter();
  readOnce(() => {
    for (const text of 'abcdefghaiab') count(text);
  });
  expect(read.join('')).toBe('abcdefghib');
});

test('nothing is remembered from one message to the next, nor outside of them', () => {
  const { read, count } = createCounter();
  for (const text of ['a', 'a']) count(text);
  readOnce(() => count('a'));
  readOnce(() => count('a'));
  count('a');
  expect(read).toEqual(['a', 'a', 'a', 'a', 'a']);
});

test('a message that fails is forgotten as well', () => {
  const { read, count } = createCounter();
  const fail = () =>
    readOnce(() => {
      count('a');
      throw new Error('no');
    });
  expect(fail).toThrow('no');
  count('a');
  expect(read).toEqual(['a', 'a']);
});

test('within a message another step remembers what was read before it', () => {
  const { read, count } = createCounter();
  readOnce(() => {
    readOnce(() => count('a'));
    count('a');
  });
  expect(read).toEqual(['a']);
});

test('what is handed out again can’t be changed', () => {
  const { count } = createCounter();
  expect(readOnce(() => Object.isFrozen(count('a')))).toBe(true);
});

test('the assistant reads a message once, and remembers none', () => {
  const { read, count } = createCounter();
  const assistant = createAssistant(samplePractice, (text) => {
    count(text);
    count(text);
    return [];
  });
  const input = {
    ...{ message: 'Wo sind Sie?', language: 'de' as const, asker: patient, state: {} },
    ...{ earlierMessages: [], form: undefined, nowMs: 0 },
  };
  assistant.plan(input);
  assistant.plan(input);
  expect(read).toEqual(['wo sind sie?', 'wo sind sie?']);
});
