import { expect, it } from 'vitest';
import { normalise } from './normalise.ts';
import { readTreatments } from './read-treatment.ts';

it.each([
  ['Kontrolle', 'kontrolluntersuchung'],
  ['ne Durchsicht bitte', 'kontrolluntersuchung'],
  ['mal draufgucken lassen', 'kontrolluntersuchung'],
  ['PZR', 'prophylaxe'],
  ['zahnstein wech', 'prophylaxe'],
  ['scale and polish', 'prophylaxe'],
  ['Plombe verloren', 'fuellungen'],
  ['I have a cavity', 'fuellungen'],
  ['der Nerv muss raus', 'wurzelbehandlung'],
  ['wurzel behandlung', 'wurzelbehandlung'],
  ['Gebiss drückt', 'zahnersatz'],
  ['auf einen Knochen gebissen, Plombe raus', 'fuellungen'],
  ['Bleaching', 'aesthetik'],
  ['Zahnspange für meine Tochter', 'kieferorthopaedie'],
  ['Invisalign check', 'kieferorthopaedie'],
  ['mein Zahnfleisch geht zurück', 'parodontologie'],
  ['Zahflaasch blut', 'parodontologie'],
  ['Meine Tochter ist 5 und braucht einen Kontrolltermin', 'kinder'],
  ['appointment for my son, 7 years old', 'kinder'],
  ['Kontrolle, mein Sohn fährt mich', 'kontrolluntersuchung'],
  ['drei Jahre nicht mehr da gewesen, Kontrolle bitte', 'kontrolluntersuchung'],
  ['zweite Meinung zur Krone', 'beratung'],
  ['weiß nicht was ich brauche', 'beratung'],
  ['nicht Fühlung sondern Füllung', 'fuellungen'],
  ['I said cleaning and not consultation', 'prophylaxe'],
  ['hab ich kieferorthopädie gesagt? meinte parodontologie', 'parodontologie'],
  ['ein Termin', undefined],
])('%s → %s', (message, id) => {
  expect(readTreatments(normalise(message))[0]).toBe(id);
});
