import { expect, it } from 'vitest';
import { samplePractice } from '../../tests/assistant-practice.ts';
import { createAssistant } from './assistant.ts';

const guest = { kind: 'guest' } as const;

it.each([
  ['Heute noch offen?', '2026-11-27T09:00:00Z', /^Ja, .*bis 16:00 Uhr\./],
  ['Habt ihr heute noch auf?', '2026-11-27T06:00:00Z', /^Ja, heute haben wir von 08:00 bis 16:00 Uhr/],
  ['Heute noch offen?', '2026-11-27T16:00:00Z', /^Gerade haben wir geschlossen\..*30\. November.*08:00/s],
  ['Heute noch offen?', '2026-11-28T09:00:00Z', /^Gerade haben wir geschlossen\./],
  ['Are you still open today?', '2026-11-27T09:00:00Z', /^Yes, .*16:00\./],
  ['Wann habt ihr heute offen?', '2026-11-27T09:00:00Z', /^Heute haben wir von 08:00 bis 16:00 Uhr/],
])('“%s” at %s is answered first', (message, at, words) => {
  const language = message.startsWith('Are') ? 'en' : 'de';
  const assistant = createAssistant(samplePractice);
  const input = {
    message,
    language,
    asker: guest,
    state: {},
    earlierMessages: [],
    nowMs: Date.parse(at),
  } as const;
  expect(assistant.render(assistant.plan(input), {}, input.nowMs).message).toMatch(words);
});
