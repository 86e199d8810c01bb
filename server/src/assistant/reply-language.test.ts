import { expect, test } from 'vitest';
import { samplePractice } from '../../tests/assistant-practice.ts';
import { createAssistant } from './assistant.ts';
import type { DialogState } from './turn.ts';

const assistant = createAssistant(samplePractice);
const asker = { kind: 'guest' } as const;
const nowMs = Date.parse('2026-11-25T08:00:00Z');

function languageOf(message: string, page: 'de' | 'en', state: DialogState = {}) {
  return assistant.plan({ message, language: page, asker, state, earlierMessages: [], nowMs }).language;
}

test.each(['de', 'en'] as const)('the reply follows the language of the message below /%s', (page) => {
  for (const message of [
    'Wann haben Sie geöffnet?',
    'Ich möchte einen Termin buchen',
    'Ich habe Zahnschmerzen',
    'Zahnreinigung am Montag um 10 Uhr',
    'Was kostet das?',
    'Notfall!',
    'Guten Tag',
    'Bitte meinen Termin absagen',
    'Sie sind ein Idiot',
  ])
    expect(languageOf(message, page), message).toBe('de');
  for (const message of [
    'When are you open?',
    'I’d like to book an appointment',
    'I have a toothache and I will die',
    'Could you clean my teeth on Monday at 10 am?',
    'An appointment with Frau Dr. Yılmaz, please',
    'You are an idiot',
  ])
    expect(languageOf(message, page), message).toBe('en');
});

test.each(['8 am', 'ok', 'um', 'hi', '10:30', 'Dr. Hoffmann', '👍'])(
  '“%s” shows no language: the conversation’s counts, then the page’s',
  (message) => {
    expect(languageOf(message, 'en')).toBe('en');
    expect(languageOf(message, 'de')).toBe('de');
    expect(languageOf(message, 'en', { language: 'de' })).toBe('de');
    expect(languageOf(message, 'de', { language: 'en' })).toBe('en');
  },
);
