import type { Language } from '@praxisportal/contract/language';
import { answers } from '@praxisportal/practice/answers';
import { describe, expect, it } from 'vitest';
import { talk } from '../../tests/assistant-talk.ts';

const answer = (message: string) => talk([message]).replies[0]?.message ?? '';

describe('the facts of a visit are told in the practice’s words', () => {
  it.each<[Language, string]>([
    ['de', 'Was muss ich zum ersten Termin mitbringen?'],
    ['en', 'What should I bring to my first visit?'],
  ])('what to bring and what the first visit takes, %s: “%s”', (language, message) => {
    expect(answer(message)).toBe(`${answers.bring?.[language]} ${answers.firstVisit?.[language]}`);
  });

  it.each<[Language, string]>([
    ['de', 'mit der Bahn?'],
    ['de', 'Wie komme ich mit der Straßenbahn zu Ihnen?'],
    ['de', 'Welche Haltestelle ist in der Nähe?'],
    ['en', 'How do I get to you by tram?'],
  ])('the tram, %s: “%s”', (language, message) => {
    expect(answer(message)).toContain(answers.publicTransport?.[language]);
  });
});
