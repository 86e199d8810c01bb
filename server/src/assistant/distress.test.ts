import { describe, expect, it } from 'vitest';
import { toStandardGerman } from './dialects.ts';
import { scoreDistress, urgentFrom } from './distress.ts';
import { normalise } from './normalise.ts';

const score = (message: string) => scoreDistress(toStandardGerman(normalise(message)));

describe('pain that can’t wait', () => {
  it.each([
    'Scheiße tut das weh, seit drei Tagen',
    'ich halt das nicht mehr aus, termin jetzt sofort',
    'et deit esu wieh ich kann nit mih schlofe',
    'seit 4 Uhr mit Kühlpack am Kiefer und es wird schlimmer',
    'zahn kaputt viel schmerz kann nicht essen',
    'Der Zahn bringt mich um, nichts hilft',
    'Ich halte es keine Stunde mehr aus',
    'sobald ich liege fängt der Zahn an zu hämmern, die Nacht war ich im Sessel',
  ])('%s', (message) => {
    expect(score(message)).toBeGreaterThanOrEqual(urgentFrom);
  });

  it.each([
    'Ich habe Zahnschmerzen und brauche einen Termin',
    'seit Wochen ein leichtes Ziehen bei kaltem Wasser',
    'Meine Frau bringt mich um, wenn ich nicht zur Kontrolle gehe',
    'Ich halte eure Warteschleife nicht mehr aus, gebt mir jetzt sofort einen Termin',
    'Ich sterbe vor Neugier, was kostet Bleaching?',
    'nächste Woche reicht, es tut nur ein bisschen weh',
  ])('waits: %s', (message) => {
    expect(score(message)).toBeLessThan(urgentFrom);
  });
});

describe('dialects', () => {
  it.each([
    ['et deit esu wieh', 'et tut so weh'],
    ['De Back es jeschwolle', 'de backe es geschwolle'],
    ['I hald des nimma aus', 'i halte des nicht mehr aus'],
    ['Et Blod läuf', 'et blut lauft'],
    ['jetzt bin ich auf jeden Fall da', 'jetzt bin ich auf jeden fall da'],
    ['my back hurts, can I come in', 'my back hurts, can i come in'],
  ])('%s → %s', (message, standard) => {
    expect(toStandardGerman(normalise(message))).toBe(standard);
  });
});
