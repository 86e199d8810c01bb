import { expect, test } from 'vitest';
import { readModelAnswer, UnusableAnswer } from './read-answer.ts';

const read = (message: object, finish_reason = 'stop') =>
  readModelAnswer({ choices: [{ finish_reason, message }] });
const json = '{"intent": "none"}';

test.each([
  ['JSON', { content: json }],
  [
    'JSON in parts',
    {
      content: [
        { type: 'text', text: '{"intent":' },
        { type: 'text', text: ' "none"}' },
      ],
    },
  ],
  ['JSON in a fence', { content: `\`\`\`json\n${json}\n\`\`\`` }],
  ['JSON behind thoughts', { content: `<think>Was will er?</think>\n\n${json}` }],
  ['JSON behind thoughts whose beginning the template ate', { content: `Was will er?</think>${json}` }],
  ['JSON before thoughts that never end', { content: `${json} <think>Und jetzt` }],
  ['JSON beside an empty list of tools', { content: json, tool_calls: [] }],
])('%s is read', (_, message) => {
  expect(read(message)).toEqual({ intent: 'none' });
});

test.each([
  ['prose', { content: 'Nehmen Sie 400 mg Ibuprofen.' }],
  ['prose before JSON', { content: `Gern! ${json}` }],
  ['prose behind JSON', { content: `${json} Gute Besserung!` }],
  ['prose around a fence', { content: `Gern!\n\`\`\`json\n${json}\n\`\`\`` }],
  ['two objects', { content: json + json }],
  ['JSON that breaks off', { content: json.slice(0, -1) }],
  ['nothing', { content: '' }],
  ['no content', { content: null }],
  ['a refusal', { content: null, refusal: 'Das kann ich nicht.' }],
  ['thoughts only', { content: '<think>Hm' }],
  ['a tool call', { content: null, tool_calls: [{ function: { name: 'cancel', arguments: '{}' } }] }],
  ['a tool call beside JSON', { content: json, tool_calls: [{ function: { name: 'cancel' } }] }],
  ['a function call', { content: json, function_call: { name: 'cancel', arguments: '{}' } }],
  ['far too much', { content: `"${'x'.repeat(20_000)}"` }],
])('%s is refused', (_, message) => {
  expect(() => read(message)).toThrow(UnusableAnswer);
});

test('what was cut off is refused', () => {
  expect(() => read({ content: json }, 'length')).toThrow(UnusableAnswer);
});

test.each([
  [null],
  ['text'],
  [{}],
  [{ choices: [] }],
  [{ choices: 'keine' }],
  [{ choices: [{ message: 1 }] }],
])('a body of another shape is refused: %j', (body) => {
  expect(() => readModelAnswer(body)).toThrow(UnusableAnswer);
});
