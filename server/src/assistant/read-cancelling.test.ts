import { describe, expect, it, test } from 'vitest';
import { ask, family, findings, first, ofLeo, talk } from '../../tests/assistant-talk.ts';
import { normalise } from './normalise.ts';
import { asksOfCancelling, wantsCancelled } from './read-cancelling.ts';

const askFamily = (...messages: string[]) =>
  talk(messages, { asker: family, findings: { ...findings, appointments: [first, ofLeo] } }).replies.at(-1);
const askOfOne = (...messages: string[]) =>
  talk(messages, { findings: { ...findings, appointments: [first] } }).replies.at(-1);

test.each([
  'ne, sag ihn lieber ganz ab',
  'dann bitte doch absagen den Termin von Leo',
  'Können Sie den einfach absagen?',
  'Kann man den absagen?',
  'könntet ihr ihn bitte stornieren',
  'Please cancel it',
  'Could you cancel that one?',
  'absagen, ich kann da nicht',
  'ich kann leider nicht bitte absagen',
  'lösch ihn',
  'wenn es geht, bitte ganz absagen',
  'ach nein, streichen Sie ihn',
  'ich würde ihn lieber absagen',
  'ich hätte ihn gern storniert',
  'dann muss ich absagen',
  'Dann muss ich den leider absagen.',
  'dann muss ich leider stornieren',
  'können Sie den ersten bitte noch absagen?',
  'können Sie ihn bitte einfach absagen? ich buche später neu',
  'bitte kostenlos absagen',
  'cancel it free of charge please',
  'ich kann diesen nicht wahrnehmen und muss absagen',
  'den schaffe ich nicht muss absagen',
  'brauche den nicht mehr absagen bitte',
  'den zweiten bitte nicht verschieben sondern absagen',
  'absagen kann nicht kommen',
  'kann leider nicht kommen muss absagen',
  'weg damit',
])('“%s” wants it cancelled', (message) => {
  expect(wantsCancelled(normalise(message))).toBe(true);
});

test.each([
  'muss ich den absagen wenn ich krank bin',
  'Muss ich ihn dann absagen?',
  'Kann die Praxis den auch absagen?',
  'Kann man den auch noch am Vortag absagen?',
  'Könnte ich den später noch absagen?',
  'Kann ich den dann auch noch kostenlos absagen?',
  'can I still cancel it later?',
  'Is there a fee if I cancel it?',
  'darf ich den jederzeit stornieren',
  'Können Sie mir bitte sagen, ob ich kostenlos absagen kann?',
  'Sagen Sie mir bitte ob ich den noch absagen kann',
  'Kann ich absagen, kostet das eine Gebühr?',
  'Bis wann kann ich den bitte absagen?',
])('“%s” asks about it', (message) => {
  const text = normalise(message);
  expect(wantsCancelled(text)).toBe(false);
  expect(asksOfCancelling(text)).toBe(true);
});

test.each([
  'absagen will ich ihn nicht',
  'absagen möchte ich den eigentlich nicht',
  'bitte nicht absagen',
  'verschieben statt absagen',
  'ich will keinen Termin absagen',
  'ohne ihn abzusagen',
  "don't cancel it",
  'ich musste auf der Arbeit alles absagen',
  'meine Chefin hat alles storniert',
  "I can't make it on Friday",
  'den nehme ich',
  'Ich möchte ihn nicht gleich absagen',
  'I do not want to cancel it',
  'Bitte sagen Sie ihn nicht ab',
])('“%s” wants no such thing', (message) => {
  expect(wantsCancelled(normalise(message))).toBe(false);
});

describe('while a move waits for its yes', () => {
  const move = 'Meinen Termin am 2. Dezember auf den 4. um 11 Uhr verschieben';

  it.each([
    'Könnte ich den später noch absagen?',
    'Kann ich den dann auch noch kostenlos absagen?',
    'bis wann kann ich den absagen',
    'Could I still cancel it the day before?',
  ])('“%s” is answered, and the move asked again', (message) => {
    const reply = askFamily(move, message);
    expect(reply?.message).toMatch(/(?:50\s€|€50)/);
    expect(reply?.state.question).toMatchObject({ kind: 'move', appointmentId: 'a-1', time: '11:00' });
  });

  it('whoever does not want to cancel is asked again', () => {
    expect(askFamily(move, 'absagen will ich ihn nicht')?.state.question?.kind).not.toMatch(/cancel/i);
  });

  it.each([
    'ne, dann sagen Sie ihn ganz ab',
    'Können Sie ihn doch absagen?',
    'cancel it instead please',
    'dann muss ich absagen',
    'Dann muss ich den leider absagen.',
    'dann muss ich leider stornieren',
    'bitte kostenlos absagen',
    'cancel it free of charge please',
  ])('“%s” asks whether to cancel it', (message) => {
    expect(askFamily(move, message)?.state.question).toMatchObject({
      kind: 'cancel',
      appointmentId: 'a-1',
    });
  });
});

test('what somebody had to cancel elsewhere is no errand', () => {
  const said = ['Meinen Termin verschieben', 'ich musste auf der Arbeit alles absagen, Freitag 10 Uhr'];
  expect(askOfOne(...said)?.state.question).toMatchObject({
    ...{ kind: 'move', appointmentId: 'a-1' },
    ...{ date: '2026-11-27', time: '10:00' },
  });
});

test.each(['Meinen Termin verschieben', 'Welche Termine habe ich?', 'Meinen Termin absagen'])(
  'after “%s” whoever does not want to cancel keeps all',
  (before) => {
    expect(ask(before, 'absagen will ich ihn nicht')?.message).toBe('Gut, es bleibt alles, wie es ist.');
  },
);

describe('after a list of one', () => {
  const list = 'Welche Termine habe ich?';

  it.each([
    'muss ich den absagen wenn ich krank bin',
    'Kann die Praxis den auch absagen?',
    'Kann man den auch noch am Vortag absagen?',
  ])('“%s” is a question', (message) => {
    const reply = askOfOne(list, message);
    expect(reply?.message).toMatch(/^Bitte nehmen Sie den Termin wahr oder sagen Sie ihn/);
    expect(reply?.state.question).toMatchObject({ kind: 'shown', appointmentIds: ['a-1'] });
  });

  it.each(['Kann man den einfach absagen?', 'den bitte absagen', 'can you cancel that for me?'])(
    '“%s” is an errand',
    (message) => {
      expect(askOfOne(list, message)?.state.question).toMatchObject({
        kind: 'cancel',
        appointmentId: 'a-1',
      });
    },
  );
});
