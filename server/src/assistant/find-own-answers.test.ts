import type { OwnAnswer } from '@praxisportal/practice/own-answers';
import { ownAnswers } from '@praxisportal/practice/own-answers';
import { describe, expect, it } from 'vitest';
import { createOwnAnswerFinder } from './find-own-answers.ts';
import { normalise } from './normalise.ts';

const toAnswer = (id: string, de: string[], en: string[]): OwnAnswer => ({
  id,
  ask: { de, en },
  answer: { de: id, en: id },
});
const find = createOwnAnswerFinder([
  toAnswer('wifi', ['Gibt es WLAN im Wartezimmer?'], ['Is there Wi-Fi in the waiting room?']),
  toAnswer('toys', ['Gibt es Spielzeug im Wartezimmer?'], ['Are there toys in the waiting room?']),
  toAnswer('bikes', ['Wo kann ich mein E-Bike laden?'], ['Can I charge my e-bike?']),
]);
const likeliest = (message: string) => {
  const [best] = find(normalise(message));
  return best && [best.answer.id, best.score];
};

describe('an own answer is found by words that are like its ways to ask', () => {
  it('scores 1 where only common words differ, in both languages', () => {
    expect(likeliest('Habt ihr im Wartezimmer auch WLAN?')).toEqual(['wifi', 1]);
    expect(likeliest('Do you have wifi in your waiting room')).toEqual(['wifi', 1]);
  });

  it.each([
    ['wlna', 'wifi'],
    ['w lan?', 'wifi'],
    ['wi fi please', 'wifi'],
    ['spielzeuge', 'toys'],
    ['e bike laden', 'bikes'],
    ['EBike aufladen', 'bikes'],
  ])('“%s” is %s', (message, id) => {
    expect(likeliest(message)?.[0]).toBe(id);
  });

  it('counts words that no way to ask has against it', () => {
    const score = (message: string) => Number(likeliest(message)?.[1]);
    expect(score('WLAN')).toBeGreaterThan(score('WLAN Router Empfehlung'));
    expect(score('WLAN Router Empfehlung')).toBeGreaterThan(score('WLAN Router Empfehlung Fritzbox Keller'));
  });

  it('reads one sentence of several, for less', () => {
    const [, alone] = likeliest('Gibt es WLAN im Wartezimmer?') ?? [];
    const [id, beside] = likeliest('Meine Tochter schreibt Klausuren. Gibt es WLAN im Wartezimmer?') ?? [];
    expect(id).toBe('wifi');
    expect(Number(beside)).toBeLessThan(Number(alone));
    expect(Number(beside)).toBeGreaterThan(0.8);
  });

  it.each(['', '?!', 'Haben Sie das?', 'Ich möchte morgen zur Kontrolle kommen', '👍'])(
    'finds none in “%s”',
    (message) => {
      expect(likeliest(message)).toBeUndefined();
    },
  );

  it('finds none where the practice has none', () => {
    expect(createOwnAnswerFinder([])('wlan')).toEqual([]);
  });

  it('finds each answer of the sample practice by each of its own ways to ask', () => {
    const findOwn = createOwnAnswerFinder(ownAnswers);
    for (const { id, ask } of ownAnswers)
      for (const way of [...ask.de, ...ask.en]) {
        const [best] = findOwn(normalise(way));
        expect([way, best?.answer.id, best?.score]).toEqual([way, id, 1]);
      }
  });
});
