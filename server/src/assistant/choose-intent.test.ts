import { expect, it } from 'vitest';
import { asksSomething } from './choose-intent.ts';
import { normalise } from './normalise.ts';

it.each([
  'Behandeln Sie auch Kinder',
  'behandelt ihr auch kinder',
  'Haben Sie samstags auf',
  'ich wollte fragen ob ihr Kassenpatienten nehmt',
  'kann man bei euch parken',
  'do you treat children',
])('asks without a mark: “%s”', (message) => {
  expect(asksSomething(normalise(message))).toBe(true);
});

it.each([
  'Sagen Sie dem Arzt, ich bin Neupatient',
  'Helfen Sie mir',
  'Rufen Sie mich zurück',
  'ich weiß nicht ob ich Schmerzen habe',
  'Mein Kleiner ist drei',
])('asks nothing: “%s”', (message) => {
  expect(asksSomething(normalise(message))).toBe(false);
});
