import type { AskedFor } from '@praxisportal/practice/asked-for';
import { describe, expect, it } from 'vitest';
import { normalise } from './normalise.ts';
import { loadSubjectGuesser, type Meant } from './subject-guesser.ts';
import { createTreatmentScale } from './weigh-treatments.ts';

const askedFor: readonly AskedFor[] = [
  { treatment: 'vorsorge', subjects: ['checkup', 'cleaning'], alsoCalled: [] },
  { treatment: 'reparatur', subjects: ['filling'], alsoCalled: [] },
];
const holding = (...probabilities: [Meant, number][]) =>
  createTreatmentScale(askedFor, () => new Map(probabilities));

describe('a named treatment', () => {
  it('stays where the classifier is not sure of another', () => {
    const weigh = holding(['filling', 0.7], ['checkup', 0.15], ['cleaning', 0.15]);
    expect(weigh('', 'vorsorge', 'named')).toBe('vorsorge');
  });

  it('gives way where the classifier is', () => {
    expect(holding(['filling', 0.9], ['checkup', 0.1])('', 'vorsorge', 'named')).toBe('reparatur');
  });

  it('stays where no subject covers it', () => {
    expect(holding(['filling', 1])('', 'schnarchen', 'named')).toBe('schnarchen');
  });
});

describe('where nothing is named', () => {
  it('the likeliest is meant', () => {
    expect(holding(['filling', 0.3], ['nothing', 0.02])('', undefined, 'guessed')).toBe('reparatur');
  });

  it.each<[string, [Meant, number][]]>([
    ['likely', [['filling', 0.2]]],
    [
      'likelier than nothing by far',
      [
        ['filling', 0.4],
        ['nothing', 0.1],
      ],
    ],
    ['done here', [['braces', 1]]],
  ])('nothing is guessed that is not %s', (_, probabilities) => {
    expect(holding(...probabilities)('', undefined, 'guessed')).toBeUndefined();
  });
});

it.each<[string, string | undefined]>([
  ['der Spalt zwischen den Einsern soll optisch weg', undefined],
  ['einmal kärchern bitte, alles voller Kaffee', 'vorsorge'],
  ['irgendwann am Freitag nach elf', undefined],
])('learned from messages: %s', (message, treatment) => {
  const weigh = createTreatmentScale(askedFor, loadSubjectGuesser());
  expect(weigh(normalise(message), undefined, 'guessed')).toBe(treatment);
});
