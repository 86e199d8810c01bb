import { expect, test } from 'vitest';
import { readModelAnswer, UnusableAnswer } from './model-answer.ts';

const tools = ['start_booking', 'show_doctors'];
const read = (message: object, finish_reason = 'stop') =>
  readModelAnswer({ choices: [{ finish_reason, message }] }, tools);
const booking = { name: 'start_booking', arguments: { words: 'morgen um zehn' } };

test.each([
  ['words', { content: 'Guten Tag.' }],
  [
    'words in parts',
    {
      content: [
        { type: 'text', text: 'Guten ' },
        { type: 'text', text: 'Tag.' },
      ],
    },
  ],
  ['thoughts before the words', { content: '<think>Was will er?</think>\n\nGuten Tag.' }],
  ['thoughts whose beginning the template ate', { content: 'Was will er?</think>Guten Tag.' }],
  ['thoughts that never end, behind the words', { content: 'Guten Tag. <think>Und jetzt' }],
])('%s are read', (_, message) => {
  expect(read(message)).toEqual({ text: 'Guten Tag.' });
});

const args = JSON.stringify(booking.arguments);
const call = (given: unknown) => ({
  content: null,
  tool_calls: [{ function: { name: 'start_booking', arguments: given } }],
});
test.each([
  ['a tool with arguments as text', call(args)],
  ['a tool with arguments as an object', call(booking.arguments)],
  ['a tool with arguments as text of a text', call(JSON.stringify(args))],
  [
    'the first of several tools',
    { tool_calls: [...call(args).tool_calls, { function: { name: 'show_doctors', arguments: '{}' } }] },
  ],
  ['a function of old', { content: '', function_call: { name: 'start_booking', arguments: args } }],
  ['a tool written as JSON', { content: JSON.stringify(booking) }],
  ['a tool written with parameters', { content: `{"name": "start_booking", "parameters": ${args}}` }],
  ['a tool written in a list', { content: `[TOOL_CALLS] [${JSON.stringify(booking)}]` }],
  ['a tool written in a tag', { content: `<tool_call>\n${JSON.stringify(booking)}\n</tool_call>` }],
  ['a tool written in a fence', { content: `Gern.\n\`\`\`json\n${JSON.stringify(booking)}\n\`\`\`` }],
  ['a tool written as a function', { content: `<function=start_booking>${args}</function>` }],
  ['a tool written as a call', { content: `start_booking(${args})` }],
  ['a tool written inside a function', { content: JSON.stringify({ type: 'function', function: booking }) }],
])('%s is read', (_, message) => {
  expect(read(message).call).toEqual(booking);
});

test.each([
  ['', {}],
  ['null', {}],
])('arguments %j are none', (given, expected) => {
  expect(read(call(given === 'null' ? null : given)).call?.arguments).toEqual(expected);
});

test('the name of a tool alone is the tool', () => {
  expect(read({ content: 'show_doctors()' }).call).toEqual({ name: 'show_doctors', arguments: {} });
});

test('a sentence that names braces or a tool is a sentence', () => {
  const text = 'Wir öffnen um 8 {wie immer}, auch wenn jemand start_booking schreibt.';
  expect(read({ content: text })).toEqual({ text });
});

test.each([
  ['nothing', {}],
  ['no words', { content: '   ' }],
  ['only thoughts', { content: '<think>Hm' }],
  ['arguments that are no JSON', call('{"words": ')],
  [
    'a tool that nobody has, as text',
    { content: '<tool_call>{"name": "delete_all", "arguments": {}}</tool_call>' },
  ],
  ['a tool as a line of a program', { content: 'Gern: show_doctors(kind="all")' }],
  ['JSON of another kind in a fence', { content: 'Gern!\n```json\n{"tool": "show_doctors"}\n```' }],
  ['half a tool as text', { content: '{"name": "start_booking", "arguments": {"words"' }],
])('%s is of no use', (_, message) => {
  expect(() => read(message)).toThrow(UnusableAnswer);
});

test('what was cut off is of no use, even if it reads well', () => {
  expect(() => read({ content: 'Sie können morgen' }, 'length')).toThrow(UnusableAnswer);
});

test.each([[undefined], [null], ['text'], [{}], [{ choices: [] }], [{ choices: [{}] }], [{ error: 'busy' }]])(
  '%j is no answer',
  (body) => {
    expect(() => readModelAnswer(body, tools)).toThrow(UnusableAnswer);
  },
);
